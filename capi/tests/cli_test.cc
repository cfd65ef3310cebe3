// The program's words, files and exit codes.
#include <algorithm>
#include <random>
#include <sstream>

#include "cli_run.h"

namespace entente_test {
namespace {

using testing::Test;

std::string Noise(size_t length) {
  std::mt19937_64 random(1);
  std::string bytes(length, '\0');
  for (char& c : bytes) c = static_cast<char>(random());
  return bytes;
}

using CliTest = Cli;

TEST_F(CliTest, HelpAndVersionAreFine) {
  EXPECT_EQ(RunProgram({"--version"}).out.rfind("entente ", 0), 0u);
  const Ran help = RunProgram({"--help"});
  EXPECT_EQ(help.code, 0);
  for (const char* command : {"adjudicate", "replay", "legal", "map", "play", "datc"}) {
    EXPECT_TRUE(Has(help.out, command)) << command;
    const Ran of_command = RunProgram({command, "--help"});
    EXPECT_EQ(of_command.code, 0) << command;
    EXPECT_EQ(of_command.out.rfind(std::string("usage: entente ") + command, 0), 0u) << command;
    EXPECT_EQ(of_command.err, "");
    EXPECT_EQ(Has(of_command.out, "--jsonl"), Has(of_command.out, "blank lines are skipped")) << command;
  }
}

TEST_F(CliTest, UnknownWordsAreBadUsageWithTheNearest) {
  const Ran none = RunProgram({});
  EXPECT_EQ(none.code, 2);
  EXPECT_TRUE(Has(none.err, "usage:"));
  const Ran command = RunProgram({"adjudicat"});
  EXPECT_EQ(command.code, 2);
  EXPECT_TRUE(Has(command.err, "did you mean adjudicate?")) << command.err;
  for (const char* name : {"adjudicate", "replay", "legal", "map", "play", "datc"}) {
    const Ran option = RunProgram({name, "--hlep"});
    EXPECT_EQ(option.code, 2) << name;
    EXPECT_TRUE(Has(option.err, "unknown option '--hlep'")) << option.err;
    EXPECT_TRUE(Has(option.err, "--help")) << option.err;
    EXPECT_TRUE(Has(option.err, "usage:")) << option.err;
    EXPECT_EQ(option.out, "");
  }
  EXPECT_TRUE(Has(RunProgram({"map", "lst"}).err, "did you mean list?"));
  EXPECT_EQ(RunProgram({"map"}).code, 2);
  EXPECT_EQ(RunProgram({"replay"}).code, 2);
  EXPECT_EQ(RunProgram({"adjudicate", "--map"}).code, 2);
  EXPECT_EQ(RunProgram({"adjudicate", "--jsonl=yes"}).code, 2);
}

TEST_F(CliTest, PhaseIsReportedFromFileAndStandardInput) {
  const Ran from_file = RunProgram({"adjudicate", File("phase.json", kPhase)});
  EXPECT_EQ(from_file.code, 0) << from_file.err;
  EXPECT_TRUE(Has(from_file.out, "A PAR - BUR")) << from_file.out;
  EXPECT_TRUE(Has(from_file.out, "bounced"));
  EXPECT_TRUE(Has(from_file.out, "F1901M"));
  EXPECT_EQ(RunProgram({"adjudicate", "-"}, kPhase).out, from_file.out);
  EXPECT_EQ(RunProgram({"adjudicate"}, kPhase).out, from_file.out);
  EXPECT_EQ(RunProgram({"adjudicate", "--map=standard", "--rules", "datc3"}, kPhase).out, from_file.out);
}

TEST_F(CliTest, IllegalAndUnreadableOrdersAreFine) {
  const Ran ran =
      RunProgram({"adjudicate"},
                 R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - MOS","?"]}})");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(Has(ran.out, "illegal")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "unreadable")) << ran.out;
}

TEST_F(CliTest, GameIsReportedPhaseByPhase) {
  const std::string game = RunProgram({"play", "--json", "--seed", "4", "--phases", "3"}).out;
  const Ran all = RunProgram({"adjudicate"}, game);
  EXPECT_EQ(all.code, 0) << all.err;
  EXPECT_TRUE(Has(all.out, "S1901M  ")) << all.out;
  EXPECT_TRUE(Has(all.out, "\nF1901M  "));
  const Ran one = RunProgram({"adjudicate", "--phase", "f1901m"}, game);
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(one.out.rfind("F1901M", 0), 0u) << one.out;
  const Ran missing = RunProgram({"adjudicate", "--phase", "S1999M"}, game);
  EXPECT_EQ(missing.code, 2);
  EXPECT_TRUE(Has(missing.err, "S1999M"));
  EXPECT_EQ(RunProgram({"adjudicate", "--jsonl", "--phase", "S1901M"}, game).out.rfind(R"({"name":"S1901M",)", 0), 0u);
}

TEST_F(CliTest, UnreadableInputIsNamedWithItsPlace) {
  const std::string missing = Path("nothing.json");
  const std::string empty = File("empty.json", "");
  const std::string noise = File("noise.json", Noise(10 << 20));
  const std::string broken = File("broken.json", "{\n \"name\": oops\n}");
  for (const std::string& file : {missing, folder_.string(), empty, noise, broken}) {
    for (const char* command : {"adjudicate", "legal", "replay"}) {
      const Ran ran = RunProgram({command, file});
      EXPECT_EQ(ran.code, 2) << command << " " << file;
      EXPECT_TRUE(Has(ran.err, file)) << ran.err;
    }
  }
  EXPECT_TRUE(Has(RunProgram({"adjudicate", broken}).err, broken + ":2:")) << RunProgram({"adjudicate", broken}).err;
  EXPECT_TRUE(Has(RunProgram({"adjudicate", missing}).err, "No such file"));
  EXPECT_TRUE(Has(RunProgram({"adjudicate", folder_.string()}).err, "directory"));
}

TEST_F(CliTest, WrongPositionsAreNamedWithTheirToken) {
  const auto message = [](std::string_view units) {
    const Ran ran = RunProgram({"adjudicate"}, R"({"name":"S1901M","state":{"units":)" + std::string(units) + "}}");
    EXPECT_EQ(ran.code, 2) << units;
    return ran.err;
  };
  EXPECT_TRUE(Has(message(R"({"FRANCE":["A NTH"]})"), "NTH"));
  EXPECT_TRUE(Has(message(R"({"FRANCE":["A PAR","F PAR"]})"), "PAR"));
  EXPECT_TRUE(Has(message(R"({"FRANCE":["A PAR"],"GERMANY":["A PAR"]})"), "PAR"));
  EXPECT_TRUE(Has(message(R"({"FRANKREICH":["A PAR"]})"), "FRANKREICH"));
  EXPECT_TRUE(Has(message(R"(["A PAR"])"), "units"));
}

TEST_F(CliTest, ErrorInAGameTellsItsLineAndTheOtherPhasesAreReported) {
  const std::string phase =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR H"]}})";
  const std::string wrong =
      R"({"name":"F1901M","state":{"units":{"FRANCE":["A XYZ"]}},"orders":{"FRANCE":["A PAR H"]}})";
  const Ran ran = RunProgram({"adjudicate"}, "{\"phases\":[\n" + wrong + ",\n" + phase + "]}");
  EXPECT_EQ(ran.code, 2);
  EXPECT_TRUE(Has(ran.err, "(stdin):2:")) << ran.err;
  EXPECT_TRUE(Has(ran.err, "XYZ")) << ran.err;
  EXPECT_TRUE(Has(ran.out, "A PAR H")) << ran.out;
}

TEST_F(CliTest, ReplayComparesAndReportsDifferences) {
  const std::string game = RunProgram({"play", "--json", "--seed", "4", "--phases", "20"}).out;
  const std::string same = File("same.json", game);
  const Ran fine = RunProgram({"replay", same});
  EXPECT_EQ(fine.code, 0) << fine.out << fine.err;
  EXPECT_TRUE(Has(fine.out, "0 differences"));
  std::string changed = game;
  const size_t second = changed.find("\"name\":\"F1901M\"");
  ASSERT_NE(second, std::string::npos);
  const size_t unit = changed.find("\"A ", second);
  changed.insert(changed.find('[', changed.find("\"FRANCE\"", second)) + 1, "\"A TUN\",");
  ASSERT_NE(unit, std::string::npos);
  const std::string other = File("other.json", changed);
  const Ran differs = RunProgram({"replay", same, other});
  EXPECT_EQ(differs.code, 1) << differs.out << differs.err;
  EXPECT_TRUE(Has(differs.out, "A TUN")) << differs.out;
  const Ran both = RunProgram({"replay", Path("nothing.json"), other, same});
  EXPECT_EQ(both.code, 2);
  EXPECT_TRUE(Has(both.out, same)) << both.out;
  const Ran json = RunProgram({"replay", "--json", same});
  EXPECT_EQ(json.code, 0);
  EXPECT_TRUE(Has(json.out, "\"differences\":[]")) << json.out;
}

TEST_F(CliTest, GamesOnLinesAreReplayedOneByOne) {
  const std::string games = RunProgram({"play", "--json", "--games", "3", "--seed", "4", "--phases", "5"}).out;
  const Ran ran = RunProgram({"replay", "-"}, games);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_TRUE(Has(ran.out, "(stdin):1: ")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "(stdin):3: ")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\n3 games, ")) << ran.out;
  const Ran json = RunProgram({"replay", "--json", File("games.jsonl", "\n" + games + "\n\n")});
  EXPECT_EQ(json.code, 0) << json.err;
  EXPECT_EQ(std::count(json.out.begin(), json.out.end(), '\n'), 3) << json.out;
  const Ran bad = RunProgram({"replay", "-"}, games + "{\"phases\":7}\n" + games);
  EXPECT_EQ(bad.code, 2);
  EXPECT_TRUE(Has(bad.err, "(stdin):4:11: phases: ")) << bad.err;
  EXPECT_TRUE(Has(bad.out, "\n6 games, ")) << bad.out;
}

// A bad first line makes only one game unreadable.
TEST_F(CliTest, GamesBehindABrokenLineAreReplayed) {
  const std::string games = RunProgram({"play", "--json", "--games", "3", "--seed", "4", "--phases", "5"}).out;
  for (const std::string& first :
       {std::string("{\"x"), games.substr(0, 700), std::string("]"), std::string("MAP standard")}) {
    const Ran ran = RunProgram({"replay", "-"}, "\n" + first + "\n\n" + games);
    EXPECT_EQ(ran.code, 2) << first;
    EXPECT_TRUE(Has(ran.err, "(stdin):2:")) << ran.err;
    EXPECT_TRUE(Has(ran.out, "(stdin):4: ")) << ran.out;
    EXPECT_TRUE(Has(ran.out, "\n3 games, ")) << ran.out;
  }
  // A document over several lines is one game, even if its lines look like games.
  std::string game = games.substr(0, games.find('\n'));
  for (size_t at = 0; (at = game.find("{\"name\"", at)) != std::string::npos; at += 9) game.insert(at, "\n");
  const Ran one = RunProgram({"replay", "-"}, game);
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_TRUE(Has(one.out, "1 game, ")) << one.out;
  // If it is broken, there is one error.
  const Ran broken = RunProgram({"replay", "-"},
                                "{\"phases\":[\n{\"name\":\"S1901M\"},\n{\"name\":[\"F1901M\"},\n{\"name\":\"W1901A\"},"
                                "\n{\"name\":\"S1902M\"}\n]}");
  EXPECT_EQ(broken.code, 2);
  EXPECT_TRUE(Has(broken.err, "(stdin):3:")) << broken.err;
  EXPECT_EQ(std::count(broken.err.begin(), broken.err.end(), '\n'), 1) << broken.err;
  EXPECT_EQ(broken.out, "");
}

TEST_F(CliTest, EveryGameThatIsReplayedLeavesAnObject) {
  const std::string games = RunProgram({"play", "--json", "--games", "2", "--seed", "4", "--phases", "5"}).out;
  const std::string fine = File("fine.json", games.substr(0, games.find('\n'))), none = Path("none.json");
  const std::string broken = File("broken.json", "{\"id\":7,\n \"phases\":7}");
  const std::string lines = File("games.jsonl", games + "\n{\"id\":\"b\",\"phases\":[{\"name\":\"S1901\"}]}\n" + games);
  const Ran ran = RunProgram({"replay", "--json", none, fine, broken, lines, "-"}, "MAP standard\n");
  EXPECT_EQ(ran.code, 2);
  std::vector<std::string> objects;
  std::stringstream out(ran.out);
  for (std::string line; std::getline(out, line);) objects.push_back(line);
  ASSERT_EQ(objects.size(), 9u) << ran.out;
  const auto begins = [&](size_t i, const std::string& file, const std::string& rest) {
    EXPECT_EQ(objects[i].rfind("{\"file\":\"" + file + "\"," + rest, 0), 0u) << objects[i];
  };
  begins(0, none, R"("error":{"status":"not_found","message":"No such file or directory"}})");
  begins(1, fine, R"("map":"standard","phase_count":)");
  EXPECT_TRUE(Has(objects[1], R"("differences":[])")) << objects[1];
  begins(2, broken, R"("id":7,"error":{"status":"invalid_argument","message":"phases: )");
  EXPECT_TRUE(Has(objects[2], R"("line":2,"column":11,)")) << objects[2];
  begins(3, lines, R"("line":1,)");
  begins(5, lines, R"("line":4,"id":"b","error":{"status":"invalid_argument",)");
  EXPECT_TRUE(Has(objects[5], R"("line":4,"column":)")) << objects[5];
  begins(7, lines, R"("line":6,)");
  begins(8, "(stdin)", R"("error":{"status":"invalid_argument","message":")");
  EXPECT_TRUE(Has(objects[8], "expected a game or a phase: JSON, a form of entente convert, ")) << objects[8];
  // The error stream has the same, in the same sequence.
  EXPECT_EQ(
      ran.err.rfind("entente: " + none + ": No such file or directory\nentente: " + broken + ":2:11: phases: ", 0), 0u)
      << ran.err;
}

TEST_F(CliTest, GamesAreReplayedByAnyNumberOfThreadsAlike) {
  std::vector<std::string> arguments = {"replay"};
  for (int i = 0; i < 6; ++i) {
    const std::string seed = std::to_string(i);
    arguments.push_back(
        File(seed + ".json", RunProgram({"play", "--json", "--games", seed, "--seed", seed, "--phases", "9"}).out));
    arguments.push_back(i % 2 == 0 ? Path("none" + seed)
                                   : File("broken" + seed, R"({"phases":[{"name":"S1901M","state":7}]})"));
  }
  for (const bool as_json : {false, true}) {
    if (as_json) arguments.push_back("--json");
    const Ran one = RunProgram(arguments);
    EXPECT_EQ(one.code, 2);
    EXPECT_TRUE(Has(one.err, "broken5:1:")) << one.err;
    for (const char* threads : {"2", "3", "16"}) {
      std::vector<std::string> many = arguments;
      many.insert(many.end(), {"--threads", threads});
      const Ran ran = RunProgram(many);
      EXPECT_EQ(ran.code, 2);
      EXPECT_TRUE(ran.out == one.out) << threads << " threads:\n" << ran.out << "\none:\n" << one.out;
      EXPECT_TRUE(ran.err == one.err) << threads << " threads:\n" << ran.err << "\none:\n" << one.err;
    }
  }
  EXPECT_TRUE(Has(RunProgram({"replay", "--threads", "257", "-"}).err, "from 1 to 256, not '257'"));
}

// The library words this error differently.
TEST_F(CliTest, AnotherMapThanThatOfTheOptionIsToldInTheProgramsWords) {
  const std::string map = File("mine.map", "MAP pure\n");
  const std::string phase = R"({"map":"other",)" + std::string(kPhase).substr(1);
  const std::string game = R"({"map":"other","phases":[)" + std::string(kPhase) + "]}";
  const std::vector<std::vector<std::string>> calls = {
      {"adjudicate"}, {"adjudicate", "--jsonl"}, {"legal"},   {"advise"},
      {"replay"},     {"replay", "--json"},      {"history"}, {"score"}};
  for (const std::vector<std::string>& call : calls) {
    for (const bool has_map : {false, true}) {
      std::vector<std::string> words = call;
      if (has_map) words.insert(words.end(), {"--map", map});
      const bool reads_game = call[0] == "replay" || call[0] == "history" || call[0] == "score";
      words.emplace_back("-");
      const Ran ran = RunProgram(words, reads_game ? game : phase);
      const std::string all = ran.out + ran.err;
      EXPECT_NE(ran.code, 0) << all;
      EXPECT_FALSE(Has(all, "`map`")) << call[0] << ": " << all;
      EXPECT_TRUE(
          Has(all, has_map ? "; the one given by --map is mine" : "; a map of your own is to be given by --map"))
          << call[0] << ": " << all;
    }
  }
}

TEST_F(CliTest, PhasesAndGamesOnLinesAreReportedOneByOne) {
  const std::string lines = std::string(kPhase) + "\r\n\n" + kPhase + "\n";
  const Ran ran = RunProgram({"adjudicate"}, lines);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out.rfind("(stdin):1\n\nS1901M", 0), 0u) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\n\n(stdin):3\n\nS1901M")) << ran.out;
  const Ran bad = RunProgram({"adjudicate"}, lines + "oops\n" + kPhase);
  EXPECT_EQ(bad.code, 2);
  EXPECT_TRUE(Has(bad.err, "(stdin):4:1: ")) << bad.err;
  EXPECT_TRUE(Has(bad.out, "\n(stdin):5\n")) << bad.out;
  const std::string games = RunProgram({"play", "--json", "--games", "2", "--phases", "2"}).out;
  const Ran reported = RunProgram({"adjudicate", "--phase", "F1901M"}, games);
  EXPECT_EQ(reported.code, 0) << reported.err;
  EXPECT_TRUE(Has(reported.out, "(stdin):2\n\nF1901M")) << reported.out;
}

