// The program's reports (options, notes, the width of a terminal) and its help.

#include <algorithm>
#include <cstdlib>

#include "cli_run.h"

namespace entente_test {
namespace {

size_t LongestLine(const std::string& text) {
  size_t longest = 0;
  for (size_t start = 0; start < text.size();) {
    const size_t end = std::min(text.find('\n', start), text.size());
    longest = std::max(longest, end - start);
    start = end + 1;
  }
  return longest;
}

using CliReportTest = Cli;

TEST_F(CliReportTest, HelpFitsIntoEightyColumns) {
  std::vector<std::string> commands{""};
  const std::string help = RunProgram({"--help"}).out;
  const size_t begin = help.find("Commands:\n") + 10, end = help.find("\n\n", begin);
  for (size_t at = begin; at < end; at = help.find('\n', at) + 1) {
    const size_t word = help.find_first_not_of(' ', at);
    commands.push_back(help.substr(word, help.find(' ', word) - word));
  }
  EXPECT_GE(commands.size(), 6u);
  for (const std::string& command : commands) {
    const Ran ran = command.empty() ? RunProgram({"--help"}) : RunProgram({command, "--help"});
    EXPECT_EQ(ran.code, 0) << command;
    EXPECT_LE(LongestLine(ran.out), 80u) << command << "\n" << ran.out;
  }
}

TEST_F(CliReportTest, BoardAndFullNamesAreOptions) {
  const Ran board = RunProgram({"adjudicate", "--board"}, kPhase);
  EXPECT_EQ(board.code, 0) << board.err;
  EXPECT_TRUE(Has(board.out, "\nBoard after S1901M\n")) << board.out;
  const Ran names = RunProgram({"adjudicate", "--names"}, kPhase);
  EXPECT_TRUE(Has(names.out, "Army Paris bounced from Burgundy")) << names.out;
  EXPECT_FALSE(Has(RunProgram({"adjudicate"}, kPhase).out, "Board"));
}

TEST_F(CliReportTest, AWidthWrapsAndAPipeDoesNot) {
  const std::string file = File("phase.json", kPhase);
  EXPECT_GT(LongestLine(RunProgram({"adjudicate", file}).out), 60u);
  EXPECT_LE(LongestLine(RunProgram({"adjudicate", "--width", "40", file}).out), 40u);
  for (const char* wrong : {"19", "-1", "x", "", "99999999999"}) {
    const Ran ran = RunProgram({"adjudicate", "--width", wrong, file});
    EXPECT_EQ(ran.code, 2) << wrong;
    EXPECT_TRUE(Has(ran.err, "--width")) << ran.err;
  }
  EXPECT_EQ(RunProgram({"adjudicate", "--width", "0", file}).code, 0);
  for (const char* option : {"--board", "--width=80"}) {
    EXPECT_EQ(RunProgram({"adjudicate", "--jsonl", option, file}).code, 2) << option;
  }
}

TEST_F(CliReportTest, OnATerminalLinesAreAsWideAsItIs) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  const std::string file = File("phase.json", kPhase);
  const std::string narrow = RunInTerminal({"adjudicate", file}, 40, "70");
  EXPECT_LE(LongestLine(narrow), 40u) << narrow;
  const std::string game = File("game.json", RunProgram({"play", "--json", "--phases", "5"}).out);
  const std::string replay = RunInTerminal({"replay", game}, 40);
  ASSERT_TRUE(Has(replay, "\n1 game, 6 phases")) << replay;
  EXPECT_LE(LongestLine(replay.substr(replay.rfind("\n1 game"))), 40u) << replay;
  const std::string told = RunInTerminal({"adjudicate", file}, 0, "30");
  EXPECT_LE(LongestLine(told), 30u) << told;
  EXPECT_GT(LongestLine(RunInTerminal({"adjudicate", file}, 0, nullptr)), 60u) << "nothing tells the width";
  EXPECT_GT(LongestLine(RunInTerminal({"adjudicate", "--width=0", file}, 40, nullptr)), 60u);
}

TEST_F(CliReportTest, NotesStandInReportsResultsAndReplays) {
  const std::string phase =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"order":{"FRANCE":["A PAR H"]}})";
  const std::string note = "`order` is not read: did you mean `orders`?";
  const Ran report = RunProgram({"adjudicate"}, phase);
  EXPECT_EQ(report.code, 0);
  EXPECT_TRUE(Has(report.out, "\nnote: " + note + "\n")) << report.out;
  EXPECT_TRUE(Has(RunProgram({"adjudicate", "--jsonl"}, phase + "\n").out, R"("notes":["`order`)"));
  EXPECT_TRUE(Has(RunProgram({"legal", "--jsonl"}, phase + "\n").out, R"("notes":["`order`)"));
  const Ran replay = RunProgram({"replay", "-"}, R"({"rule":{},"phases":[)" + phase + "]}");
  EXPECT_EQ(replay.code, 0) << replay.err;
  EXPECT_TRUE(Has(replay.out, "\n  note: `rule` is not read: did you mean `rules`?\n  note: S1901M: " + note + "\n"))
      << replay.out;
}

TEST_F(CliReportTest, PhasesWithoutAReportHaveNotes) {
  const auto phase = [](const std::string& name, const std::string& key) {
    return R"({"name":")" + name + R"(","state":{"units":{"FRANCE":["A PAR"]}},")" + key +
           R"(":{"FRANCE":["A PAR H"]}})";
  };
  const std::string mistyped = ": `order` is not read: did you mean `orders`?\n";
  const std::string all = R"({"phases":[)" + phase("S1901M", "order") + "," + phase("F1901M", "order") + "]}";
  EXPECT_EQ(RunProgram({"adjudicate"}, all).out, "note: S1901M and 1 other" + mistyped + "\nno phase has orders\n");
  const std::string some = R"({"phases":[)" + phase("S1901M", "orders") + "," + phase("F1901M", "order") + "]}";
  const Ran report = RunProgram({"adjudicate"}, some);
  EXPECT_EQ(report.code, 0) << report.err;
  EXPECT_EQ(report.out.rfind("note: F1901M" + mistyped + "\nS1901M", 0), 0u) << report.out;
  EXPECT_FALSE(Has(RunProgram({"adjudicate", "--phase", "S1901M"}, some).out, "note: ")) << "only this phase";
}

