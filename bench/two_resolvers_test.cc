// The kernel and the general resolver answer the same on the boards of the benchmarks and of growth.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "bench/allocations.h"
#include "bench/boards.h"
#include "bench/growth_boards.h"
#include "decisions/general_resolver.h"
#include "movement/resolver.h"
#include "movement/resolver_kernel.h"

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

// Boards of few units, too, come out the same where sets of units have more words than they need.
template <int kWords>
bool WiderKernelAgrees(const BoardSet& set, const Board& board, MovementScratch& scratch) {
  static const auto wider = std::make_unique<ResolverKernel<kWords>>();
  const MovementResult kernel = ResolveMovement(board.position, set.rules, board.legal, scratch);
  const MovementResult wide = wider->Resolve(board.position, set.rules, board.legal);
  return std::ranges::equal(kernel.units, wide.units) &&
         std::equal(kernel.contested, kernel.contested + set.map->province_words(), wide.contested);
}

TEST_F(ResolversOnBoards, AgreeWithTheKernelsForMoreUnits) {
  for (const auto& names : {StoredSetNames(), WorstSetNames()}) {
    for (const std::string& name : names) {
      const BoardSet set = StoredSet(name).value();
      MovementScratch scratch(*set.map);
      for (const Board& board : set.boards) {
        ASSERT_TRUE(WiderKernelAgrees<2>(set, board, scratch)) << board.line;
        ASSERT_TRUE(WiderKernelAgrees<16>(set, board, scratch)) << board.line;
      }
    }
  }
}

}  // namespace
}  // namespace entente::bench
