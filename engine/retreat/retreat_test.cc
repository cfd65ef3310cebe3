#include "board/test_board.h"
#include "retreat/retreat_options.h"
#include "retreat/retreat_orders.h"

namespace entente {
namespace {

class RetreatTest : public testing::Test {
 protected:
  // The retreats of `unit`, with the provinces `contested` and the origin of the attacker, if given, closed.
  std::string Options(TestBoard& board, std::string_view power, std::string_view unit,
                      std::initializer_list<std::string_view> contested, std::string_view attacker) {
    ProvinceSet closed{};
    for (std::string_view place : contested) SetBit(closed.words, board.At(place));
    const Unit lost = board.UnitOf(power, unit);
    uint32_t mask = 0;
    FillRetreats(board.view(), lost, board.view().occupied(), closed.words,
                 attacker.empty() ? kNoProvince : board.At(attacker), &mask);
    std::string text;
    const auto neighbors = board.map().RetreatPlaces(lost.type, lost.location);
    for (size_t i = 0; i < neighbors.size(); ++i) {
      if ((mask >> i) & 1) text += std::string(board.map().Id(neighbors[i])) + " ";
    }
    return text;
  }
  Illegality Why(const TestBoard& board, std::string_view power, std::string_view text) {
    return CheckRetreatOrder(board.view(), RuleOptions{}, board.Read(power, text)).why;
  }
};

TEST_F(RetreatTest, OccupiedContestedAndTheAttackersOriginAreClosed) {
  TestBoard board;
  board.Units("GERMANY", {"A PIC"});
  EXPECT_EQ(Options(board, "FRANCE", "A PAR", {}, ""), "BRE BUR GAS ");
  EXPECT_EQ(Options(board, "FRANCE", "A PAR", {"GAS"}, ""), "BRE BUR ");
  EXPECT_EQ(Options(board, "FRANCE", "A PAR", {"GAS"}, "BUR"), "BRE ");
}

TEST_F(RetreatTest, AFleetRetreatsAlongItsOwnCoastToEveryCoast) {
  TestBoard board;
  EXPECT_EQ(Options(board, "FRANCE", "F POR", {}, ""), "MAO SPA/NC SPA/SC ");
  EXPECT_EQ(Options(board, "RUSSIA", "F STP/NC", {}, "NWY"), "BAR ");
  EXPECT_EQ(Options(board, "FRANCE", "F POR", {"SPA"}, ""), "MAO ");  // the whole province is closed, 6.H.16
}

TEST_F(RetreatTest, OnlyTheOwnDislodgedUnitGoesToOneOfItsRetreats) {
  TestBoard board("standard", "S1901R");
  board.Units("GERMANY", {"A BOH"}).Dislodged("AUSTRIA", "A BOH", {"TYR"}).Dislodged("FRANCE", "F GAS", {"SPA/NC"});
  EXPECT_EQ(Why(board, "AUSTRIA", "A BOH - TYR"), Illegality::kNone);
  EXPECT_EQ(Why(board, "AUSTRIA", "A BOH D"), Illegality::kNone);
  EXPECT_EQ(Why(board, "AUSTRIA", "A BOH - VIE"), Illegality::kNoRetreat);
  EXPECT_EQ(Why(board, "ITALY", "A BOH - TYR"), Illegality::kForeignUnit);
  EXPECT_EQ(Why(board, "GERMANY", "A MUN - TYR"), Illegality::kNotDislodged);
  EXPECT_EQ(Why(board, "GERMANY", "A BOH - TYR"), Illegality::kNotDislodged) << "it means the unit that stands there";
  EXPECT_EQ(Why(board, "AUSTRIA", "A BOH H"), Illegality::kWrongPhase);
  EXPECT_EQ(Why(board, "FRANCE", "F GAS - SPA"), Illegality::kNone);  // 4.B.2: the only possible coast
}

TEST_F(RetreatTest, ForeignUnitsAreOrderedWhereTheRulesAllowIt) {
  TestBoard board("standard", "S1901R");
  board.Dislodged("AUSTRIA", "A BOH", {"TYR"});
  RuleOptions rules;
  rules.foreign_orders = ForeignOrders::kAccepted;
  const CheckedOrder checked = CheckRetreatOrder(board.view(), rules, board.Read("ITALY", "A BOH - TYR"));
  EXPECT_EQ(checked.why, Illegality::kNone);
  EXPECT_EQ(checked.order.power(), board.Power("AUSTRIA"));
}

TEST_F(RetreatTest, ARetreatGoesToAPlaceOfTheMapAndToACoastWithinReach) {
  TestBoard board("standard", "S1901R");
  board.Dislodged("FRANCE", "F GAS", {"SPA/NC"});
  EXPECT_EQ(Why(board, "FRANCE", "F GAS R SPA/NC"), Illegality::kNone);
  EXPECT_EQ(Why(board, "FRANCE", "F GAS R SPA/SC"), Illegality::kCoastUnreachable);
  EXPECT_EQ(Why(board, "FRANCE", "F GAS R LON"), Illegality::kNotAdjacent);
  const Order nowhere = board.Read("FRANCE", "F GAS R SPA/NC").WithTarget(kNoLocation);
  EXPECT_EQ(CheckRetreatOrder(board.view(), RuleOptions{}, nowhere).why, Illegality::kMalformed);
}

TEST_F(RetreatTest, AnOrderNeedNotNameItsPower) {
  TestBoard board("standard", "S1901R");
  board.Dislodged("AUSTRIA", "A BOH", {"TYR"});
  const Order order = board.Read("AUSTRIA", "A BOH - TYR");
  const CheckedOrder checked = CheckRetreatOrder(board.view(), RuleOptions{}, order.WithPower(kNoPower));
  EXPECT_EQ(checked.why, Illegality::kNone);
  EXPECT_EQ(checked.order.power(), board.Power("AUSTRIA"));
}

TEST_F(RetreatTest, NobodyRetreatsIntoAnOccupiedPlaceEvenIfItWasRecordedAsARetreat) {
  TestBoard board("standard", "F1901R");
  board.Units("GERMANY", {"A PAR", "A BUR"}).Dislodged("FRANCE", "A PAR", {"BUR", "GAS"});
  EXPECT_EQ(Why(board, "FRANCE", "A PAR R BUR"), Illegality::kSiteOccupied);
  EXPECT_EQ(Why(board, "FRANCE", "A PAR R GAS"), Illegality::kNone);
}

TEST_F(RetreatTest, AllThatGoToOneProvinceAreDestroyedWhateverTheirNumber) {
  TestBoard board("standard", "S1901R");
  std::vector<Order> orders = {board.Read("ENGLAND", "F NWY R NTH"), board.Read("RUSSIA", "F EDI R NTH"),
                               board.Read("RUSSIA", "F HOL R NTH"), board.Read("RUSSIA", "F SWE R SKA")};
  std::vector<OrderOutcome> outcomes(orders.size());
  ResolveRetreats(board.view(), orders, outcomes);
  for (size_t i = 0; i < 3; ++i) EXPECT_EQ(outcomes[i].reason, Reason::kBounced);  // 6.H.8
  EXPECT_EQ(outcomes[3].reason, Reason::kNone);
}

}  // namespace
}  // namespace entente
