// Checks the shipped case files: readable, free of contradictions, complete.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "datc_tests/case_folder.h"
#include "rules/rule_names.h"

namespace entente::datc {
namespace {

TEST(Cases, AreReadableAndAgreeWithThemselves) {
  for (const CaseError& error : ReadAllCases().errors) ADD_FAILURE() << error.ToString();
}

// DATC 3.0, chapter 6.
TEST(Cases, AreThoseOfTheDocument) {
  const std::map<std::string, int> expected = {{"6.A", 12}, {"6.B", 15}, {"6.C", 9},  {"6.D", 34}, {"6.E", 15},
                                               {"6.F", 25}, {"6.G", 20}, {"6.H", 16}, {"6.I", 7},  {"6.J", 11}};
  std::map<std::string, int> found;
  std::set<std::string> ids;
  for (const Case& data : ReadAllCases().cases) {
    ++found[data.id.substr(0, 3)];
    EXPECT_TRUE(ids.insert(data.id).second) << data.id << " twice";
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(ids.size(), 164u);
}

TEST(Cases, EveryMovementAndRetreatOrderHasItsResult) {
  int orders = 0;
  for (const Case& data : ReadAllCases().cases) {
    for (const CasePhase& phase : data.phases) orders += static_cast<int>(phase.orders.size());
  }
  EXPECT_EQ(orders, 740);  // 731 of the document, 9 of our own
}

TEST(Cases, AlternativesNameRulesThatExist) {
  for (const Case& data : ReadAllCases().cases) {
    for (const CaseAlternative& alternative : data.alternatives) {
      RuleOptions rules;
      for (const auto& [option, value] : alternative.rules) {
        const Status status = SetRule(option, value, rules);
        EXPECT_TRUE(status.ok()) << data.file << ":" << alternative.line << ": " << status.message();
      }
    }
  }
}

// The 63 alternatives of the document and its check; some are shared by two values of an option.
TEST(Cases, HaveTheirAlternatives) {
  size_t count = 0;
  for (const Case& data : ReadAllCases().cases) count += data.alternatives.size();
  EXPECT_EQ(count, 69u);
}

}  // namespace
}  // namespace entente::datc
