// 4.E.2, 4.E.3: orders whose meaning depends on other orders, from text to result.
#include "phase/test_sheet.h"

namespace entente {
namespace {

class OrderContextTest : public SheetTest {};

// DATC 4.E.2.
TEST_F(OrderContextTest, ASupportExplainsWhichCoastAMoveIsTo) {
  board_.Units("FRANCE", {"F MAO", "F POR"}).Units("ENGLAND", {"F GAS"});
  Write("FRANCE", "F MAO - SPA");
  Write("FRANCE", "F POR S F MAO - SPA/NC");
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kCoastNeeded);
  rules_.order_context = OrderContext::kTogether;
  const PhaseResult& result = Play();
  EXPECT_EQ(board_.Text(result.results[0].order), "F MAO - SPA/NC");
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
  EXPECT_EQ(ReasonOf(1), Reason::kNone);
}

TEST_F(OrderContextTest, WhatSaysDifferentThingsExplainsNothing) {
  board_.Units("FRANCE", {"F MAO", "F POR", "F GAS"});
  rules_.order_context = OrderContext::kTogether;
  Write("FRANCE", "F MAO - SPA");
  Write("FRANCE", "F POR S F MAO - SPA/NC");
  Write("FRANCE", "F GAS S F MAO - SPA/SC");
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kCoastNeeded);
}

TEST_F(OrderContextTest, OrdersOfOthersExplainNothing) {
  board_.Units("FRANCE", {"F MAO"}).Units("ENGLAND", {"F POR"});
  rules_.order_context = OrderContext::kTogether;
  Write("FRANCE", "F MAO - SPA");
  Write("ENGLAND", "F POR S F MAO - SPA/NC");
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kCoastNeeded);
}

TEST_F(OrderContextTest, AMoveExplainsWhichCoastASupportIsFor) {
  board_.Units("FRANCE", {"F MAO", "F POR"});
  rules_.support_coast = SupportCoast::kRequired;
  Write("FRANCE", "F MAO - SPA/NC");
  Write("FRANCE", "F POR S F MAO - SPA");
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kVoid);
  rules_.order_context = OrderContext::kTogether;
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kNone);
}

TEST_F(OrderContextTest, AClearMoveIsNotExplained) {
  board_.Units("FRANCE", {"F MAO", "F POR"});
  rules_.order_context = OrderContext::kTogether;
  Write("FRANCE", "F MAO - SPA/SC");
  Write("FRANCE", "F POR S F MAO - SPA/NC");
  const PhaseResult& result = Play();
  EXPECT_EQ(board_.Text(result.results[0].order), "F MAO - SPA/SC");
  EXPECT_EQ(ReasonOf(1), Reason::kVoid);
}

// DATC 4.E.3.
class ImpliedMovesTest : public SheetTest {
 protected:
  ImpliedMovesTest() { board_.Units("FRANCE", {"A PAR", "A MAR", "A GAS"}).Units("GERMANY", {"A MUN"}); }
};

TEST_F(ImpliedMovesTest, AMoveMayBeDeducedFromASupport) {
  Write("FRANCE", "A MAR S A PAR - BUR");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kVoid);
  rules_.implied_moves = ImpliedMoves::kDeduced;
  const PhaseResult& result = Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
  EXPECT_TRUE(IsAt("BUR"));
  EXPECT_EQ(board_.Text(result.implied()[0].order), "A PAR - BUR");
  EXPECT_TRUE(result.implied()[0].implied);
  EXPECT_EQ(result.implied().size(), 3u) << "and two units hold";
}

// One line does not count and one order is deduced, so the numbers of lines and orders agree.
TEST_F(ImpliedMovesTest, ADeducedMoveTakesThePlaceOfNoLine) {
  rules_.implied_moves = ImpliedMoves::kDeduced;
  Write("FRANCE", "A GAS - BRE");
  sheet_.UseSet(1);
  Write("FRANCE", "A MAR S A PAR - BUR");
  const PhaseResult& result = Play();
  EXPECT_EQ(WhyOf(0), Illegality::kReplaced);
  EXPECT_EQ(ReasonOf(1), Reason::kNone);
  EXPECT_TRUE(IsAt("BUR"));
  EXPECT_TRUE(IsAt("GAS"));
  EXPECT_EQ(board_.Text(result.implied()[0].order), "A PAR - BUR");
}

TEST_F(ImpliedMovesTest, ADeducedMoveNamesNoPath) {
  rules_.implied_moves = ImpliedMoves::kDeduced;
  rules_.convoy_path = ConvoyPath::kAllowed;
  Write("FRANCE", "A MAR S A PAR - BUR");
  const PhaseResult& result = Play();
  EXPECT_TRUE(IsAt("BUR"));
  EXPECT_EQ(board_.Text(result.implied()[0].order), "A PAR - BUR");
}

TEST_F(ImpliedMovesTest, NothingIsDeducedForAUnitThatHasAnOrder) {
  rules_.implied_moves = ImpliedMoves::kDeduced;
  Write("FRANCE", "A MAR S A PAR - BUR");
  Write("FRANCE", "A PAR H");
  Play();
  EXPECT_FALSE(IsAt("BUR"));
  sheet_.Clear();
  Write("FRANCE", "A MAR S A PAR - BUR");
  Write("FRANCE", "A PAR - MOS");  // an illegal order is still an order
  Play();
  EXPECT_FALSE(IsAt("BUR"));
}

TEST_F(ImpliedMovesTest, NothingIsDeducedFromDifferentSupportsOrFromOthers) {
  rules_.implied_moves = ImpliedMoves::kDeduced;
  Write("FRANCE", "A MAR S A PAR - BUR");
  Write("FRANCE", "A GAS S A PAR - BRE");
  Play();
  EXPECT_TRUE(IsAt("PAR"));
  sheet_.Clear();
  Write("GERMANY", "A MUN S A PAR - BUR");
  Play();
  EXPECT_TRUE(IsAt("PAR"));
}

TEST_F(ImpliedMovesTest, AMoveByConvoyMayBeDeducedFromAConvoy) {
  board_.Units("ENGLAND", {"A LON", "F NTH"}).Units("FRANCE", {"A YOR"});
  rules_.implied_moves = ImpliedMoves::kDeduced;
  Write("ENGLAND", "F NTH C A LON - BEL");
  const PhaseResult& result = Play();
  EXPECT_TRUE(IsAt("BEL"));
  EXPECT_EQ(board_.Text(result.implied()[0].order), "A LON - BEL VIA");
}

TEST_F(ImpliedMovesTest, PackedOrdersSayAsMuch) {
  rules_.implied_moves = ImpliedMoves::kDeduced;
  sheet_.Add(board_.Read("FRANCE", "A MAR S A PAR - BUR"));
  Play();
  EXPECT_TRUE(IsAt("BUR"));
}

}  // namespace
}  // namespace entente
