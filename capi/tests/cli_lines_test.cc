// Lines in, lines out: commands that read games answer each line at once, with its id; and games as people type them.
#include <algorithm>
#include <chrono>

#include "cli_live.h"

namespace entente_test {
namespace {

// Commands that answer lines about games.
const std::vector<std::vector<std::string>> kLineCommands = {
    {"adjudicate"}, {"legal"}, {"legal", "--next", "A PAR"}, {"explain"}, {"advise"}, {"score"},
    {"history"},    {"owed"},  {"convert", "--to", "judge"}, {"process"}};

std::vector<std::string> WithJsonl(std::vector<std::string> command) {
  command.emplace_back("--jsonl");
  return command;
}

std::vector<std::string> LinesIn(const std::string& text) {
  std::vector<std::string> lines;
  for (size_t start = 0; start < text.size();) {
    const size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

const std::string kPhaseAlone = kPhase;
const std::string kGameLine = R"({"id":2,"game":{"id":"inner","phases":[)" + kPhaseAlone + "]}}";

class CliLinesTest : public Cli {};

TEST_F(CliLinesTest, EveryCommandAnswersEveryLineWithItsId) {
  const std::string typed = R"({"id":3,"text":"FRANCE\nA PAR - BUR"})", wrong = R"({"id":4,"text":"what"})";
  const std::string unknown = R"({"id":[5],"game":{"name":"S1901M","state":{"units":{"FRANCE":["A XYZ"]}}}})";
  const std::string input = kGameLine + "\n\n" + typed + "\nbroken\n" + wrong + "\n" + unknown + "\n" + kGameLine;
  for (const std::vector<std::string>& command : kLineCommands) {
    SCOPED_TRACE(command.front() + (command.size() > 1 ? " " + command[1] : ""));
    const Ran ran = RunProgram(WithJsonl(command), input);
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err, "");
    const std::vector<std::string> lines = LinesIn(ran.out);
    ASSERT_EQ(lines.size(), 6u) << ran.out;
    const bool is_history = command.front() == "history";  // of a phase there is none
    EXPECT_EQ(lines[0].rfind(R"({"id":2,)", 0), 0u) << lines[0];
    EXPECT_FALSE(Has(lines[0], R"("error":)")) << lines[0];
    EXPECT_EQ(lines[1].rfind(R"({"id":3,)", 0), 0u) << lines[1];
    EXPECT_EQ(Has(lines[1], R"("error":)"), is_history) << lines[1];
    EXPECT_TRUE(is_history || Has(lines[1], "no board is given: the units are those that are ordered\"]")) << lines[1];
    EXPECT_TRUE(Has(lines[2], R"("line":4,"column":1,)")) << lines[2];
    EXPECT_TRUE(Has(
        lines[3],
        R"({"id":4,"error":{"status":"invalid_argument","message":"text:1: 'what' is no order, power or phase; expected)"))
        << lines[3];
    EXPECT_TRUE(Has(lines[4], R"({"id":[5],"error":{)") && Has(lines[4], R"("line":6)")) << lines[4];
    EXPECT_EQ(lines[5], lines[0]);
    std::vector<std::string> threads = WithJsonl(command);
    threads.insert(threads.end(), {"--threads", "3"});
    EXPECT_EQ(RunProgram(threads, input).out, ran.out);
  }
}

TEST_F(CliLinesTest, AnAnswerComesBeforeTheNextLine) {
  for (const std::vector<std::string>& command : kLineCommands) {
    Live live(WithJsonl(command));
    for (size_t i = 1; i <= 3; ++i) {
      live.Feed(kGameLine + "\n");
      EXPECT_TRUE(live.HasLines(i)) << command.front();
    }
    EXPECT_EQ(live.Finish().code, 0);
  }
}

TEST_F(CliLinesTest, ALineAsksItsOwnQuestions) {
  const std::string game = R"("game":)" + kPhaseAlone;
  const auto answer = [&](std::vector<std::string> command, const std::string& asked) {
    return RunProgram(WithJsonl(std::move(command)), "{\"id\":1," + game + "," + asked + "}").out;
  };
  const std::string explained = answer({"explain"}, R"("order":"A MUN")");
  EXPECT_TRUE(Has(explained, "A MUN - BUR") && !Has(explained, R"("order":"A PAR - BUR")")) << explained;
  EXPECT_TRUE(Has(answer({"explain"}, R"("order":"A WAR")"), R"("error":{"status":"not_found")"));
  EXPECT_EQ(answer({"legal", "--next", ""}, R"("next":"A PAR S")"),
            "{\"id\":1,\"phase\":\"S1901M\",\"next\":[\"A MUN\"]}\n");
  EXPECT_TRUE(Has(answer({"advise"}, R"("unknown":"GERMANY","outlook":true)"), R"("unknown":["GERMANY"])"));
  EXPECT_TRUE(Has(answer({"advise"}, R"("power":"SPAIN")"), "--power SPAIN: 'SPAIN' is no power"));
  EXPECT_TRUE(Has(answer({"adjudicate"}, R"("phase":"S1999M")"), R"("error":{"status":"not_found")"));
}

// Nothing is played or answered as if the member were not there.
TEST_F(CliLinesTest, AMemberThatIsNotReadIsAnError) {
  struct Row {
    std::vector<std::string> command;
    std::string member, message;
  };
  const std::string unused = " is not read here: the command has no use for it";
  std::vector<Row> rows = {
      {{"process"}, R"("oders":{})", "unknown member `oders`: did you mean `orders`?"},
      {{"process"}, R"("order":"A PAR - BUR")", "`order` is not read here: did you mean `orders`?"},
      {{"advise"}, R"("pwer":"FRANCE")", "unknown member `pwer`: did you mean `power`?"},
      {{"advise"}, R"("order":"A PAR")", "`order`" + unused},
      {{"legal"}, R"("next":"A PAR")", "`next`" + unused},
      {{"adjudicate"}, R"("phse":"S1901M")", "unknown member `phse`: did you mean `phase`?"}};
  for (const std::vector<std::string>& command : kLineCommands) {
    rows.push_back({command, R"("text":"FRANCE\nA PAR H")", "`game` and `text`: expected one of them"});
  }
  for (const char* name : {"owed", "score", "history", "process"}) {
    rows.push_back({{name}, R"("phase":"F1950M")", "`phase`" + unused});
  }
  rows.push_back({{"convert", "--to", "json"}, R"("phase":"F1950M")", "`phase`" + unused});
  for (const Row& row : rows) {
    const std::string line = R"({"id":1,"game":)" + kPhaseAlone + "," + row.member + "}";
    const Ran ran = RunProgram(WithJsonl(row.command), line);
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out.rfind(R"({"id":1,"error":{"status":)", 0), 0u) << row.command.front() << ran.out;
    EXPECT_TRUE(Has(ran.out, R"("message":")" + row.message + R"(","line":1,"column":)")) << ran.out;
  }
  for (const char* text : {R"("")", R"(" \n")"}) {
    const std::string empty = RunProgram({"owed", "--jsonl"}, R"({"id":1,"text":)" + std::string(text) + "}").out;
    EXPECT_TRUE(Has(empty, "text: is empty; expected a game, or a board and orders")) << empty;
  }
  // What an answer has beside the game is no question.
  const std::string more = R"({"id":1,"game":)" + kPhaseAlone + R"(,"notes":[],"form":"json","result":{},"name":"a"})";
  EXPECT_FALSE(Has(RunProgram({"process", "--jsonl"}, more).out, R"("error")"));
}

TEST_F(CliLinesTest, ProcessTakesAGameAndOrdersAndGivesTheGame) {
  std::string game = RunProgram({"play", "--phases", "0", "--json"}).out;
  game.pop_back();
  const std::string listed = R"({"id":1,"game":)" + game + R"(,"orders":{"FRANCE":["A PAR - BUR"],"ITALY":null}})";
  const std::string typed = R"({"id":1,"game":)" + game + R"(,"orders":"A PAR - BUR"})";
  const std::string answer = RunProgram({"process", "--jsonl"}, listed).out;
  EXPECT_EQ(answer.rfind(R"({"id":1,"result":{"name":"S1901M","orders":[{)", 0), 0u) << answer;
  EXPECT_TRUE(Has(answer, R"("order":"A PAR - BUR","outcome":"succeeds")")) << answer;
  EXPECT_EQ(RunProgram({"process", "--jsonl"}, typed).out, answer);
  // The game of the answer goes on where it stands.
  const std::string next = answer.substr(answer.find("\"game\":"));
  const std::string second = RunProgram({"process", "--jsonl"}, R"({"id":2,)" + next).out;
  EXPECT_TRUE(Has(second, R"({"id":2,"result":{"name":"F1901M",)")) << second;
  const std::string file = File("game.json", game), orders = File("orders.txt", "FRANCE\nA PAR - BUR\n");
  EXPECT_EQ(RunProgram({"process", file, orders}).out, "{" + answer.substr(8));
  const Ran written = RunProgram({"process", file, orders, "-o", Path("next.json")});
  EXPECT_TRUE(Has(written.out, "A PAR - BUR  succeeds  A PAR moves to BUR.")) << written.out;
  EXPECT_EQ(Contents(Path("next.json")), next.substr(7, next.size() - 9) + "\n");
  for (const char* wrong : {R"("orders":7)", R"("orders":{"SPAIN":[]})", R"("orders":{"FRANCE":"A PAR H"})"}) {
    const std::string refused = RunProgram({"process", "--jsonl"}, R"({"id":3,"game":)" + game + "," + wrong + "}").out;
    EXPECT_EQ(refused.rfind(R"({"id":3,"error":{)", 0), 0u) << refused;
  }
}

TEST_F(CliLinesTest, AnEmptyListTakesOrdersBack) {
  const std::string game =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}})";
  for (const char* orders : {R"({"FRANCE":[]})", R"("FRANCE")"}) {
    const std::string line = R"({"id":1,"game":)" + game + R"(,"orders":)" + orders + "}";
    EXPECT_TRUE(Has(RunProgram({"process", "--jsonl"}, line).out, R"("order":"A PAR H")")) << orders;
  }
}

