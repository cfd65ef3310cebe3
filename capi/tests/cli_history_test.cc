// The overview of a game's phases: every option with good and bad input, games of other forms and rules.
#include <algorithm>
#include <sstream>

#include "cli_run.h"

namespace entente_test {
namespace {

using CliHistoryTest = Cli;

constexpr char kSample[] = ENTENTE_MAPS_DIR "/../capi/cli/samples/game.json";

std::string Error(const std::vector<std::string>& arguments, std::string_view input = "") {
  const Ran ran = RunProgram(arguments, input);
  EXPECT_EQ(ran.code, 2) << ran.out;
  return ran.err;
}

// Two phases: a bounce, then a dislodgement; `more` goes into the first phase.
std::string Game(std::string_view more = "", std::string_view second_unit = "A PIC") {
  return R"({"id":7,"map":"standard","phases":[)"
         R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A BRE"],"GERMANY":["A MUN"]},)"
         R"("centers":{"FRANCE":["PAR","BRE"],"GERMANY":["MUN"]}},)"
         R"("orders":{"FRANCE":["A PAR - BUR","A BRE - PIC"],"GERMANY":["A MUN - BUR"]})" +
         std::string(more) + R"(},{"name":"F1901M","state":{"units":{"FRANCE":["A PAR",")" + std::string(second_unit) +
         R"("],"GERMANY":["A MUN"]},"centers":{"FRANCE":["PAR","BRE"],"GERMANY":["MUN"]}}}]})";
}

std::string OverWith(std::string_view end) {
  return R"({"map":"standard","phases":[{"name":"F1905M","state":{"units":{"FRANCE":["A PAR"]}}},)"
         R"({"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}},)" +
         std::string(end) + "}]}";
}

TEST_F(CliHistoryTest, EveryPhaseHasItsLine) {
  const Ran ran = RunProgram({"history"}, Game());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(ran.out.substr(0, ran.out.find("Hash")),
            "(stdin): standard, 2 phases from S1901M to F1901M.\n"
            "\n"
            "S1901M  3 orders, 2 failed: France 1, Germany 1\n"
            "        units/centers: France 2/2, Germany 1/1\n"
            "F1901M  no orders\n"
            "\n"
            "The game goes on in F1901M.\n");
}

