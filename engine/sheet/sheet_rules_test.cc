#include "sheet/sheet_rules.h"

#include <gtest/gtest.h>

#include "board/test_board.h"
#include "sheet/sheet_reader.h"

namespace entente {
namespace {

// A check to which all orders are legal.
class AllLegal : public LegalityCheck {
 public:
  CheckedOrder Check(Order order) override { return {order}; }
};

class SheetRulesTest : public testing::Test {
 protected:
  void Choose(const OrderSheet& sheet) { rules.Choose(sheet, board_.view(), options_, legality_); }

  Illegality WhyNot(size_t line) const { return rules.WhyNot(line); }

  TestBoard board_;  // without units
  RuleOptions options_;
  SheetRules rules;

 private:
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
  sheet.AddUnreadable(1, "b", {});
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
  EXPECT_EQ(rules.LineOf(0), 1u);  // the only set of another power
  EXPECT_EQ(rules.LineOf(1), 3u);
  EXPECT_EQ(rules.WhyNot(0), Illegality::kReplaced);
  EXPECT_EQ(rules.WhyNot(1), Illegality::kNone);
  EXPECT_EQ(rules.WhyNot(2), Illegality::kReplaced);
  EXPECT_EQ(rules.WhyNot(3), Illegality::kNone);
  sheet.Clear();
  sheet.Add("again", Parsed(HoldOf(1)));
  Choose(sheet);  // nothing of the earlier sheet is left
  EXPECT_EQ(rules.orders().size(), 1u);
  EXPECT_EQ(rules.WhyNot(0), Illegality::kNone);
}

TEST_F(SheetRulesTest, AnUnreadableSetReplacesTheOneBefore) {
  OrderSheet sheet;
  sheet.Add("first", Parsed(HoldOf(1, 3)));
  sheet.UseSet(1);
  sheet.AddUnreadable(1, "never mind", {});
  Choose(sheet);
  EXPECT_TRUE(rules.orders().empty());
  EXPECT_EQ(rules.WhyNot(0), Illegality::kReplaced);
}

// 4.D.1: several powers, with several statements, in any order.
TEST_F(SheetRulesTest, AStatementIsOfItsOwnPowerAndSet) {
  OrderSheet sheet;
  const auto say = [&](PowerIndex power, LineKind kind) { sheet.AddStatement(power, "a statement", kind); };
  sheet.Add("first", Parsed(HoldOf(2, 9)));
  sheet.Add("first", Parsed(HoldOf(1, 3)));
  sheet.UseSet(1);
  for (const LineKind kind : {LineKind::kSetContinues, LineKind::kSetReplaces, LineKind::kSetContinues}) say(2, kind);
  sheet.Add("second", Parsed(HoldOf(2, 10)));
  sheet.Add("second", Parsed(HoldOf(1, 4)));
  sheet.UseSet(2);
  say(1, LineKind::kSetContinues);
  say(2, LineKind::kSetContinues);
  say(1, LineKind::kSetContinues);
  sheet.Add("third", Parsed(HoldOf(2, 11)));
  sheet.Add("third", Parsed(HoldOf(1, 5)));
  const auto counting = [&] {
    Choose(sheet);
    std::vector<size_t> lines;
    for (size_t i = 0; i < rules.orders().size(); ++i) lines.push_back(rules.LineOf(i));
    return lines;
  };
  EXPECT_EQ(counting(), (std::vector<size_t>{0, 5, 6, 10, 11})) << "the second set of power 1 builds on nothing";
  options_.order_sets = OrderSets::kMergedUnlessReplaced;
  EXPECT_EQ(counting(), (std::vector<size_t>{1, 5, 6, 10, 11})) << "that of power 2 says that it replaces the first";
}

// 4.D.1: an order of a later set that the rules of writing refuse replaces nothing.
TEST_F(SheetRulesTest, ARefusedOrderReplacesNoEarlierOne) {
  board_.Units("FRANCE", {"A PAR"});
  options_.order_sets = OrderSets::kMerged;
  options_.missing_type = MissingType::kIllegal;
  const Order hold = board_.Read("FRANCE", "A PAR H");
  OrderSheet sheet;
  sheet.Add("A PAR H", Parsed(hold));
  sheet.UseSet(1);
  sheet.Add("PAR H", Parsed(hold.WithUnknownType()));
  Choose(sheet);
  EXPECT_EQ(WhyNot(0), Illegality::kNone);
  EXPECT_EQ(WhyNot(1), Illegality::kTypeMissing);
}

// 4.A.6, 4.D.3
TEST_F(SheetRulesTest, OfSeveralPathsOneThatIsRefusedIsNoOrder) {
  board_.Units("FRANCE", {"A LON", "F NTH", "F ENG"});
  options_.convoy_path = ConvoyPath::kAllowed;
  const NormalForm names(board_.map());
  SheetReader reader(names, options_, PhaseType::kMovement);
  OrderSheet sheet;
  for (const std::string_view text : {"A LON - NTH - BEL", "A LON - SKA - BEL", "A LON - ENG - BEL"}) {
    reader.ReadLine(board_.Power("FRANCE"), text, sheet);
  }
  Choose(sheet);
  EXPECT_EQ(WhyNot(0), Illegality::kOrderedTwice);
  EXPECT_EQ(WhyNot(1), Illegality::kPathBroken);
  EXPECT_EQ(WhyNot(2), Illegality::kOrderedTwice);
}

// 4.E.3
TEST_F(SheetRulesTest, ADeducedMoveHasNoLine) {
  board_.Units("FRANCE", {"A PAR", "A MAR"});
  OrderSheet sheet;
  sheet.Add("A MAR S A PAR - BUR", Parsed(board_.Read("FRANCE", "A MAR S A PAR - BUR")));
  sheet.AddUnreadable(board_.Power("FRANCE"), "A PIC burns", {});
  Choose(sheet);
  EXPECT_EQ(rules.orders().size(), 1u);
  EXPECT_FALSE(rules.has_deduced());
  options_.implied_moves = ImpliedMoves::kDeduced;
  Choose(sheet);
  ASSERT_EQ(rules.orders().size(), 2u) << "as many as lines";
  EXPECT_TRUE(rules.has_deduced());
  EXPECT_EQ(rules.LineOf(0), 0u);
  EXPECT_EQ(rules.LineOf(1), SheetRules::kNoLine);
  sheet.Clear();
  sheet.Add("A MAR H", Parsed(board_.Read("FRANCE", "A MAR H")));
  Choose(sheet);
  EXPECT_FALSE(rules.has_deduced());
}

// 4.E.5
class ProxiesTest : public SheetRulesTest {
 protected:
  ProxiesTest() {
    board_.Units("FRANCE", {"A PAR", "A MAR"});
    options_.proxy_orders = ProxyOrders::kInOrders;
  }
  void HandOver(PowerIndex from) {
    sheet_.AddStatement(from, "PROXY A PAR TO GERMANY", LineKind::kProxy, {board_.At("PAR"), germany_});
  }
  void Write(std::string_view power, std::string_view text) { sheet_.Add(text, Parsed(board_.Read(power, text))); }
  // The power that gives the `i`-th order that counts.
  PowerIndex GiverOf(size_t i) {
    Choose(sheet_);
    return i < rules.orders().size() ? rules.orders()[i].power() : kNoPower;
  }

