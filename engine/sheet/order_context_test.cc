// Tests 4.E.2 and 4.E.3 on orders in a sheet, also packed ones. phase/order_context_test.cc tests texts and results.
#include "sheet/order_context.h"

#include <gtest/gtest.h>

#include "board/test_board.h"

namespace entente {
namespace {

class OnBoard : public LegalityCheck {
 public:
  explicit OnBoard(const BoardView& board) : board_(board) {}
  CheckedOrder Check(Order order) override { return CheckMovementOrder(board_, order); }

 private:
  const BoardView& board_;
};

class InContextTest : public testing::Test {
 protected:
  InContextTest() { board_.Units("FRANCE", {"F MAO", "F POR", "F GAS", "A PAR", "A MAR"}); }
  Order French(std::string_view text) const { return board_.Read("FRANCE", text); }

  // The orders as read in context, then the deduced moves.
  std::vector<Order> InContext(const std::vector<Order>& orders) const {
    OrderSheet sheet;
    for (const Order order : orders) sheet.Add(order);
    const std::vector<Illegality> whys(orders.size(), Illegality::kNone);
    return InContext(sheet, whys, orders);
  }
  std::vector<Order> InContext(const OrderSheet& sheet, const std::vector<Illegality>& whys,
                               std::vector<Order> kept) const {
    const BoardView view(board_.view(), rules_);
    OnBoard legality(view);
    ReadInContext(board_.view(), rules_, legality, sheet, whys, kept);
    return kept;
  }

  TestBoard board_;
  RuleOptions rules_;
};

// 4.E.2
class ExplainedCoastsTest : public InContextTest {
 protected:
  ExplainedCoastsTest() { rules_.order_context = OrderContext::kTogether; }
};

TEST_F(ExplainedCoastsTest, SupportsThatNameTheSameCoastExplainAMove) {
  const std::vector<Order> read =
      InContext({French("F MAO - SPA"), French("F POR S F MAO - SPA/NC"), French("F GAS S F MAO - SPA/NC")});
  EXPECT_EQ(board_.Text(read[0]), "F MAO - SPA/NC");
  EXPECT_EQ(read.size(), 3u);
}

TEST_F(ExplainedCoastsTest, ACoastOfAnotherProvinceExplainsNothing) {
  const std::vector<Order> to_russia{French("F MAO - SPA"), French("F POR S F MAO - STP/NC")};
  EXPECT_EQ(InContext(to_russia), to_russia);
  const std::vector<Order> to_gascony{French("F MAO - SPA/NC"), French("F POR S F MAO - GAS")};
  EXPECT_EQ(InContext(to_gascony), to_gascony);
}

TEST_F(ExplainedCoastsTest, ACoastOutOfReachExplainsNothing) {
  rules_.missing_coast = MissingCoast::kFails;
  const std::vector<Order> orders{French("F GAS - SPA"), French("F POR S F GAS - SPA/SC")};
  EXPECT_EQ(InContext(orders), orders);
  EXPECT_EQ(board_.Text(InContext({orders[0], French("F POR S F GAS - SPA/NC")})[0]), "F GAS - SPA/NC");
}

TEST_F(ExplainedCoastsTest, AMoveThatAnotherPowerOrdersIsNotExplained) {
  rules_.foreign_orders = ForeignOrders::kAccepted;
  const std::vector<Order> orders{board_.Read("ENGLAND", "F MAO - SPA"), French("F POR S F MAO - SPA/NC")};
  EXPECT_EQ(InContext(orders), orders);
}

TEST_F(ExplainedCoastsTest, OrdersOfNoPowerForNoUnitExplainNoCoast) {
  const std::vector<Order> orders{French("F NAO - SPA/NC").WithPower(kNoPower),
                                  French("F POR S F NAO - SPA").WithPower(kNoPower)};
  EXPECT_EQ(InContext(orders), orders);
}

TEST_F(ExplainedCoastsTest, AMoveFromNowhereIsLeftAsItIs) {
  const Order nowhere = Order::Hold({board_.Power("FRANCE"), UnitType::kFleet, kNoLocation});
  const std::vector<Order> orders{nowhere.WithKind(OrderKind::kMove).WithTarget(board_.At("SPA")),
                                  French("F POR S F MAO - SPA/NC")};
  EXPECT_EQ(InContext(orders), orders);
}

TEST_F(ExplainedCoastsTest, SupportsWithoutAPlaceAreLeftAsTheyAre) {
  const Order support = French("F POR S F MAO - SPA");
  for (const Order order : {support.WithThird(kNoLocation), support.WithTarget(kNoLocation)}) {
    const std::vector<Order> orders{French("F MAO - SPA/NC"), order};
    EXPECT_EQ(InContext(orders), orders);
  }
}

// 4.E.3
class DeducedMovesTest : public InContextTest {
 protected:
  DeducedMovesTest() { rules_.implied_moves = ImpliedMoves::kDeduced; }
};

TEST_F(DeducedMovesTest, SupportsThatAgreeMakeOneMove) {
  const std::vector<Order> read = InContext({French("F POR S F MAO - SPA/NC"), French("F GAS S F MAO - SPA/NC")});
  ASSERT_EQ(read.size(), 3u);
  EXPECT_EQ(board_.Text(read[2]), "F MAO - SPA/NC");
}

TEST_F(DeducedMovesTest, NoMoveIsDeducedThatWouldBeIllegal) {
  const std::vector<Order> orders{French("F POR S F MAO - SPA")};
  EXPECT_EQ(InContext(orders), orders) << "it names no coast";
}

TEST_F(DeducedMovesTest, OrdersWithoutAPlaceNameNoMoveAndNoUnit) {
  const Order support = French("A MAR S A PAR - BUR");
  for (const Order order : {support.WithThird(kNoLocation), support.WithTarget(kNoLocation)}) {
    const std::vector<Order> orders{order};
    EXPECT_EQ(InContext(orders), orders);
  }
  const std::vector<Order> read = InContext({French("A PAR H").WithSource(kNoLocation), support});
  ASSERT_EQ(read.size(), 3u);
  EXPECT_EQ(board_.Text(read[2]), "A PAR - BUR");
}

// An order of a replaced set, or one that cannot be read, is no order for the unit.
TEST_F(DeducedMovesTest, OrdersThatDoNotCountAreForNoUnit) {
  const Order support = French("A MAR S A PAR - BUR"), hold = French("A PAR H");
  OrderSheet sheet;
  sheet.AddUnreadable(board_.Power("FRANCE"), "A PAR burns", {});
  sheet.Add(hold);
  sheet.Add(support);
  using enum Illegality;
  EXPECT_EQ(InContext(sheet, {kNone, kReplaced, kNone}, {support}).size(), 2u);
  EXPECT_EQ(InContext(sheet, {kNone, kTypeMissing, kNone}, {support}).size(), 1u) << "one was written";
}

}  // namespace
}  // namespace entente
