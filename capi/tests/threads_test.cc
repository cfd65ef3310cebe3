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

// The forks of a game share its played phases. Each thread plays and drops its own, while the game goes on and goes.
TEST_F(ThreadsTest, ForksOfAGameAreIndependent) {
  constexpr int kThreads = 4;
  entente_game* game = nullptr;
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_init(&rules, map_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_new(map_, &rules, nullptr, &game, &error_), ENTENTE_OK);
  const auto play = [](entente_game* own, int phases) {
    for (int i = 0; i < phases; ++i) entente_game_process(own, nullptr);
  };
  play(game, 40);
  std::vector<uint64_t> hashes(2 * kThreads);
  std::vector<std::thread> threads;
  for (size_t t = 0; t < kThreads; ++t) {
    entente_game *a = nullptr, *b = nullptr;
    ASSERT_EQ(entente_game_fork(game, &a, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_fork(game, &b, &error_), ENTENTE_OK);
    threads.emplace_back([=, &hashes] {
      play(a, 20);
      entente_game_undo(b, nullptr);
      entente_game_hash(a, 60, &hashes[2 * t], nullptr);
      entente_game_free(a);
      play(b, 21);
      entente_game_hash(b, 60, &hashes[2 * t + 1], nullptr);
      entente_game_free(b);
    });
  }
  play(game, 20);
  uint64_t expected = 0;
  entente_game_hash(game, 60, &expected, nullptr);
  entente_game_free(game);
  for (std::thread& thread : threads) thread.join();
  for (const uint64_t hash : hashes) EXPECT_EQ(hash, expected);
}

}  // namespace
}  // namespace entente_test