TEST_F(CliTest, ADocumentOverSeveralLinesIsOneDocument) {
  std::string phase(kPhase);
  for (size_t at = phase.find(','); at != std::string::npos; at = phase.find(',', at + 2)) phase.replace(at, 1, "\n,");
  const Ran ran = RunProgram({"adjudicate"}, "\n\n" + phase + "\n\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, RunProgram({"adjudicate"}, kPhase).out);
  const Ran broken = RunProgram({"adjudicate"}, "\n{\n\"name\" 7}\n");
  EXPECT_EQ(broken.code, 2);
  EXPECT_TRUE(Has(broken.err, "(stdin):3:8: ")) << broken.err;
}

TEST_F(CliTest, AByteOrderMarkChangesNothing) {
  const std::string mark = "\xef\xbb\xbf";
  const std::string lines = std::string(kPhase) + "\n" + kPhase + "\n";
  for (const char* command : {"adjudicate", "legal", "replay"}) {
    for (const std::string& text : {std::string(kPhase), lines, "\n" + std::string(kPhase)}) {
      const Ran marked = RunProgram({command, "-"}, mark + text), plain = RunProgram({command, "-"}, text);
      EXPECT_EQ(marked.out, plain.out) << command;
      EXPECT_EQ(marked.err, plain.err) << command;
      EXPECT_EQ(marked.code, plain.code) << command;
    }
  }
}

TEST_F(CliTest, AGameWithoutOrdersStillHasToNameAMap) {
  for (const char* phases : {"[]", R"([{"name":"S1901M","state":{"units":{}}}])"}) {
    const std::string game = std::string(R"({"map":"atlantis","phases":)") + phases + "}";
    const Ran ran = RunProgram({"adjudicate"}, game);
    EXPECT_EQ(ran.code, 2) << phases;
    EXPECT_TRUE(Has(ran.err, "atlantis")) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
}

TEST_F(CliTest, AFinishedGameHasNoLegalOrders) {
  const std::string over = R"({"name":"COMPLETED","state":{"units":{"FRANCE":["A PAR"]}}})";
  const Ran plain = RunProgram({"legal"}, over);
  EXPECT_EQ(plain.code, 0) << plain.err;
  EXPECT_EQ(plain.out, "");
  EXPECT_EQ(plain.err, "note: (stdin): the game is over: there is nothing to order\n");
  const std::string game = R"({"map":"standard","phases":[)" + std::string(kPhase) + "," + over + "]}";
  EXPECT_EQ(RunProgram({"legal"}, game).err, "");
  EXPECT_EQ(RunProgram({"legal", "--phase", "COMPLETED"}, game).err, plain.err);
  const Ran two = RunProgram({"legal"}, std::string(kPhase) + "\n" + over + "\n");
  EXPECT_EQ(two.err, "note: (stdin):2: the game is over: there is nothing to order\n");
  const Ran bulk = RunProgram({"legal", "--jsonl"}, over);
  EXPECT_EQ(bulk.code, 0);
  EXPECT_EQ(bulk.out, "{\"orders\":{},\"powers\":{}}\n");
}

// Also where a command has nothing to do for the phase.
TEST_F(CliTest, AGameWithAPhaseThatIsNoneIsAnsweredAlike) {
  constexpr std::pair<const char*, const char*> kRows[] = {
      {R"({"map":"standard","phases":[]})", ":1:28: phases: the game has no phases\n"},
      {R"({"phases":[{}]})", ":1:12: phases[0]: the phase has no `state`\n"},
      {R"({"phases":[{"name":"S1901M","state":{}}]})", ":1:12: phases[0]: the phase has no `state.units`\n"},
      {R"({"phases":[{"state":{"units":{}}}]})", ":1:12: phases[0]: the phase has no `name`\n"},
      {R"({"phases":[{"name":"S1901M","state":{"units":3}}]})",
       ":1:46: phases[0]: state.units: expected an object, not a number\n"},
      {R"({"phases":[{"name":"S1901M","state":{"units":{}},"orders":3}]})",
       ":1:59: phases[0]: orders: expected an object, not a number\n"},
      {R"({"phases":[{"name":"S1901M","state":{"units":{}},"orders":{"FRANCE":["WAIVE"]}},{}]})",
       ":1:81: phases[1]: the phase has no `state`\n"},
      {R"({"phases":[{"name":"S1901M","state":{"units":{}}},{"name":"zzz","state":{"units":{}}}]})",
       ":1:59: phases[1]: name: 'zzz' is no phase of this map: expected a name such as S1901M (S..M, S..R, F..M, F..R, "
       "W..A)\n"},
      {R"({"phases":[{"name":"S1901M","state":{"units":{}}},{"name":"F1901M","state":{"units":{"FRANCE":["A XXX"]}}}]})",
       ":1:99: phases[1]: state.units.FRANCE[0]: 'XXX' at 3 is no place: expected the place of the unit\n"},
      {R"({"phases":[{"name":"S1901M","state":{"units":{}}},{"map":"pure","name":"S1901M","state":{"units":{}}}]})",
       ":1:58: phases[1]: map: the phase is on pure, the first one of the game on standard: expected one map\n"},
  };
  for (const auto& [game, told] : kRows) {
    const std::string file = File("game.json", game);
    for (const char* command : {"adjudicate", "advise", "explain", "history", "legal", "replay", "score"}) {
      const Ran ran = RunProgram({command, file});
      EXPECT_EQ(ran.code, 2) << command;
      EXPECT_EQ(ran.out, "") << command;
      EXPECT_EQ(ran.err, "entente: " + file + told) << command;
    }
    for (const char* form : {"json", "binary", "diplomacy", "datc", "jdip", "judge", "line"}) {
      EXPECT_EQ(RunProgram({"convert", "--to", form, file}).err, "entente: " + file + told) << form;
    }
    for (const char* command : {"adjudicate", "legal"}) {
      const Ran ran = RunProgram({command, "--jsonl", file});
      EXPECT_EQ(ran.code, 1) << command;
      const std::string message = std::string(told).substr(std::string(told).find("phases"));
      EXPECT_TRUE(Has(ran.out, R"("message":")" + message.substr(0, message.size() - 1) + "\"")) << ran.out;
    }
  }
}

TEST_F(CliTest, RecordedGamesReplayWithoutDifference) {
  const std::filesystem::path games = std::filesystem::path(ENTENTE_SHARED_DIR) / "games";
  if (!std::filesystem::exists(games)) GTEST_SKIP() << games << " is not there";
  std::vector<std::string> arguments{"replay"};
  for (const auto& entry : std::filesystem::directory_iterator(games)) {
    if (entry.path().extension() == ".json") arguments.push_back(entry.path().string());
  }
  const Ran ran = RunProgram(arguments);
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_TRUE(Has(ran.out, "15 games, ")) << ran.out;
}

TEST_F(CliTest, LegalOrdersAreListed) {
  const Ran ran = RunProgram({"legal"}, kPhase);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out.rfind("S1901M\n", 0), 0u) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\nFRANCE\n  A PAR H\n    A PAR - BRE\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "    A PAR S A MUN - BUR\n")) << ran.out;
}

