// The growth boards have the expected outcomes in every size, and adjudicating them allocates nothing.
#include <set>
#include <vector>

#include "bench/allocations.h"
#include "bench/growth_boards.h"
#include "board/legality.h"
#include "gtest/gtest.h"
#include "notation/notation.h"
#include "phase/phase_step.h"

namespace entente::bench {

void PrintTo(const GrowthFamily& family, std::ostream* out) { *out << family.name; }

namespace {

constexpr int kBoards = 2;

class GrowthBoards : public testing::TestWithParam<GrowthFamily> {};

TEST_P(GrowthBoards, HaveAsManyUnitsAsTheyShouldAndAnOrderForEach) {
  for (const int units : kGrowthSizes) {
    const GrowthSet set = MakeGrowthSet(GetParam(), units, kBoards);
    std::set<uint64_t> hashes;
    for (const Board& board : set.boards.boards) {
      EXPECT_EQ(board.position.view().unit_count(), units);
      EXPECT_EQ(board.orders.size(), static_cast<size_t>(units));
      hashes.insert(board.position.view().Hash());
    }
    EXPECT_EQ(hashes.size(), set.boards.boards.size()) << "boards are alike";
  }
}

TEST_P(GrowthBoards, EndAsThePatternSaysInEverySize) {
  for (const int units : kGrowthSizes) {
    const GrowthSet set = MakeGrowthSet(GetParam(), units, kBoards);
    PhaseScratch scratch(*set.boards.map);
    for (size_t b = 0; b < set.boards.boards.size(); ++b) {
      const Board& board = set.boards.boards[b];
      const uint64_t before = AllocationCount();
      const std::span<const OrderResult> results =
          AdjudicatePhase(board.position, set.boards.rules, board.orders, scratch).given();
      EXPECT_EQ(AllocationCount() - before, 0u);
      for (size_t i = 0; i < results.size(); ++i) {
        EXPECT_EQ(results[i].outcome.reason, set.expected[b][i])
            << units << " units: " << FormatOrder(*set.boards.map, results[i].order) << ", illegality "
            << static_cast<int>(results[i].why);
      }
    }
  }
}

// Even if very many fleets touch one another, each order is checked once and searches take few steps.
TEST_P(GrowthBoards, HaveOrdersThatAreCheckedInFewSteps) {
  constexpr int kMostStepsOfAUnit = 100;
  for (const int units : {100, 200, 500}) {
    const BoardSet set = MakeGrowthSet(GetParam(), units, 1).boards;
    const Board& board = set.boards.front();
    const BoardView view(board.position, set.rules);
    Random random(41);
    for (int i = 0; i < 20 * units; ++i) {  // convoys of any unit to any province
      const auto place = [&] { return static_cast<ProvinceIndex>(random.Below(set.map->province_count())); };
      CheckMovementOrder(view, Order::Convoy(board.position.view().UnitAt(place()), place(), place()));
    }
    for (const Order order : board.orders) CheckMovementOrder(view, order);
    EXPECT_LE(view.chain_steps(), kMostStepsOfAUnit * units) << units;
  }
}

INSTANTIATE_TEST_SUITE_P(Families, GrowthBoards, testing::ValuesIn(GrowthFamilies().begin(), GrowthFamilies().end()),
                         [](const auto& family) { return std::string(family.param.name); });

TEST(GrowthMaps, HaveTheLocationsThatTheyAreSaidToHave) {
  EXPECT_EQ(GrowthMap(Ground::kGrid, kSmallGround).map()->location_count(), 394);
  EXPECT_EQ(GrowthMap(Ground::kHub, kSmallGround).map()->location_count(), 392);
  EXPECT_EQ(GrowthMap(Ground::kGrid, kLargeGround).map()->location_count(), 1002);
  EXPECT_EQ(GrowthMap(Ground::kHub, kLargeGround).map()->location_count(), 1000);
}

}  // namespace
}  // namespace entente::bench
