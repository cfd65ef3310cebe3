#include "rules/map_rules.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rules/rule_names.h"

namespace entente {
namespace {

absl::StatusOr<RuleOptions> Read(std::vector<std::string_view> names, RuleOptions base = {}) {
  return WithMapRules(names, base);
}

std::string Refusal(std::vector<std::string_view> names) { return std::string(MessageOf(Read(names).status())); }

TEST(MapRules, TheTableIsSortedAndNamesOnlyItself) {
  std::string_view last;
  for (const MapRule& rule : AllMapRules()) {
    EXPECT_LT(last, rule.name);
    last = rule.name;
    EXPECT_EQ(FindMapRule(rule.name), &rule);
  }
  EXPECT_EQ(AllMapRules().size(), 132u);
}

TEST(MapRules, BuildRulesSetTheBuildSites) {
  EXPECT_EQ(Read({"BUILD_ANY"})->build_sites, BuildSites::kAnyOwned);
  EXPECT_EQ(Read({"REMOTE_BUILDS"})->build_sites, BuildSites::kRemote);
  EXPECT_EQ(Read({"home_builds"})->build_sites, BuildSites::kAnyHome);
  EXPECT_EQ(Read({})->build_sites, BuildSites::kHomes);
}

TEST(MapRules, OtherOptionsStayAsTheyAre) {
  RuleOptions base;
  base.civil_disorder = CivilDisorder::kHomeDistance;
  base.build_sites = BuildSites::kAnyOwned;
  EXPECT_EQ(*Read({"NO_PRESS"}, base), base);
}

TEST(MapRules, TheLaterOfTwoRulesThatDenyEachOtherWins) {
  EXPECT_EQ(Read({"BUILD_ANY", "HOME_BUILDS"})->build_sites, BuildSites::kAnyHome);
  EXPECT_EQ(Read({"HOME_BUILDS", "BUILD_ANY"})->build_sites, BuildSites::kAnyOwned);
}

TEST(MapRules, ANegatedRuleIsOffWhereverItStands) {
  EXPECT_EQ(Read({"!BUILD_ANY", "BUILD_ANY"})->build_sites, BuildSites::kHomes);
  RuleOptions base;
  base.build_sites = BuildSites::kAnyOwned;
  EXPECT_EQ(Read({"!BUILD_ANY"}, base)->build_sites, BuildSites::kHomes);
}

TEST(MapRules, AForcedRuleCannotBeNegated) {
  EXPECT_EQ(Refusal({"PROXY_OK", "!ORDER_ANY"}), "rule PROXY_OK is not supported yet");
  EXPECT_TRUE(Read({"!ORDER_ANY", "PROXY_OK", "!PROXY_OK"}).ok());
}

TEST(MapRules, PressAndDeadlineRulesChangeNothing) {
  EXPECT_EQ(*Read({"NO_PRESS", "ALWAYS_WAIT", "POWER_CHOICE", "PAY_DUMMIES", "PAYOLA_CLASSIC"}), RuleOptions{});
}

TEST(MapRules, OldNamesAreKnown) {
  EXPECT_EQ(FindMapRule("NO_PARTIAL"), FindMapRule("PUBLIC_PRESS"));
  EXPECT_EQ(FindMapRule("flex_setup"), FindMapRule("BLANK_BOARD"));
}

TEST(MapRules, KnownRulesThatDoNotActAreRefused) {
  EXPECT_EQ(Refusal({"IMMOBILE_DUMMIES"}), "rule IMMOBILE_DUMMIES is not supported yet");
  EXPECT_EQ(Refusal({"REMOTE_BUILDS", "HOME_BUILDS"}),
            "rules REMOTE_BUILDS and HOME_BUILDS together are not supported yet");
}

TEST(MapRules, ARuleThatForcesARefusedRuleIsRefused) {
  EXPECT_EQ(Refusal({"SEE_ALL_SCS"}), "rule BLIND (switched on by SEE_ALL_SCS) is not supported yet");
}

TEST(MapRules, UnknownRuleNamesTheNearest) {
  EXPECT_EQ(Refusal({"BUILD_ALL"}), "unknown rule 'BUILD_ALL'; nearest: BUILD_ANY");
}

}  // namespace
}  // namespace entente
