// 4.A.6: written convoy paths, from order text to result.
#include "phase/test_sheet.h"

namespace entente {
namespace {

class ConvoyPathsTest : public SheetTest {
 protected:
  ConvoyPathsTest() {
    board_.Units("FRANCE", {"A LON", "F NTH", "F ENG"}).Units("GERMANY", {"F HEL", "F DEN", "F SKA"});
    Write("FRANCE", "F NTH C A LON - BEL");
    Write("FRANCE", "F ENG C A LON - BEL");
  }
  // Dislodges the fleet in the North Sea.
  void Attack() {
    Write("GERMANY", "F DEN - NTH");
    Write("GERMANY", "F HEL S F DEN - NTH");
    Write("GERMANY", "F SKA S F DEN - NTH");
  }
};

TEST_F(ConvoyPathsTest, AWrittenPathMeansNothingUnlessARuleSaysSo) {
  Write("FRANCE", "A LON - NTH - BEL");
  Attack();
  Play();
  EXPECT_EQ(ReasonOf(2), Reason::kNone) << "the Channel is a way, too";
  EXPECT_TRUE(IsAt("BEL"));
}

TEST_F(ConvoyPathsTest, AWrittenPathIsTheOnlyOne) {
  rules_.convoy_path = ConvoyPath::kAllowed;
  Write("FRANCE", "A LON - NTH - BEL");
  Play();
  EXPECT_TRUE(IsAt("BEL"));
  Attack();
  const PhaseResult& result = Play();
  EXPECT_EQ(ReasonOf(2), Reason::kDisrupted);
  EXPECT_EQ(board_.Text(result.results[2].outcome.cause), "DEN");
  EXPECT_TRUE(IsAt("LON"));
}

TEST_F(ConvoyPathsTest, WithoutAPathAnyWayWillDo) {
  rules_.convoy_path = ConvoyPath::kAllowed;
  Write("FRANCE", "A LON - BEL");
  Attack();
  Play();
  EXPECT_TRUE(IsAt("BEL"));
}

TEST_F(ConvoyPathsTest, EveryFleetOfALongPathIsNeeded) {
  rules_.convoy_path = ConvoyPath::kAllowed;
  Write("FRANCE", "A LON - BEL VIA ENG, NTH");
  Attack();
  Play();
  EXPECT_EQ(ReasonOf(2), Reason::kDisrupted) << "though the Channel alone would do";
}

TEST_F(ConvoyPathsTest, AFleetOfThePathThatIsNotOrderedToConvoyBreaksIt) {
  rules_.convoy_path = ConvoyPath::kAllowed;
  sheet_.Clear();
  Write("FRANCE", "F ENG C A LON - BEL");
  Write("FRANCE", "A LON - NTH - BEL");
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kNoConvoy);
}

TEST_F(ConvoyPathsTest, APathThatNoFleetsFormIsIllegal) {
  EXPECT_EQ(WhyNot("A LON - IRI - BEL"), Illegality::kNone);
  rules_.convoy_path = ConvoyPath::kAllowed;
  EXPECT_EQ(WhyNot("A LON - IRI - BEL"), Illegality::kPathBroken) << "no unit is there";
  EXPECT_EQ(WhyNot("A LON - HEL - BEL"), Illegality::kPathBroken) << "it is not beside London";
  EXPECT_EQ(WhyNot("A LON - NTH - SKA - BEL"), Illegality::kPathBroken) << "nor this beside Belgium";
  EXPECT_EQ(WhyNot("A LON - NTH - ENG - NTH - BEL"), Illegality::kPathBroken) << "one fleet twice";
  EXPECT_EQ(WhyNot("A LON - NTH - ENG - BEL"), Illegality::kNone);
  EXPECT_EQ(WhyNot("A LON - NTH - MOS"), Illegality::kNotAdjacent);
}

TEST_F(ConvoyPathsTest, APathMayBeRequired) {
  EXPECT_EQ(WhyNot("A LON - BEL VIA"), Illegality::kNone);
  rules_.convoy_path = ConvoyPath::kRequired;
  EXPECT_EQ(WhyNot("A LON - BEL"), Illegality::kPathMissing);
  EXPECT_EQ(WhyNot("A LON - BEL VIA"), Illegality::kPathMissing);
  EXPECT_EQ(WhyNot("A LON - YOR VIA"), Illegality::kPathMissing);
  EXPECT_EQ(WhyNot("A LON - YOR"), Illegality::kNone) << "by land";
  EXPECT_EQ(WhyNot("A LON - NTH - BEL"), Illegality::kNone);
  EXPECT_EQ(WhyNot("(FRA AMY LON) CTO BEL VIA (NTH)"), Illegality::kNone);
}

TEST_F(ConvoyPathsTest, WhereItIsRequiredAMoveWithoutOneGoesByLand) {
  sheet_.Clear();
  board_.Units("ENGLAND", {"A YOR"});
  Write("FRANCE", "F NTH C A LON - YOR");
  Write("FRANCE", "A LON - YOR");
  Write("ENGLAND", "A YOR - LON");
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kNone) << "an own fleet shows the intent (4.A.3 c): they change places";
  rules_.convoy_path = ConvoyPath::kRequired;
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kBounced);
  sheet_.Clear();
  Write("FRANCE", "F NTH C A LON - YOR");
  Write("FRANCE", "A LON - NTH - YOR");
  Write("ENGLAND", "A YOR - LON");
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kNone);
}

TEST_F(ConvoyPathsTest, MovesWithDifferentPathsAreDifferentOrders) {
  Write("FRANCE", "A LON - NTH - BEL");
  Write("FRANCE", "A LON - ENG - BEL");
  Play();
  EXPECT_TRUE(IsAt("BEL"));
  rules_.convoy_path = ConvoyPath::kAllowed;
  Play();
  EXPECT_EQ(WhyOf(2), Illegality::kOrderedTwice);
  EXPECT_EQ(WhyOf(3), Illegality::kOrderedTwice);
  EXPECT_TRUE(IsAt("LON"));
  Attack();
  rules_.duplicate_order = DuplicateOrder::kLast;
  Play();
  EXPECT_EQ(WhyOf(2), Illegality::kAnotherCounts);
  EXPECT_TRUE(IsAt("BEL"));
  rules_.duplicate_order = DuplicateOrder::kFirst;
  Play();
  EXPECT_EQ(WhyOf(3), Illegality::kAnotherCounts);
  EXPECT_EQ(ReasonOf(2), Reason::kDisrupted);
  Write("FRANCE", "A LON - NTH - BEL");
  rules_.duplicate_order = DuplicateOrder::kAllVoid;
  Write("FRANCE", "A LON - WAL");
  Play();
  for (const size_t i : {2, 3, 7, 8}) EXPECT_EQ(WhyOf(i), Illegality::kOrderedTwice) << i;
}

// With another choice of 4.A: armies march if the convoy is broken, but an army with a written path does not.
TEST_F(ConvoyPathsTest, WhoNamesAPathDoesNotMarch) {
  sheet_.Clear();
  rules_.adjacent_convoy = AdjacentConvoy::kOwnIntentOrLand;
  Write("FRANCE", "F NTH C A LON - YOR");
  Write("FRANCE", "A LON - NTH - YOR");
  Attack();
  Play();
  EXPECT_TRUE(IsAt("YOR"));
  rules_.convoy_path = ConvoyPath::kAllowed;
  Play();
  EXPECT_EQ(ReasonOf(1), Reason::kDisrupted);
}

}  // namespace
}  // namespace entente
