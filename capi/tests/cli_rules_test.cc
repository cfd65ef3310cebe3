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

// A saved game of the diplomacy package: its rules are about press and powers, so they are no rulebook.
TEST_F(CliRulesTest, RulesOfPressDoNotStandInTheWay) {
  const std::string state = R"(,"state":{"units":{"TURKEY":["F BLA",)";
  const std::string game =
      File("game.json", R"({"map":"standard","rules":["NO_PRESS","POWER_CHOICE"],"phases":[{"name":"S1902M")" + state +
                            R"("A CON"]}},"orders":{"TURKEY":["A CON - BUL VIA"]}},{"name":"F1902M")" + state +
                            R"("A BUL"]}},"orders":{}}]})");
  for (const char* option : {"--rules", "--rules-override"}) {
    const std::vector<std::string> by = {option, "dpjudge"};
    const auto run = [&](std::vector<std::string> words) {
      words.insert(words.end(), by.begin(), by.end());
      return RunProgram(words);
    };
    EXPECT_TRUE(Has(run({"adjudicate", game}).out, "A CON moves to BUL."));
    EXPECT_TRUE(Has(run({"explain", game, "A CON"}).out, "A CON moves to BUL."));
    EXPECT_EQ(run({"replay", game}).code, 0) << run({"replay", game}).out;
    EXPECT_TRUE(Has(run({"convert", "--to", "json", game}).out, R"("adjacent_convoy":"own_intent_or_land_if_none")"));
    EXPECT_FALSE(Has(run({"adjudicate", game}).out, "note: ")) << "nothing differs";
    EXPECT_EQ(run({"legal", game}).code, 0);
    EXPECT_EQ(run({"advise", game}).code, 0);
    EXPECT_TRUE(Has(run({"history", game}).out, "S1902M  1 order, succeeded"));
    EXPECT_FALSE(Has(run({"history", game}).out, "differs"));
  }
  EXPECT_EQ(RunProgram({"replay", game}).code, 1);
}

// Options of the input win over --rules, and --rules-override over them. A note tells which.
TEST_F(CliRulesTest, ANoteTellsWhichRulesWin) {
  const std::string game = File(
      "game.json",
      R"({"map":"standard","rules":{"civil_disorder":"home_distance"},"phases":[{"name":"W1901A","state":{"units":)"
      R"({"RUSSIA":["A GRE","A MOS"]},"centers":{"RUSSIA":["GRE"]}},"orders":{"RUSSIA":[]}}]})");
  const std::string own =
      "the input's own rules win over the given ones, where both speak: civil_disorder=home_distance, not by_center";
  const std::string given = "the given rules replace those of the input: civil_disorder=by_center, not home_distance";
  const auto run = [&](const char* command, const char* option) {
    const Ran ran = RunProgram({command, game, option, "dpjudge", "--width", "0"});
    return ran.out + ran.err;
  };
  for (const char* command : {"adjudicate", "advise", "explain", "history", "legal", "replay"}) {
    EXPECT_TRUE(Has(run(command, "--rules"), "note: " + own)) << command;
    EXPECT_TRUE(Has(run(command, "--rules-override"), "note: " + given)) << command;
  }
  for (const char* form : {"json", "binary"}) {
    const std::string file = File("game", RunProgram({"convert", "--to", form, game}).out);
    EXPECT_TRUE(Has(RunProgram({"convert", "--to", "json", file, "--rules", "dpjudge"}).err,
                    "civil_disorder=home_distance, not by_center"))
        << form;
    const Ran other = RunProgram({"convert", "--to", "json", file, "--rules-override", "dpjudge"});
    EXPECT_TRUE(Has(other.err, "the given rules replace those of the input: ")) << form;
    EXPECT_TRUE(Has(other.out, R"("civil_disorder":"by_center")")) << form;
  }
  EXPECT_TRUE(
      Has(RunProgram({"legal", game, "--rules", "dpjudge", "--rules-override", "2000"}).err, "does not go with"));
}

// Rules given for the standard map leave another map what its RULE lines say.
TEST_F(CliRulesTest, AnotherMapKeepsItsRuleLines) {
  const std::string phase = R"({"map":"chaos","name":"S1901M","state":{"units":{}}})";
  const auto rules_of = [&](const std::string& rules) {
    return RunProgram({"convert", "--to", "json", "--rules", rules}, phase).out;
  };
  EXPECT_TRUE(Has(rules_of("dpjudge"), R"("victory_gain":"needed")"));
  EXPECT_FALSE(Has(rules_of("dpjudge"), "build_sites"));
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