TEST_F(CliLinesTest, OrdersOfPowersInTurnAreReadInOnePass) {
  std::string orders;
  for (int i = 0; i < 20'000; ++i) orders += "France: A PAR H\nGermany: A MUN H\n";
  const std::string phase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]}}})";
  const auto start = std::chrono::steady_clock::now();
  EXPECT_TRUE(Has(RunProgram({"process", File("p.json", phase), File("o.txt", orders)}).out, R"("game":)"));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));  // one submission a line took minutes
}

TEST_F(CliLinesTest, AGameThatCannotBeWrittenIsReported) {
  const std::string phase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}})";
  const Ran ran = RunProgram({"process", File("p.json", phase), "-o", Path("none/next.json")});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
  EXPECT_TRUE(Has(ran.err, "none/next.json")) << ran.err;
}

TEST_F(CliLinesTest, AGameWithoutPhasesOwesAnError) {
  EXPECT_TRUE(Has(RunProgram({"owed", "--jsonl"}, R"({"id":7,"game":{"phases":[]}})").out, "the game has no phases"));
}

TEST_F(CliLinesTest, APhaseOfGodipHasOneUnitInAProvince) {
  const std::string unit = R"("par":{"Type":"Army","Nation":"France"})";
  const std::string phase =
      R"({"Season":"Spring","Year":1901,"Type":"Movement","SupplyCenters":{},"Units":{)" + unit + "," + unit + "}}";
  EXPECT_TRUE(Has(RunProgram({"adjudicate", "--jsonl"}, phase).out, "a phase of godip: Units: a second unit in PAR"));
}