TEST_F(CliTest, MapsAreListedAndShown) {
  const Ran list = RunProgram({"map", "list"});
  EXPECT_EQ(list.code, 0);
  EXPECT_EQ(list.out.rfind("standard\n", 0), 0u);
  EXPECT_TRUE(Has(list.out, "\npure\n"));
  EXPECT_EQ(RunProgram({"map", "list", "--json"}).out.rfind("[\"standard\",", 0), 0u);
  const Ran show = RunProgram({"map", "show", "standard"});
  EXPECT_EQ(show.code, 0);
  EXPECT_TRUE(Has(show.out, "34 supply centers, 18 to win")) << show.out;
  EXPECT_TRUE(Has(show.out, "FRANCE: BRE MAR PAR")) << show.out;
  EXPECT_EQ(RunProgram({"map", "show", "--json", "standard"}).out.rfind("{\"name\":\"standard\"", 0), 0u);
  const Ran unknown = RunProgram({"map", "show", "standart"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_TRUE(Has(unknown.err, "standard")) << unknown.err;
}

TEST_F(CliTest, MapFilesAreChecked) {
  const std::string standard = ENTENTE_MAPS_DIR "/standard.map";
  const Ran fine = RunProgram({"map", "check", standard});
  EXPECT_EQ(fine.code, 0) << fine.out << fine.err;
  const std::string bad = File("bad.map", "this is\nno map at all\n");
  const Ran wrong = RunProgram({"map", "check", standard, bad});
  EXPECT_EQ(wrong.code, 1) << wrong.out;
  EXPECT_TRUE(Has(wrong.out, bad + ":1:")) << wrong.out;
  EXPECT_TRUE(Has(wrong.out, "error: ")) << wrong.out;
  EXPECT_EQ(RunProgram({"map", "check", File("empty.map", "")}).code, 1);
  EXPECT_EQ(RunProgram({"map", "check", File("noise.map", Noise(10 << 20))}).code, 1);
  EXPECT_EQ(RunProgram({"map", "check", Path("nothing.map")}).code, 2);
  EXPECT_EQ(RunProgram({"map", "check", folder_.string()}).code, 2);
}

// Some maps have a province abbreviated like a word of the order language (FOR, AND), or a power of three letters
// (Oda). Only these warnings are allowed for shipped maps.
bool MayBeSaid(const std::string& line) {
  return line.ends_with(": fine") || line.ends_with(": fine, 1 warning") || line.ends_with(": fine, 2 warnings") ||
         Has(line, ": warning: NOISE_ABBR: ") || Has(line, ": warning: POWER_3: ");
}

TEST_F(CliTest, ShippedMapsAreCheckedAndFine) {
  std::istringstream names(RunProgram({"map", "list"}).out);
  std::vector<std::string> arguments{"map", "check"};
  for (std::string name; std::getline(names, name);) arguments.push_back(ENTENTE_MAPS_DIR "/" + name + ".map");
  EXPECT_GT(arguments.size(), 10u);
  const Ran ran = RunProgram(arguments);
  EXPECT_EQ(ran.code, 0);
  std::istringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);) EXPECT_TRUE(MayBeSaid(line)) << line;
}