TEST_F(CliHistoryTest, LanguageAndNamesOfTheGameGoBeforeTheOptions) {
  const std::string spoken = std::string(R"({ "id": {"language": "en"}, "language": "de", "full_names": true,)")
                                 .append(Game("", "A BRE").substr(8));
  for (const std::vector<std::string>& options :
       {std::vector<std::string>{"--diff"}, {"--json"}, {"--from", "S1901M"}, {"--diff", "--language", "en"}}) {
    std::vector<std::string> arguments = {"history"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Ran ran = RunProgram(arguments, spoken);
    EXPECT_TRUE(Has(ran.out, "Die Phase")) << options.front() << ran.out << ran.err;
  }
  const std::string silent = std::string(R"({"language":null,"full_names":null,)").append(Game().substr(1));
  EXPECT_EQ(RunProgram({"history", "--diff"}, silent).out, RunProgram({"history", "--diff"}, Game()).out);
}

TEST_F(CliHistoryTest, DislodgedUnitsAreNamed) {
  EXPECT_TRUE(Has(RunProgram({"history", kSample}).out, "\n        dislodged: Russia F BUL/EC, England F PIC\n"));
  EXPECT_TRUE(Has(RunProgram({"history", "--names", kSample}).out, "dislodged: Germany Fleet North Sea\n"));
}

TEST_F(CliHistoryTest, DefaultOrdersAreTold) {
  const std::string game = Game(R"(,"by_default":["GERMANY"])");
  EXPECT_TRUE(Has(RunProgram({"history"}, game).out, "\n        by default orders: Germany\n"));
  EXPECT_TRUE(Has(RunProgram({"history", "--json"}, game).out, R"("by_default":["GERMANY"])"));
}

TEST_F(CliHistoryTest, OrdersOfTheLastPhaseTellWhereTheyLead) {
  const Ran ran = RunProgram({"history"}, R"({"phases":[)" + std::string(kPhase) + "]}");
  EXPECT_TRUE(Has(ran.out, ": standard, 1 phase, S1901M.\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\nThe orders of S1901M, the last phase, would lead to F1901M.\n")) << ran.out;
}

TEST_F(CliHistoryTest, EveryEndIsTold) {
  const struct {
    const char* more;
    const char* told;
  } ends[] = {
      {R"("end":"solo","winners":["FRANCE"],"ended_in":"W1905A")", "ended in W1905A: France wins."},
      {R"("end":"shared_victory","winners":["FRANCE","ITALY"],"ended_in":"W1905A")",
       "ended in W1905A: France and Italy win together."},
      {R"("end":"draw","winners":["AUSTRIA","FRANCE","ITALY"],"ended_in":"F1905M")",
       "ended in F1905M: it is a draw between Austria, France and Italy."},
      {R"("end":"concession","winners":["FRANCE"],"ended_in":"F1905M")", "ended in F1905M: it is conceded to France."},
      {R"("end":"no_result","ended_in":"F1905M")", "ended in F1905M: it has no result."},
      {R"("winner":"FRANCE")", "ended: France wins."},
  };
  for (const auto& end : ends) {
    const Ran ran = RunProgram({"history"}, OverWith(end.more));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(Has(ran.out, "\nCOMPLETED  the game is over\n")) << ran.out;
    EXPECT_TRUE(Has(ran.out, "\nThe game " + std::string(end.told) + "\nHash of the last position: ")) << ran.out;
  }
  EXPECT_TRUE(Has(
      RunProgram({"history", "--json"}, OverWith(ends[0].more)).out,
      R"(],"end":"solo","winners":["FRANCE"],"ended_in":"W1905A","difference_count":0,"notes":["COMPLETED: by the record )"));
}

TEST_F(CliHistoryTest, ARecordOfOtherRulesIsShownAsItStands) {
  const Ran ran = RunProgram({"history"}, Game("", "A GAS"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "\nThe record differs from what our rules make of its orders, once: entente replay\n"))
      << ran.out;
  EXPECT_TRUE(Has(RunProgram({"history", "--from", "S1901M"}, Game("", "A GAS")).out, "A BRE of France stands in GAS"));
  EXPECT_TRUE(Has(RunProgram({"history", "--json"}, Game("", "A GAS")).out, R"("difference_count":1})"));
}

TEST_F(CliHistoryTest, APhaseHasItsOrdersAndWhatCameOfThem) {
  const Ran ran = RunProgram({"history", "--phase", "s1901m", "--names"}, Game());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "S1901M  SPRING 1901 MOVEMENT\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "Army Brest moves to Picardy.\n")) << ran.out;
  EXPECT_FALSE(Has(ran.out, "units/centers")) << ran.out;
  EXPECT_TRUE(Has(Error({"history", "--phase", "S1910M"}, Game()), "(stdin): no phase is named S1910M; there"));
  EXPECT_TRUE(Has(Error({"history", "--phase", "X1902M", kSample}), "; there are S1902M and F1902M\n"));
  EXPECT_TRUE(Has(Error({"history", "--phase", "S1901M", "--from", "S1901M"}, Game()), "--from does not go with"));
}

// As reports print it: "SPRING 1901 MOVEMENT".
TEST_F(CliHistoryTest, APhaseMayHaveItsLongName) {
  const std::string report = RunProgram({"history", "--phase", "S1901M"}, Game()).out;
  for (const char* name : {"SPRING 1901 MOVEMENT", "Spring 1901 Movement", "spring 01901 movement"}) {
    EXPECT_EQ(RunProgram({"history", "--phase", name}, Game()).out, report) << name;
  }
  EXPECT_EQ(RunProgram({"adjudicate", "--phase", "SPRING 1901 MOVEMENT"}, Game()).code, 0);
  EXPECT_TRUE(Has(Error({"history", "--phase", "SPRING 1901 RETREATS"}, Game()), "no phase is named SPRING 1901"));
}

TEST_F(CliHistoryTest, PhasesInReverseSequenceAreNoted) {
  const std::string phase = R"("state":{"units":{"FRANCE":["A PAR"]}})";
  const std::string game = R"({"phases":[{"name":"S1901M",)" + phase + R"(},{"name":"F1902M",)" + phase +
                           R"(},{"name":"W1901A",)" + phase + R"(},{"name":"S1901M",)" + phase + "}]}";
  const std::string note = "phases[2]: W1901A stands behind the later F1902M";
  EXPECT_TRUE(Has(RunProgram({"history"}, game).out, "\nnote: " + note + "\n"));
  EXPECT_TRUE(Has(RunProgram({"history", "--json"}, game).out, note));
  EXPECT_TRUE(Has(RunProgram({"score"}, game).out, "\nnote: " + note + "\n"));
  const std::string over =
      R"({"phases":[{"name":"COMPLETED","end":"no_result",)" + phase + R"(},{"name":"F1901M",)" + phase + "}]}";
  for (const char* command : {"history", "score"}) {
    EXPECT_TRUE(Has(RunProgram({command}, over).out, "\nnote: phases[1]: F1901M stands behind the end of the game\n"))
        << RunProgram({command}, over).out;
  }
}

TEST_F(CliHistoryTest, WhatChangedBetweenTwoPhases) {
  const std::string expected =
      "(stdin): standard, 2 phases from S1901M to F1901M.\n"
      "\n"
      "From S1901M to F1901M:\n"
      "  The phase is F1901M; it was S1901M.\n"
      "  A BRE of France stands in PIC now.\n";
  EXPECT_EQ(RunProgram({"history", "--from", "S1901M", "--to", "F1901M"}, Game()).out, expected);
  EXPECT_EQ(RunProgram({"history", "--from", "S1901M"}, Game()).out, expected);
  EXPECT_EQ(RunProgram({"history", "--to=F1901M"}, Game()).out, expected);
  EXPECT_TRUE(
      Has(RunProgram({"history", "--to=S1901M"}, Game()).out, "\nFrom S1901M to S1901M:\n  Nothing changed.\n"));
  EXPECT_TRUE(Has(RunProgram({"history", "--to=F1901M", "--names"}, Game()).out, "Army Brest of France stands in Pic"));
  EXPECT_TRUE(
      Has(Error({"history", "--from", "S1901R"}, Game()), "(stdin): no phase is named S1901R; there is S1901M"));
  EXPECT_TRUE(Has(Error({"history", "--to", "W1950A"}, Game()), "no phase is named W1950A; there are 2, from S1901M"));
  EXPECT_TRUE(Has(Error({"history", "--to", "F1901M", "--diff"}, Game()), "--diff does not go with --to"));
}

TEST_F(CliHistoryTest, ChangesStandAfterEachPhase) {
  const Ran ran = RunProgram({"history", "--diff"}, Game());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out,
                  "Germany 1/1\n        * The phase is F1901M; it was S1901M.\n"
                  "        * A BRE of France stands in PIC now.\nF1901M  "))
      << ran.out;
  EXPECT_TRUE(Has(Error({"history", "--diff=1"}, Game()), "--diff takes no value"));
}