TEST_F(CliLinesTest, WhatIsNotReadOfAPhaseOfGodipIsSaid) {
  const auto answer = [&](const std::string& year, const std::string& more) {
    return RunProgram({"adjudicate", "--jsonl"}, R"({"Season":"Spring","Year":)" + year + R"(,"Type":"Movement",)" +
                                                     more + R"("Units":{"par":{"Type":"Army","Nation":"France"}}})")
        .out;
  };
  EXPECT_TRUE(Has(answer("1901", R"("Order":{"France":{"par":["Move","bur"]}},)"),
                  R"("`Order` is not read: did you mean `Orders`?")"));
  EXPECT_TRUE(Has(answer("1901", R"("rules":"2023",)"), "`rules` is not read in a phase of godip: --rules says it"));
  EXPECT_FALSE(Has(answer("1901", R"("Resolutions":{},"Next":{},"notes":[],"id":1,"anything":2,)"), "is not read"));
  EXPECT_TRUE(Has(answer("\"1901\"", ""), "a phase of godip: expected the Year, a whole number"));
}

TEST_F(CliLinesTest, ConvertReadsAndWritesEveryFormOnLines) {
  const std::string game = RunProgram({"play", "--seed", "3", "--phases", "4", "--json"}).out;
  const std::string ours = RunProgram({"convert", "--to", "json"}, game).out;
  for (const std::string form : {"json", "diplomacy", "dipcc", "webdiplomacy", "datc", "jdip", "judge"}) {
    const std::string there = RunProgram({"convert", "--to", form, "--jsonl"}, game).out;
    EXPECT_TRUE(Has(there, R"("form":")" + form + "\"")) << there;
    const std::string back = RunProgram({"convert", "--to", "json", "--jsonl"}, there).out;
    EXPECT_TRUE(Has(back, R"({"form":"json","game":)" + ours.substr(0, ours.find(R"(,"phases")"))) ||
                Has(back, R"("phases":[{"name":"S1901M",)"))
        << form << back;
    EXPECT_FALSE(Has(back, R"("error":)")) << form << back;
  }
  EXPECT_TRUE(Has(RunProgram({"convert", "--to", "binary", "--jsonl"}, game).err, "--jsonl writes no snapshots"));
}