TEST_F(CliTest, EveryMapFileIsAShippedMapOrWaitsForADirective) {
  const std::string shipped = "\n" + RunProgram({"map", "list"}).out;
  for (const auto& entry : std::filesystem::directory_iterator(ENTENTE_MAPS_DIR)) {
    if (entry.path().extension() != ".map" || Has(shipped, "\n" + entry.path().stem().string() + "\n")) continue;
    const Ran check = RunProgram({"map", "check", entry.path().string()});
    EXPECT_EQ(check.code, 1) << entry.path() << " can be shipped";
    std::istringstream lines(check.out);
    for (std::string line; std::getline(lines, line);) {
      EXPECT_TRUE(!Has(line, ": error: ") || Has(line, ": error: NOT_SUPPORTED: ")) << line;
    }
  }
}

TEST_F(CliTest, ARuleOfAMapActsOrTheCheckSaysThatItChangesNothing) {
  const std::filesystem::path standard = std::filesystem::path(ENTENTE_MAPS_DIR) / "standard.map";
  std::filesystem::copy_file(standard, folder_ / "standard.map");
  const std::string file = File("press.map", "MAP standard\nRULE WEAK_BOUNCES NO_PRESS\n");
  const Ran check = RunProgram({"map", "check", file});
  EXPECT_EQ(check.code, 0);
  EXPECT_EQ(check.out,
            file + ":2:19: warning: NO_EFFECT: RULE NO_PRESS changes nothing here\n" + file + ": fine, 1 warning\n");
  EXPECT_EQ(RunProgram({"play", "--map", file, "--phases", "20"}).code, 0);
  const std::string remote = File("remote.map", "MAP standard\nRULE REMOTE_BUILDS HOME_BUILDS\n");
  EXPECT_EQ(RunProgram({"map", "check", remote}).code, 0);
  EXPECT_EQ(RunProgram({"play", "--map", remote, "--phases", "20"}).code, 0);
}

