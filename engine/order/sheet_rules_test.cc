#include "order/sheet_rules.h"

#include <gtest/gtest.h>

#include "order/sheet_reader.h"
#include "order/test_board.h"

namespace entente {
namespace {

// Of orders that are all legal, on an empty board.
class AllLegal : public LegalityCheck {
 public:
  CheckedOrder Check(Order order) override { return {order}; }
};

class SheetRulesTest : public testing::Test {
 protected:
  void Choose(const OrderSheet& sheet) { rules.Choose(sheet, board_.view(), options_, legality_); }

  RuleOptions options_;
  SheetRules rules;

 private:
  TestBoard board_;
  AllLegal legality_;
};

Order HoldOf(PowerIndex power, LocationIndex at = 7) { return Order::Hold({power, UnitType::kArmy, at}); }

ParsedOrder Parsed(Order order) {
  ParsedOrder parsed;
  parsed.order = order;
  return parsed;
}

TEST_F(SheetRulesTest, PackedOrdersAllCountAsTheyAre) {
  OrderSheet sheet;
  for (const LocationIndex at : {3, 4, 3}) sheet.Add(HoldOf(1, at));
  Choose(sheet);
  EXPECT_EQ(rules.orders().data(), sheet.orders().data());  // nothing is copied
  EXPECT_EQ(rules.orders().size(), 3u);
  EXPECT_EQ(rules.LineOf(2), 2u);
  EXPECT_EQ(rules.WhyNot(2), Illegality::kNone);
}

TEST_F(SheetRulesTest, AnUnreadableLineDoesNotCount) {
  OrderSheet sheet;
  sheet.Add("a", Parsed(HoldOf(1, 3)));
  sheet.AddUnreadable(1, "b", "why", {});
  sheet.Add("c", Parsed(HoldOf(1, 4)));
  Choose(sheet);
  ASSERT_EQ(rules.orders().size(), 2u);
  EXPECT_EQ(rules.orders()[1], HoldOf(1, 4));
  EXPECT_EQ(rules.LineOf(0), 0u);
  EXPECT_EQ(rules.LineOf(1), 2u);
  EXPECT_EQ(rules.WhyNot(1), Illegality::kNone);
}

// 4.D.1 c, d
TEST_F(SheetRulesTest, OfSeveralSetsOfAPowerTheLastCounts) {
  OrderSheet sheet;
  sheet.Add("first", Parsed(HoldOf(1, 3)));
  sheet.Add(HoldOf(2, 9));
  sheet.UseSet(1);
  sheet.Add("between", Parsed(HoldOf(1, 4)));
  sheet.UseSet(4);
  sheet.Add("last", Parsed(HoldOf(1, 5)));
  Choose(sheet);
  ASSERT_EQ(rules.orders().size(), 2u);
  EXPECT_EQ(rules.LineOf(0), 1u);  // another power's only set
  EXPECT_EQ(rules.LineOf(1), 3u);
  EXPECT_EQ(rules.WhyNot(0), Illegality::kReplaced);
  EXPECT_EQ(rules.WhyNot(1), Illegality::kNone);
  EXPECT_EQ(rules.WhyNot(2), Illegality::kReplaced);
  EXPECT_EQ(rules.WhyNot(3), Illegality::kNone);
  sheet.Clear();
  sheet.Add("again", Parsed(HoldOf(1)));
  Choose(sheet);  // nothing is left of the sheet before
  EXPECT_EQ(rules.orders().size(), 1u);
  EXPECT_EQ(rules.WhyNot(0), Illegality::kNone);
}

TEST_F(SheetRulesTest, AnUnreadableSetReplacesTheOneBefore) {
  OrderSheet sheet;
  sheet.Add("first", Parsed(HoldOf(1, 3)));
  sheet.UseSet(1);
  sheet.AddUnreadable(1, "never mind", "why", {});
  Choose(sheet);
  EXPECT_TRUE(rules.orders().empty());
  EXPECT_EQ(rules.WhyNot(0), Illegality::kReplaced);
}

TEST_F(SheetRulesTest, PowersThatNoMapHasAreTold) {
  OrderSheet sheet;
  for (const PowerIndex power : {PowerIndex{63}, PowerIndex{64}, PowerIndex{255}}) {
    sheet.Add("x", Parsed(HoldOf(power)));
  }
  Choose(sheet);
  EXPECT_EQ(rules.orders().size(), 3u);
}

}  // namespace
}  // namespace entente
