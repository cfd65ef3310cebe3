// Many threads share a map, and results do not depend on their number (also run it under the thread sanitizer).
#include <thread>

#include "board_fixture.h"

namespace entente_test {
namespace {

using ThreadsTest = Board;

TEST_F(ThreadsTest, OneMapServesManyThreads) {
  constexpr int kThreads = 4;
  std::vector<uint64_t> signatures(kThreads);
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    entente_map* own = entente_map_retain(map_);
    threads.emplace_back([own, &signature = signatures[static_cast<size_t>(t)]] {
      entente_scratch* scratch = nullptr;
      auto summary = Sized<entente_play_summary>();
      if (entente_scratch_new(own, &scratch, nullptr) == ENTENTE_OK) {
        entente_map_free(own);
        entente_play(scratch, nullptr, 11, 60, &summary, nullptr, nullptr);
        signature = summary.signature;
      }
      entente_scratch_free(scratch);
    });
  }
  for (std::thread& thread : threads) thread.join();
  auto alone = Sized<entente_play_summary>();
  ASSERT_EQ(entente_play(scratch_, nullptr, 11, 60, &alone, nullptr, &error_), ENTENTE_OK);
  for (const uint64_t signature : signatures) EXPECT_EQ(signature, alone.signature);
}

}  // namespace
}  // namespace entente_test
