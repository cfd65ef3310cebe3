// Compares the explanation of every order of every DATC case with the goldens, in English and German, and checks that
// it names the cause of every failure. ENTENTE_WRITE_EXPLANATIONS=1 writes the goldens.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "datc_tests/explanations/told_cases.h"
#include "explain/explanation_text.h"
#include "explain/outcome_words.h"

namespace entente {
namespace {

namespace fs = std::filesystem;

std::string TextOf(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::vector<fs::path> CaseFiles() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(ENTENTE_DATC_CASES)) {
    if (entry.path().extension() == ".cases") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  EXPECT_EQ(files.size(), 10u);
  return files;
}

// The first line in which two texts differ.
std::string FirstDifference(const std::string& wanted, const std::string& got) {
  std::istringstream a(wanted), b(got);
  std::string x, y;
  for (int line = 1; true; ++line) {
    const bool has_x = static_cast<bool>(std::getline(a, x)), has_y = static_cast<bool>(std::getline(b, y));
    if (!has_x && !has_y) return "";
    if (has_x != has_y || x != y) {
      return "line " + std::to_string(line) + "\n  wanted: " + (has_x ? x : "the end") +
             "\n  got:    " + (has_y ? y : "the end");
    }
  }
}

void Compare(std::string_view code) {
  const std::optional<Language> language = FindLanguage(code);
  ASSERT_TRUE(language.has_value());
  for (const fs::path& file : CaseFiles()) {
    const fs::path golden = fs::path(ENTENTE_EXPLANATIONS) / code / (file.stem().string() + ".txt");
    const std::string told = ExplainCases(TextOf(file), *language);
    if (std::getenv("ENTENTE_WRITE_EXPLANATIONS") != nullptr) {
      fs::create_directories(golden.parent_path());
      std::ofstream(golden, std::ios::binary) << told;
    }
    EXPECT_EQ(FirstDifference(TextOf(golden), told), "") << golden;
  }
}

TEST(Explanations, OfTheDatcCasesAreThoseOfTheGoldensInEnglish) { Compare("en"); }
TEST(Explanations, OfTheDatcCasesAreThoseOfTheGoldensInGerman) { Compare("de"); }

// Whether the failure has no cause in another unit: the rules, the order or its writer caused it.
bool HasNoCulprit(Reason reason) {
  return reason == Reason::kIllegal || reason == Reason::kUnreadable || reason == Reason::kExcess ||
         reason == Reason::kNoConvoy;
}

TEST(Explanations, NameWhoMadeAnOrderFail) {
  int failed = 0;
  for (const fs::path& file : CaseFiles()) {
    for (const std::string& one : CasesIn(TextOf(file))) {
      ForEachPhase(one, [&](const PhaseExplainer& explainer) {
        for (size_t i = 0; i < explainer.phase().results.size(); ++i) {
          const Explanation explanation = explainer.ExplainResult(i);
          const Reason reason = explanation.result.outcome.reason;
          if (reason == Reason::kNone || HasNoCulprit(reason)) continue;
          ++failed;
          EXPECT_FALSE(explanation.culprits.empty()) << one << "\n" << ReasonWord(reason);
        }
      });
    }
  }
  EXPECT_GT(failed, 200);
}

}  // namespace
}  // namespace entente