  const PowerIndex france_ = board_.Power("FRANCE"), germany_ = board_.Power("GERMANY");
  OrderSheet sheet_;
};

TEST_F(ProxiesTest, AnOrderOfTheHolderCountsAsThePowersOwn) {
  HandOver(france_);
  Write("GERMANY", "A PAR - BUR");
  Write("GERMANY", "A MAR - GAS");
  EXPECT_EQ(GiverOf(0), france_);
  EXPECT_EQ(GiverOf(1), germany_) << "that unit was not handed over";
}

TEST_F(ProxiesTest, AnOwnOrderBehindTheProxyTakesTheUnitBack) {
  Write("FRANCE", "A PAR - PIC");
  HandOver(france_);
  Write("FRANCE", "A PAR H");
  Write("GERMANY", "A PAR - BUR");
  EXPECT_EQ(GiverOf(2), germany_);
  sheet_.Clear();
  Write("FRANCE", "A PAR - PIC");
  HandOver(france_);
  Write("GERMANY", "A PAR - BUR");
  EXPECT_EQ(GiverOf(0), france_);
  EXPECT_EQ(rules.LineOf(0), 2u);
  EXPECT_EQ(WhyNot(0), Illegality::kHandedOver);
}

TEST_F(ProxiesTest, AProxyOfASetThatIsReplacedIsNone) {
  HandOver(france_);
  sheet_.UseSet(1);
  Write("FRANCE", "A MAR - GAS");
  sheet_.UseSet(0);
  Write("GERMANY", "A PAR - BUR");
  EXPECT_EQ(GiverOf(1), germany_);
}

TEST_F(ProxiesTest, AProxyToTheOwnPowerHandsNothingOver) {
  Write("FRANCE", "A PAR - BUR");
  sheet_.AddStatement(france_, "PROXY A PAR TO FRANCE", LineKind::kProxy, {board_.At("PAR"), france_});
  sheet_.AddStatement(france_, "PROXY ALL TO FRANCE", LineKind::kProxy, {kNoProvince, france_});
  EXPECT_EQ(GiverOf(0), france_);
  EXPECT_EQ(WhyNot(0), Illegality::kNone);
  EXPECT_FALSE(rules.IsStated(1) || rules.IsStated(2));
}

TEST_F(ProxiesTest, APowerThatNoMapHasHandsNothingOver) {
  HandOver(63);
  HandOver(kNoPower);
  Write("GERMANY", "A PAR - BUR");
  EXPECT_EQ(GiverOf(0), germany_);
}

TEST_F(ProxiesTest, OrdersForNoUnitStayAsTheyAre) {
  HandOver(france_);
  Write("GERMANY", "A PIC H");
  sheet_.Add(Order::Waive(france_));
  sheet_.Add(HoldOf(kNoPower, board_.At("PIC")));
  Choose(sheet_);
  ASSERT_EQ(rules.orders().size(), 3u);
  for (size_t i = 0; i < 3; ++i) EXPECT_EQ(rules.orders()[i], sheet_.orders()[i + 1]) << i;
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
