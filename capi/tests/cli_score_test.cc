// Scores of games: every end, every option with good and bad input, as a table and as JSON.
#include "cli_run.h"

namespace entente_test {
namespace {

using CliScoreTest = Cli;

constexpr char kState[] = R"("state":{"units":{"FRANCE":["A PAR"],"GERMANY":["A MUN"]},)"
                          R"("centers":{"FRANCE":["PAR","BRE"],"GERMANY":["MUN"]}})";

// A phase of France with two centers and Germany with one.
std::string PhaseOf(std::string_view name, std::string_view more = "") {
  return R"({"name":")" + std::string(name) + R"(",)" + kState + std::string(more) + "}";
}
// A game of a phase before it and that phase.
std::string GameOf(const std::string& last) {
  return R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{}}},)" + last + "]}";
}

TEST_F(CliScoreTest, AGameThatGoesOnIsScoredAsADrawNow) {
  const Ran ran = RunProgram({"score", File("g.json", GameOf(PhaseOf("F1905M")))});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, Path("g.json") +
                         ": standard, F1905M: the game goes on; scores are provisional, as of a draw now.\n"
                         "\n"
                         "power    centers  draw-size  sum-of-squares  center-share  win-draw-loss  dpp\n"
                         "Austria        0          0               0             0              0    0\n"
                         "England        0          0               0             0              0    0\n"
                         "France         2        1/2              80           2/3            1/2  5/2\n"
                         "Germany        1        1/2              20           1/3            1/2  5/2\n"
                         "Italy          0          0               0             0              0    0\n"
                         "Russia         0          0               0             0              0    0\n"
                         "Turkey         0          0               0             0              0    0\n"
                         "\n"
                         "So far, as of a draw now of all who are left (--final refuses games that go on):\n"
                         "  draw-size       equal parts to all who are left\n"
                         "  sum-of-squares  by the squares of the centers that they own now\n"
                         "  center-share    by the centers that they own now\n"
                         "  win-draw-loss   1/2 to each who is left; 1 to one who is left alone\n"
                         "  dpp             how many are out / how many are left, to each of these\n");
}

// Scores by every system, by chosen systems, and of games that go on.
TEST_F(CliScoreTest, EverySystemSaysWhatItMeansForAGameThatGoesOn) {
  const Ran one = RunProgram({"score", "--system", "dpp"}, PhaseOf("F1905M"));
  EXPECT_TRUE(one.out.ends_with("that go on):\n  dpp  how many are out / how many are left, to each of these\n"))
      << one.out;
  const Ran json = RunProgram({"score", "--json"}, PhaseOf("F1905M"));
  for (const std::string system : {"draw-size", "sum-of-squares", "center-share", "win-draw-loss", "dpp"}) {
    EXPECT_TRUE(Has(json.out.substr(json.out.find("\"so_far\":{")), "\"" + system + "\":\"")) << json.out;
  }
  EXPECT_FALSE(Has(json.out, "as of a draw now")) << "a system has no words of its own: " << json.out;
  const Ran over = RunProgram({"score"}, PhaseOf("COMPLETED", R"(,"end":"no_result","ended_in":"F1909M")"));
  EXPECT_FALSE(Has(over.out, "So far")) << over.out;
}

