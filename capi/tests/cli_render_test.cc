// entente render and entente board.
#include <fstream>
#include <iterator>

#include "cli_run.h"
#include "entente/entente.h"

namespace entente_test {
namespace {

class CliRenderTest : public Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    if (entente_has("drawing", 7) == 0) GTEST_SKIP() << "the program was built without drawings";
  }
};

constexpr char kGame[] =
    R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}},)"
    R"({"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}}}]})";

TEST_F(CliRenderTest, APhaseIsDrawnWithItsOrders) {
  const Ran ran = RunProgram({"render", "-"}, kPhase);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "data-order=\"A PAR - BUR\"")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "class=\"standoff\""));
  EXPECT_FALSE(Has(RunProgram({"render", "--orders", "plain", "-"}, kPhase).out, "class=\"standoff\""));
  EXPECT_FALSE(Has(RunProgram({"render", "--orders", "none", "-"}, kPhase).out, "data-order="));
  EXPECT_TRUE(Has(RunProgram({"render", "--why", "A PAR", "-"}, kPhase).out, "class=\"culprit\""));
}

TEST_F(CliRenderTest, AnOutlookIsOfThePowersThatAreNamed) {
  const Ran ran = RunProgram({"render", "--outlook", "France", "-"}, kPhase);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "class=\"order open\"")) << ran.out;
  EXPECT_EQ(RunProgram({"render", "--outlook", "Atlantis", "-"}, kPhase).code, 2);
}

TEST_F(CliRenderTest, OfAGameTheLastPhaseOrTheOneNamed) {
  EXPECT_TRUE(Has(RunProgram({"render", "-"}, kGame).out, "FALL 1901 MOVEMENT"));
  EXPECT_TRUE(Has(RunProgram({"render", "--phase", "S1901M", "-"}, kGame).out, "SPRING 1901 MOVEMENT"));
}

TEST_F(CliRenderTest, AnAnimationHasAFrameForEachPhaseAndRespectsReducedMotion) {
  const Ran ran = RunProgram({"render", "--animate", "--speed", "3", "-"}, kGame);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "<g class=\"frame\" style=\"animation-delay:3s\">"));
  EXPECT_TRUE(Has(ran.out, "prefers-reduced-motion"));
  EXPECT_TRUE(Has(ran.out, "animation:show 6s"));
}

TEST_F(CliRenderTest, AFileHasOneBoard) {
  const std::string other = R"({"name":"S1905M","state":{"units":{"ITALY":["A VEN"]}}})";
  for (const std::vector<std::string>& files :
       {std::vector<std::string>{File("two.jsonl", std::string(kPhase) + "\n" + other)},
        std::vector<std::string>{File("a.json", kPhase), File("b.json", other)}}) {
    std::vector<std::string> words = {"render", "-o", Path("one.svg")};
    words.insert(words.end(), files.begin(), files.end());
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(Has(ran.err, ": a further board: -o draws one, the first\n")) << ran.err;
    std::ifstream written(Path("one.svg"));
    const std::string svg{std::istreambuf_iterator<char>(written), {}};
    EXPECT_TRUE(svg == RunProgram({"render", "-"}, kPhase).out);
  }
}

TEST_F(CliRenderTest, FilesAreNamedByPhase) {
  const std::string game = File("game.json", kGame);
  const Ran ran = RunProgram({"render", "-o", Path("{}.svg"), game});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Contents(Path("S1901M.svg")).starts_with("<svg "));
  EXPECT_TRUE(Has(Contents(Path("F1901M.svg")), "FALL 1901 MOVEMENT"));
}

TEST_F(CliRenderTest, WithoutAFileTheStartIsDrawn) {
  const Ran ran = RunProgram({"render", "--map", "hundred", "--theme", "dark"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "class=\"entente-dark\""));
}

TEST_F(CliRenderTest, APngNeedsTheProgramThatMakesIt) {
  const Ran ran = RunProgram({"render", "-o", Path("board.png"), "-"}, kPhase);
  if (ran.code == 0) {
    EXPECT_TRUE(Contents(Path("board.png")).starts_with("\x89PNG"));
  } else {
    EXPECT_TRUE(Has(ran.err, "rsvg-convert (Debian: librsvg2-bin)")) << ran.err;
  }
  EXPECT_EQ(RunProgram({"render", "--animate", "-o", Path("board.png"), "-"}, kPhase).code, 2);
  const Ran other = RunProgram({"render", "-o", Path("board.gif"), "-"}, kPhase);
  EXPECT_EQ(other.code, 2);
  EXPECT_TRUE(Has(other.err, "board.gif: expected a name that ends in .svg or .png")) << other.err;
}

TEST_F(CliRenderTest, BoardWritesTheTextInSequence) {
  const Ran ran = RunProgram({"board", "--names", "--language", "de", "-"}, kPhase);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(Has(ran.out, "Frühjahr 1901, Zugphase\n")) << ran.out;
  EXPECT_TRUE(Has(ran.out, "Armee Paris"));
  const std::string spoken =
      std::string(R"({"language":"de","full_names":true,)").append(std::string(kPhase).substr(1));
  EXPECT_EQ(RunProgram({"board", "-"}, spoken).out, ran.out) << "what the phase says goes before the options";
  EXPECT_EQ(RunProgram({"render", "-"}, spoken).out, RunProgram({"render", "--language", "de", "-"}, kPhase).out);
}

}  // namespace
}  // namespace entente_test
