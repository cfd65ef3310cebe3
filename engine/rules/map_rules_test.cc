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
  EXPECT_EQ(AllMapRules().size(), 138u);
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
}

TEST(MapRules, RemoteAndHomeBuildsTogetherNarrowEachOther) {
  EXPECT_EQ(Read({"REMOTE_BUILDS", "HOME_BUILDS"})->build_sites, BuildSites::kRemoteAnyHome);
  RuleOptions base;
  base.build_sites = BuildSites::kRemoteAnyHome;
  EXPECT_EQ(*Read({"NO_PRESS"}, base), base);
  EXPECT_EQ(Read({"!HOME_BUILDS"}, base)->build_sites, BuildSites::kRemote);
}

TEST(MapRules, EveryBuildSiteThatComesOutActs) {
  for (const std::vector<std::string_view>& names : std::vector<std::vector<std::string_view>>{
           {}, {"BUILD_ANY"}, {"REMOTE_BUILDS"}, {"HOME_BUILDS"}, {"REMOTE_BUILDS", "HOME_BUILDS"}}) {
    EXPECT_TRUE(CheckSupported(*Read(names)).ok());
  }
}

TEST(MapRules, RulesWithoutEffectOnAdjudicationAreAccepted) {
  EXPECT_EQ(*Read({"IGNORE_ERRORS", "MULTIPLE_POWERS_PER_PLAYER", "NO_DEADLINE", "START_MASTER", "NO_OBSERVATIONS",
                   "PROXY_VOTE", "POWER_CHOICE", "REAL_TIME", "ALWAYS_WAIT", "NO_PRESS", "SOLITAIRE", "NO_DIAS",
                   "CD_DUMMIES"}),
            RuleOptions{});
}

TEST(MapRules, RulesWithAnEffectThatIsMissingAreRefused) {
  for (std::string_view name :
       {"DONT_SKIP_PHASES", "HOLD_WIN", "SHARED_VICTORY", "CIVIL_DISORDER", "NO_CHECK", "DIFFERENT_ADJUDICATION"}) {
    EXPECT_EQ(Refusal({name}), "rule " + std::string(name) + " is not supported yet");
  }
}

TEST(MapRules, EveryRefusedNameIsToldOnceAndInOrder) {
  const std::vector<std::string_view> names = {"MOBILIZE",       "NO_PRESS", "BUILD_ALL",
                                               "VASSAL_DUMMIES", "HOLD_WIN", "!MOBILIZE"};
  std::vector<size_t> refused;
  for (const RefusedRule& rule : RefusedRules(names)) refused.push_back(rule.name);
  EXPECT_EQ(refused, (std::vector<size_t>{2, 3, 4}));
  EXPECT_EQ(MessageOf(RefusedRules(names)[1].status), "rule VASSAL_DUMMIES is not supported yet");
  EXPECT_TRUE(RefusedRules(std::span(names).first(2).last(1)).empty());
}

TEST(MapRules, ARuleThatForcesARefusedRuleIsRefused) {
  EXPECT_EQ(Refusal({"SEE_ALL_SCS"}), "rule BLIND (switched on by SEE_ALL_SCS) is not supported yet");
}

TEST(MapRules, UnknownRuleNamesTheNearest) {
  EXPECT_EQ(Refusal({"BUILD_ALL"}), "unknown rule 'BUILD_ALL'; nearest: BUILD_ANY");
}

}  // namespace
}  // namespace entente
