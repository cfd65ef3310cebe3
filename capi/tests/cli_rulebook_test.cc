// entente rules: presets, a rulebook in full, options; as text and as JSON; and the messages for wrong words.
#include <algorithm>

#include "cli_run.h"

namespace entente_test {
namespace {

using CliRulebookTest = Cli;

// The lines of a text that begin with a word, without the word.
std::vector<std::string> LinesWith(const std::string& text, std::string_view beginning) {
  std::vector<std::string> found;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string line = text.substr(begin, end - begin);
    if (line.starts_with(beginning)) found.push_back(line.substr(beginning.size()));
    begin = end + 1;
  }
  return found;
}

// "civil_disorder=home_distance" of "civil_disorder=home_distance   4.D.8  which unit ..".
std::string FirstWord(const std::string& line) { return line.substr(0, line.find(' ')); }

TEST_F(CliRulebookTest, PresetsAreListedWithWhatTheyChange) {
  const Ran ran = RunProgram({"rules"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out.rfind("datc3: what DATC 3.0 prefers (the default)\n"
                          "\n"
                          "datc2: what DATC 2.x preferred\n"
                          "  adjacent_convoy=own_intent_or_land  4.A.3 c  an army is ordered to a province that it can "
                          "reach by land and by convoy; which way does it go? as own_intent, but by land if the convoy "
                          "is missing or broken\n"
                          "  civil_disorder=home_distance        4.D.8    which unit goes when disband orders are "
                          "missing? the farthest from its nearest home center; fleets go as fleets, armies over land "
                          "and sea\n"
                          "\n"
                          "1971: rulebooks of 1971 and 1976\n",
                          0),
            0u)
      << ran.out;
  for (const char* name : {"1982", "2000", "2023", "dptg", "dpjudge", "diplomacy", "webdiplomacy", "daide"}) {
    EXPECT_TRUE(Has(ran.out, "\n" + std::string(name) + ": ")) << name;
  }
}

// A preset's line in the list, written as options, gives the same rulebook.
TEST_F(CliRulebookTest, WhatAPresetChangesMakesItsRulebook) {
  const std::string list = RunProgram({"rules"}).out;
  int presets = 0;
  for (size_t begin = 0; begin < list.size(); ++presets) {
    const size_t end = std::min(list.find("\n\n", begin), list.size());
    const std::string block = list.substr(begin, end - begin);
    const std::string name = block.substr(0, block.find(':'));
    std::string options = "misplaced_units=removed_at_once";  // no preset changes this
    for (const std::string& line : LinesWith(block, "  ")) options += "," + FirstWord(line);
    const std::string whole = RunProgram({"rules", name}).out;
    EXPECT_EQ(RunProgram({"rules", options}).out, whole) << name;
    EXPECT_EQ(LinesWith(whole, "* ").size(), LinesWith(block, "  ").size()) << name;
    begin = end + 2;
  }
  EXPECT_GE(presets, 10);
}

TEST_F(CliRulebookTest, ARulebookShowsEveryOption) {
  const Ran ran = RunProgram({"rules", "waive=forbidden"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(LinesWith(ran.out, "* "),
            std::vector<std::string>{LinesWith(ran.out, "* waive=").at(0).insert(0, "waive=")});
  EXPECT_EQ(LinesWith(ran.out, "* ").at(0).substr(0, 15), "waive=forbidden");
  EXPECT_TRUE(LinesWith(ran.out, "* ").at(0).ends_with(" 4.D.7 b  may a build be waived? no")) << ran.out;
  const size_t options = LinesWith(RunProgram({"rules", "--options"}).out, "  ").size();
  EXPECT_GT(options, LinesWith(ran.out, "  ").size() + 1) << "options have more values than one";
  EXPECT_GE(LinesWith(ran.out, "  ").size(), 60u);
}

TEST_F(CliRulebookTest, RulesAreWrittenInEveryForm) {
  const std::string json = R"({"civil_disorder":"home_distance"})";
  const std::string expected = RunProgram({"rules", "civil_disorder=home_distance"}).out;
  EXPECT_EQ(LinesWith(expected, "* ").size(), 1u);
  EXPECT_EQ(RunProgram({"rules", json}).out, expected);
  EXPECT_EQ(RunProgram({"rules", "@" + File("rules", json)}).out, expected);
  EXPECT_EQ(RunProgram({"rules", File("rules.json", json)}).out, expected);
  EXPECT_TRUE(Has(RunProgram({"rules", R"(["NO_RETREAT"])"}).out, "\n* retreats=never "));
}

TEST_F(CliRulebookTest, TheRulesOfAMapAreThoseOfItsRuleLines) {
  const std::string map = File("own.map", Contents(ENTENTE_MAPS_DIR "/standard.map") + "\nRULE BUILD_ANY\n");
  const Ran alone = RunProgram({"rules", "--map", map});
  EXPECT_EQ(alone.code, 0) << alone.err;
  EXPECT_EQ(LinesWith(alone.out, "* ").size(), 1u) << alone.out;
  EXPECT_TRUE(Has(alone.out, "\n* build_sites=any_owned "));
  EXPECT_TRUE(Has(RunProgram({"rules", "--map", map, "2023"}).out, "\n* build_sites=any_owned "));
  EXPECT_FALSE(Has(RunProgram({"rules", "2023"}).out, "\n* build_sites="));
}

TEST_F(CliRulebookTest, OptionsTellValuesLettersCasesAndRuleNames) {
  const Ran some = RunProgram({"rules", "--options", "convoyed_cut", "retreats", "empty_retreats"});
  EXPECT_EQ(some.code, 0) << some.err;
  EXPECT_EQ(some.out.rfind("convoyed_cut (DATC 4.A.4): does an army that attacks by convoy cut a support that is given "
                           "against the province it started from?\n"
                           "  not_from_target (a), the default: no, the attack comes from the province where the army "
                           "started\n"
                           "  cuts (b): yes, the attack comes from the sea\n"
                           "      changes 6.G.13\n"
                           "\n"
                           "retreats (RULE lines of maps): may dislodged units retreat?\n"
                           "  allowed, the default: yes\n"
                           "  never: no, they are lost\n"
                           "      RULE NO_RETREAT\n"
                           "\n"
                           "empty_retreats (a habit of judges): ",
                           0),
            0u)
      << some.out;
  const std::string all = RunProgram({"rules", "--options"}).out;
  EXPECT_TRUE(Has(all, "\n      leaves without an answer 6.F.18 "));
  EXPECT_FALSE(Has(all, "does not act"));
}

// Every line has the same JSON members; the rules of a rulebook are a `rules` value.
TEST_F(CliRulebookTest, JsonHasTheSame) {
  const std::string presets = RunProgram({"rules", "--json"}).out;
  EXPECT_EQ(presets.rfind(R"x({"presets":[{"name":"datc3","text":"what DATC 3.0 prefers (the default)",)x"
                          R"x("changes":[]},{"name":"datc2",)x",
                          0),
            0u)
      << presets;
  EXPECT_TRUE(Has(presets, R"({"option":"civil_disorder","value":"home_distance","issue":"4.D.8","question":"which )"));
  const std::string options = RunProgram({"rules", "--json", "--options", "convoyed_cut"}).out;
  EXPECT_EQ(options.rfind(R"({"options":[{"name":"convoyed_cut","origin":"datc","issue":"4.A.4","question":)", 0), 0u);
  EXPECT_TRUE(Has(options, R"({"name":"cuts","letter":"b","text":"yes, the attack comes from the sea",)"
                           R"("cases":["6.G.13"],"no_answer":[],"map_rules":[]}]}]})"))
      << options;
  const std::string book = RunProgram({"rules", "--json", "daide"}).out;
  const size_t end = book.find("},\"changes\":[");
  ASSERT_EQ(book.rfind("{\"rules\":{\"convoy_routes\":\"all_broken\",", 0), 0u) << book;
  ASSERT_NE(end, std::string::npos);
  const std::string rules = book.substr(9, end + 1 - 9);
  EXPECT_EQ(RunProgram({"rules", "--json", File("book.json", rules)}).out, book);
}

TEST_F(CliRulebookTest, WrongWordsAreTold) {
  const struct {
    std::vector<std::string> words;
    const char* said;
  } wrong[] = {
      {{"rules", "1972"}, "unknown rules preset '1972'; expected: datc3, datc2, "},
      {{"rules", "waive"}, "'waive' is an option, not a preset: expected waive=allowed|forbidden"},
      {{"rules", "waive=never"}, "entente: rules:1:7: rules: unknown value 'never'"},
      {{"rules", "2023", "1982"}, "one rulebook at a time, not also '1982'"},
      {{"rules", "--options", "waives"}, "no option 'waives'; did you mean waive?"},
      {{"rules", "--options", "xyzzy"}, "no option 'xyzzy'; entente rules --options lists them"},
      {{"rules", "--options", "--map", "pure"}, "--map does not go with --options"},
      {{"rules", "--option"}, "did you mean --options?"},
      {{"rules", "--map", "nowhere"}, "nowhere"},
  };
  for (const auto& [words, said] : wrong) {
    const Ran ran = RunProgram(words);
    EXPECT_EQ(ran.code, 2) << said;
    EXPECT_EQ(ran.out, "") << said;
    EXPECT_TRUE(Has(ran.err, said)) << ran.err;
  }
}

TEST_F(CliRulebookTest, HelpFitsIntoAWindow) {
  for (const std::string& line : LinesWith(RunProgram({"rules", "--help"}).out, ""))
    EXPECT_LE(line.size(), 80u) << line;
}

TEST_F(CliRulebookTest, OptionsAreFoundByTheirRuleName) {
  const Ran ran = RunProgram({"rules", "--options", "build_any"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, RunProgram({"rules", "--options", "build_sites"}).out);
  EXPECT_EQ(RunProgram({"rules", "--options", "NO_CHECK"}).code, 0);
  EXPECT_TRUE(Has(RunProgram({"rules", "--options", "NO_PRESS"}).err, "no option 'NO_PRESS'")) << "it sets none";
}

TEST_F(CliRulebookTest, AnOptionIsFoundByItsIssue) {
  EXPECT_EQ(RunProgram({"rules", "--options", "4.A.2"}).out, RunProgram({"rules", "--options", "convoy_paradox"}).out);
}

}  // namespace
}  // namespace entente_test