// A variant may have other conditions of victory, and others may concede: the record counts, and a note has both.
TEST_F(CliScoreTest, AVictoryThatTheBoardDoesNotGiveIsNoted) {
  const std::string note =
      "by the record France wins; by the board it goes on (centers that count: FRANCE 2): the record is used";
  const auto said = [&](const std::string& command, const std::string& last) {
    std::vector<std::string> words{command, File("g.json", GameOf(last))};
    if (command != "score") words.insert(words.end(), {"--width", "0"});
    const Ran ran = RunProgram(words);
    EXPECT_LT(ran.code, 2) << ran.err;
    return ran.out;
  };
  for (const std::string_view end : {R"(,"end":"solo","winners":["FRANCE"])", R"(,"winner":"FRANCE")",
                                     R"(,"end":"solo","winners":["FRANCE"],"ended_in":"W1909A")"}) {
    for (const char* command : {"score", "replay", "history"}) {
      EXPECT_TRUE(Has(said(command, PhaseOf("COMPLETED", end)), note)) << command << end;
    }
  }
  const auto noted = [](std::string_view text) {
    return R"({"name":"COMPLETED","state":{"note":"Victory by: )" + std::string(text) + "\"," + (kState + 9) + "}";
  };
  EXPECT_TRUE(Has(said("score", noted("FRA")), "by the record it is conceded to France; by the board it goes on"));
  EXPECT_FALSE(Has(said("score", noted("FRA, GER")), "by the board"));
  EXPECT_TRUE(Has(RunProgram({"score", "--json"}, PhaseOf("COMPLETED", R"(,"winner":"FRANCE")")).out, note));
  const std::string two = R"(,"end":"shared_victory","winners":["FRANCE","GERMANY"])";
  EXPECT_TRUE(Has(said("score", PhaseOf("COMPLETED", two)), "(centers that count: FRANCE 2, GERMANY 1)"));
  for (const std::string_view agreed : {R"(,"end":"draw","winners":["FRANCE","GERMANY"])",
                                        R"(,"end":"concession","winners":["FRANCE"])", R"(,"end":"no_result")"}) {
    EXPECT_FALSE(Has(said("score", PhaseOf("COMPLETED", agreed)), "by the board")) << agreed;
  }
  const std::string most =
      R"({"name":"COMPLETED","end":"solo","winners":["FRANCE"],"state":{"units":{"FRANCE":["A PAR"]},)"
      R"("centers":{"FRANCE":["PAR","BRE","MAR","SPA","POR","BEL","HOL","MUN","BER","KIE","DEN","SWE",)"
      R"("NWY","LON","EDI","LVP","VEN","ROM"],"TURKEY":["CON"]}}})";
  EXPECT_FALSE(Has(said("score", most), "by the board"));
  const std::string alone =
      R"({"name":"COMPLETED","end":"solo","winners":["FRANCE"],"state":{"units":{"FRANCE":["A PAR"]},)"
      R"("centers":{"FRANCE":["PAR"]}}})";
  EXPECT_FALSE(Has(said("score", alone), "by the board")) << "the last survivor";
}

TEST_F(CliScoreTest, FinalScoresAreThoseOfGamesThatAreOver) {
  const std::string open = PhaseOf("F1905M");
  const std::string over = PhaseOf("COMPLETED", R"(,"end":"solo","winners":["FRANCE"],"ended_in":"W1909A")");
  const Ran refused = RunProgram({"score", "--final"}, open);
  EXPECT_EQ(refused.code, 1);
  EXPECT_EQ(refused.out, "");
  EXPECT_TRUE(Has(refused.err,
                  "(stdin): the game goes on in F1905M, so it has no final scores: without --final it is "
                  "scored so far\n"))
      << refused.err;
  const Ran both = RunProgram({"score", "--final", "--json"}, open + "\n" + over + "\n");
  EXPECT_EQ(both.code, 1);
  EXPECT_EQ(both.out.rfind(R"x({"file":"(stdin)","line":2,)x", 0), 0u) << both.out;
  EXPECT_EQ(RunProgram({"score", "--final"}, over).out, RunProgram({"score"}, over).out);
}

TEST_F(CliScoreTest, EveryEndIsTold) {
  const struct {
    const char* more;
    const char* told;
  } ends[] = {
      {R"(,"end":"solo","winners":["FRANCE"],"ended_in":"W1909A")", "ended in W1909A: France wins.\n"},
      {R"(,"end":"shared_victory","winners":["FRANCE","GERMANY"],"ended_in":"W1909A")",
       "ended in W1909A: France and Germany win together.\n"},
      {R"(,"end":"draw","winners":["AUSTRIA","FRANCE","GERMANY"],"ended_in":"S1909R")",
       "ended in S1909R: it is a draw between Austria, France and Germany.\n"},
      {R"(,"end":"concession","winners":["GERMANY"],"ended_in":"F1909M")",
       "ended in F1909M: it is conceded to Germany.\n"},
      {R"(,"end":"no_result","ended_in":"F1909M")", "ended in F1909M: it has no result; scores as of a draw.\n"},
  };
  for (const auto& end : ends) {
    const Ran ran = RunProgram({"score"}, PhaseOf("COMPLETED", end.more));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("(stdin): standard, " + std::string(end.told))) << ran.out;
  }
}

