// For tests: orders so far on a board, where the orders of some powers are unknown, and their warnings.
#ifndef ENTENTE_ENGINE_ADVICE_TEST_PLAN_H_
#define ENTENTE_ENGINE_ADVICE_TEST_PLAN_H_

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "advice/advice_text.h"
#include "advice/warnings.h"
#include "board/test_board.h"
#include "sheet/sheet_reader.h"

namespace entente {

class PlanTest : public testing::Test {
 protected:
  explicit PlanTest(std::string_view phase = "S1901M") : board_("standard", phase) {}

  void Write(std::string_view power, std::initializer_list<std::string_view> lines) {
    SheetReader reader(names_, rules_, board_.view().phase_type());
    for (const std::string_view line : lines) reader.ReadLine(board_.Power(power), line, sheet_);
  }
  const std::vector<Warning>& Warn() {
    plan_.Read(board_.view(), rules_, sheet_, unknown_);
    return warnings_ = FindWarnings(plan_);
  }
  // As "mistake own_swap A PAR - BUR"; leaves out units without an order.
  std::vector<std::string> Found() {
    std::vector<std::string> words;
    for (const Warning& warning : Warn()) {
      if (warning.kind == WarningKind::kNoOrder) continue;
      std::string one = std::string(WordOf(warning.severity)) + " " + std::string(WordOf(warning.kind));
      if (warning.line != kNoLine) one += " " + board_.Text(warning.told.result.order);
      words.push_back(one);
    }
    return words;
  }
  // All warnings as text.
  std::string Text(Voice voice = {}, int width = 0) {
    std::string text;
    for (const Warning& warning : Warn()) AppendWarning(plan_.told(), warning, voice, width, text);
    return text;
  }

  TestBoard board_;
  RuleOptions rules_;
  OrderSheet sheet_;
  PowerSet unknown_ = 0;
  NormalForm names_{board_.map()};
  Plan plan_{board_.map()};
  std::vector<Warning> warnings_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_TEST_PLAN_H_