TEST_F(CliHistoryTest, JsonHasEveryPhase) {
  const Ran ran = RunProgram({"history", "--json"}, Game());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(
      ran.out.rfind(
          R"({"id":7,"map":"standard","phases":[{"name":"S1901M","order_count":3,"failed_count":2,"dislodged":[],)"
          R"("by_default":[],"powers":{"AUSTRIA":{"unit_count":0,"center_count":0,"order_count":0,"failed_count":0},)",
          0),
      0u)
      << ran.out;
  EXPECT_TRUE(Has(ran.out, R"("position":"standard S1901M F:aBRE,aPAR;G:aMUN F:BRE,PAR;G:MUN - - -","hash":")"))
      << ran.out;
  EXPECT_TRUE(Has(ran.out, R"({"kind":"moved","power":"FRANCE","unit":"A BRE","to":"PIC",)")) << ran.out;
  EXPECT_TRUE(Has(ran.out, R"(,"changes":[]}],"end":null,"difference_count":0})"
                           "\n"))
      << ran.out;
  EXPECT_TRUE(
      Has(RunProgram({"history", "--json", kSample}).out, R"("dislodged":[{"power":"GERMANY","unit":"F NTH"}])"));
  EXPECT_TRUE(Has(Error({"history", "--json", "--lines"}, Game()), "--lines does not go with --json"));
  EXPECT_TRUE(Has(Error({"history", "--json", "--width", "40"}, Game()), "--width does not go with --json"));
}

TEST_F(CliHistoryTest, LinesAreThoseOfConvert) {
  const Ran ran = RunProgram({"history", "--lines", kSample});
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(ran.out, RunProgram({"convert", "--to", "line", kSample}).out);
  EXPECT_TRUE(Has(Error({"history", "--lines", "--phase", "S1901M"}, Game()), "--phase does not go with --lines"));
}

TEST_F(CliHistoryTest, GamesOfEveryFormAreRead) {
  const std::string whole = RunProgram({"history", kSample}).out;
  const std::string phases = whole.substr(whole.find("\n\n"));
  for (const char* form : {"diplomacy", "dipcc", "webdiplomacy", "datc", "jdip", "judge"}) {
    const Ran ran = RunProgram({"history"}, RunProgram({"convert", "--to", form, kSample}).out);
    EXPECT_EQ(ran.code, 0) << form << ran.err;
    const bool is_ours = std::string_view(form).starts_with("dip");  // our reader reads it
    EXPECT_EQ(Has(ran.out, "\nnote: read as " + std::string(form) + ", "), !is_ours) << ran.out;
    EXPECT_EQ(ran.out.substr(ran.out.find("\n\n")), phases) << form;
  }
  const std::string lines = RunProgram({"history", "--lines", kSample}).out;
  const Ran again = RunProgram({"history", "--lines"}, lines);
  EXPECT_EQ(again.out, lines);
  EXPECT_TRUE(Has(again.err, "note: read as line")) << again.err;
}

TEST_F(CliHistoryTest, SeveralGamesAreShownOneAfterTheOther) {
  const std::string games = RunProgram({"play", "--json", "--seed", "3", "--games", "2", "--phases", "9"}).out;
  const Ran ran = RunProgram({"history", File("a.jsonl", games), Path("none.json"), File("b.json", Game())});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out.rfind(Path("a.jsonl") + ":1: standard, ", 0), 0u) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\n\n" + Path("a.jsonl") + ":2: standard, ")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\n\n" + Path("b.json") + ": standard, ")) << ran.out;
  EXPECT_TRUE(Has(ran.err, Path("none.json") + ": No such file")) << ran.err;
  const std::string json = RunProgram({"history", "--json", Path("a.jsonl")}).out;
  EXPECT_EQ(std::count(json.begin(), json.end(), '\n'), 2);
}