TEST_F(CliScoreTest, ARecordNeedNotTellInWhichPhaseItsGameEnded) {
  const std::string over = PhaseOf("COMPLETED", R"(,"winner":"FRANCE")");
  EXPECT_EQ(RunProgram({"score"}, GameOf(over)).out.rfind("(stdin): standard, ended after S1901M: France wins.\n", 0),
            0u);
  EXPECT_EQ(RunProgram({"score"}, over).out.rfind("(stdin): standard, ended: France wins.\n", 0), 0u);
  EXPECT_TRUE(Has(RunProgram({"score", "--json"}, over).out, R"("winners":["FRANCE"],"ended_in":null,)"));
}

TEST_F(CliScoreTest, AGameAsPlayWritesItIsRead) {
  const std::string games = RunProgram({"play", "--json", "--seed", "3", "--games", "2", "--phases", "9"}).out;
  const Ran ran = RunProgram({"score", "--system", "center-share", "-"}, games);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out.rfind("(stdin):1: standard, ", 0), 0u) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\n\n(stdin):2: standard, ")) << ran.out;
}

TEST_F(CliScoreTest, OrdersOfTheLastPhaseAreNotPlayed) {
  const std::string last = PhaseOf("F1905M", R"(,"orders":{"FRANCE":["A PAR H"]})");
  const std::string note = "F1905M has orders; the scores are those of the position before them";
  EXPECT_TRUE(Has(RunProgram({"score"}, GameOf(last)).out, "\nnote: " + note + "\n"));
  EXPECT_TRUE(Has(RunProgram({"score", "--json"}, GameOf(last)).out, "\"notes\":[\"" + note + "\"]}\n"));
  EXPECT_TRUE(Has(RunProgram({"score"}, R"({"phase":1,"phases":[)" + last + "]}").out, "\nnote: `phase` is not read"));
}

TEST_F(CliScoreTest, JsonHasEveryScoreExactlyAndAsADecimal) {
  const Ran open = RunProgram({"score", "--json", "--system", "center-share"}, PhaseOf("F1905M"));
  EXPECT_EQ(open.code, 0) << open.err;
  EXPECT_EQ(
      open.out.rfind(R"x({"file":"(stdin)","map":"standard","phase":"F1905M","end":null,"provisional":true,)x"
                     R"("powers":{"AUSTRIA":{"center_count":0,"scores":{"center-share":{"score":"0","decimal":0}}},)",
                     0),
      0u)
      << open.out;
  EXPECT_TRUE(
      Has(open.out, R"("GERMANY":{"center_count":1,"scores":{"center-share":{"score":"1/3","decimal":0.333333333)"));
  const Ran over = RunProgram({"score", "--json"},
                              PhaseOf("COMPLETED", R"(,"end":"solo","winners":["FRANCE"],"ended_in":"W1909A")"));
  EXPECT_TRUE(Has(over.out, R"("phase":"COMPLETED","end":"solo","winners":["FRANCE"],"ended_in":"W1909A",)"
                            R"("provisional":false,)"))
      << over.out;
  EXPECT_TRUE(Has(over.out, R"("sum-of-squares":{"score":"100","decimal":100})")) << over.out;
  EXPECT_TRUE(Has(over.out, R"("dpp":{"score":"6","decimal":6})")) << over.out;
}

TEST_F(CliScoreTest, ASingleSystemHasItsDecimals) {
  const Ran ran = RunProgram({"score", "--system=center-share"}, PhaseOf("F1905M"));
  EXPECT_TRUE(Has(ran.out, "\npower    centers  center-share  decimal\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\nFrance         2           2/3    0.667\n")) << ran.out;
  const Ran two =
      RunProgram({"score", "--system", "dpp", "--system", "draw-size", "--system", "dpp"}, PhaseOf("F1905M"));
  EXPECT_TRUE(Has(two.out, "\npower    centers  dpp  draw-size\n")) << two.out;
}

