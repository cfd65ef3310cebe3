// Threads share a map and boards, each with its own scratch. The results are the same for any number of threads.
#include <array>
#include <thread>

#include "base/digest.h"
#include "bench/boards.h"
#include "gtest/gtest.h"
#include "phase/phase_step.h"

namespace entente::bench {
namespace {

// Digest of every outcome and next position of a set.
uint64_t DigestOf(const BoardSet& set) {
  PhaseScratch scratch(*set.map);
  Digest digest;
  for (const Board& board : set.boards) {
    const PhaseResult result = AdjudicatePhase(board.position, set.rules, board.orders, scratch);
    for (const OrderResult& order : result.given())
      digest.Add(order.order.bits() ^ static_cast<uint64_t>(order.outcome.reason));
    digest.Add(result.after.Hash());
    digest.Add(result.next.Hash());
  }
  return digest.value();
}

class Threads : public testing::TestWithParam<std::string> {};

TEST_P(Threads, GetTheSameResultsAtOnceAsOneAlone) {
  const Result<BoardSet> set = StoredSet(GetParam());
  ASSERT_TRUE(set.ok());
  std::array<uint64_t, 4> digests{};
  std::vector<std::thread> threads;
  for (uint64_t& digest : digests) threads.emplace_back([&] { digest = DigestOf(*set); });
  for (std::thread& thread : threads) thread.join();
  for (const uint64_t digest : digests) EXPECT_EQ(digest, DigestOf(*set));
}

INSTANTIATE_TEST_SUITE_P(Sets, Threads, testing::ValuesIn(StoredSetNames()), [](const auto& set) { return set.param; });

}  // namespace
}  // namespace entente::bench
