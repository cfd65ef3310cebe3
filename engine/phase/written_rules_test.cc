// Rules about the way orders are written, from text to result: sheet/written_rules.h.
#include "notation/raw_order.h"
#include "phase/test_sheet.h"

namespace entente {
namespace {

class WrittenRulesTest : public SheetTest {
 protected:
  explicit WrittenRulesTest(std::string_view phase = "S1901M") : SheetTest(phase) {
    board_.Units("FRANCE", {"A PAR", "A MAR", "A GAS", "F SPA/SC"}).Units("ITALY", {"A PIE", "F WES"});
  }
};

// 4.B.5; case 6.B.10.
TEST_F(WrittenRulesTest, AWrongCoastOfTheOrderedFleet) {
  EXPECT_EQ(WhyNot("F SPA/NC - LYO"), Illegality::kNone);
  rules_.wrong_unit_coast = WrongUnitCoast::kIllegal;
  EXPECT_EQ(WhyNot("F SPA/NC - LYO"), Illegality::kWrongUnitCoast);
  EXPECT_EQ(WhyNot("F SPA/SC - LYO"), Illegality::kNone);
  EXPECT_EQ(WhyNot("F SPA - LYO"), Illegality::kNone) << "left out is not wrong";
  EXPECT_EQ(WhyNot("A GAS S F SPA/NC - MAR"), Illegality::kNone) << "of the ordered fleet alone";
}

// 4.B.6; case 6.B.12.
TEST_F(WrittenRulesTest, ACoastThatMeansNothing) {
  EXPECT_EQ(WhyNot("A GAS - SPA/NC"), Illegality::kNone);
  rules_.needless_coast = NeedlessCoast::kIllegal;
  EXPECT_EQ(WhyNot("A GAS - SPA/NC"), Illegality::kNeedlessCoast);
  EXPECT_EQ(WhyNot("A PAR - BRE/EC"), Illegality::kNeedlessCoast);
  EXPECT_EQ(WhyNot("A GAS - SPA"), Illegality::kNone);
  EXPECT_EQ(WhyNot("F SPA/SC - LYO"), Illegality::kNone);
}

// DATC 4.C.1.
TEST_F(WrittenRulesTest, AMissingType) {
  EXPECT_EQ(WhyNot("PAR - BUR"), Illegality::kNone);
  rules_.missing_type = MissingType::kIllegal;
  EXPECT_EQ(WhyNot("PAR - BUR"), Illegality::kTypeMissing);
  EXPECT_EQ(WhyNot("A MAR S PAR - BUR"), Illegality::kTypeMissing);
  EXPECT_EQ(WhyNot("A MAR S GAS"), Illegality::kTypeMissing);
  EXPECT_EQ(WhyNot("A PAR - BUR"), Illegality::kNone);
  EXPECT_EQ(WhyNot("A MAR S A GAS"), Illegality::kNone);
}

TEST_F(WrittenRulesTest, AMissingTypeUnlessTheUnitHasACompleteOrder) {
  rules_.missing_type = MissingType::kUnlessComplete;
  EXPECT_EQ(WhyNot("PAR - BUR"), Illegality::kNone);
  Write("FRANCE", "A PAR - MOS");
  EXPECT_EQ(WhyNot("PAR - BUR"), Illegality::kNone) << "an illegal order is no order";
  Write("FRANCE", "PAR - PIC");
  EXPECT_EQ(WhyNot("PAR - BUR"), Illegality::kOrderedTwice) << "neither is complete";
  Write("FRANCE", "A PAR - BRE");
  EXPECT_EQ(WhyNot("PAR - BUR"), Illegality::kTypeMissing);
  Play();
  EXPECT_EQ(WhyOf(1), Illegality::kTypeMissing);
  EXPECT_TRUE(IsAt("BRE"));
}

// DATC 4.C.2.
TEST_F(WrittenRulesTest, AWrongType) {
  EXPECT_EQ(WhyNot("F PAR - BUR"), Illegality::kNone);
  rules_.wrong_type = WrongType::kIllegal;
  EXPECT_EQ(WhyNot("F PAR - BUR"), Illegality::kTypeWrong);
  EXPECT_EQ(WhyNot("A MAR S F PAR - BUR"), Illegality::kTypeWrong);
  EXPECT_EQ(WhyNot("A MAR S PAR - BUR"), Illegality::kNone) << "left out is not wrong";
  rules_.wrong_type = WrongType::kUnlessCorrect;
  EXPECT_EQ(WhyNot("F PAR - BUR"), Illegality::kNone);
  Write("FRANCE", "A PAR - MOS");
  EXPECT_EQ(WhyNot("F PAR - BUR"), Illegality::kNone) << "the right type, but illegal";
  Write("FRANCE", "PAR - PIC");
  EXPECT_EQ(WhyNot("F PAR - BUR"), Illegality::kTypeWrong);
}

// DATC 4.C.5.
TEST_F(WrittenRulesTest, AMissingNation) {
  EXPECT_EQ(WhyNot("A MAR S A PIE"), Illegality::kNone);
  rules_.missing_nation = MissingNation::kIllegal;
  EXPECT_EQ(WhyNot("A MAR S A PIE"), Illegality::kNationMissing);
  EXPECT_EQ(WhyNot("A MAR S Italian A PIE"), Illegality::kNone);
  EXPECT_EQ(WhyNot("A MAR S A GAS"), Illegality::kNone) << "its own unit";
  EXPECT_EQ(WhyNot("(FRA AMY MAR) SUP (ITA AMY PIE)"), Illegality::kNone);
  rules_.missing_nation = MissingNation::kUnlessComplete;
  EXPECT_EQ(WhyNot("A MAR S A PIE"), Illegality::kNone);
  Write("FRANCE", "A MAR S Italian F WES - LYO");
  EXPECT_EQ(WhyNot("A MAR S A PIE"), Illegality::kNone) << "the other is illegal: armies do not support into water";
  Write("FRANCE", "A MAR S Italian A PIE - GAS");
  EXPECT_EQ(WhyNot("A MAR S A PIE"), Illegality::kNone) << "and so is this";
  Write("FRANCE", "A MAR - BUR");
  EXPECT_EQ(WhyNot("A MAR S A PIE"), Illegality::kNationMissing) << "nothing is left out of this one";
}

// DATC 4.C.6.
TEST_F(WrittenRulesTest, AWrongNation) {
  EXPECT_EQ(WhyNot("A MAR S Turkish A PIE"), Illegality::kNone);
  rules_.wrong_nation = WrongNation::kIllegal;
  EXPECT_EQ(WhyNot("A MAR S Turkish A PIE"), Illegality::kNationWrong);
  EXPECT_EQ(WhyNot("A MAR S Italian A PIE"), Illegality::kNone);
  EXPECT_EQ(WhyNot("A MAR S A PIE"), Illegality::kNone);
  EXPECT_EQ(WhyNot("England: A MAR H"), Illegality::kNationWrong);
  rules_.wrong_nation = WrongNation::kUnlessCorrect;
  EXPECT_EQ(WhyNot("A MAR S Turkish A PIE"), Illegality::kNone);
  Write("FRANCE", "A MAR S Italian A PIE - GAS");
  EXPECT_EQ(WhyNot("A MAR S Turkish A PIE"), Illegality::kNone) << "the right nationality, but illegal";
  Write("FRANCE", "A MAR S Italian A PIE");
  Write("FRANCE", "A MAR S Turkish A PIE");
  Play();
  EXPECT_EQ(WhyOf(1), Illegality::kNone);
  EXPECT_EQ(WhyOf(2), Illegality::kNationWrong);
}

// 4.E.1: the result has the more serious reason.
TEST_F(WrittenRulesTest, AnOrderThatIsIllegalAnywayIsIllegalForThat) {
  rules_.missing_type = MissingType::kIllegal;
  rules_.wrong_nation = WrongNation::kIllegal;
  EXPECT_EQ(WhyNot("PAR - MOS"), Illegality::kNotAdjacent);
  EXPECT_EQ(WhyNot("VIE H"), Illegality::kUnitAbsent);
  EXPECT_EQ(WhyNot("PIE H"), Illegality::kForeignUnit);
}

TEST_F(WrittenRulesTest, ARefusedOrderIsIgnored) {
  rules_.missing_type = MissingType::kIllegal;
  Write("FRANCE", "PAR - BUR");
  Write("FRANCE", "A GAS S A PAR");
  const PhaseResult& result = Play();
  EXPECT_EQ(ReasonOf(0), Reason::kIllegal);
  EXPECT_EQ(board_.Text(result.results[0].order), "PAR - BUR");
  EXPECT_EQ(ReasonOf(1), Reason::kNone) << "it holds and can be supported";
  EXPECT_TRUE(IsAt("PAR"));
}

// The result of a refused order shows that its unit is dislodged, as for every illegal order.
TEST_F(WrittenRulesTest, ARefusedOrderOfADislodgedUnitSaysSo) {
  rules_.missing_type = MissingType::kIllegal;
  board_.Units("GERMANY", {"A PIC", "A BUR"});
  Write("FRANCE", "PAR H");
  Write("GERMANY", "A PIC - PAR");
  Write("GERMANY", "A BUR S A PIC - PAR");
  const PhaseResult& result = Play();
  EXPECT_EQ(board_.Text(result.results[0].outcome.dislodged_by), "PIC");
}

// A packed order shows a missing type, but has no nationality.
TEST_F(WrittenRulesTest, OfPackedOrdersItIsAskedWhatTheirBitsTell) {
  rules_.missing_nation = MissingNation::kIllegal;
  const Order order = board_.Read("FRANCE", "MAR S PIE");
  sheet_.Add(order);
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kNone);
  rules_.missing_type = MissingType::kIllegal;
  Play();
  EXPECT_EQ(WhyOf(0), Illegality::kTypeMissing);
  sheet_.Clear();
  EXPECT_EQ(WhyNot(FormatRawOrder(order)), Illegality::kTypeMissing);
  EXPECT_EQ(WhyNot(FormatRawOrder(board_.Read("FRANCE", "A MAR S A PIE"))), Illegality::kNone);
  SheetPhase packed(board_.map());
  EXPECT_EQ(packed.Adjudicate(board_.view(), rules_, std::vector<Order>{order}).results[0].why,
            Illegality::kTypeMissing);
}

// ---- 4.D.3 ----

TEST_F(WrittenRulesTest, OfTwoOrdersForOneUnitTheFirstOrTheLastCounts) {
  Write("FRANCE", "A PAR - MOS");  // illegal: dropped first
  Write("FRANCE", "A PAR - BUR");
  Write("FRANCE", "A PAR - PIC");
  Write("FRANCE", "par-pic");
  Play();
  for (size_t i = 1; i < 4; ++i) EXPECT_EQ(WhyOf(i), Illegality::kOrderedTwice) << i;
  rules_.duplicate_order = DuplicateOrder::kFirst;
  Play();
  EXPECT_TRUE(IsAt("BUR"));
  EXPECT_EQ(WhyOf(0), Illegality::kNotAdjacent);
  EXPECT_EQ(WhyOf(1), Illegality::kNone);
  EXPECT_EQ(WhyOf(2), Illegality::kAnotherCounts);
  EXPECT_EQ(WhyOf(3), Illegality::kAnotherCounts);
  rules_.duplicate_order = DuplicateOrder::kLast;
  Play();
  EXPECT_TRUE(IsAt("PIC"));
  EXPECT_EQ(WhyOf(1), Illegality::kAnotherCounts);
  EXPECT_EQ(WhyOf(2), Illegality::kNone) << "it says the same";
  EXPECT_EQ(WhyOf(3), Illegality::kNone);
  Write("FRANCE", "A PAR - BUR");
  Play();
  EXPECT_TRUE(IsAt("BUR"));
  EXPECT_EQ(WhyOf(1), Illegality::kNone);
  EXPECT_EQ(WhyOf(2), Illegality::kAnotherCounts);
}

class WrittenRetreatsTest : public WrittenRulesTest {
 protected:
  WrittenRetreatsTest() : WrittenRulesTest("S1901R") { board_.Dislodged("FRANCE", "A BUR", {"BEL", "RUH"}); }
};

TEST_F(WrittenRetreatsTest, RetreatsAreWrittenUnderTheSameRules) {
  EXPECT_EQ(WhyNot("BUR R BEL"), Illegality::kNone);
  rules_.missing_type = MissingType::kIllegal;
  EXPECT_EQ(WhyNot("BUR R BEL"), Illegality::kTypeMissing);
  EXPECT_EQ(WhyNot("A BUR R BEL"), Illegality::kNone);
  EXPECT_EQ(WhyNot("BUR R MUN"), Illegality::kNoRetreat);
}

TEST_F(WrittenRetreatsTest, OfTwoRetreatsTheFirstOrTheLastCounts) {
  Write("FRANCE", "A BUR R BEL");
  Write("FRANCE", "A BUR R RUH");
  Play();
  EXPECT_FALSE(IsAt("BEL") || IsAt("RUH"));
  rules_.duplicate_order = DuplicateOrder::kFirst;
  Play();
  EXPECT_TRUE(IsAt("BEL"));
  rules_.duplicate_order = DuplicateOrder::kLast;
  Play();
  EXPECT_TRUE(IsAt("RUH"));
}

class WrittenBuildsTest : public SheetTest {
 protected:
  WrittenBuildsTest() : SheetTest("W1901A") { board_.Owns("FRANCE", {"PAR", "MAR", "BRE"}); }
};

TEST_F(WrittenBuildsTest, BuildsAndRemovalsAreWrittenUnderTheSameRules) {
  rules_.needless_coast = NeedlessCoast::kIllegal;
  rules_.missing_type = MissingType::kIllegal;
  EXPECT_EQ(WhyNot("Build A MAR/SC"), Illegality::kNeedlessCoast);
  EXPECT_EQ(WhyNot("Build A MAR"), Illegality::kNone);
  EXPECT_EQ(WhyNot("Build PAR"), Illegality::kNone) << "4.C.3 is another matter";
  EXPECT_EQ(WhyNot("WAIVE"), Illegality::kNone);
  board_.Units("FRANCE", {"A BUR", "A PIC", "A GAS", "A SPA"});
  EXPECT_EQ(WhyNot("Remove BUR"), Illegality::kTypeMissing);
  EXPECT_EQ(WhyNot("Remove A BUR"), Illegality::kNone);
}

}  // namespace
}  // namespace entente