// A phase in the shape of godip, without notes and the last brace.
std::string GodipShape(const std::string& phase, const std::string& rules = "datc3") {
  std::string answer = RunProgram({"adjudicate", "--jsonl", "--shape", "godip", "--rules", rules}, phase).out;
  EXPECT_FALSE(Has(answer, R"("error")")) << answer;
  const size_t notes = answer.find(R"(,"notes")");
  return answer.substr(0, notes != answer.npos ? notes : answer.size() - 2);
}

TEST_F(CliLinesTest, PhasesOfGodipGoThereAndBack) {
  constexpr char kFight[] =
      R"({"id":1,"name":"F1901M","state":{"units":{"FRANCE":["A BUR","A BRE"],"GERMANY":["A MUN","A RUH"],"ITALY":["A MAR"]}},)"
      R"("orders":{"FRANCE":["A BUR H","A BRE - GAS"],"GERMANY":["A MUN - BUR","A RUH S A MUN - BUR"],"ITALY":["A MAR - GAS"]}})";
  constexpr char kWinter[] =
      R"({"id":2,"name":"W1901A","state":{"units":{"RUSSIA":["A MOS"]},"centers":{"RUSSIA":["MOS","STP","SEV"]}},)"
      R"("orders":{"RUSSIA":["F STP/NC B","A SEV B"]}})";
  for (const char* phase : {kFight, kWinter}) {
    const std::string there = GodipShape(phase);
    EXPECT_EQ(GodipShape(there + "}"), there);
  }
  const std::string battle = GodipShape(kFight);
  EXPECT_TRUE(Has(battle, R"("Resolutions":{"bre":"ErrBounce:mar","bur":"","mar":"ErrBounce:bre","mun":"","ruh":""})"))
      << battle;
  EXPECT_TRUE(Has(battle, R"("Dislodgers":{"mun":"bur"},"Bounces":{"gas":{"bre":true,"mar":true}})")) << battle;
  const std::string retreats = battle.substr(battle.find(R"("Next":)") + 7);
  const std::string legal = RunProgram({"legal", "--jsonl", "--next", "A BUR R"}, retreats).out;
  EXPECT_TRUE(Has(legal, R"("next":["BEL","PAR","PIC"])")) << legal << retreats;
  const std::string ownerless =
      RunProgram(
          {"adjudicate", "--jsonl", "--shape", "godip"},
          R"({"Season":"Spring","Year":1901,"Type":"Movement","Units":{"par":{"Type":"Army","Nation":"France"}}})")
          .out;
  EXPECT_TRUE(Has(ownerless, R"("Units":{"par":{"Type":"Army","Nation":"France"}},)")) << ownerless;
  for (const char* wrong :
       {R"({"Season":7,"SupplyCenters":[]})",
        R"({"Season":"Spring","SupplyCenters":{"par":7},"Type":"Movement","Year":1901})",
        R"({"Season":"Fall","Year":[],"Type":"Movement","SupplyCenters":{},"Orders":{"France":{"par":"Move"}}})"}) {
    EXPECT_TRUE(Has(RunProgram({"adjudicate", "--jsonl", "--shape", "godip"}, wrong).out, R"({"error":{"status":)"))
        << wrong;
  }
}

// A phase of retreats says itself which places are barred; where it does not, all empty ones are open.
TEST_F(CliLinesTest, APhaseOfRetreatsAloneGoesToGodipAndBack) {
  const std::string phase =
      R"({"name":"F1901R","state":{"units":{"FRANCE":["*A BUR","*F BEL","A GAS"],"GERMANY":["A BUR","A BEL"]},)"
      R"("retreats":{"FRANCE":{"A BUR":["PAR","RUH","MUN"],"F BEL":["ENG","NTH"]}}},)"
      R"("orders":{"FRANCE":["A BUR R PAR","F BEL R HOL"]}})";
  const std::string there = GodipShape(phase);
  EXPECT_TRUE(Has(there, R"("Dislodgers":{"hol":"bel","mar":"bur"},"Bounces":{"pic":{}},)")) << there;
  EXPECT_TRUE(Has(there, R"("Resolutions":{"bel":"ErrIllegalMove","bur":""})")) << there;
  EXPECT_EQ(GodipShape(there + "}"), there);
  constexpr char kAlone[] =
      R"({"Season":"Fall","Year":1901,"Type":"Retreat","SupplyCenters":{"par":"France"},"Units":{"bur":)"
      R"({"Type":"Army","Nation":"Germany"},"gas":{"Type":"Army","Nation":"France"}},"Dislodgeds":{"bur":{"Type":"Army",)"
      R"("Nation":"France"}},"Orders":{"France":{"bur":["Move","par"]}}})";
  const std::string alone = GodipShape(kAlone);
  EXPECT_TRUE(Has(alone, R"("Dislodgers":{},"Bounces":{},)") && Has(alone, R"("Resolutions":{"bur":""})")) << alone;
  EXPECT_EQ(GodipShape(alone + "}"), alone);
  const std::string open = RunProgram({"legal", "--jsonl", "--next", "A BUR R"}, kAlone).out;
  EXPECT_TRUE(Has(open, R"("next":["BEL","MAR","MUN","PAR","PIC","RUH"])")) << open;
}