TEST_F(CliHistoryTest, AnotherMapIsTheOneOfTheOption) {
  const std::string map = File("two.map", "USE standard\nDUMMIES GERMANY\n");
  const std::string game = R"({"phases":[)" + std::string(kPhase) + "]}";
  const Ran ran = RunProgram({"history", "--map", map}, game);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "(stdin): two, 1 phase, S1901M.\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\nS1901M  2 orders, 2 failed: France 1, Germany 1\n")) << ran.out;
  EXPECT_TRUE(Has(Error({"history", "--map", "nowhere"}, game), "'nowhere' is no shipped map"));
}

TEST_F(CliHistoryTest, LinesKeepToTheWidth) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  const auto longest = [](const std::string& text) {
    size_t most = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) most = std::max(most, line.size());
    return most;
  };
  for (const char* map : {"standard", "britain", "crowded", "fleet_rome"}) {
    const std::string file = ENTENTE_MAPS_DIR "/games/" + std::string(map) + ".json";
    const std::string shown = RunProgram({"history", "--diff", file}).out;
    EXPECT_LE(longest(shown.substr(shown.find("\n\n"))), 80u) << map;
    EXPECT_FALSE(Has(shown, "\033")) << map;
  }
  EXPECT_LE(longest(RunProgram({"history", "--width", "40"}, Game()).out), 40u);
  EXPECT_GT(longest(RunProgram({"history", "--width", "0", kSample}).out), 80u);
  const std::string shown = RunInTerminal({"history", "--diff", kSample}, 50);
  EXPECT_LE(longest(shown.substr(shown.find("\n\n"))), 50u);
  EXPECT_FALSE(Has(shown, "\033"));
  EXPECT_LE(longest(RunProgram({"history", "--help"}).out), 80u);
  EXPECT_TRUE(Has(Error({"history", "--width", "5"}, Game()), "--width 5: expected 0, or 20 to "));
}

