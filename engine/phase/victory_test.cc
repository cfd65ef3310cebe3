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

}  // namespace
}  // namespace entente