TEST_F(CliReportTest, AGameThatHasItsOwnMapIsNoted) {
  const std::string game =
      R"({"map":"fleet_rome","rule":{},"phases":[{"name":"S1901M","state":{"units":{}},"orders":{"FRANCE":[]}}]})";
  const Ran asked = RunProgram({"adjudicate", "--map", "standard"}, game);
  EXPECT_EQ(asked.code, 0) << asked.err;
  EXPECT_EQ(
      asked.out.rfind("note: `rule` is not read: did you mean `rules`?\n"
                      "note: the map is fleet_rome, as the input says; standard was given for inputs that name none\n\n"
                      "S1901M",
                      0),
      0u)
      << asked.out;
  EXPECT_FALSE(Has(RunProgram({"adjudicate"}, game).out, "note: the map"));
  const Ran rules = RunProgram({"adjudicate", "--jsonl", "--rules", "civil_disorder=home_distance"},
                               R"({"rules":"datc3","name":"S1901M","state":{"units":{}}})");
  EXPECT_TRUE(Has(
      rules.out,
      R"("notes":["the input's own rules win over the given ones, where both speak: civil_disorder=owned_distance)"))
      << rules.out;
}

TEST_F(CliReportTest, ReplayCountsComparedAndSkippedPhases) {
  const std::string games = RunProgram({"play", "--json", "--games", "2", "--seed", "4", "--phases", "5"}).out;
  const Ran ran = RunProgram({"replay", File("games.jsonl", games)});
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_TRUE(Has(ran.out, ": 6 phases, 5 compared, 1 skipped (1 last of a game), 0 differences\n")) << ran.out;
  EXPECT_TRUE(ran.out.ends_with("\n2 games, 12 phases: 10 compared, 2 skipped (2 last of a game), 0 differences\n"))
      << ran.out;
  EXPECT_LE(LongestLine(RunProgram({"replay", "--width", "60", Path("games.jsonl")}).out), 90u);
}

TEST_F(CliReportTest, APhaseIsFoundByItsNameWithOrWithoutZeros) {
  const std::string game = R"({"map":"ancmed","phases":[{"name":"S0001M","state":{"units":{}},"orders":{"ROME":[]}},)"
                           R"({"name":"F1M","state":{"units":{}},"orders":{"ROME":[]}}]})";
  for (const char* name : {"S0001M", "S1M", "s0001m", "S01M", "S000001M", "F0001M", "F1M"}) {
    const Ran ran = RunProgram({"adjudicate", "--phase", name}, game);
    EXPECT_EQ(ran.code, 0) << name << ran.err;
    EXPECT_EQ(ran.out.substr(1, 3), "1M ") << ran.out;
  }
  EXPECT_EQ(RunProgram({"adjudicate", "--phase", "S-01M"}, game).code, 2);
}

TEST_F(CliReportTest, AGameThatEndedByVoteSaysSoAtItsEnd) {
  const std::string game =
      R"({"phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":[]}},
      {"name":"COMPLETED","end":"draw","winners":["AUSTRIA","FRANCE"],"ended_in":"F1901M",
       "state":{"units":{"FRANCE":["A PAR"]}}}]})";
  const Ran ran = RunProgram({"adjudicate"}, game);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(ran.out.ends_with("\nThe game ended in F1901M: it is a draw between Austria and France\n")) << ran.out;
  EXPECT_EQ(RunProgram({"adjudicate", "--phase", "COMPLETED"}, game).out,
            "The game ended in F1901M: it is a draw between Austria and France\n");
}

}  // namespace
}  // namespace entente_test
