// --rules: every form of rules, in every command.
#include "cli_run.h"

namespace entente_test {
namespace {

using CliRulesTest = Cli;

// An adjustments phase in which the rule of civil disorder decides which army goes.
constexpr char kRemoval[] =
    R"({"name":"W1901A","state":{"units":{"RUSSIA":["A GRE","A MOS"]},"centers":{"RUSSIA":["GRE"]}},"orders":{}})";

TEST_F(CliRulesTest, EveryFormMeansTheSame) {
  const std::string options = R"({"civil_disorder":"home_distance"})";
  const Ran expected = RunProgram({"adjudicate", "--jsonl", "--rules", "civil_disorder=home_distance"}, kRemoval);
  ASSERT_EQ(expected.code, 0) << expected.err;
  EXPECT_NE(RunProgram({"adjudicate", "--jsonl"}, kRemoval).out, expected.out);
  const std::string file = File("rules.json", options);
  for (const std::string& rules : {options, "@" + file, file, "@" + File("words", "civil_disorder=home_distance\n")}) {
    const Ran ran = RunProgram({"adjudicate", "--jsonl", "--rules", rules}, kRemoval);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, expected.out) << rules;
  }
}

TEST_F(CliRulesTest, EveryCommandTakesEveryForm) {
  const std::string game = File("game.json", RunProgram({"play", "--json", "--phases", "2"}).out);
  for (const char* rules : {R"({"civil_disorder":"home_distance"})", R"(["NO_CHECK"])", R"("datc3")"}) {
    EXPECT_EQ(RunProgram({"adjudicate", "--rules", rules}, kPhase).code, 0) << rules;
    EXPECT_EQ(RunProgram({"legal", "--rules", rules}, kPhase).code, 0) << rules;
    EXPECT_EQ(RunProgram({"replay", game, "--rules", rules}).code, 0) << rules;
    EXPECT_EQ(RunProgram({"play", "--phases", "1", "--rules", rules}).code, 0) << rules;
  }
}

TEST_F(CliRulesTest, ErrorsPointIntoTheText) {
  const Ran word = RunProgram({"play", "--rules", R"(["NO_CHEK"])"});
  EXPECT_EQ(word.code, 2);
  EXPECT_TRUE(Has(word.err, "--rules:1:2: ")) << word.err;
  const std::string file = File("rules.json", "{\n  \"civil_disordr\": \"home_distance\"}\n");
  for (const std::string& rules : {file, "@" + file}) {
    const Ran ran = RunProgram({"play", "--rules", rules});
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(Has(ran.err, file + ":2:3: ")) << ran.err;
    EXPECT_TRUE(Has(ran.err, "civil_disorder")) << ran.err;
  }
  const Ran option = RunProgram({"play", "--rules", "civil_disorder"});
  EXPECT_EQ(option.code, 2);
  EXPECT_TRUE(Has(option.err, "is an option, not a preset: expected civil_disorder=")) << option.err;
  EXPECT_TRUE(Has(option.err, "home_distance")) << option.err;
  const std::string words = File("rules.txt", "civil_disorder=home_distance\n");
  const Ran bare = RunProgram({"play", "--rules", words});
  EXPECT_EQ(bare.code, 2);
  EXPECT_TRUE(Has(bare.err, "; rules in a file are @" + words + "\n")) << bare.err;
  const Ran missing = RunProgram({"play", "--rules", "@" + Path("nothing")});
  EXPECT_EQ(missing.code, 2);
  EXPECT_TRUE(Has(missing.err, Path("nothing") + ": No such file")) << missing.err;
}

TEST_F(CliRulesTest, ListsOfRulebooksAndOptionsAreNoRulebook) {
  const std::string presets = File("presets.json", RunProgram({"rules", "--json"}).out);
  const Ran several = RunProgram({"play", "--rules", presets});
  EXPECT_EQ(several.code, 2);
  EXPECT_TRUE(Has(several.err, presets + ":1:2: presets: several rulebooks: expected one")) << several.err;
  const std::string options = File("options.json", RunProgram({"rules", "--options", "--json"}).out);
  EXPECT_TRUE(Has(RunProgram({"play", "--rules", options}).err, options + ":1:2: options: the list of all options"));
}

TEST_F(CliRulesTest, AnOptionIsGivenOnce) {
  const Ran twice = RunProgram({"play", "--rules", "waive=forbidden,too_many_builds=last,waive=allowed"});
  EXPECT_EQ(twice.code, 2);
  EXPECT_TRUE(Has(twice.err, "--rules:1:38: rules: waive stands twice, first at line 1, column 1")) << twice.err;
}

}  // namespace
}  // namespace entente_test
