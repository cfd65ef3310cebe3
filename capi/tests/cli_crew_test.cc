// Bulk mode on long inputs: threads, progress, brevity, and early ends.
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "cli_live.h"
#include "sanitized.h"

namespace entente_test {
namespace {

using CliCrewTest = Cli;

// `count` lines: phases of some sizes, blank and broken lines.
std::string Lines(int count) {
  const std::string large = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR","A MAR","F BRE"],)"
                            R"("TURKEY":["F ANK","A CON","A SMY"],"RUSSIA":["F SEV","A WAR","A MOS","F STP/SC"]}}})";
  std::string lines;
  for (int i = 0; i < count; ++i) {
    std::string small(kPhase);
    lines += i % 7 == 3 ? "oops " + std::to_string(i) : i % 11 == 5 ? "" : i % 3 == 0 ? large : small;
    lines += '\n';
  }
  return lines;
}

TEST_F(CliCrewTest, AnyNumberOfThreadsGivesTheSameBytes) {
  const std::string file = File("lines.jsonl", Lines(3000));
  for (const char* command : {"adjudicate", "legal"}) {
    const Ran one = RunProgram({command, "--jsonl", file, file});
    EXPECT_EQ(one.code, 1);
    for (const char* threads : {"2", "3", "16"}) {
      const Ran many = RunProgram({command, "--jsonl", "--threads", threads, file, file});
      EXPECT_EQ(many.code, 1);
      EXPECT_EQ(many.err, "");
      EXPECT_TRUE(many.out == one.out) << command << " with " << threads << " threads";
    }
  }
}

TEST_F(CliCrewTest, LinesLongerThanTheWindowComeInTheirSequence) {
  std::string large(kPhase);
  large.insert(large.size() - 1, R"(,"more":")" + std::string(size_t{20} << 20, 'x') + "\"");
  std::string lines;
  for (int i = 0; i < 6; ++i) lines += (i % 2 == 0 ? large : std::string(kPhase)) + "\n";
  const Ran one = RunProgram({"adjudicate", "--jsonl"}, lines);
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_TRUE(RunProgram({"adjudicate", "--jsonl", "--threads=4"}, lines).out == one.out);
}

TEST_F(CliCrewTest, EveryLineIsAnsweredBeforeTheNextIsThere) {
  for (const char* threads : {"1", "3"}) {
    Live live({"adjudicate", "--jsonl", "--threads", threads});
    for (size_t i = 1; i <= 3; ++i) {
      live.Feed(std::string(kPhase) + "\n");
      EXPECT_TRUE(live.HasLines(i)) << threads;
    }
    EXPECT_EQ(live.Finish().code, 0);
  }
}

TEST_F(CliCrewTest, BriefResultsHaveNoAfter) {
  const Ran ran = RunProgram({"adjudicate", "--jsonl", "--brief", "--threads", "2"}, kPhase);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_FALSE(Has(ran.out, R"("after")")) << ran.out;
  EXPECT_TRUE(Has(ran.out, R"("events":[],"next":{)")) << ran.out;
}

TEST_F(CliCrewTest, OptionsOfBulkModeGoWithIt) {
  for (const std::string option : {"--threads=2", "--progress", "--brief"}) {
    const Ran ran = RunProgram({"adjudicate", option}, kPhase);
    EXPECT_EQ(ran.code, 2) << option;
    EXPECT_TRUE(Has(ran.err, "goes with --jsonl")) << ran.err;
  }
  for (const std::string number : {"0", "257", "-1", "two", ""}) {
    const Ran ran = RunProgram({"legal", "--jsonl", "--threads=" + number}, kPhase);
    EXPECT_EQ(ran.code, 2) << number;
    EXPECT_TRUE(Has(ran.err, "--threads needs a number from 1 to 256")) << ran.err;
  }
}

TEST_F(CliCrewTest, ProgressIsToldAtTheEnd) {
  const Ran ran = RunProgram({"legal", "--jsonl", "--progress"}, std::string(kPhase) + "\n\noops\n");
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(ran.err.rfind("entente: 2 lines, 1 of them errors, in ", 0), 0u) << ran.err;
  EXPECT_TRUE(Has(ran.err, " a second\n")) << ran.err;
  EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
}

TEST_F(CliCrewTest, ProgressIsToldEverySecondAtATerminal) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  Live live({"adjudicate", "--jsonl", "--progress"}, true);
  live.Feed(std::string(kPhase) + "\n");
  EXPECT_TRUE(live.Shows("entente: 1 line in 1.")) << "after a second";
  EXPECT_TRUE(live.Shows("entente: 1 line in 2.")) << "after two";
  EXPECT_EQ(live.Finish().code, 0);
}

// No status line if the answers go to the terminal too, or if the input is typed there.
TEST_F(CliCrewTest, AStatusLineAtATerminalComesAndGoesUnasked) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  setenv("TERM", "vt100", 1);
  const std::string pipe = Path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  Live live({"adjudicate", "--jsonl", pipe}, true);
  const int feed = open(pipe.c_str(), O_WRONLY | O_CLOEXEC);
  ASSERT_GE(feed, 0);
  const std::string line = std::string(kPhase) + "\n";
  ASSERT_EQ(write(feed, line.data(), line.size()), static_cast<ssize_t>(line.size()));
  EXPECT_TRUE(live.Shows("\r\x1b[K1 line in "));
  close(feed);
  const Ran ran = live.Finish();
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(ran.err.ends_with("a second\r\r\x1b[K")) << ran.err;
}