// Orders that count under rules or maps of variants alone lead to the same board from every form and shape.
TEST_F(CliLinesTest, OrdersOfVariantsGoThroughEveryShape) {
  struct Row {
    std::string rules, phase, units, orders;  // `orders`: as people type them
    bool has_effect = true;                   // other than holding
  };
  const Row rows[] = {
      {"portage=allowed", "S1901M", R"("FRANCE":["F MAR","A GAS"])", "FRANCE\nF MAR - BRE VIA\nA GAS C F MAR - BRE\n"},
      {"convoy_back=allowed", "S1901M", R"("ENGLAND":["A LON","F NTH"],"FRANCE":["F ENG","A BEL"],"GERMANY":["F WAL"])",
       "ENGLAND\nA LON - LON VIA\nF NTH C A LON - LON\nFRANCE\nF ENG C A LON - LON\nGERMANY\nF WAL - LON\n", false},
      {"foreign_orders=accepted", "S1901M", R"("FRANCE":["A PAR"],"GERMANY":["A MUN"])",
       "GERMANY\nA PAR - PIC\nA MUN H\n"},
      {"proxy_orders=in_orders", "S1901M", R"("FRANCE":["A PAR"],"GERMANY":["A MUN"])",
       "FRANCE\nPROXY A PAR TO GERMANY\nGERMANY\nA PAR - PIC\nA MUN H\n"},
      {"perpetual_orders=accepted", "S1901M", R"("FRANCE":["A PAR","A MAR"])",
       "FRANCE\nPERPETUAL A PAR S A MAR - BUR\nA MAR - BUR\n"},
      {"build_sites=any_owned", "W1901A", R"("FRANCE":["A BUR"])", "FRANCE\nF BEL B\nA MUN B\nWAIVE\n"},
  };
  const std::string centers = R"("centers":{"FRANCE":["BEL","MUN","PAR","BRE"]})";
  for (const Row& row : rows) {
    SCOPED_TRACE(row.rules);
    const auto next = [&](const std::string& text) {
      const Ran ran = RunProgram({"process", "--rules", row.rules, "--to", "line", "-"}, text);
      EXPECT_EQ(ran.code, 0) << ran.err << text;
      const std::vector<std::string> lines = LinesIn(ran.out);
      return lines.empty() ? "" : lines.back();
    };
    const std::string board =
        R"({"name":")" + row.phase + R"(","state":{"units":{)" + row.units + "}," + centers + "}}";
    const std::string line = RunProgram({"convert", "--to", "line"}, board).out;
    const std::string played = next(line + row.orders);
    EXPECT_EQ(played != next(board), row.has_effect);
    const std::string phase = RunProgram({"convert", "--to", "json", "--rules", row.rules}, line + row.orders).out;
    EXPECT_EQ(next(phase), played) << phase;
    std::string text = line + row.orders;
    for (size_t at = 0; (at = text.find('\n', at)) != text.npos;) text.replace(at, 1, "\\n");
    EXPECT_EQ(next(GodipShape(R"({"text":")" + text + "\"}", row.rules) + "}"), played);
    for (const std::string form : {"binary", "diplomacy", "dipcc", "webdiplomacy", "datc", "jdip", "judge"}) {
      EXPECT_EQ(next(RunProgram({"convert", "--to", form}, phase).out), played) << form;
    }
    const std::string status = RunProgram({"convert", "--to", "judge"}, board).out;
    const std::string heading = row.phase == "W1901A" ? "\nAdjustment orders for Winter of 1901.\n\n"
                                                      : "\nMovement orders for Spring of 1901.\n\n";
    EXPECT_EQ(next(status + heading + row.orders), played) << "a listing with orders as people type them";
  }
}

