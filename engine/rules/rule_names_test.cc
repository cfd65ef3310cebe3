#include "rules/rule_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <numeric>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace entente {
namespace {

// "convoy_routes" as an enum or, behind "k", as an enumerator: "ConvoyRoutes".
std::string Camel(std::string_view name) {
  std::string camel;
  bool upper = true;
  for (const char c : name) {
    if (c != '_') camel += upper ? static_cast<char>(std::toupper(c)) : c;
    upper = c == '_';
  }
  return camel;
}

// clang-format off
// The identifiers of the table, as the compiler sees them.
struct Identifiers {
  std::string_view type;
  std::vector<std::string_view> enumerators;
};
const std::vector<Identifiers>& TableIdentifiers() {
  static const std::vector<Identifiers> identifiers = {
#define RULE_OPTION(Enum, member, origin, issue, question) {#Enum, {
#define RULE_VALUE(enumerator, name, ...) #enumerator,
#define RULE_END }},
#include "rules/rules.def"
  };
  return identifiers;
}
// clang-format on

TEST(RuleNames, EveryOptionHasANameAndAQuestion) {
  std::set<std::string_view> names;
  for (const RuleOption& option : AllRuleOptions()) {
    EXPECT_FALSE(option.name.empty());
    EXPECT_TRUE(names.insert(option.name).second) << option.name << " stands twice";
    EXPECT_FALSE(option.question.empty()) << option.name;
    EXPECT_EQ(option.get(RuleOptions{}), 0) << option.name;
    ASSERT_FALSE(option.values.empty()) << option.name;
    EXPECT_EQ(option.values[0].cases, "") << option.name;
    EXPECT_EQ(option.values[0].map_rules, "") << option.name;
  }
}

TEST(RuleNames, EveryValueHasANameOfItsOwnAndADoc) {
  for (const RuleOption& option : AllRuleOptions()) {
    std::set<std::string_view> names;
    for (const RuleValue& value : option.values) {
      EXPECT_FALSE(value.name.empty()) << option.name;
      EXPECT_TRUE(names.insert(value.name).second) << option.name << "=" << value.name << " stands twice";
      EXPECT_FALSE(value.doc.empty()) << option.name << "=" << value.name;
    }
  }
}

// DATC 3.0, chapter 4: its issues, each with the letters of its choices. The document itself rejects 4.A.2 e.
TEST(RuleNames, EveryIssueOfTheDocumentIsAnOptionWithItsLetters) {
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"4.A.1", "ab"},  {"4.A.2", "abcdf"}, {"4.A.3", "abc"},  {"4.A.4", "ab"},  {"4.A.5", "ab"},  {"4.A.6", "abc"},
      {"4.A.7", "ab"},  {"4.B.1", ""},      {"4.B.2", "ab"},   {"4.B.3", "ab"},  {"4.B.4", ""},    {"4.B.5", "ab"},
      {"4.B.6", "ab"},  {"4.B.7", ""},      {"4.C.1", "abc"},  {"4.C.2", "abc"}, {"4.C.3", "abc"}, {"4.C.4", "ab"},
      {"4.C.5", "abc"}, {"4.C.6", "abc"},   {"4.D.1", "abcd"}, {"4.D.2", "ab"},  {"4.D.3", "abc"}, {"4.D.4", "abc"},
      {"4.D.5", "abc"}, {"4.D.6", "abc"},   {"4.D.7", "ab"},   {"4.D.8", ""},    {"4.D.9", "ab"},  {"4.E.1", ""},
      {"4.E.2", "ab"},  {"4.E.3", "ab"},    {"4.E.4", "ab"},   {"4.E.5", "abc"}, {"4.E.6", ""}};
  std::vector<std::pair<std::string, std::string>> found;
  for (const RuleOption& option : AllRuleOptions()) {
    EXPECT_EQ(option.issue.empty(), option.origin != RuleOrigin::kDatc) << option.name;
    std::set<std::string> letters;
    for (const RuleValue& value : option.values) letters.emplace(value.letter);
    const std::string all = std::accumulate(letters.begin(), letters.end(), std::string());
    if (!option.issue.empty()) found.emplace_back(option.issue, all);
    EXPECT_TRUE(!option.issue.empty() || all.empty()) << option.name;
  }
  EXPECT_EQ(found, expected);
}

TEST(RuleNames, RuleNamesOfMapsSetOnlyOptionsOfMaps) {
  for (const RuleOption& option : AllRuleOptions()) {
    bool set_by_maps = false;
    for (const RuleValue& value : option.values) set_by_maps |= !value.map_rules.empty();
    EXPECT_EQ(set_by_maps, option.origin == RuleOrigin::kMap) << option.name;
  }
}

// The number of cases in each section of chapter 6.
bool IsDatcCase(const std::string& id) {
  constexpr int kCases[] = {12, 15, 9, 34, 15, 25, 20, 16, 7, 11};
  if (id.size() < 5 || id.size() > 6 || id.substr(0, 2) != "6." || id[2] < 'A' || id[2] > 'J' || id[3] != '.') {
    return false;
  }
  const std::string number = id.substr(4);
  if (number[0] == '0' || number.find_first_not_of("0123456789") != std::string::npos) return false;
  return std::stoi(number) <= kCases[id[2] - 'A'];
}

