// On boards without convoys the yardstick gives the same outcomes as the engine.
#include "bench/yardstick.h"

#include <gtest/gtest.h>

#include "bench/allocations.h"
#include "bench/yardstick_boards.h"
#include "phase/quick_resolver.h"

namespace entente::bench {
namespace {

class YardstickOn : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { set_ = StoredSet(GetParam()).value(); }

  BoardSet set_;
};

TEST_P(YardstickOn, AnswersAsTheEngine) {
  Yardstick yardstick;
  QuickResolver resolver(*set_.map);
  for (const Board& board : set_.boards) {
    const std::vector<Order> orders = OrdersWithoutConvoys(set_, board);
    const MovementResult engine = resolver.Resolve(board.position, set_.rules, orders);
    const YardstickFate* fates = yardstick.Judge(ToYardstick(board.position, orders));
    for (size_t u = 0; u < engine.units.size(); ++u) {
      const UnitOutcome& unit = engine.units[u];
      ASSERT_EQ(fates[u].succeeds, unit.outcome.reason == Reason::kNone) << unit.unit.location << "\n" << board.line;
      const int by = unit.dislodged_by == kNoProvince ? kNoUnit : engine.unit_at[unit.dislodged_by];
      ASSERT_EQ(fates[u].dislodged_by, by) << unit.unit.location << "\n" << board.line;
    }
  }
}

TEST_P(YardstickOn, AllocatesNothing) {
  const std::vector<YardstickBoard> boards = YardstickBoards(set_);
  Yardstick yardstick;
  const uint64_t before = AllocationCount();
  for (const YardstickBoard& board : boards) yardstick.Judge(board);
  EXPECT_EQ(AllocationCount() - before, 0u);
}

INSTANTIATE_TEST_SUITE_P(Sets, YardstickOn, testing::ValuesIn(StoredSetNames()),
                         [](const auto& set) { return set.param; });

}  // namespace
}  // namespace entente::bench
