#include "game/random_orders.h"

#include "board/test_board.h"

namespace entente {
namespace {

// The number of orders of a kind among the orders chosen for a power.
int Count(const TestBoard& board, std::string_view power, OrderKind kind, uint64_t seed) {
  Random random(seed);
  RandomOrders chooser(board.map());
  int count = 0;
  for (const Order order : chooser.Choose(board.view(), RuleOptions{}, random)) {
    count += order.power() == board.Power(power) && order.kind() == kind;
  }
  return count;
}

TEST(RandomOrders, APowerRemovesAsManyUnitsAsItMust) {
  TestBoard board("standard", "W1901A");
  board.Units("FRANCE", {"A PAR", "A BUR", "A GAS", "F BRE"}).Owns("FRANCE", {"PAR"});
  board.Units("ITALY", {"A ROM"}).Owns("ITALY", {"ROM"});
  for (uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(Count(board, "FRANCE", OrderKind::kDisband, seed), 3);
    EXPECT_EQ(Count(board, "ITALY", OrderKind::kDisband, seed), 0);
  }
}

TEST(RandomOrders, APowerBuildsOrWaivesAsManyTimesAsItMayBuild) {
  TestBoard board("standard", "W1901A");
  board.Units("FRANCE", {"A PIC"}).Owns("FRANCE", {"PAR", "BRE", "MAR"});
  for (uint64_t seed = 0; seed < 20; ++seed) {
    const int builds = Count(board, "FRANCE", OrderKind::kBuild, seed);
    EXPECT_EQ(builds + Count(board, "FRANCE", OrderKind::kWaive, seed), 2);
  }
}

}  // namespace
}  // namespace entente