TEST_F(CliLinesTest, AListingIsPlayedIfNoLineOfItIsLeftOut) {
  const std::string status = R"(Status of the Movement phase for Spring of 1901.\n\nFrance: Army Paris.\n\n)";
  const std::string input = R"({"id":1,"text":")" + status +
                            R"(France: A PAR - BUR"})"
                            "\n" +
                            R"({"id":2,"text":")" + status +
                            R"(A PRA - BUR"})"
                            "\n" +
                            R"({"id":3,"text":")" + status +
                            R"(A PRA - BUR","orders":"FRANCE\nA PAR - PIC"})"
                            "\n";
  const std::vector<std::string> lines = LinesIn(RunProgram({"process", "--jsonl"}, input).out);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_TRUE(Has(lines[0], R"("units":{"FRANCE":["A BUR"]})")) << lines[0];
  EXPECT_TRUE(Has(lines[1], R"({"id":2,"error":{"status":"invalid_argument","message":"text:5:1: expected an order)"))
      << lines[1];
  EXPECT_TRUE(Has(lines[2], R"("units":{"FRANCE":["A PIC"]})")) << lines[2];
}

// ---- Games as people type them ----

std::string Reported(const std::string& text) {
  const Ran ran = RunProgram({"adjudicate"}, text);
  EXPECT_EQ(ran.code, 0) << ran.err;
  return ran.out;
}

std::string Wrong(const std::string& text) {
  const Ran ran = RunProgram({"adjudicate"}, text);
  EXPECT_EQ(ran.code, 2) << ran.out;
  return ran.err;
}

TEST_F(CliLinesTest, OrdersAloneAreABoard) {
  const std::string lines = Reported("France\nA PAR - BUR\nA MAR S A PAR - BUR\n# no order\n\nGERMANY:\nA BUR H\n");
  EXPECT_TRUE(Has(lines, "A BUR H              dislodged")) << lines;
  EXPECT_TRUE(Has(lines, "note: no board is given: the units are those that are ordered\n")) << lines;
  EXPECT_EQ(Reported("France: A PAR - BUR, A MAR S A PAR - BUR\r\ngermany : A BUR H"), lines);
  EXPECT_EQ(Reported("France: A PAR - BUR; A MAR S A PAR - BUR\nG: A BUR H"), lines);
  const std::string start = Reported("A PAR - BUR");
  EXPECT_TRUE(Has(start, "note: no board is given: it is the start of the map\n")) << start;
  EXPECT_TRUE(Has(start, "A PAR - BUR  succeeds")) << start;
  for (const char* name : {"F1905M", "Fall 1905", "FALL 1905 MOVEMENT", "fall 1905 movement"}) {
    EXPECT_TRUE(Has(Reported(std::string(name) + "\nFrance\nPAR - BUR\n"), "F1905M")) << name;
  }
  EXPECT_TRUE(Has(RunProgram({"explain", "-", "A PAR"}, "FRANCE\nA PAR - BUR").out, "A PAR - BUR (France): succeeds"));
  EXPECT_TRUE(Has(RunProgram({"advise"}, "FRANCE\nA PAR S A MAR - BUR").out, "No unit stands in MAR"));
}

TEST_F(CliLinesTest, ABoardMayStandAboveTheOrders) {
  constexpr char kLargerBoard[] =
      R"({"name":"F1902M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A BUR"]}}})";
  const std::string line = RunProgram({"convert", "--to", "line"}, kLargerBoard).out;
  const std::string result = Reported(line + "A PAR - BUR\nA MAR S A PAR - BUR\n");
  EXPECT_TRUE(Has(result, "F1902M") && Has(result, "A BUR H              dislodged")) << result;
  for (const std::string form : {"judge", "jdip", "datc", "line"}) {
    const std::string board = RunProgram({"convert", "--to", form}, kLargerBoard).out;
    EXPECT_EQ(Reported(board + "\nOrders:\nA PAR - BUR\nFrance: A MAR S A PAR - BUR\n"), result) << form;
  }
  const std::string dfen = "1902fm/Fapar,Famar,Gabur/Fpar,Gmun/-\n";
  EXPECT_TRUE(Has(Reported(dfen + "A PAR - BUR\nA MAR S A PAR - BUR"), "A BUR H              dislodged"));
  const std::string retreat = Reported("1902fr/Fapar,Gabur/Fpar/Fabur<mun\nFrance: A BUR R GAS");
  EXPECT_TRUE(Has(retreat, "A BUR R GAS  succeeds")) << retreat;
}

