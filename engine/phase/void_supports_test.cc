#include "phase/void_supports.h"

#include "phase/test_sheet.h"

namespace entente {
namespace {

class VoidSupportsTest : public SheetTest {};

// 4.B.4; cases 6.B.7, 6.B.15.
TEST_F(VoidSupportsTest, TheCoastOfTheDestinationMayHaveToBeWritten) {
  board_.Units("FRANCE", {"F POR", "F MAO"}).Units("ENGLAND", {"F GAS"});
  Write("FRANCE", "F POR S F MAO - SPA");
  Write("FRANCE", "F MAO - SPA/NC");
  Write("ENGLAND", "F GAS S F MAO - SPA");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
  EXPECT_EQ(ReasonOf(2), Reason::kNone);
  rules_.support_coast = SupportCoast::kRequired;
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kVoid);
  EXPECT_EQ(WhyOf(0), Illegality::kCoastNeeded);
  EXPECT_EQ(ReasonOf(2), Reason::kVoid);
  rules_.support_coast = SupportCoast::kRequiredForForeign;
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone) << "its own fleet";
  EXPECT_EQ(ReasonOf(2), Reason::kVoid);
  EXPECT_TRUE(IsAt("SPA"));
}

TEST_F(VoidSupportsTest, WithTheCoastTheSupportCounts) {
  board_.Units("FRANCE", {"F POR", "F MAO"});
  rules_.support_coast = SupportCoast::kRequired;
  Write("FRANCE", "F POR S F MAO - SPA/NC");
  Write("FRANCE", "F MAO - SPA/NC");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
}

// 6.B.8.
TEST_F(VoidSupportsTest, WhereOneCoastCanBeMeantItNeedNotBeWritten) {
  board_.Units("FRANCE", {"F POR", "F GAS", "A MAR"});
  rules_.support_coast = SupportCoast::kRequired;
  Write("FRANCE", "F POR S F GAS - SPA");
  Write("FRANCE", "F GAS - SPA/NC");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
  sheet_.Clear();
  Write("FRANCE", "F POR S A MAR - SPA");  // an army needs no coast
  Write("FRANCE", "A MAR - SPA");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
}

TEST_F(VoidSupportsTest, AFleetThatArmiesCarryCouldMeanEveryCoast) {
  board_.Units("GERMANY", {"F KIE", "A BER", "A PRU", "A LVN", "A FIN"});
  rules_.portage = Portage::kAllowed;
  rules_.support_coast = SupportCoast::kRequired;
  for (const std::string_view army : {"BER", "PRU", "LVN"})
    Write("GERMANY", "A " + std::string(army) + " C F KIE - STP/NC");
  Write("GERMANY", "F KIE - STP/NC VIA");
  Write("GERMANY", "A FIN S F KIE - STP");
  Play();
  EXPECT_EQ(ReasonOf(4), Reason::kVoid);
  EXPECT_EQ(WhyOf(4), Illegality::kCoastNeeded);
  sheet_.Clear();
  Write("GERMANY", "A FIN S F KIE - BER");  // no unit can carry it there: it has no coast to name
  Play();
  EXPECT_NE(WhyOf(0), Illegality::kCoastNeeded);
}

TEST_F(VoidSupportsTest, AFleetThatNobodyCouldCarryGoesWhereItSails) {
  board_.Units("FRANCE", {"F POR", "F GAS"}).Units("ENGLAND", {"F LVP"});
  rules_.portage = Portage::kAllowed;
  rules_.support_coast = SupportCoast::kRequired;
  Write("FRANCE", "F POR S F GAS - SPA");
  Write("FRANCE", "F GAS - SPA/NC");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
}

