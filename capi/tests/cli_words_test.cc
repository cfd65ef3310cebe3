// Messages of the command line for missing, wrong or too many words.
#include "cli_live.h"

namespace entente_test {
namespace {

using CliWordsTest = Cli;

TEST_F(CliWordsTest, TheProgramAloneListsItsCommands) {
  const Ran ran = RunProgram({});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  for (const char* line : {"\n  adjudicate ", "\n  replay ", "\n  legal ", "\n  map ", "\n  play ", "--help"}) {
    EXPECT_TRUE(Has(ran.err, line)) << line << " in " << ran.err;
  }
}

TEST_F(CliWordsTest, TheNearestWordIsSuggested) {
  EXPECT_TRUE(Has(RunProgram({"repaly"}).err, "did you mean replay?"));
  EXPECT_TRUE(Has(RunProgram({"orders"}).err,
                  "unknown command 'orders'; about orders: adjudicate, process, legal, explain, advise\n"));
  EXPECT_TRUE(Has(RunProgram({"order"}).err, "; about order: adjudicate, process, legal, explain, advise\n"));
  EXPECT_TRUE(Has(RunProgram({"--verison"}).err, "did you mean --version?"));
  EXPECT_TRUE(Has(RunProgram({"--map", "standard", "legal"}).err, "options of legal stand after it"));
  EXPECT_TRUE(Has(RunProgram({"adjudicate", "--thread", "2"}).err, "did you mean --threads?"));
  EXPECT_TRUE(Has(RunProgram({"legal", "--prhase=S1901M"}).err, "did you mean --phase?"));
}

TEST_F(CliWordsTest, ErrorsBreakAtWordsOnATerminal) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  setenv("COLUMNS", "40", 1);
  Live live({"vote", "--mode", "dias", "--jsonl"}, true);
  unsetenv("COLUMNS");
  EXPECT_TRUE(live.Shows("entente: --mode dias: expected one of\r\n    judge-dias,"));
  EXPECT_EQ(live.WaitForEnd().code, 2);
}

TEST_F(CliWordsTest, AnOptionHasOneValue) {
  const Ran ran = RunProgram({"play", "--rules", "1971", "--phases", "1", "--rules=2000"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(Has(ran.err, "option --rules has two values, '1971' and '2000'")) << ran.err;
  EXPECT_EQ(RunProgram({"play", "--phases", "1", "--rules", "1971", "--rules=1971"}).code, 0);
}

TEST_F(CliWordsTest, HelpAndVersionStandAnywhere) {
  const std::string help = RunProgram({"legal", "--help"}).out;
  EXPECT_TRUE(Has(help, "usage: entente legal"));
  const std::vector<std::vector<std::string>> lines = {
      {"legal", "-h"},          {"--help", "legal"},          {"help", "legal"}, {"legal", "--jsonl", "--help"},
      {"legal", "x", "--help"}, {"legal", "--bad", "--help"},
  };
  for (const std::vector<std::string>& line : lines) {
    const Ran ran = RunProgram(line);
    EXPECT_EQ(ran.code, 0) << line.back();
    EXPECT_EQ(ran.out, help);
    EXPECT_EQ(ran.err, "");
  }
  EXPECT_EQ(RunProgram({"legal", "--version"}).out, RunProgram({"--version"}).out);
  EXPECT_TRUE(Has(RunProgram({"legal", "--", "--help"}).err, "--help: No such file"));
}

TEST_F(CliWordsTest, OptionsAreWrittenEitherWayAndEndAtTwoDashes) {
  const std::string file = File("-phase.json", kPhase);
  const std::string report = RunProgram({"adjudicate"}, kPhase).out;
  EXPECT_EQ(RunProgram({"adjudicate", "--map", "standard", "--phase=S1901M", file}).out, report);
  EXPECT_EQ(RunProgram({"adjudicate", file, "--map=standard"}).out, report);
  EXPECT_EQ(RunProgram({"adjudicate", "--", "-"}, kPhase).out, report);
  EXPECT_EQ(RunShell("cd " + folder_.string() + " && $ENTENTE adjudicate -- -phase.json").out, report);
}

TEST_F(CliWordsTest, EveryFileIsReadAndOneThatCannotBeComesToTwo) {
  const std::string one = File("one.json", kPhase), two = File("two.json", kPhase), none = Path("none.json");
  const std::string body = RunProgram({"adjudicate"}, kPhase).out;
  const Ran both = RunProgram({"adjudicate", one, two});
  EXPECT_EQ(both.code, 0) << both.err;
  EXPECT_EQ(both.out, one + "\n\n" + body + "\n" + two + "\n\n" + body);
  const std::string game = File("game.json", R"({"map":"standard","phases":[)" + std::string(kPhase) + "]}");
  for (const char* command : {"adjudicate", "legal", "replay"}) {
    const Ran ran = RunProgram({command, none, folder_.string(), game});
    EXPECT_EQ(ran.code, 2) << command;
    EXPECT_TRUE(Has(ran.err, none + ": No such file")) << ran.err;
    EXPECT_TRUE(Has(ran.err, folder_.string() + ": Is a directory")) << ran.err;
    EXPECT_TRUE(Has(ran.out, game)) << ran.out;
  }
  for (const char* command : {"adjudicate", "legal"}) {
    const Ran ran = RunProgram({command, "--jsonl", none, one, "-", two}, kPhase);
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 3) << ran.out;
  }
}

TEST_F(CliWordsTest, ErrorObjectsOfSeveralFilesNameTheFile) {
  const std::string bad = File("bad.jsonl", std::string(kPhase) + "\noops\n");
  const Ran several = RunProgram({"adjudicate", "--jsonl", bad, File("good.jsonl", kPhase)});
  EXPECT_EQ(several.code, 1);
  EXPECT_TRUE(Has(several.out, R"("message":")" + bad + ": ")) << several.out;
  EXPECT_FALSE(Has(RunProgram({"adjudicate", "--jsonl", bad}).out, bad));
}

TEST_F(CliWordsTest, SomebodyAtATerminalIsToldThatInputIsRead) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  for (const char* command : {"adjudicate", "legal"}) {
    Live live({command}, true);
    EXPECT_TRUE(live.Shows("reading a phase or a game from the standard input;\r\n  end it with Ctrl-D"));
    live.Feed(std::string(kPhase) + "\n");
    const Ran ran = live.Finish();
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(Has(ran.out, "A PAR")) << ran.out;
  }
  EXPECT_EQ(RunProgram({"adjudicate"}, kPhase).err, "");
}

}  // namespace
}  // namespace entente_test
