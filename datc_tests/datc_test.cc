// Runs the DATC cases against the engine: one GoogleTest case per DATC case, named by id and title, and one per
// alternative. Files: every *.cases file in cases/.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "cli/datc/case_run.h"
#include "datc_tests/case_folder.h"
#include "datc_tests/packed_judge.h"

namespace entente::datc {
namespace {

// "6.F.14", "Pandin's paradox" -> "6_F_14_pandins_paradox".
std::string TestName(const std::string& id, const std::string& title) {
  std::string name;
  for (char c : id + " " + title) {
    const char lower = (c >= 'A' && c <= 'Z' && name.size() > id.size()) ? static_cast<char>(c - 'A' + 'a') : c;
    const bool word =
        (lower >= 'a' && lower <= 'z') || (lower >= 'A' && lower <= 'Z') || (lower >= '0' && lower <= '9');
    if (word) {
      name += lower;
    } else if (c != '\'' && c != '?' && !name.empty() && name.back() != '_') {
      name += '_';
    }
  }
  return name;
}

class CaseTest : public testing::Test {
 public:
  CaseTest(std::string file, Rules rules, std::vector<CasePhase> phases, std::shared_ptr<Judge> judge)
      : file_(std::move(file)), rules_(std::move(rules)), phases_(std::move(phases)), judge_(std::move(judge)) {}
  void TestBody() override {
    for (const std::string& difference : RunCase(file_, rules_, phases_, *judge_).differences) {
      ADD_FAILURE() << difference;
    }
  }

 private:
  std::string file_;
  Rules rules_;
  std::vector<CasePhase> phases_;
  std::shared_ptr<Judge> judge_;
};

// Reports an unreadable case as a failure, so that it is not just missing from the list.
class FilesTest : public testing::Test {
 public:
  explicit FilesTest(std::vector<CaseError> errors) : errors_(std::move(errors)) {}
  void TestBody() override {
    for (const CaseError& error : errors_) ADD_FAILURE() << error.ToString();
  }

 private:
  std::vector<CaseError> errors_;
};

std::string TextOf(const Rules& rules) {
  std::string text;
  for (const auto& [option, value] : rules) text += (text.empty() ? "" : " ") + option + "=" + value;
  return text;
}

void Register(const char* suite, const std::string& name, const Case& data, const Rules& rules,
              const std::vector<CasePhase>& phases, const std::shared_ptr<Judge>& judge) {
  testing::RegisterTest(suite, name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                        [=]() -> testing::Test* { return new CaseTest(data.file, rules, phases, judge); });
}

// For an alternative that leaves the case open: the engine says so if the cause is a paradox rule (4.A.2). If a way by
// land makes a separate paradox (6.G.11), the paradox rule in force settles that one.
class OpenTest : public testing::Test {
 public:
  OpenTest(std::string file, Rules rules, std::vector<CasePhase> phases, std::shared_ptr<Judge> judge)
      : file_(std::move(file)), rules_(std::move(rules)), phases_(std::move(phases)), judge_(std::move(judge)) {}
  void TestBody() override {
    int open = 0;
    for (const Answer& answer : RunCase(file_, rules_, phases_, *judge_).answers) {
      EXPECT_EQ(answer.error, "");
      for (const JudgedOrder& order : answer.orders) open += order.reason == "unresolved" ? 1 : 0;
    }
    const bool has_rule =
        std::any_of(rules_.begin(), rules_.end(), [](const auto& rule) { return rule.first == "convoy_paradox"; });
    EXPECT_EQ(open > 0, has_rule);
  }

 private:
  std::string file_;
  Rules rules_;
  std::vector<CasePhase> phases_;
  std::shared_ptr<Judge> judge_;
};

void RegisterAlternatives(const Case& data, const std::shared_ptr<Judge>& judge) {
  for (const CaseAlternative& alternative : data.alternatives) {
    const std::string name = TestName(data.id, TextOf(alternative.rules));
    if (!alternative.no_answer) {
      Register("DatcUnder", name, data, alternative.rules, alternative.phases, judge);
      continue;
    }
    testing::RegisterTest("DatcLeftOpen", name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                          [=, rules = alternative.rules]() -> testing::Test* {
                            return new OpenTest(data.file, rules, data.phases, judge);
                          });
  }
}

int Main() {
  const std::shared_ptr<Judge> judge = NewPackedJudge();
  if (judge == nullptr) {
    std::cerr << "the standard map cannot be opened\n";
    return 1;
  }
  const CaseFile file = ReadAllCases();
  for (const Case& data : file.cases) {
    Register("Datc", TestName(data.id, data.title), data, {}, data.phases, judge);
    RegisterAlternatives(data, judge);
  }
  testing::RegisterTest("DatcFiles", "CanBeRead", nullptr, nullptr, __FILE__, __LINE__,
                        [=]() -> testing::Test* { return new FilesTest(file.errors); });
  return RUN_ALL_TESTS();
}

}  // namespace
}  // namespace entente::datc

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  return entente::datc::Main();
}