TEST_F(CliTest, IncludesAreReadBesideTheIncludingFileAndNowhereElse) {
  std::filesystem::create_directories(folder_ / "maps" / "parts");
  std::filesystem::copy_file(ENTENTE_MAPS_DIR "/standard.map", folder_ / "maps" / "whole.map");
  std::filesystem::copy_file(ENTENTE_MAPS_DIR "/standard.map", folder_ / "outside.map");
  const Ran beside = RunProgram({"map", "check", File("maps/main.map", "USE whole.map\n")});
  EXPECT_EQ(beside.code, 0) << beside.out << beside.err;
  for (const std::string& name : {std::string("../outside.map"), Path("outside.map"), std::string("missing.map")}) {
    const Ran refused = RunProgram({"map", "check", File("maps/main.map", "USE " + name + "\n")});
    EXPECT_EQ(refused.code, 1) << name << ": " << refused.out;
    EXPECT_EQ(Has(refused.out, "lies outside the map's folder"), name != "missing.map") << refused.out;
    EXPECT_EQ(Has(refused.out, "there is no file"), name == "missing.map") << refused.out;
  }
  const Ran absent = RunProgram({"map", "check", File("maps/main.map", "USE ../nowhere\n")});
  EXPECT_TRUE(Has(absent.out, ":1:5: error: FILE_OUTSIDE: ")) << absent.out;
}

