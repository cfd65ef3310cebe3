// For tests: hands in lines for a board and reports the outcomes under some rules.
#ifndef ENTENTE_ENGINE_PHASE_TEST_SHEET_H_
#define ENTENTE_ENGINE_PHASE_TEST_SHEET_H_

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "board/test_board.h"
#include "phase/sheet_phase.h"
#include "sheet/line_text.h"
#include "sheet/sheet_reader.h"

namespace entente {

class SheetTest : public testing::Test {
 protected:
  explicit SheetTest(std::string_view phase = "S1901M") : board_("standard", phase) {}

  // Adds a line of a power. The line must be readable.
  void Write(std::string_view power, std::string_view text) {
    SheetReader reader(names_, rules_, board_.view().phase_type());
    reader.ReadLine(board_.Power(power), text, sheet_);
    EXPECT_TRUE(sheet_.IsReadable(sheet_.size() - 1)) << text << ": " << WhyNoOrder(sheet_[sheet_.size() - 1]);
  }
  const PhaseResult& Play() {
    result_ = phase_.Adjudicate(board_.view(), rules_, sheet_);
    EXPECT_EQ(result_->order_count, sheet_.size());
    return *result_;
  }
  // The result of one more line of France after the lines written so far. Does not keep the line.
  Illegality WhyNot(std::string_view text) {
    OrderSheet before = sheet_;
    Write("FRANCE", text);
    const Illegality why = Play().results[sheet_.size() - 1].why;
    sheet_ = before;
    return why;
  }
  Reason ReasonOf(size_t line) const { return result_->results[line].outcome.reason; }
  Illegality WhyOf(size_t line) const { return result_->results[line].why; }
  // Whether a unit stands there after the phase.
  bool IsAt(std::string_view place) const { return result_->after.HasUnit(board_.map().ProvinceOf(board_.At(place))); }

  TestBoard board_;
  RuleOptions rules_;
  OrderSheet sheet_;

 private:
  NormalForm names_{board_.map()};
  SheetPhase phase_{board_.map()};
  std::optional<PhaseResult> result_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_TEST_SHEET_H_
