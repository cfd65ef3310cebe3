#include "rules/map_rules.h"

#include <gtest/gtest.h>

#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "rules/rule_names.h"

namespace entente {
namespace {

Result<RuleOptions> Read(std::vector<std::string_view> names, RuleOptions base = {}) {
  return WithMapRules(names, base);
}

std::string Refusal(std::vector<std::string_view> names) { return std::string(Read(names).status().message()); }

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

// Every RULE name in rules.def is a rule that maps may state, under its own name, and it changes something.
TEST(MapRules, TheNamesThatSetOptionsAreInTheTable) {
  int count = 0;
  for (const RuleOption& option : AllRuleOptions()) {
    for (const RuleValue& value : option.values) {
      std::istringstream names{std::string(value.map_rules)};
      for (std::string name; names >> name; ++count) {
        const MapRule* rule = FindMapRule(name);
        ASSERT_NE(rule, nullptr) << option.name << "=" << value.name << ": " << name;
        EXPECT_EQ(rule->name, name) << option.name << "=" << value.name;
        EXPECT_TRUE(rule->effect != MapRuleEffect::kNone && rule->effect != MapRuleEffect::kDraw &&
                    rule->effect != MapRuleEffect::kStart)
            << name << " sets " << option.name << "=" << value.name;
      }
    }
  }
  EXPECT_GE(count, 27);
}

TEST(MapRules, TheRulesOfAValueSetItAndItActs) {
  for (const RuleOption& option : AllRuleOptions()) {
    for (size_t i = 0; i < option.values.size(); ++i) {
      const RuleValue& value = option.values[i];
      std::istringstream in{std::string(value.map_rules)};
      std::vector<std::string> words{std::istream_iterator<std::string>(in), {}};
      if (words.empty()) continue;
      if (value.name == "dummies_support") words.push_back("!CIVIL_DISORDER");  // else it concerns all powers
      const Result<RuleOptions> rules = Read({words.begin(), words.end()});
      ASSERT_TRUE(rules.ok()) << option.name << "=" << value.name;
      EXPECT_EQ(option.get(*rules), i) << option.name << "=" << value.name;
    }
  }
}

TEST(MapRules, NamesAddUpToThoseOfTheBase) {
  RuleOptions base;
  base.friendly_fire = FriendlyFire::kAll;
  base.build_sites = BuildSites::kRemote;
  const RuleOptions rules = *Read({"DUMMY_FIRE", "HOME_BUILDS"}, base);
  EXPECT_EQ(rules.friendly_fire, FriendlyFire::kAll);
  EXPECT_EQ(rules.build_sites, BuildSites::kRemoteAnyHome);
  EXPECT_EQ(Read({"BUILD_ANY"}, base)->build_sites, BuildSites::kAnyOwned) << "it denies REMOTE_BUILDS";
}

TEST(MapRules, WhatARuleOfTheBaseForcesIsSettled) {
  RuleOptions base;
  base.vassals = Vassals::kByHomes;  // without the TEAM_VICTORY that VASSAL_DUMMIES forces
  EXPECT_EQ(*Read({"NO_PRESS"}, base), base);
  EXPECT_EQ(Read({"VASSAL_DUMMIES"}, base)->teams, Teams::kWithDummies);
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
  EXPECT_EQ(Read({"NO_QUARTER", "!NO_RETREAT"})->retreats, Retreats::kNever);
  EXPECT_TRUE(Read({"!ORDER_ANY", "PROXY_OK", "!PROXY_OK"}).ok());
}

TEST(MapRules, PressAndDeadlineRulesChangeNothing) {
  EXPECT_EQ(*Read({"NO_PRESS", "ALWAYS_WAIT", "POWER_CHOICE", "PAY_DUMMIES", "PAYOLA_CLASSIC"}), RuleOptions{});
}

TEST(MapRules, OldNamesAreKnown) {
  EXPECT_EQ(FindMapRule("NO_PARTIAL"), FindMapRule("PUBLIC_PRESS"));
  EXPECT_EQ(FindMapRule("flex_setup"), FindMapRule("BLANK_BOARD"));
}

TEST(MapRules, RulesOfPlaySetTheirOptions) {
  EXPECT_EQ(Read({"HIBERNATE"})->frozen_units, FrozenUnits::kHibernate);
  EXPECT_EQ(Read({"UNITS_ADAPT"})->unit_types, UnitTypes::kAdapt);
  EXPECT_EQ(Read({"IMMOBILE_DUMMIES"})->dummy_moves, DummyMoves::kForbidden);
  EXPECT_EQ(Read({"DUMMY_FIRE"})->friendly_fire, FriendlyFire::kDummies);
  EXPECT_EQ(Read({"FRIENDLY_FIRE", "DUMMY_FIRE"})->friendly_fire, FriendlyFire::kAll);
  EXPECT_EQ(Read({"NO_QUARTER"})->retreats, Retreats::kNever);
  EXPECT_EQ(Read({"COASTAL_CONVOY"})->convoying_fleets, ConvoyingFleets::kOnCoasts);
  EXPECT_EQ(Read({"PORTAGE_CONVOY"})->portage, Portage::kAllowed);
  EXPECT_EQ(Read({"FICTIONAL_OK"})->league_rules, LeagueRules::kIgnored);
  EXPECT_EQ(Read({"VICTORY_HOMES"})->victory_count, VictoryCount::kEnemyHomes);
  EXPECT_EQ(Read({"COASTAL_CRAWL"})->coastal_crawl, CoastalCrawl::kAllowed);
  EXPECT_EQ(Read({"PROXY_OK"})->foreign_orders, ForeignOrders::kByProxy);
  EXPECT_EQ(Read({"PROXY_OK", "NO_PROXY"})->foreign_orders, ForeignOrders::kRefused);
  EXPECT_EQ(Read({"NO_CHECK"})->ambiguous_words, AmbiguousWords::kRefused);
  EXPECT_EQ(Read({"BLIND"})->league_rules, LeagueRules::kIgnored);
  EXPECT_EQ(Read({"VASSAL_DUMMIES"})->vassals, Vassals::kByHomes);
  EXPECT_EQ(Read({"VASSAL_DUMMIES"})->teams, Teams::kWithDummies) << "it forces TEAM_VICTORY";
  RuleOptions base;
  base.frozen_units = FrozenUnits::kHibernate;
  EXPECT_EQ(Read({"!HIBERNATE"}, base)->frozen_units, FrozenUnits::kDestroyed);
  EXPECT_EQ(*Read({"NO_PRESS"}, base), base);
}

TEST(MapRules, RemoteAndHomeBuildsTogetherNarrowEachOther) {
  EXPECT_EQ(Read({"REMOTE_BUILDS", "HOME_BUILDS"})->build_sites, BuildSites::kRemoteAnyHome);
  RuleOptions base;
  base.build_sites = BuildSites::kRemoteAnyHome;
  EXPECT_EQ(*Read({"NO_PRESS"}, base), base);
  EXPECT_EQ(Read({"!HOME_BUILDS"}, base)->build_sites, BuildSites::kRemote);
}

TEST(MapRules, RulesAboutBuildsSetTheirOptions) {
  EXPECT_EQ(Read({"NO_FACTORIES"})->factories, Factories::kIgnored);
  EXPECT_EQ(Read({"NO_PARTISANS"})->partisans, Partisans::kIgnored);
  EXPECT_EQ(Read({"NO_RESERVES"})->reserves, Reserves::kIgnored);
  EXPECT_EQ(Read({"NO_MILITIA"})->militia, Militia::kIgnored);
  EXPECT_EQ(Read({"HIDE_BUILDS"})->hidden_builds, HiddenBuilds::kAll);
  EXPECT_EQ(Read({"CD_BUILDS"})->missing_builds, MissingBuilds::kRandom);
  EXPECT_EQ(Read({"CD_RETREATS"})->missing_retreats, MissingRetreats::kRandom);
  RuleOptions base;
  base.factories = Factories::kIgnored;
  EXPECT_EQ(*Read({"!NO_FACTORIES"}, base), RuleOptions{});
}

TEST(MapRules, RulesAboutTheStartChangeNoOption) {
  EXPECT_EQ(*Read({"MOBILIZE"}), RuleOptions{});
  EXPECT_EQ(*Read({"FLEX_SETUP"}), RuleOptions{});
}

TEST(MapRules, WhatIsInForceTakesDenialsAndNegationsIntoAccount) {
  const auto in_force = [](std::vector<std::string_view> names, std::string_view rule) {
    return IsInForce(rule, names);
  };
  EXPECT_TRUE(in_force({"MOBILIZE", "NO_SUCH_RULE", "HOLD_WIN"}, "MOBILIZE"));
  EXPECT_FALSE(in_force({"MOBILIZE", "BLANK_BOARD"}, "MOBILIZE"));
  EXPECT_TRUE(in_force({"MOBILIZE", "flex_setup"}, "BLANK_BOARD"));
  EXPECT_FALSE(in_force({"!MOBILIZE", "MOBILIZE"}, "MOBILIZE"));
  EXPECT_TRUE(in_force({"VASSAL_DUMMIES"}, "CD_BUILDS"));
  EXPECT_FALSE(in_force({}, "MOBILIZE"));
}

TEST(MapRules, EveryBuildSiteThatComesOutActs) {
  for (const std::vector<std::string_view>& names : std::vector<std::vector<std::string_view>>{
           {}, {"BUILD_ANY"}, {"REMOTE_BUILDS"}, {"HOME_BUILDS"}, {"REMOTE_BUILDS", "HOME_BUILDS"}}) {
    EXPECT_TRUE(CheckRuleValues(*Read(names)).ok());
  }
}

TEST(MapRules, RulesWithoutEffectOnAdjudicationAreAccepted) {
  EXPECT_EQ(*Read({"IGNORE_ERRORS", "MULTIPLE_POWERS_PER_PLAYER", "NO_DEADLINE", "START_MASTER", "NO_OBSERVATIONS",
                   "PROXY_VOTE", "POWER_CHOICE", "DIFFERENT_ADJUDICATION", "REAL_TIME", "ALWAYS_WAIT", "NO_PRESS",
                   "NO_DIAS", "CD_DUMMIES", "CIVIL_DISORDER", "ORDER_ANY"}),
            RuleOptions{});
}

TEST(MapRules, EveryRuleIsAcceptedAndSetsValuesThatAct) {
  for (const MapRule& rule : AllMapRules()) {
    const Result<RuleOptions> rules = Read({rule.name});
    ASSERT_TRUE(rules.ok()) << rule.name;
    EXPECT_TRUE(CheckRuleValues(*rules).ok()) << rule.name;
    EXPECT_TRUE(*rules == RuleOptions{} || ChangesPlay(rule)) << rule.name;
  }
}

TEST(MapRules, RulesThatSwitchOnesWithAnEffectOnOrOffChangePlay) {
  for (const char* name :
       {"NO_QUARTER", "SMART_CD", "GREEK", "MOBILIZE", "WEAK_BOUNCES", "CD_DUMMIES", "NO_DONATIONS", "NO_DRAW"}) {
    EXPECT_TRUE(ChangesPlay(*FindMapRule(name))) << name;
  }
  for (const char* name : {"NO_PRESS", "NO_DEADLINE", "DIFFERENT_ADJUDICATION", "PAYOLA_CLASSIC"}) {
    EXPECT_FALSE(ChangesPlay(*FindMapRule(name))) << name;
  }
}

TEST(MapRules, EveryUnknownNameIsToldInOrder) {
  const std::vector<std::string_view> names = {"MOBILIZE", "NO_PRES", "BUILD_ALL", "!MOBILIZE"};
  std::vector<size_t> unknown;
  for (const UnknownRule& rule : UnknownRules(names)) unknown.push_back(rule.name);
  EXPECT_EQ(unknown, (std::vector<size_t>{1, 2}));
  EXPECT_EQ(UnknownRules(names)[1].status.message(), "unknown rule 'BUILD_ALL'; nearest: BUILD_ANY");
  EXPECT_TRUE(UnknownRules(std::span(names).first(1)).empty());
}

TEST(MapRules, UnknownRuleNamesTheNearest) {
  EXPECT_EQ(Refusal({"BUILD_ALL"}), "unknown rule 'BUILD_ALL'; nearest: BUILD_ANY");
}

}  // namespace
}  // namespace entente