TEST_F(CliTest, MapFileServesEveryCommand) {
  const std::string map = ENTENTE_MAPS_DIR "/standard.map";
  EXPECT_EQ(RunProgram({"adjudicate", "--map", map}, kPhase).code, 0);
  EXPECT_EQ(RunProgram({"legal", "--map", map}, kPhase).code, 0);
  EXPECT_EQ(RunProgram({"play", "--map", map, "--phases", "5"}).code, 0);
  for (const char* command : {"adjudicate", "legal", "play"}) {
    EXPECT_EQ(RunProgram({command, "--map", "nowhere"}, kPhase).code, 2) << command;
    EXPECT_EQ(RunProgram({command, "--map", Path("nothing.map")}, kPhase).code, 2) << command;
    EXPECT_EQ(RunProgram({command, "--map", File("bad.map", "bad\n")}, kPhase).code, 2) << command;
  }
}

TEST_F(CliTest, RulesAreAPresetOrOptions) {
  EXPECT_EQ(RunProgram({"adjudicate", "--rules", "datc3"}, kPhase).code, 0);
  EXPECT_EQ(RunProgram({"adjudicate", "--rules", "civil_disorder=home_distance,waive=allowed"}, kPhase).code, 0);
  const Ran preset = RunProgram({"adjudicate", "--rules", "1066"}, kPhase);
  EXPECT_EQ(preset.code, 2);
  EXPECT_TRUE(Has(preset.err, "1066")) << preset.err;
  const Ran option = RunProgram({"adjudicate", "--rules", "civil_disordr=home_distance"}, kPhase);
  EXPECT_EQ(option.code, 2);
  EXPECT_TRUE(Has(option.err, "civil_disorder")) << option.err;
  EXPECT_EQ(RunProgram({"adjudicate", "--rules", "proxy_orders=in_order"}, kPhase).code, 2);
}

