// Runs the DATC cases against the engine: one GoogleTest case per DATC case, named by id and title, and one per
// alternative whose rules act. Files: every *.cases file in cases/.
#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <memory>

#include "cli/datc/case_run.h"
#include "datc_tests/case_folder.h"

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

// A case that cannot be read must not just be missing from the list.
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

// Registers the alternatives whose rules act; counts the others by what they wait for.
void RegisterAlternatives(const Case& data, const std::shared_ptr<Judge>& judge, std::map<std::string, int>& waiting) {
  for (const CaseAlternative& alternative : data.alternatives) {
    if (!judge->Supports(alternative.rules)) {
      ++waiting[TextOf(alternative.rules)];
    } else if (!alternative.no_answer) {
      Register("DatcUnder", TestName(data.id, TextOf(alternative.rules)), data, alternative.rules, alternative.phases,
               judge);
    }
  }
}

int Main() {
  entente_map* map = nullptr;
  entente_map_builtin("standard", 8, &map, nullptr);
  std::string error;
  const std::shared_ptr<Judge> judge = NewJudge(map, nullptr, error);
  entente_map_free(map);
  if (judge == nullptr) {
    std::cerr << "the engine cannot be set up: " << error << "\n";
    return 1;
  }
  const CaseFile file = ReadAllCases();
  std::map<std::string, int> waiting;
  for (const Case& data : file.cases) {
    Register("Datc", TestName(data.id, data.title), data, {}, data.phases, judge);
    RegisterAlternatives(data, judge, waiting);
  }
  testing::RegisterTest("DatcFiles", "CanBeRead", nullptr, nullptr, __FILE__, __LINE__,
                        [=]() -> testing::Test* { return new FilesTest(file.errors); });
  if (!testing::GTEST_FLAG(list_tests) && testing::GTEST_FLAG(filter) == "*") {
    for (const auto& [rules, count] : waiting) {
      std::cout << count << " alternative" << (count == 1 ? "" : "s") << " waiting for " << rules << "\n";
    }
  }
  return RUN_ALL_TESTS();
}

}  // namespace
}  // namespace entente::datc

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  return entente::datc::Main();
}