std::vector<std::string> WordsOf(std::string_view list) {
  std::istringstream in{std::string(list)};
  return {std::istream_iterator<std::string>(in), {}};
}

TEST(RuleNames, CasesAreThoseOfTheDocument) {
  ASSERT_TRUE(IsDatcCase("6.A.12") && IsDatcCase("6.J.1"));
  ASSERT_FALSE(IsDatcCase("6.A.13") || IsDatcCase("6.K.1") || IsDatcCase("6.F.") || IsDatcCase("6.F.1,"));
  for (const RuleOption& option : AllRuleOptions()) {
    for (const RuleValue& value : option.values) {
      const std::vector<std::string> cases = WordsOf(value.cases);
      for (const std::string& id : cases) EXPECT_TRUE(IsDatcCase(id)) << option.name << "=" << value.name << ": " << id;
      EXPECT_TRUE(option.origin == RuleOrigin::kDatc || cases.empty()) << option.name;
      for (const std::string& id : WordsOf(value.no_answer)) {
        EXPECT_EQ(std::count(cases.begin(), cases.end(), id), 1) << option.name << "=" << value.name << ": " << id;
      }
    }
  }
}

TEST(RuleNames, NamesAreThoseOfTheEnumerators) {
  ASSERT_EQ(TableIdentifiers().size(), AllRuleOptions().size());
  for (size_t i = 0; i < AllRuleOptions().size(); ++i) {
    const RuleOption& option = AllRuleOptions()[i];
    const Identifiers& identifiers = TableIdentifiers()[i];
    EXPECT_EQ(Camel(option.name), identifiers.type);
    ASSERT_EQ(option.values.size(), identifiers.enumerators.size()) << option.name;
    for (size_t v = 0; v < option.values.size(); ++v) {
      EXPECT_EQ("k" + Camel(option.values[v].name), identifiers.enumerators[v]) << option.name;
    }
  }
}

TEST(RuleNames, OptionsStandInTheOrderOfTheMembers) {
  int member = 0;
  for (const RuleOption& option : AllRuleOptions()) {
    RuleOptions rules;
    option.set(rules, 1);
    EXPECT_EQ(reinterpret_cast<const uint8_t*>(&rules)[member], 1) << option.name;
    EXPECT_EQ(option.get(rules), 1) << option.name;
    ++member;
  }
}

TEST(RuleNames, TheLastNameOfEveryOptionIsItsLastEnumerator) {
  const auto last = [](std::string_view option) { return (*FindRuleOption(option))->values.size() - 1; };
  EXPECT_EQ(last("convoy_routes"), static_cast<size_t>(ConvoyRoutes::kAnyBrokenOwnFirst));
  EXPECT_EQ(last("convoy_paradox"), static_cast<size_t>(ConvoyParadox::kDptg));
  EXPECT_EQ(last("adjacent_convoy"), static_cast<size_t>(AdjacentConvoy::kOwnIntentOrLandUnlessVia));
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
  const Status status = SetRule("civil_disordr", "home_distance", rules);
  EXPECT_EQ(status.message(), "unknown rule option 'civil_disordr'; nearest: civil_disorder");
  EXPECT_EQ(SetRule("zzzzzzzz", "", rules).message(), "unknown rule option 'zzzzzzzz'");
}

TEST(RuleNames, UnknownValueNamesAllValues) {
  RuleOptions rules;
  EXPECT_EQ(SetRule("waive", "sometimes", rules).message(),
            "unknown value 'sometimes' of rule option waive; expected: allowed, forbidden");
  EXPECT_EQ(rules, RuleOptions{});
}

TEST(RuleNames, WhatAMapSetsIsCopiedAndNothingElse) {
  RuleOptions from, to;
  from.waive = Waive::kForbidden;
  from.build_sites = BuildSites::kAnyOwned;
  from.hidden_builds = HiddenBuilds::kAll;
  to.civil_disorder = CivilDisorder::kHomeDistance;
  to.militia = Militia::kIgnored;
  to.victory_gain = VictoryGain::kNeeded;  // set by a preset, not by a map
  to.empty_retreats = EmptyRetreats::kHeld;
  CopyMapRules(from, to);
  EXPECT_EQ(FormatRules(to),
            "civil_disorder=home_distance, build_sites=any_owned, hidden_builds=all, victory_gain=needed, "
            "empty_retreats=held");
}

TEST(RuleNames, NumbersBeyondTheEnumeratorsAreBadInput) {
  RuleOptions rules;
  EXPECT_TRUE(CheckRuleValues(rules).ok());
  rules.waive = static_cast<Waive>(9);
  EXPECT_EQ(CheckRuleValues(rules).message(), "rule option waive has no value number 9");
}

}  // namespace
}  // namespace entente