TEST_F(VoidSupportsTest, AFleetThatArmiesCarryBackCouldMeanTheOtherCoastsAlone) {
  board_.Units("RUSSIA", {"F STP/NC", "A FIN", "A MOS"});
  rules_.portage = Portage::kAllowed;
  rules_.support_coast = SupportCoast::kRequired;
  Write("RUSSIA", "A MOS S F STP/NC - STP");
  Write("RUSSIA", "F STP/NC - STP/SC VIA");
  Write("RUSSIA", "A FIN C F STP/NC - STP/SC");
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kNone);
  EXPECT_EQ(WhyOf(1), Illegality::kNone);
  EXPECT_EQ(WhyOf(2), Illegality::kNone);
}

// DATC 4.D.9.
TEST_F(VoidSupportsTest, AUnitInCivilDisorderMayGetNoHoldSupport) {
  board_.Units("FRANCE", {"A PAR", "A MAR"}).Units("ITALY", {"A PIE", "A VEN"}).Units("GERMANY", {"A BUR"});
  Write("FRANCE", "A MAR S A PIE");
  Write("FRANCE", "A PAR S A BUR");
  Write("GERMANY", "A BUR H");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
  rules_.absent_hold_support = AbsentHoldSupport::kFails;
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kVoid);
  EXPECT_EQ(WhyOf(0), Illegality::kInDisorder);
  EXPECT_EQ(ReasonOf(1), Reason::kNone);
  Write("ITALY", "A VEN H");
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone) << "who orders one unit is there";
}

TEST_F(VoidSupportsTest, WhoHandsInNothingThatCountsIsThereAllTheSame) {
  board_.Units("FRANCE", {"A MAR"}).Units("ITALY", {"A PIE"});
  rules_.absent_hold_support = AbsentHoldSupport::kFails;
  Write("FRANCE", "A MAR S A PIE");
  sheet_.AddUnreadable(board_.Power("ITALY"), "wait", {});
  Play();
  EXPECT_EQ(ReasonOf(0), Reason::kNone);
}

TEST_F(VoidSupportsTest, AnOrderOfAPowerThatThereIsNotMakesNobodyPresent) {
  board_.Units("FRANCE", {"A MAR"}).Units("ITALY", {"A PIE"});
  rules_.absent_hold_support = AbsentHoldSupport::kFails;
  Write("FRANCE", "A MAR S A PIE");
  for (const int beyond : {64, 128}) {
    const auto power = static_cast<PowerIndex>(board_.Power("ITALY") + beyond);
    sheet_.Add(Order::Hold({power, UnitType::kArmy, board_.At("PIE")}));
  }
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kInDisorder);
  EXPECT_EQ(WhyOf(1), Illegality::kForeignUnit);
}

TEST_F(VoidSupportsTest, TheUnitThatGivesOneHoldsAndCanBeDislodged) {
  board_.Units("FRANCE", {"A MAR"}).Units("ITALY", {"A PIE"}).Units("GERMANY", {"A BUR", "A GAS"});
  rules_.absent_hold_support = AbsentHoldSupport::kFails;
  Write("FRANCE", "A MAR S A PIE");
  Write("GERMANY", "A BUR - MAR");
  Write("GERMANY", "A GAS S A BUR - MAR");
  const PhaseResult& result = Play();
  EXPECT_EQ(ReasonOf(0), Reason::kVoid);
  EXPECT_EQ(board_.Text(result.results[0].outcome.dislodged_by), "BUR");
}

// 4.E.1; case 6.D.28.
TEST_F(VoidSupportsTest, AnImpossibleMoveMayRefuseHoldSupport) {
  board_.Units("TURKEY", {"F RUM"}).Units("RUSSIA", {"A BUD"});
  Write("TURKEY", "F RUM - HOL");
  Write("RUSSIA", "A BUD S F RUM");
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kNone);
  rules_.impossible_orders = ImpossibleOrders::kMovesRefuseHoldSupport;
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kVoid);
  EXPECT_EQ(WhyOf(1), Illegality::kMovesInVain);
}

}  // namespace
}  // namespace entente
