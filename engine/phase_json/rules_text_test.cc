#include "phase_json/rules_text.h"

#include <gtest/gtest.h>

#include <string>

#include "map_language/builtin.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

std::string Read(std::string_view text, std::string_view map = "standard") {
  const Result<RuleOptions> rules = ReadRules(text, **BuiltinMap(map));
  if (rules.ok()) return FormatRules(*rules);
  const Place place = rules.status().place().value_or(Place{});
  return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + std::string(rules.status().message());
}

TEST(RulesText, EveryFormIsRead) {
  constexpr std::string_view kDistance = "civil_disorder=home_distance";
  EXPECT_EQ(Read("datc3"), "");
  EXPECT_EQ(Read(" \"DATC3\"\n"), "");
  EXPECT_EQ(Read(kDistance), kDistance);
  EXPECT_EQ(Read(" civil-disorder = home_distance , waive=allowed\n"), kDistance);
  EXPECT_EQ(Read(R"({"civil_disorder":"home_distance"})"), kDistance);
  EXPECT_EQ(Read("{}"), "");
  EXPECT_EQ(Read(R"(["NO_CHECK"])"), "ambiguous_words=refused, second_coasts=refused");
}

// The form that `entente rules --json` writes.
TEST(RulesText, RulesMayBeAMember) {
  EXPECT_EQ(Read(R"({"rules":{"waive":"forbidden"},"changes":[{"option":"waive","cases":["6.I.1"]}]})"),
            "waive=forbidden");
  EXPECT_EQ(Read(R"({"rules":"datc3"})"), "");
  EXPECT_EQ(Read(R"({"rules":["NO_CHECK"]})"), "ambiguous_words=refused, second_coasts=refused");
  EXPECT_EQ(Read(R"({"rules":{"waive":7}})").substr(0, 6), "1:19: ");
  EXPECT_EQ(Read(R"({"waive":"forbidden","rules":"datc3"})").substr(0, 6), "1:22: ");
}

TEST(RulesText, OptionsMayChangeAPreset) {
  const std::string of_2023 = Read("2023");
  ASSERT_FALSE(of_2023.empty());
  EXPECT_EQ(Read("2023,waive=forbidden"), of_2023 + ", waive=forbidden");
  EXPECT_EQ(Read(" 2023 , waive = forbidden"), of_2023 + ", waive=forbidden");
  EXPECT_EQ(Read(R"({"preset":"2023","waive":"forbidden"})"), of_2023 + ", waive=forbidden");
  EXPECT_EQ(Read(R"({"waive":"forbidden","preset":"2023"})"), of_2023 + ", waive=forbidden");
  EXPECT_EQ(Read(R"({"preset":"2023"})"), of_2023);
  // A choice of the preset can be taken back.
  EXPECT_EQ(Read("2023,convoy_paradox=szykman"), "dislodged_bounce=never");
  EXPECT_EQ(Read("2024,waive=forbidden").substr(0, 41), "1:1: rules: unknown rules preset '2024'; ");
  EXPECT_EQ(Read(R"({"preset":"2024"})").substr(0, 35), "1:11: rules: unknown rules preset '");
  EXPECT_EQ(Read(R"({"preset":"2023","preset":"1971"})"), "1:27: rules: the preset stands twice");
  EXPECT_EQ(Read(R"({"preset":""})"), "1:11: rules: expected a preset's name");
  EXPECT_EQ(Read(R"({"preset":7})").substr(0, 6), "1:11: ");
}

TEST(RulesText, OptionsMayStandOnLines) {
  const std::string both = Read("2023,waive=forbidden,convoy_paradox=szykman");
  EXPECT_EQ(Read("2023\nwaive=forbidden\nconvoy_paradox=szykman\n"), both);
  EXPECT_EQ(Read("\r\n2023,\r\n\r\nwaive=forbidden , \r\nconvoy_paradox=szykman"), both);
  EXPECT_EQ(Read("2023\n"), Read("2023"));
  EXPECT_EQ(Read("2023\nwaive=forbidden\n waife=x").substr(0, 5), "3:2: ");
}

