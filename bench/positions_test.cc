// The stored boards are of their kinds, and adjudicating them allocates nothing.
#include <algorithm>
#include <set>

#include "bench/allocations.h"
#include "bench/boards.h"
#include "gtest/gtest.h"
#include "legal_orders/legal_orders.h"
#include "phase/phase_step.h"
#include "phase/quick_resolver.h"

namespace entente::bench {
namespace {

class StoredBoards : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    Result<BoardSet> set = StoredSet(GetParam());
    ASSERT_TRUE(set.ok()) << set.status().message();
    set_ = *std::move(set);
  }

  BoardSet set_;
};

TEST_P(StoredBoards, AreAtLeast500AndAllDifferent) {
  std::set<uint64_t> hashes;
  for (const Board& board : set_.boards) hashes.insert(board.position.view().Hash());
  EXPECT_EQ(hashes.size(), set_.boards.size());
  EXPECT_GE(hashes.size(), 500u);
}

TEST_P(StoredBoards, HaveALegalOrderForEveryUnit) {
  for (const Board& board : set_.boards) {
    EXPECT_EQ(board.legal.size(), static_cast<size_t>(board.position.view().unit_count())) << board.line;
  }
}

TEST_P(StoredBoards, MixOrdersAsPeopleDo) {
  size_t orders = 0;
  size_t moves = 0;
  size_t supports = 0;
  for (const Board& board : set_.boards) {
    for (const Order order : board.legal) {
      ++orders;
      moves += order.kind() == OrderKind::kMove;
      supports += order.kind() == OrderKind::kSupportHold || order.kind() == OrderKind::kSupportMove;
    }
  }
  EXPECT_GE(moves * 100, orders * 45);
  EXPECT_GE(supports * 100, orders * 15);
}

// A board on which every order succeeds is too easy for a resolver.
TEST_P(StoredBoards, HoldBattles) {
  QuickResolver resolver(*set_.map);
  size_t contested = 0;
  for (const Board& board : set_.boards) {
    const MovementResult result = resolver.Resolve(board.position, set_.rules, board.legal);
    contested += std::any_of(result.units.begin(), result.units.end(),
                             [](const UnitOutcome& unit) { return unit.outcome.reason == Reason::kBounced; });
  }
  EXPECT_GE(contested * 100, set_.boards.size() * 90);
}

// The boards of both kinds of set.
class AnyBoards : public StoredBoards {};

TEST_P(AnyBoards, AreAdjudicatedWithoutAllocation) {
  PhaseScratch scratch(*set_.map);
  const uint64_t before = AllocationCount();
  for (const Board& board : set_.boards) {
    AdjudicatePhase(board.position, set_.rules, board.orders, scratch);
  }
  EXPECT_EQ(AllocationCount() - before, 0u);
}

TEST_P(AnyBoards, AreListedWithoutAllocation) {
  LegalOrderLister lister(*set_.map);
  std::vector<Order> orders(1 << 20);
  const uint64_t before = AllocationCount();
  for (const Board& board : set_.boards) {
    OrderSink sink(orders);
    const PositionView position = board.position;
    lister.SetPosition(position, set_.rules);
    lister.ListPower(kNoPower, sink);
    ASSERT_FALSE(sink.overflowed());
  }
  EXPECT_EQ(AllocationCount() - before, 0u);
}

INSTANTIATE_TEST_SUITE_P(Sets, StoredBoards, testing::ValuesIn(StoredSetNames()),
                         [](const auto& set) { return set.param; });
INSTANTIATE_TEST_SUITE_P(Sets, AnyBoards, testing::ValuesIn(StoredSetNames()),
                         [](const auto& set) { return set.param; });
INSTANTIATE_TEST_SUITE_P(WorstSets, AnyBoards, testing::ValuesIn(WorstSetNames()),
                         [](const auto& set) { return set.param; });

TEST(Allocations, AreCounted) {
  const uint64_t before = AllocationCount();
  ::operator delete(::operator new(8));  // plain calls, because a compiler may omit new-expressions
  EXPECT_EQ(AllocationCount() - before, 1u);
}

TEST(StoredSets, OpeningsHave22UnitsAndMidgames34) {
  for (const auto& [name, units] : {std::pair("opening", 22), std::pair("midgame", 34)}) {
    const Result<BoardSet> set = StoredSet(name);
    ASSERT_TRUE(set.ok());
    for (const Board& board : set->boards) EXPECT_EQ(board.position.view().unit_count(), units) << board.line;
  }
}

TEST(StoredSets, EveryConvoyBoardHasAMatchedConvoy) {
  const Result<BoardSet> set = StoredSet("convoy");
  ASSERT_TRUE(set.ok());
  for (const Board& board : set->boards) {
    QuickResolver resolver(*set->map);
    const MovementResult result = resolver.Resolve(board.position, set->rules, board.legal);
    const bool matched = std::any_of(board.legal.begin(), board.legal.end(), [&](Order order) {
      if (!order.via_convoy()) return false;
      const UnitIndex unit = result.unit_at[set->map->ProvinceOf(order.source())];
      return result.units[unit].outcome.reason != Reason::kNoConvoy;
    });
    EXPECT_TRUE(matched) << board.line;
  }
}

TEST(Boards, ABrokenLineIsNamed) {
  const Result<BoardSet> set = ReadBoards(ENTENTE_BENCH_POSITIONS "/../boards.cc", "broken");
  ASSERT_FALSE(set.ok());
  EXPECT_NE(set.status().message().find("boards.cc:1:"), std::string_view::npos) << set.status().message();
  EXPECT_FALSE(ReadBoards(ENTENTE_BENCH_POSITIONS "/absent.jsonl", "absent").ok());
}

}  // namespace
}  // namespace entente::bench
