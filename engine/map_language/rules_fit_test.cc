// The rules of a map, and the rules under which it can be played. Source: maps/LANGUAGE.md (RULE).
#include "map/rules_fit.h"

#include <gtest/gtest.h>

#include "map_language/builtin.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

MapRef Load(const std::string& more) {
  const MapReadResult result = ReadTest(SmallMap(more));
  EXPECT_TRUE(result.ok()) << more << "\n" << Describe(result);
  return result.map;
}

TEST(RulesFit, TheDefaultHasTheRulesOfTheMap) {
  EXPECT_EQ(*DefaultRules(*BuiltinMap("standard").value()), RuleOptions{});
  RuleOptions expected;
  expected.build_sites = BuildSites::kAnyOwned;
  expected.retreats = Retreats::kNever;
  EXPECT_EQ(*DefaultRules(*Load("RULE BUILD_ANY NO_QUARTER\n")), expected);
}

TEST(RulesFit, RulesThatThePositionHasNoRoomForAreRefused) {
  RuleOptions rules;
  rules.hidden_builds = HiddenBuilds::kAll;
  EXPECT_TRUE(CheckRulesFit(*Load("RULE HIDE_BUILDS\n"), rules).ok());
  EXPECT_TRUE(CheckRulesFit(*Load("GREEN ~NEW\nNewland = NEW\nLAND NEW ABUTS LAN\nAMEND LAN ABUTS NEW\n"), rules).ok());
  EXPECT_TRUE(CheckRulesFit(*BuiltinMap("standard").value(), RuleOptions{}).ok());
  EXPECT_EQ(CheckRulesFit(*BuiltinMap("standard").value(), rules).message(),
            "rule option hidden_builds=all (HIDE_BUILDS) on the map standard: expected a map with RULE HIDE_BUILDS or "
            "hidden sites");
  rules = {};
  rules.garrison = Garrison::kAllowed;
  EXPECT_TRUE(CheckRulesFit(*Load("RULE GARRISON\n"), rules).ok());
  EXPECT_FALSE(CheckRulesFit(*Load("GREEN\nOWNS SC?\n"), rules).ok()) << "room for one token alone";
  EXPECT_EQ(CheckRulesFit(*BuiltinMap("standard").value(), rules).message(),
            "rule option garrison=allowed (GARRISON) on the map standard: expected a map with RULE GARRISON");
  rules = {};
  rules.vassals = Vassals::kByHomes;
  EXPECT_TRUE(CheckRulesFit(*Load("RULE VASSAL_DUMMIES\n"), rules).ok());
  EXPECT_FALSE(CheckRulesFit(*BuiltinMap("standard").value(), rules).ok());
}

TEST(RulesFit, RulesAboutTheStartActOnlyInTheMap) {
  const MapRef standard = BuiltinMap("standard").value();
  EXPECT_TRUE(CheckStartRule(*standard, "NO_PRESS").ok());
  EXPECT_TRUE(CheckStartRule(*standard, "!MOBILIZE").ok());
  EXPECT_EQ(CheckStartRule(*standard, "FLEX_SETUP").message(),
            "rule BLANK_BOARD changes how games start: expected it in a RULE line of standard");
  EXPECT_TRUE(CheckStartRule(*Load("RULE MOBILIZE\n"), "mobilize").ok());
}

}  // namespace
}  // namespace entente