TEST(RulesText, APresetStandsOnceAndFirst) {
  constexpr std::string_view kWord = "'2000': expected option=value[,option=value]";
  for (const char* separator : {",", "\n", "\n\n"}) {
    const std::string said = Read("2023" + std::string(separator) + "2000");
    EXPECT_TRUE(said.ends_with("rules: " + std::string(kWord) + " behind the preset")) << said;
  }
  EXPECT_EQ(Read("waive=forbidden\n2000"), "2:1: rules: " + std::string(kWord));
  EXPECT_EQ(Read("2023,"), "1:6: rules: '': expected option=value[,option=value] behind the preset");
  EXPECT_EQ(Read("2023,,waive=forbidden"), Read("2023,"));
}

TEST(RulesText, WordsThatStandElsewhereAreTold) {
  const auto ends = [](const std::string& text, std::string_view end) { return text.ends_with(end); };
  EXPECT_TRUE(ends(Read("NO_RETREAT"), "it is a name of RULE lines, which stand in a list: [\"NO_RETREAT\"]"));
  EXPECT_TRUE(ends(Read("\"waive=forbidden\""), "options stand in an object: {\"waive\":\"forbidden\"}"));
  EXPECT_TRUE(ends(Read("\"wave=forbidden\""), "daide")) << Read("\"wave=forbidden\"");
}

TEST(RulesText, AnErrorPointsIntoTheText) {
  EXPECT_EQ(Read("civil_disorder=home_distance,wave=allowed").substr(0, 6), "1:30: ");
  EXPECT_EQ(Read("{\n \"civil_disordr\":\"home_distance\"}").substr(0, 5), "2:2: ");
  EXPECT_EQ(Read(R"(["NO_CHEK"])").substr(0, 5), "1:2: ");
  EXPECT_EQ(Read("  1066").substr(0, 5), "1:3: ");
  EXPECT_EQ(Read("waive=allowed,datc3"), "1:15: rules: 'datc3': expected option=value[,option=value]");
  EXPECT_EQ(Read("waive=allowed,").substr(0, 16), "1:15: rules: '':");
  EXPECT_EQ(Read("waive=perhaps").substr(0, 35), "1:7: rules: unknown value 'perhaps'");
  EXPECT_EQ(Read(R"({"waive":"perhaps"})").substr(0, 15), "1:10: rules: un");
  EXPECT_EQ(Read(R"({"waive":7})").substr(0, 6), "1:10: ");
  EXPECT_EQ(Read("{\"waive\"").substr(0, 2), "1:");
  EXPECT_EQ(Read(" ").substr(0, 5), "0:0: ");
  EXPECT_EQ(Read("[\"NO_CHECK\"] x").substr(0, 6), "1:14: ");
}

TEST(RulesText, AnOptionStandsOnce) {
  EXPECT_EQ(Read("waive=allowed,civil_disorder=home_distance, Waive=forbidden"),
            "1:45: rules: waive stands twice, first at line 1, column 1: expected each option once");
  EXPECT_EQ(Read("waive=allowed,waive=allowed").substr(0, 28), "1:15: rules: waive stands tw");
  EXPECT_EQ(Read("{\"too-many-builds\":\"last\",\n \"too_many_builds\":\"first\"}"),
            "2:2: rules: too_many_builds stands twice, first at line 1, column 2: expected each option once");
  EXPECT_EQ(Read(R"({"rules":{"waive":"forbidden","waive":"forbidden"}})").substr(0, 26), "1:31: rules: waive stands ");
}

TEST(RulesText, RulesStandOnce) {
  EXPECT_EQ(Read(R"({"rules":"datc3","rules":"2023"})"), "1:18: rules: the key stands twice");
  EXPECT_EQ(Read(R"({"rules":"datc3","changes":[{"rules":1}]})"), "");
  EXPECT_EQ(Read(R"({"rules":"datc3","waive":"forbidden"})"),
            "1:18: waive: the option stands behind the rules: expected it in them");
  EXPECT_EQ(Read(R"({"rules":{"rules":"datc3"}})").substr(0, 32), "1:11: rules: unknown rule option");
}

TEST(RulesText, SeveralRulebooksAreNone) {
  EXPECT_EQ(Read(R"({"presets":[{"name":"datc3"}]})"),
            "1:2: presets: several rulebooks: expected one, by the name of its preset or as an object of its options");
  EXPECT_EQ(Read(R"({"options":[{"name":"waive"}]})").substr(0, 39), "1:2: options: the list of all options: ");
}

}  // namespace
}  // namespace entente
