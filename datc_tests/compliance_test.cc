// Checks that COMPLIANCE.md matches the engine. `compliance_test --write` writes the page again.
#include "datc_tests/compliance.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

namespace entente::datc {
namespace {

std::string ReadPage() {
  std::ifstream in(ComplianceFile(), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The first line in which two texts differ.
std::string FirstDifference(const std::string& a, const std::string& b) {
  std::istringstream left(a), right(b);
  std::string one, other;
  for (int number = 1;; ++number) {
    const bool more = static_cast<bool>(std::getline(left, one)), also = static_cast<bool>(std::getline(right, other));
    if (!more && !also) return "";
    if (!more || !also || one != other) return "line " + std::to_string(number) + ": " + one + " | " + other;
  }
}

TEST(Compliance, ThePageSaysWhatTheEngineDoes) {
  const std::string made = CompliancePage();
  ASSERT_FALSE(made.empty());
  EXPECT_EQ(FirstDifference(ReadPage(), made), "") << "compliance_test --write makes it anew";
}

TEST(Compliance, NothingDeviatesUnderTheDefaultRules) {
  const std::string page = ReadPage();
  EXPECT_NE(page.find("`datc3` 164"), std::string::npos);
  EXPECT_EQ(page.find("* datc3"), std::string::npos);
}

// Compares with the cases that `entente rules` lists for each value of the options of DATC chapter 4.
TEST(Compliance, TheTableOfRulesNamesEveryCaseThatAValueChanges) {
  const CaseChanges changes;
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.issue.empty()) continue;
    for (size_t i = 1; i < option.values.size(); ++i) {
      const RuleValue& value = option.values[i];
      const ChangedCases cases = changes.Of(option, value);
      EXPECT_EQ(value.cases, cases.changed) << option.name << "=" << value.name;
      EXPECT_EQ(value.no_answer, cases.open) << option.name << "=" << value.name;
    }
  }
}

}  // namespace
}  // namespace entente::datc

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--write") {
    std::ofstream out(entente::datc::ComplianceFile(), std::ios::binary);
    out << entente::datc::CompliancePage();
    return out.good() ? 0 : 1;
  }
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