TEST_F(CliLinesTest, WrongTypedTextIsNamedWithItsLine) {
  EXPECT_TRUE(Has(Wrong("hello\nworld\n"), "(stdin):1: 'hello' is no order, power or phase; expected a game"));
  EXPECT_TRUE(Has(Wrong("FRANCE\n"), "(stdin): there is no order; expected"));
  EXPECT_TRUE(Has(Wrong("France: A PAR H\n\nfoo\n"), "(stdin):3: 'foo' is no order, power or phase; expected"));
  EXPECT_TRUE(Has(Wrong("France: A PAR H\nA MUN H"), "(stdin):2: whose order is 'A MUN H'? Expected"));
  EXPECT_TRUE(Has(Wrong("FRANCE\nBRE - MAO"), "(stdin):2: is the unit of 'BRE - MAO' an army or a fleet?"));
  EXPECT_TRUE(Has(Wrong("RUSSIA\nF STP - BOT"), "a fleet in STP needs a coast: expected STP/NC or STP/SC"));
  EXPECT_TRUE(Has(Wrong("F1901R\nFRANCE\nA PAR R GAS"), "a retreats phase needs a board"));
  EXPECT_TRUE(Has(Wrong("1901fm/Fqpar/-\nA PAR H"), "(stdin):1: a DFEN has 4 parts"))
      << Wrong("1901fm/Fqpar/-\nA PAR H");
  EXPECT_TRUE(Has(Wrong("standard F1901M F:aXYZ F:PAR - - -\nA PAR H"), "(stdin):1:20: 'XYZ'"))
      << Wrong("standard F1901M F:aXYZ F:PAR - - -\nA PAR H");
  EXPECT_TRUE(Has(Wrong(std::string(2 << 20, 'x')), "at most 1 MiB"));
  const std::string unreadable = Reported("FRANCE\nA PAR - BUR\nA MAR xyz BUR\n");
  EXPECT_TRUE(Has(unreadable, "A MAR xyz BUR  unreadable")) << unreadable;
}

TEST_F(CliLinesTest, OrdersOfProcessMayNameTheirPhase) {
  const std::string game = File("p.json", R"({"name":"F1902M","state":{"units":{"FRANCE":["A PAR"]}}})");
  const std::string played = RunProgram({"process", game, File("o.txt", "FRANCE\nA PAR - BUR\n")}).out;
  for (const std::string phase : {"F1902M", "f1902m", "Fall 1902", "FALL 1902 MOVEMENT"}) {
    const Ran ran = RunProgram({"process", game, File("o.txt", "# turn 4\n" + phase + "\nFRANCE\nA PAR - BUR\n")});
    EXPECT_EQ(ran.out, played) << phase << ran.err;
  }
  const Ran late = RunProgram({"process", game, File("o.txt", "S1902M\nFRANCE\nA PAR - BUR\n")});
  EXPECT_EQ(late.code, 2);
  EXPECT_TRUE(Has(late.err, "o.txt:1: the orders are for S1902M, and the game is in F1902M\n")) << late.err;
}

TEST_F(CliLinesTest, OrdersOfProcessMayBeJson) {
  const std::string game =
      File("p.json", R"({"name":"F1902M","state":{"units":{"FRANCE":["A PAR","A MAR"],"GERMANY":["A MUN"]}}})");
  const std::string typed = "FRANCE\nA PAR - BUR\nA MAR - GAS\nGermany: A MUN - BUR\n";
  const std::string played = RunProgram({"process", game, File("o.txt", typed)}).out;
  const std::string json = R"({"FRANCE":["A PAR - BUR","A MAR - GAS"],"GERMANY":["A MUN - BUR"]})";
  for (const std::string& text : {json, "\xef\xbb\xbf\n " + json + "\n"}) {
    const Ran ran = RunProgram({"process", game, File("o.txt", text)});
    EXPECT_EQ(ran.out, played) << ran.err;
  }
  const auto error = [&](const std::string& text) { return RunProgram({"process", game, File("o.txt", text)}).err; };
  EXPECT_TRUE(Has(error(R"({"FRANCE":"A PAR - BUR"})"), "o.txt: orders.FRANCE: expected a list of texts"))
      << error("{");
  EXPECT_TRUE(Has(error("{\n\"FRANCE\":["), "o.txt:2:11: broken JSON")) << error("{\n\"FRANCE\":[");
  EXPECT_TRUE(Has(error(R"({"orders":{"FRANCE":["A PAR H"]}})"), "'orders' is no power of this map"));
}

TEST_F(CliLinesTest, ProcessWritesOneGameToAFile) {
  const std::string one = R"({"name":"F1902M","state":{"units":{"FRANCE":["A PAR"]}}})";
  const std::string two = R"({"name":"F1905M","state":{"units":{"ITALY":["A VEN"]}}})";
  const Ran ran = RunProgram({"process", File("two.jsonl", one + "\n" + two + "\n"), "-o", Path("next.json")});
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, "two.jsonl:2: a further game: -o writes one, that of the first line\n")) << ran.err;
  EXPECT_TRUE(Has(RunProgram({"history", Path("next.json")}).out, "from F1902M")) << ran.out;
}

