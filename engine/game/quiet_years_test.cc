#include "board/test_board.h"
#include "game/end_rules.h"

namespace entente {
namespace {

class QuietYearsTest : public testing::Test {
 protected:
  QuietYearsTest() { board_.Owns("FRANCE", {"PAR", "MAR"}); }
  int GoOn(QuietYears& years, std::string_view phase) {
    board_.ref().SetPhase(board_.map().ParsePhase(phase).value());
    years.GoOn(board_.view());
    return years.count();
  }
  TestBoard board_;
};

TEST_F(QuietYearsTest, AYearCountsWhenItIsOver) {
  QuietYears years(board_.view());
  EXPECT_EQ(years.count(), 0);
  EXPECT_EQ(GoOn(years, "F1901M"), 0);
  EXPECT_EQ(GoOn(years, "W1901A"), 0);
  EXPECT_EQ(GoOn(years, "S1902M"), 1);
  EXPECT_EQ(GoOn(years, "F1902M"), 1);
  EXPECT_EQ(GoOn(years, "S1903M"), 2) << "also where adjustments are skipped";
}

TEST_F(QuietYearsTest, AChangeEndsTheCountAtOnceAndItsYearDoesNotCount) {
  QuietYears years(board_.view());
  GoOn(years, "F1901M");
  EXPECT_EQ(GoOn(years, "S1902M"), 1);
  board_.Owns("ITALY", {"MAR"});
  EXPECT_EQ(GoOn(years, "W1902A"), 0);
  EXPECT_EQ(GoOn(years, "S1903M"), 0);
  EXPECT_EQ(GoOn(years, "S1904M"), 1);
  board_.Owns("FRANCE", {"MAR"});
  EXPECT_EQ(GoOn(years, "S1905M"), 0) << "on the way to the next year";
  EXPECT_EQ(GoOn(years, "S1906M"), 1);
}

TEST_F(QuietYearsTest, ACenterThatComesBackInItsYearHasChanged) {
  QuietYears years(board_.view());
  board_.Owns("ITALY", {"MAR"});
  GoOn(years, "F1901M");
  board_.Owns("FRANCE", {"MAR"});
  EXPECT_EQ(GoOn(years, "S1902M"), 0);
}

}  // namespace
}  // namespace entente
