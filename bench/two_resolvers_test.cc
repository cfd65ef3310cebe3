// The resolver and its fast form give the same outcomes on the boards of the benchmarks and of growth.
#include <gtest/gtest.h>

#include <algorithm>

#include "bench/allocations.h"
#include "bench/boards.h"
#include "bench/growth_boards.h"
#include "movement/movement_resolver.h"
#include "phase/quick_resolver.h"

namespace entente::bench {
namespace {

// Resolves by the fast form if it supports the board, and by the tables for boards of more units.
class ResolversOnBoards : public testing::Test {
 protected:
  static bool Agree(const BoardSet& set, const PositionView& position, const std::vector<Order>& legal) {
    const int more_units = 2 * std::max(position.unit_count(), 64);
    QuickResolver quick(*set.map);
    MovementScratch scratch(*set.map), wide(*set.map, std::min(more_units, int{kMaxProvinces}));
    const uint64_t before = AllocationCount();
    const MovementResult result = ResolveMovement(position, set.rules, legal, scratch);
    const MovementResult fast = quick.Resolve(position, set.rules, legal);
    const MovementResult wider = ResolveMovement(position, set.rules, legal, wide);
    EXPECT_EQ(AllocationCount() - before, 0u);
    return AreSame(set, result, fast) && AreSame(set, result, wider);
  }

 private:
  static bool AreSame(const BoardSet& set, const MovementResult& a, const MovementResult& b) {
    return std::ranges::equal(a.units, b.units) &&
           std::equal(a.contested, a.contested + set.map->province_words(), b.contested);
  }
};

TEST_F(ResolversOnBoards, AgreeOnTheStoredSets) {
  for (const auto& names : {StoredSetNames(), WorstSetNames()}) {
    for (const std::string& name : names) {
      const BoardSet set = StoredSet(name).value();
      for (const Board& board : set.boards) ASSERT_TRUE(Agree(set, board.position, board.legal)) << board.line;
    }
  }
}

TEST_F(ResolversOnBoards, AgreeOnThoseOfGrowth) {
  for (const GrowthFamily& family : GrowthFamilies()) {
    for (const int units : kGrowthSizes) {
      const GrowthSet set = MakeGrowthSet(family, units, 2);
      for (const Board& board : set.boards.boards) {
        const auto legal = KeepLegal(board.position, set.boards.rules, board.orders);
        ASSERT_TRUE(Agree(set.boards, board.position, legal)) << family.name << " " << units;
      }
    }
  }
}

}  // namespace
}  // namespace entente::bench
