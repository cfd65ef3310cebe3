#include "phase/sheet_phase.h"

#include <gtest/gtest.h>

#include "board/test_board.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "phase/sheet_legality.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

class SheetPhaseTest : public testing::Test {
 protected:
  SheetPhaseTest() { board_.Units("FRANCE", {"A PAR", "A MAR"}).Units("GERMANY", {"A MUN"}); }

  void Write(std::string_view power, std::string_view text) { reader_.ReadLine(board_.Power(power), text, sheet_); }
  void Adjudicate() {
    result_ = phase_.Adjudicate(board_.view(), RuleOptions{}, sheet_);
    ASSERT_EQ(result_->order_count, sheet_.size());
    results_ = result_->results;
  }

  TestBoard board_;
  NormalForm names_{board_.map()};
  SheetReader reader_{names_, RuleOptions{}, PhaseType::kMovement};
  OrderSheet sheet_;
  SheetPhase phase_{board_.map()};
  std::optional<PhaseResult> result_;
  std::span<const OrderResult> results_;
};

TEST_F(SheetPhaseTest, EveryLineHasItsResultInItsPlace) {
  Write("GERMANY", "A MUN dances");
  Write("FRANCE", "A PAR - BUR");
  Write("FRANCE", "");
  Write("GERMANY", "a mun-bur");
  Write("FRANCE", "A MAR S A PAR - BUR");
  Write("FRANCE", "A BRE H");
  Write("FRANCE", "nothing");
  Adjudicate();
  const Reason reasons[] = {Reason::kUnreadable, Reason::kNone,    Reason::kUnreadable, Reason::kBounced,
                            Reason::kNone,       Reason::kIllegal, Reason::kUnreadable};
  for (size_t i = 0; i < std::size(reasons); ++i) EXPECT_EQ(results_[i].outcome.reason, reasons[i]) << i;
  EXPECT_EQ(results_[0].order.kind(), OrderKind::kNone);
  EXPECT_EQ(results_[0].order.power(), board_.Power("GERMANY"));
  EXPECT_EQ(results_[0].why, Illegality::kNone);
  EXPECT_EQ(board_.Text(results_[3].order), "A MUN - BUR");
  EXPECT_EQ(board_.Text(results_[3].outcome.cause), "PAR");
  EXPECT_EQ(results_[5].why, Illegality::kUnitAbsent);
  EXPECT_EQ(results_.size(), std::size(reasons));  // every unit has a legal order
}

TEST_F(SheetPhaseTest, WithoutAReadableLineEveryUnitHolds) {
  Write("FRANCE", "?");
  Adjudicate();
  EXPECT_EQ(results_[0].outcome.reason, Reason::kUnreadable);
  EXPECT_FALSE(results_[0].implied);
  ASSERT_EQ(result_->implied().size(), 3u);
  for (const OrderResult& hold : result_->implied()) EXPECT_TRUE(hold.implied);
  sheet_.Clear();
  Adjudicate();
  EXPECT_EQ(result_->implied().size(), 3u);
}

TEST_F(SheetPhaseTest, NoOrderIsLegalInAPhaseOfTheMapsOwn) {
  const MapReadResult read =
      ReadMapText("USE standard\nFLOW\nFLOW SPRING:MOVEMENT,INCOME\n", "own.map", WithShippedMaps(nullptr));
  ASSERT_TRUE(read.ok()) << read.ToStatus();
  TestBoard own(read.map, "S1901I");
  own.Units("FRANCE", {"A PAR"});
  const PositionView position = own.view();
  const RuleOptions rules;
  SheetLegality legality(position, rules);
  const Order hold = Order::Hold({own.Power("FRANCE"), UnitType::kArmy, own.At("PAR")});
  EXPECT_EQ(legality.Check(hold).why, Illegality::kWrongPhase);
}

// DATC 4.D.1.
TEST_F(SheetPhaseTest, ALineOfAReplacedSetIsReplaced) {
  Write("FRANCE", "A PAR - GAS");
  sheet_.UseSet(1);
  Write("FRANCE", "A PAR - BUR");
  Adjudicate();
  EXPECT_EQ(results_[0].why, Illegality::kReplaced);
  EXPECT_EQ(results_[0].outcome.reason, Reason::kReplaced);
  EXPECT_EQ(board_.Text(results_[0].order), "A PAR - GAS");
  EXPECT_EQ(results_[1].outcome.reason, Reason::kNone);
}

// DATC 4.D.3.
TEST_F(SheetPhaseTest, TwoOrdersForOneUnitAreVoidHoweverTheyAreWritten) {
  Write("FRANCE", "A PAR - GAS");
  Write("FRANCE", "Paris to Picardy");
  Write("FRANCE", "A MAR H");
  Write("FRANCE", "England: F Marseilles holds # the same twice is one");
  Adjudicate();
  EXPECT_EQ(results_[0].why, Illegality::kOrderedTwice);
  EXPECT_EQ(results_[1].why, Illegality::kOrderedTwice);
  EXPECT_EQ(results_[2].outcome.reason, Reason::kNone);
  EXPECT_EQ(results_[3].outcome.reason, Reason::kNone);
}

}  // namespace
}  // namespace entente