TEST_F(CliScoreTest, PowersThatNobodyPlaysHaveNotLost) {
  const Ran ran =
      RunProgram({"score", "--system", "dpp", "--unplayed", "ITALY,Turkey", "--unplayed=rus"}, PhaseOf("F1905M"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "\nFrance         2    1    1.000\n")) << ran.out;
}

TEST_F(CliScoreTest, AnotherMapIsTheOneOfTheOption) {
  const std::string map = File("two.map", "USE standard\nDUMMIES GERMANY\n");
  const Ran ran = RunProgram({"score", "--map", map, "--system", "draw-size"}, PhaseOf("F1905M"));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out.rfind("(stdin): two, F1905M: ", 0), 0u) << ran.out;
  EXPECT_TRUE(Has(ran.out, "\nFrance         2          1    1.000\nGermany        1          0    0.000\n"))
      << ran.out;
}

TEST_F(CliScoreTest, ATableThatIsTooWideGoesOnBelow) {
  if (!HasTerminals()) GTEST_SKIP() << kNoTerminals;
  const std::string shown = RunInTerminal({"score", File("g.json", PhaseOf("F1905M"))}, 50);
  EXPECT_TRUE(Has(shown, "\npower    centers  draw-size  sum-of-squares\nAustria ")) << shown;
  EXPECT_TRUE(Has(shown, "\n\npower    centers  center-share  win-draw-loss  dpp\nAustria ")) << shown;
}

TEST_F(CliScoreTest, WrongInputIsToldAndTheRestGoesOn) {
  const auto error = [](const std::vector<std::string>& arguments, std::string_view input = "") {
    const Ran ran = RunProgram(arguments, input);
    EXPECT_EQ(ran.code, 2);
    return ran.err;
  };
  EXPECT_TRUE(
      Has(error({"score", "--system", "draw_size"}),
          "--system draw_size: expected one of draw-size, sum-of-squares, center-share, win-draw-loss, dpp; did "
          "you mean draw-size?"));
  EXPECT_TRUE(Has(error({"score", "--system"}), "--system needs a value"));
  EXPECT_TRUE(Has(error({"score", "--unplayed", "ITALY,SPAIN"}, PhaseOf("F1905M")), "(stdin): 'SPAIN' is no power"));
  EXPECT_TRUE(Has(error({"score", "--unplayed", "ITALY,"}, PhaseOf("F1905M")), "(stdin): '' is no power"));
  EXPECT_TRUE(Has(error({"score", "--json=yes"}), "--json takes no value"));
  EXPECT_TRUE(Has(error({"score", "--map", "nowhere"}, PhaseOf("F1905M")), "nowhere"));
  EXPECT_TRUE(Has(error({"score", "--rule", "x"}), "unknown option '--rule'"));
  EXPECT_TRUE(Has(error({"score", Path("none.json")}), "none.json: "));
  EXPECT_TRUE(Has(error({"score"}, R"({"phases":[]})"), "(stdin):1:11: phases: the game has no phases"));
  EXPECT_TRUE(Has(error({"score"}, "[]"), "(stdin):1:1: "));
  EXPECT_TRUE(Has(error({"score"}, GameOf(R"({"name":"F1905M","state":{"units":{"FRANCE":["A XYZ"]}}})")), "'XYZ'"));
  const Ran lines = RunProgram({"score", "--json"}, PhaseOf("F1905M") + "\nbroken\n" + PhaseOf("X1905M") + "\n");
  EXPECT_EQ(lines.code, 2);
  EXPECT_EQ(lines.out.rfind(R"x({"file":"(stdin)","line":1,)x", 0), 0u) << lines.out << lines.err;
  EXPECT_TRUE(Has(lines.err, "(stdin):2:1: ")) << lines.err;
  EXPECT_TRUE(Has(lines.err, "(stdin):3:")) << lines.err;
}

TEST_F(CliScoreTest, TheHelpNamesEverySystem) {
  const std::string help = RunProgram({"score", "--help"}).out;
  for (const std::string_view name : {"draw-size", "sum-of-squares", "center-share", "win-draw-loss", "dpp"}) {
    EXPECT_TRUE(Has(help, "\n    " + std::string(name) + " ")) << name;
  }
  EXPECT_TRUE(Has(RunProgram({"--help"}).out, "\n  score       "));
}

}  // namespace
}  // namespace entente_test
