// The kernel and the general resolver answer the same on the boards of the benchmarks and of growth.
#include <gtest/gtest.h>

#include <algorithm>

#include "bench/allocations.h"
#include "bench/boards.h"
#include "bench/growth_boards.h"
#include "decisions/general_resolver.h"
#include "movement/resolver.h"

namespace entente::bench {
namespace {

class ResolversOnBoards : public testing::Test {
 protected:
  static bool Agree(const BoardSet& set, const PositionView& position, const std::vector<Order>& legal) {
    MovementScratch kernel_scratch(*set.map);
    DecisionScratch general_scratch(*set.map);
    const MovementResult kernel = ResolveMovement(position, set.rules, legal, kernel_scratch);
    const uint64_t before = AllocationCount();
    const MovementResult general = ResolveByDecisions(position, set.rules, legal, general_scratch);
    EXPECT_EQ(AllocationCount() - before, 0u);
    return std::ranges::equal(kernel.units, general.units) &&
           std::equal(kernel.contested, kernel.contested + set.map->province_words(), general.contested);
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
