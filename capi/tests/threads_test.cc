// Many threads share a map, and results do not depend on their number (also run it under the thread sanitizer).
#include <thread>

#include "board_fixture.h"

namespace entente_test {
namespace {

using ThreadsTest = Board;

// What a player's page reads of a view: all that was played, the legal orders, and the check of one.
std::string ReadView(const entente_game* view) {
  Text saved, played, orders, sentence;
  entente_game_save(view, saved.out(), nullptr);
  entente_game_phase_json(view, 3, nullptr, played.out(), nullptr);
  std::vector<entente_order> legal(4096);
  size_t length = 0;
  entente_game_legal_orders(view, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE, legal.data(), legal.size(), &length, nullptr);
  entente_orders_write(entente_game_map(view), legal.data(), length, orders.out(), nullptr);
  auto check = Sized<entente_order_check>();
  entente_game_check_order(view, 2, "A PAR - STP", 11, nullptr, &check, sentence.out(), nullptr);
  return saved.str() + played.str() + orders.str() + sentence.str();
}

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

// Views share them too. Each thread reads a view of its own, while the game goes on, goes back and goes.
TEST_F(ThreadsTest, ViewsAreReadWhileTheGameGoesOn) {
  constexpr size_t kThreads = 4;
  entente_game* game = nullptr;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, &game, &error_), ENTENTE_OK);
  for (int i = 0; i < 20; ++i) ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  for (const uint32_t power : {0u, 2u}) {
    ASSERT_EQ(entente_game_submit_text(game, power, "A PAR H\nA VIE H", 15, nullptr, &error_), ENTENTE_OK);
  }
  std::vector<std::string> expected(kThreads), read(kThreads);
  std::vector<std::thread> threads;
  for (uint32_t t = 0; t < kThreads; ++t) {
    Owned<entente_game> first;
    entente_game* view = nullptr;
    ASSERT_EQ(entente_game_view(game, t, first.out(), &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_game_view(game, t, &view, &error_), ENTENTE_OK) << error_.message;
    expected[t] = ReadView(first);
    threads.emplace_back([view, &text = read[t]] {
      for (int i = 0; i < 4; ++i) text = ReadView(view);
      entente_game_free(view);
    });
  }
  for (int i = 0; i < 20; ++i) EXPECT_EQ(entente_game_process(game, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_game_go_to(game, 5, &error_), ENTENTE_OK) << error_.message;
  entente_game_free(game);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(read, expected);
  EXPECT_NE(read[0], read[2]) << "each power sees its own lines";
}

}  // namespace
}  // namespace entente_test
