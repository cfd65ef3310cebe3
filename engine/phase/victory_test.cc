#include "phase/victory.h"

#include "phase/test_special_board.h"

namespace entente {
namespace {

using VictoryTest = SpecialBoard;

TEST_F(VictoryTest, OfSeveralWhoLeadWithEnoughCentersNobodyWins) {
  Board("VICTORY 1\n", "F1901M").Owns("RED", {"AAA"}).Owns("BLUE", {"BBB"});
  EXPECT_EQ(SoloWinner(board_->view(), rules_), kNoPower);
  board_->Owns("RED", {"CCC"}).Owns("GREEN", {"DDD"});
  EXPECT_EQ(SoloWinner(board_->view(), rules_), board_->Power("RED"));
  board_->Owns("BLUE", {"DDD"});
  EXPECT_EQ(SoloWinner(board_->view(), rules_), kNoPower) << "the first of two";
  board_->Owns("BLUE", {"CCC"});
  EXPECT_EQ(SoloWinner(board_->view(), rules_), board_->Power("BLUE")) << "the last";
}

TEST_F(VictoryTest, TheCentersOfADummyCountForItsTeamAlone) {
  Board("VICTORY 2\nRULE TEAM_VICTORY\nDUMMIES GREEN\nGREEN\nCONTROL RED\n", "F1901M").Owns("GREEN", {"CCC", "DDD"});
  EXPECT_EQ(SoloWinner(board_->view(), rules_), board_->Power("RED")) << "GREEN does not compete with its team";
  const VictoryCounts counts(board_->view(), rules_);
  EXPECT_EQ(counts.of[board_->Power("RED")], 2);
  EXPECT_EQ(counts.of[board_->Power("GREEN")], 0);
}

}  // namespace
}  // namespace entente