TEST_F(CliHistoryTest, NotesAreTold) {
  const std::string game = Game(R"(,"order":{})");
  const std::string note = "S1901M: `order` is not read";
  EXPECT_TRUE(Has(RunProgram({"history"}, game).out, "\nnote: " + note));
  EXPECT_TRUE(Has(RunProgram({"history", "--json"}, game).out, R"(,"notes":[")" + note));
  const Ran lines = RunProgram({"history", "--lines"}, game);
  EXPECT_FALSE(Has(lines.out, "note")) << lines.out;
  EXPECT_TRUE(Has(lines.err, "(stdin): note: " + note)) << lines.err;
}

TEST_F(CliHistoryTest, WrongInputIsTold) {
  EXPECT_TRUE(
      Has(Error({"history"}, kPhase), "(stdin): is a phase, not a game: expected `phases`; entente adjudicate"));
  EXPECT_TRUE(Has(Error({"history"}, R"({"phase":[{"name":"S1901M","state":{"units":{}}}]})"),
                  "`phase` is not read: did you mean `phases`?"));
  EXPECT_TRUE(Has(Error({"history"}, "hello\n"), "(stdin):1: 'hello' is no order, power or phase; expected a game"));
  EXPECT_TRUE(Has(Error({"history"}, R"({"phases":[)"), "(stdin):1:12: broken JSON"));
  EXPECT_TRUE(Has(Error({"history"}, "[]"), "(stdin):1:1: expected an object"));
  EXPECT_TRUE(Has(Error({"history"}), "(stdin):1:1: broken JSON: the text is empty"));
  EXPECT_TRUE(Has(Error({"history"}, Game("", "A XYZ")), "'XYZ'"));
  EXPECT_TRUE(Has(Error({"history", "--difff"}), "did you mean --diff?"));
  EXPECT_TRUE(Has(Error({"history", "--names=1"}), "--names takes no value"));
  EXPECT_TRUE(Has(Error({"history", "--from"}), "--from needs a value"));
  const std::string two_maps = R"({"phases":[{"map":"standard","name":"S1901M","state":{"units":{}}},)"
                               R"({"map":"pure","name":"F1901M","state":{"units":{}}}]})";
  EXPECT_TRUE(Has(Error({"history"}, two_maps),
                  "(stdin):1:75: phases[1]: map: the phase is on pure, the first one of the game on standard"));
  EXPECT_TRUE(Has(RunProgram({"histroy"}).err, "did you mean history?"));
}

}  // namespace
}  // namespace entente_test