// As PowerShell and Notepad write text, with a byte order mark and without, in both sequences of bytes.
TEST_F(CliLinesTest, Utf16IsNamed) {
  for (const std::string& plain : {std::string(kPhase), std::string("FRANCE\nA PAR - BUR\n")}) {
    for (const std::string& mark : {std::string(), std::string("\xff\xfe"), std::string("\xfe\xff")}) {
      std::string text = mark;
      for (const char c : plain) text += mark == "\xfe\xff" ? std::string{'\0', c} : std::string{c, '\0'};
      EXPECT_EQ(Wrong(text), "entente: (stdin): the text is in UTF-16: expected UTF-8\n");
      EXPECT_EQ(RunProgram({"convert", "--to", "line"}, text).err,
                "entente: (stdin): the text is in UTF-16: expected UTF-8\n");
      const Ran process = RunProgram({"process", File("p.json", kPhase), File("o.txt", text)});
      EXPECT_TRUE(Has(process.err, "o.txt: the text is in UTF-16: expected UTF-8\n")) << process.err;
    }
  }
}

TEST_F(CliLinesTest, AMessageGoesOnAfterAZero) {
  EXPECT_TRUE(Has(Wrong(std::string("A PAR ha\0lts\r\x1b[2J \xff", 19)),
                  "'A PAR ha?lts?\?[2J \xef\xbf\xbd' is no order, power or phase; expected a game"));
  const std::string line = R"({"id":1,"text":"FRANCE\nA PAR - \u0000BUR"})";
  EXPECT_TRUE(
      Has(RunProgram({"explain", "--jsonl"}, line).out, "'A PAR - ?BUR' is no order, power or phase; expected"));
}

// After so many lines that are no order the rest is not read, which would take seconds.
TEST_F(CliLinesTest, ATextOfManyLinesThatAreNoOrderIsRefusedAtItsFirst) {
  std::string words;
  while (words.size() < (size_t{1} << 20) - 100) words += "north army lorem ipsum the Paris\n";
  const std::string expected =
      "'north army lorem ipsum the Paris' is no order, power or phase, and neither are 100 lines";
  EXPECT_TRUE(Has(Wrong(words), "(stdin):1: " + expected)) << Wrong(words);
  EXPECT_TRUE(Has(Wrong("FRANCE\nA PAR H\n" + words), "(stdin):3: " + expected));
  EXPECT_TRUE(Has(RunProgram({"process", File("p.json", kPhase), File("o.txt", words)}).err, "o.txt:1: " + expected));
  const std::string few = Reported("FRANCE\nA PAR H\n" + words.substr(0, 33 * 100));
  EXPECT_TRUE(Has(few, "unreadable")) << few;
}

// What opens brackets without end, is not UTF-8 or has zeros is refused like any other text.
TEST_F(CliLinesTest, HostileLinesAreErrorLines) {
  const std::string deep(100000, '['), many(200000, '{');
  const std::vector<std::string> hostile = {deep,
                                            many,
                                            R"({"id":1,"game":)" + deep + "}",
                                            R"({"id":1,"text":"\ud800\u0000\udc00"})",
                                            R"({"id":1,"text":""})",
                                            R"({"id":1,"game":{}})",
                                            R"({"id":1,"game":null})",
                                            R"({"id":1,"game":"A PAR H"})",
                                            R"({"id":1,"text":7})",
                                            R"({"text":"FRANCE\nA PAR H","game":7})",
                                            R"({"text":"A PAR H","order":7,"phase":7,"next":7,"unknown":7})",
                                            "\xff\xfe{}",
                                            std::string("{\0}", 3),
                                            R"({"id":1,"text":")" + std::string(3 << 20, 'a') + "\"}"};
  std::string input;
  for (const std::string& line : hostile) input += line + "\n";
  for (const std::vector<std::string>& command : kLineCommands) {
    const Ran ran = RunProgram(WithJsonl(command), input + kGameLine);
    const std::vector<std::string> lines = LinesIn(ran.out);
    ASSERT_EQ(lines.size(), hostile.size() + 1) << command.front();
    EXPECT_EQ(ran.code, 1);
    for (size_t i = 0; i < hostile.size(); ++i) {
      EXPECT_TRUE(Has(lines[i], R"("error":{"status":)")) << command.front() << ": " << lines[i].substr(0, 300);
    }
    EXPECT_FALSE(Has(lines.back(), R"("error":)")) << lines.back();
  }
}

}  // namespace
}  // namespace entente_test
