#include "exchange/rules_text.h"

#include <gtest/gtest.h>

#include <string>

#include "map_build/builtin.h"
#include "rules/rule_names.h"

namespace entente {
namespace {

std::string Read(std::string_view text, std::string_view map = "standard") {
  const absl::StatusOr<RuleOptions> rules = ReadRules(text, **BuiltinMap(map));
  if (rules.ok()) return FormatRules(*rules);
  const Place place = PlaceOf(rules.status()).value_or(Place{});
  return std::to_string(place.line) + ":" + std::to_string(place.column) + ": " +
         std::string(MessageOf(rules.status()));
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

// As `entente rules --json` writes them.
TEST(RulesText, RulesMayBeAMember) {
  EXPECT_EQ(Read(R"({"rules":{"waive":"forbidden"},"changes":[{"option":"waive","cases":["6.I.1"]}]})"),
            "waive=forbidden");
  EXPECT_EQ(Read(R"({"rules":"datc3"})"), "");
  EXPECT_EQ(Read(R"({"rules":["NO_CHECK"]})"), "ambiguous_words=refused, second_coasts=refused");
  EXPECT_EQ(Read(R"({"rules":{"waive":7}})").substr(0, 6), "1:19: ");
  EXPECT_EQ(Read(R"({"waive":"forbidden","rules":"datc3"})").substr(0, 6), "1:22: ");
}

TEST(RulesText, AnErrorPointsIntoTheText) {
  EXPECT_EQ(Read("civil_disorder=home_distance,wave=allowed").substr(0, 6), "1:30: ");
  EXPECT_EQ(Read("{\n \"civil_disordr\":\"home_distance\"}").substr(0, 5), "2:2: ");
  EXPECT_EQ(Read(R"(["NO_CHEK"])").substr(0, 5), "1:2: ");
  EXPECT_EQ(Read("  1066").substr(0, 5), "1:3: ");
  EXPECT_EQ(Read("waive=allowed,datc3").substr(0, 6), "1:15: ");
  EXPECT_EQ(Read(R"({"waive":7})").substr(0, 6), "1:10: ");
  EXPECT_EQ(Read("{\"waive\"").substr(0, 2), "1:");
  EXPECT_EQ(Read(" ").substr(0, 5), "0:0: ");
  EXPECT_EQ(Read("[\"NO_CHECK\"] x").substr(0, 6), "1:14: ");
}

}  // namespace
}  // namespace entente