TEST_F(CliCrewTest, ASignalEndsItAfterWholeLines) {
  for (const auto& [signal, code] : {std::pair(SIGINT, 130), std::pair(SIGTERM, 143)}) {
    for (const char* threads : {"1", "2"}) {
      Live live({"adjudicate", "--jsonl", "--threads", threads});
      live.Feed(std::string(kPhase) + "\n" + kPhase + "\n" + std::string(kPhase).substr(0, 20));
      ASSERT_TRUE(live.HasLines(2));
      live.Send(signal);
      const Ran ran = live.WaitForEnd();
      EXPECT_EQ(ran.code, code);
      EXPECT_TRUE(ran.out == RunProgram({"adjudicate", "--jsonl"}, std::string(kPhase) + "\n" + kPhase).out);
      EXPECT_TRUE(Has(ran.err, signal == SIGINT ? "stopped by SIGINT" : "stopped by SIGTERM")) << ran.err;
      EXPECT_TRUE(Has(ran.err, "written: 2\n")) << ran.err;
    }
  }
}

TEST_F(CliCrewTest, ASignalEndsAReplayAfterWholeGames) {
  const std::string games = RunProgram({"play", "--json", "--games", "3", "--seed", "4", "--phases", "5"}).out;
  for (const auto& [signal, code] : {std::pair(SIGINT, 130), std::pair(SIGTERM, 143)}) {
    Live live({"replay", "-"});
    live.Feed(games + games.substr(0, 200));
    ASSERT_TRUE(live.HasLines(3));
    live.Send(signal);
    const Ran ran = live.WaitForEnd();
    EXPECT_EQ(ran.code, code);
    EXPECT_TRUE(ran.out == RunProgram({"replay", "-"}, games).out) << ran.out;
    EXPECT_TRUE(Has(ran.err, signal == SIGINT ? "stopped by SIGINT" : "stopped by SIGTERM")) << ran.err;
    EXPECT_TRUE(Has(ran.err, "written: 3\n")) << ran.err;
  }
  std::string many;
  for (int i = 0; i < 600; ++i) many += games;
  const std::string file = File("many.jsonl", many);
  for (const char* threads : {"1", "2"}) {
    Live live({"replay", "--json", "--threads", threads, file});
    ASSERT_TRUE(live.HasLines(1));
    live.Send(SIGINT);
    const Ran ran = live.Finish();
    if (ran.code == 0) continue;  // a fast machine has finished already
    EXPECT_EQ(ran.code, 130);
    const auto lines = std::count(ran.out.begin(), ran.out.end(), '\n');
    EXPECT_TRUE(Has(ran.err, "written: " + std::to_string(lines) + "\n")) << ran.err;
  }
}

TEST_F(CliCrewTest, ASignalInTheMidstOfWorkLeavesWholeLines) {
  const std::string file = File("lines.jsonl", Lines(60000));
  for (const char* threads : {"1", "2"}) {
    Live live({"legal", "--jsonl", "--threads", threads, file});
    ASSERT_TRUE(live.HasLines(1));
    for (int i = 0; i < 20; ++i) live.Send(SIGINT);  // timeout(1) may send it more than once
    const Ran ran = live.Finish();
    if (ran.code == 1) continue;  // a fast machine has finished already
    EXPECT_EQ(ran.code, 130);
    const auto lines = std::count(ran.out.begin(), ran.out.end(), '\n');
    EXPECT_TRUE(Has(ran.err, "written: " + std::to_string(lines) + "\n")) << ran.err;
    EXPECT_EQ(ran.out.substr(ran.out.size() - 2), "}\n");
  }
}

// The crew blocks on writing a line that is never read.
TEST_F(CliCrewTest, ASignalThatComesAgainLaterEndsItAtOnce) {
  if (kThreadSanitizer) GTEST_SKIP() << "a thread sanitizer keeps the signals back";
  const std::string file = File("lines.jsonl", Lines(20000)), pipe = Path("pipe");
  const Ran ran =
      RunShell("mkfifo " + pipe + "; sleep 60 <" + pipe + " & $ENTENTE legal --jsonl " + file + " >" + pipe +
               " & while sleep 0.8 && kill -TERM $!; do :; done; wait $!; echo code $? >&2; kill %1");
  EXPECT_TRUE(Has(ran.err, "code 143\n")) << ran.err;
  EXPECT_FALSE(Has(ran.err, "stopped by")) << ran.err;
}

TEST_F(CliCrewTest, AClosedPipeEndsItQuietly) {
  const std::string file = File("lines.jsonl", Lines(20000));
  for (const char* trap : {"", "trap '' PIPE; "}) {  // a program may inherit an ignored signal
    for (const char* threads : {"1", "2"}) {
      const Ran ran = RunShell(std::string(trap) + "($ENTENTE adjudicate --jsonl --threads " + threads + " " + file +
                               "; echo code $? >&2) | head -n 1");
      EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1);
      EXPECT_EQ(ran.err, "code 141\n") << trap;
    }
  }
}

TEST_F(CliCrewTest, OutputThatCannotBeWrittenEndsIt) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "/dev/full is not there";
  const std::string file = File("lines.jsonl", Lines(20000));
  for (const char* threads : {"1", "2"}) {
    const Ran ran =
        RunShell(std::string("$ENTENTE adjudicate --jsonl --threads ") + threads + " " + file + " >/dev/full");
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(Has(ran.err, "cannot write the output: No space left")) << ran.err;
  }
}

}  // namespace
}  // namespace entente_test