TEST_F(CliTest, PlayPrintsASignatureOfSixteenDigits) {
  const Ran one = RunProgram({"play", "--seed", "0x10", "--games", "3", "--phases", "10"});
  EXPECT_EQ(one.code, 0) << one.err;
  const size_t at = one.out.find("signature ");
  ASSERT_NE(at, std::string::npos) << one.out;
  const std::string digits = one.out.substr(at + 10, 16);
  EXPECT_TRUE(std::all_of(digits.begin(), digits.end(), [](unsigned char c) { return std::isxdigit(c); })) << digits;
  EXPECT_EQ(one.out.substr(at + 26), "\n");
  EXPECT_EQ(RunProgram({"play", "--seed", "16", "--games", "3", "--phases", "10"}).out, one.out);
  EXPECT_NE(RunProgram({"play", "--seed", "17", "--games", "3", "--phases", "10"}).out, one.out);
  EXPECT_EQ(RunProgram({"play", "--seed", "many"}).code, 2);
  EXPECT_EQ(RunProgram({"play", "--games", "-1"}).code, 2);
  EXPECT_EQ(RunProgram({"play", "file.json"}).code, 2);
}

TEST_F(CliTest, OutputThatCannotBeWrittenIsAnError) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "/dev/full is not there";
  const std::string command = std::string(ENTENTE_PROGRAM) + " map list >/dev/full 2>/dev/null";
  EXPECT_NE(std::system(command.c_str()), 0);
}

}  // namespace
}  // namespace entente_test
