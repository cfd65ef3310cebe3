#include "rules/rule_names.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace entente {
namespace {

TEST(RuleNames, EveryOptionHasANameAnIssueAndActingDefault) {
  std::set<std::string_view> names;
  bool of_map = false;  // options that map RULE lines set have no issue and stand behind the others
  for (const RuleOption& option : AllRuleOptions()) {
    EXPECT_TRUE(names.insert(option.name).second) << option.name;
    of_map |= option.name == "build_sites";
    EXPECT_EQ(option.issue.empty(), of_map) << option.name;
    EXPECT_FALSE(option.doc.empty()) << option.name;
    EXPECT_EQ(option.get(RuleOptions{}), 0) << option.name;
    ASSERT_FALSE(option.values.empty()) << option.name;
    EXPECT_TRUE(option.values[0].acts) << option.name;
    EXPECT_EQ(option.values[0].cases, "") << option.name;
  }
}

TEST(RuleNames, OptionsStandInTheOrderOfTheMembers) {
  int member = 0;
  for (const RuleOption& option : AllRuleOptions()) {
    RuleOptions rules;
    option.set(rules, 1);
    EXPECT_EQ(reinterpret_cast<const uint8_t*>(&rules)[member], 1) << option.name;
    ++member;
  }
}

TEST(RuleNames, TheLastNameOfEveryOptionIsItsLastEnumerator) {
  const auto last = [](std::string_view option) { return (*FindRuleOption(option))->values.size() - 1; };
  EXPECT_EQ(last("convoy_routes"), static_cast<size_t>(ConvoyRoutes::kAnyBrokenOwnFirst));
  EXPECT_EQ(last("convoy_paradox"), static_cast<size_t>(ConvoyParadox::kDptg));
  EXPECT_EQ(last("adjacent_convoy"), static_cast<size_t>(AdjacentConvoy::kOwnIntentOrLandIfNone));
  EXPECT_EQ(last("convoy_path"), static_cast<size_t>(ConvoyPath::kRequired));
  EXPECT_EQ(last("support_coast"), static_cast<size_t>(SupportCoast::kIgnored));
  EXPECT_EQ(last("missing_type"), static_cast<size_t>(MissingType::kUnlessComplete));
  EXPECT_EQ(last("build_type"), static_cast<size_t>(BuildType::kFails));
  EXPECT_EQ(last("order_sets"), static_cast<size_t>(OrderSets::kLast));
  EXPECT_EQ(last("duplicate_order"), static_cast<size_t>(DuplicateOrder::kLast));
  EXPECT_EQ(last("too_many_removals"), static_cast<size_t>(TooManyRemovals::kLast));
  EXPECT_EQ(last("proxy_orders"), static_cast<size_t>(ProxyOrders::kInOrders));
  EXPECT_EQ(last("build_sites"), static_cast<size_t>(BuildSites::kRemoteAnyHome));
}

TEST(RuleNames, NamesAreReadInAnyCaseAndWithHyphens) {
  RuleOptions rules;
  ASSERT_TRUE(SetRule("Civil-Disorder", "HOME_DISTANCE", rules).ok());
  EXPECT_EQ(rules.civil_disorder, CivilDisorder::kHomeDistance);
  ASSERT_TRUE(SetRule("convoy_paradox", "1982", rules).ok());
  EXPECT_EQ(rules.convoy_paradox, ConvoyParadox::k1982);
  EXPECT_EQ(FormatRules(rules), "convoy_paradox=1982, civil_disorder=home_distance");
}

TEST(RuleNames, UnknownOptionNamesTheNearest) {
  RuleOptions rules;
  const absl::Status status = SetRule("civil_disordr", "home_distance", rules);
  EXPECT_EQ(MessageOf(status), "unknown rule option 'civil_disordr'; nearest: civil_disorder");
  EXPECT_EQ(MessageOf(SetRule("zzzzzzzz", "", rules)), "unknown rule option 'zzzzzzzz'");
}

TEST(RuleNames, UnknownValueNamesAllValues) {
  RuleOptions rules;
  EXPECT_EQ(MessageOf(SetRule("waive", "sometimes", rules)),
            "unknown value 'sometimes' of rule option waive; expected: allowed, forbidden");
  EXPECT_EQ(rules, RuleOptions{});
}

TEST(RuleNames, DefaultsAndTheValuesThatActAreSupported) {
  EXPECT_TRUE(CheckSupported(RuleOptions{}).ok());
  RuleOptions rules;
  rules.civil_disorder = CivilDisorder::kHomeDistance;
  rules.build_sites = BuildSites::kAnyOwned;
  EXPECT_TRUE(CheckSupported(rules).ok());
}

TEST(RuleNames, EveryValueThatDoesNotActIsRefusedByName) {
  for (const RuleOption& option : AllRuleOptions()) {
    for (size_t i = 0; i < option.values.size(); ++i) {
      RuleOptions rules;
      option.set(rules, static_cast<uint8_t>(i));
      const absl::Status status = CheckSupported(rules);
      EXPECT_EQ(status.ok(), option.values[i].acts) << option.name << "=" << option.values[i].name;
      if (status.ok()) continue;
      const std::string message(MessageOf(status));
      EXPECT_NE(message.find(std::string(option.name) + "=" + std::string(option.values[i].name)), std::string::npos)
          << message;
    }
  }
}

TEST(RuleNames, WhatAMapSetsIsCopiedAndNothingElse) {
  RuleOptions from, to;
  from.waive = Waive::kForbidden;
  from.build_sites = BuildSites::kAnyOwned;
  from.hidden_builds = HiddenBuilds::kAll;
  to.civil_disorder = CivilDisorder::kHomeDistance;
  to.militia = MapFeature::kIgnored;
  CopyMapRules(from, to);
  EXPECT_EQ(FormatRules(to), "civil_disorder=home_distance, build_sites=any_owned, hidden_builds=all");
}

TEST(RuleNames, EveryBuildSiteActs) {
  RuleOptions rules;
  for (const RuleValue& value : (*FindRuleOption("build_sites"))->values) {
    ASSERT_TRUE(SetRule("build_sites", value.name, rules).ok());
    EXPECT_TRUE(CheckSupported(rules).ok()) << value.name;
  }
}

TEST(RuleNames, NumbersBeyondTheEnumeratorsAreBadInput) {
  RuleOptions rules;
  rules.waive = static_cast<Waive>(9);
  EXPECT_EQ(MessageOf(CheckSupported(rules)), "rule option waive has no value number 9");
}

}  // namespace
}  // namespace entente
