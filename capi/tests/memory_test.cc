// Adjudication allocates nothing; memory that runs out anywhere is an error, and the handles stay usable.
#include <cstdlib>
#include <new>

#include "board_fixture.h"

namespace {

// Allocations of the whole process so far, and how many more succeed (-1: all).
long allocations = 0;
long budget = -1;

void* Allocate(size_t size) {
  ++allocations;
  if (budget == 0) throw std::bad_alloc();
  if (budget > 0) --budget;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace

void* operator new(size_t size) { return Allocate(size); }
void* operator new[](size_t size) { return Allocate(size); }
void* operator new(size_t size, const std::nothrow_t&) noexcept {
  try {
    return Allocate(size);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
void* operator new[](size_t size, const std::nothrow_t& tag) noexcept { return operator new(size, tag); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace entente_test {
namespace {

class MemoryTest : public Board {
 protected:
  // Runs `call` with room for 0, 1, 2 ... allocations until it succeeds; before that it must say what is missing.
  template <typename Call>
  void StarveUntilItWorks(const Call& call) {
    for (long room = 0; room < 100000; ++room) {
      budget = room;
      const entente_status status = call();
      budget = -1;
      if (status == ENTENTE_OK) return;
      ASSERT_EQ(status, ENTENTE_ERR_OUT_OF_MEMORY) << "with room for " << room << ": " << error_.message;
      ASSERT_STREQ(error_.message, "out of memory");
    }
    FAIL() << "never had enough";
  }
};

TEST_F(MemoryTest, AdjudicationAllocatesNothing) {
  std::vector<entente_order> orders(4096);
  std::vector<entente_order_result> results(4096);
  entente_event events[64];
  auto rules = Sized<entente_rules>();
  auto info = Sized<entente_position_info>();
  uint64_t choice = 1;
  for (int phase = 0; phase < 300; ++phase) {
    const long before = allocations;
    size_t count = 0, event_count = 0;
    ASSERT_EQ(entente_legal_orders_of_power(scratch_, position_.data(), &rules, ENTENTE_NO_POWER, orders.data(),
                                            orders.size(), &count, &error_),
              ENTENTE_OK);
    size_t kept = 0;
    for (size_t i = 0; i < count; ++i) {
      choice = choice * 6364136223846793005u + 1442695040888963407u;
      if (choice >> 60 == 0) orders[kept++] = orders[i];
    }
    ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), &rules, orders.data(), kept, results.data(),
                                 sizeof results[0], events, 64, &event_count, after_.data(), position_.data(), &error_),
              ENTENTE_OK);
    ASSERT_EQ(allocations, before) << "phase " << phase;
    ASSERT_EQ(entente_position_get_info(map_, position_.data(), &info, &error_), ENTENTE_OK);
    if (info.is_over != 0) break;
  }
}

TEST_F(MemoryTest, MapsGamesAndPlaySurviveMissingMemory) {
  entente_map* map = nullptr;
  entente_scratch* scratch = nullptr;
  entente_game *game = nullptr, *fork = nullptr, *played = nullptr;
  StarveUntilItWorks([&] { return entente_map_builtin("standard", 8, &map, &error_); });
  StarveUntilItWorks([&] { return entente_scratch_new(map, &scratch, &error_); });
  StarveUntilItWorks([&] { return entente_game_new(map, nullptr, &game, &error_); });
  const std::string orders = "A PAR - BUR\nA MAR S A PAR - BUR";
  const uint8_t france = Power("FRANCE");
  StarveUntilItWorks([&] { return entente_game_submit_text(game, france, orders.data(), orders.size(), &error_); });
  StarveUntilItWorks([&] { return entente_game_process(game, &error_); });
  StarveUntilItWorks([&] { return entente_game_fork(game, &fork, &error_); });
  StarveUntilItWorks([&] { return entente_game_undo(game, &error_); });
  EXPECT_EQ(entente_game_phase_count(game), 0u);
  EXPECT_EQ(entente_game_phase_count(fork), 1u);
  StarveUntilItWorks([&] { return entente_play(scratch, nullptr, 1, 4, nullptr, &played, &error_); });
  std::string text(100000, ' ');
  size_t length = 0;
  StarveUntilItWorks([&] { return entente_game_save(played, text.data(), text.size(), &length, &error_); });
  entente_game* loaded = nullptr;
  StarveUntilItWorks([&] { return entente_game_load(text.data(), length, nullptr, &loaded, &error_); });
  EXPECT_EQ(entente_game_phase_count(loaded), 4u);
  for (entente_game* each : {game, fork, played, loaded}) entente_game_free(each);
  entente_scratch_free(scratch);
  entente_map_free(map);
}

TEST_F(MemoryTest, ExchangeSurvivesMissingMemory) {
  const std::string phase = R"({"id":1,"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
                            R"("orders":{"FRANCE":["A PAR - BUR","nonsense"]}})";
  entente_exchange* exchange = nullptr;
  const char* result = nullptr;
  size_t length = 0;
  StarveUntilItWorks([&] { return entente_exchange_new(map_, nullptr, &exchange, &error_); });
  StarveUntilItWorks(
      [&] { return entente_exchange_adjudicate(exchange, phase.data(), phase.size(), &result, &length, &error_); });
  const std::string with_memory(result, length);
  StarveUntilItWorks(
      [&] { return entente_exchange_legal(exchange, phase.data(), phase.size(), &result, &length, &error_); });
  StarveUntilItWorks(
      [&] { return entente_exchange_report(exchange, phase.data(), phase.size(), 0, &result, &length, &error_); });
  ASSERT_EQ(entente_exchange_adjudicate(exchange, phase.data(), phase.size(), &result, &length, &error_), ENTENTE_OK);
  EXPECT_EQ(std::string(result, length), with_memory);
  entente_exchange_free(exchange);
}

TEST_F(MemoryTest, MapTextSurvivesMissingMemory) {
  const std::string text =
      "AUSTRIA : VIE\nUNOWNED BUD\nVienna = vie\nBudapest = bud\nLAND VIE ABUTS BUD\nLAND BUD ABUTS VIE\n";
  entente_map* map = nullptr;
  for (long room = 0; room < 100000; ++room) {
    budget = room;
    const entente_status status =
        entente_map_read(text.data(), text.size(), "two.map", 7, nullptr, nullptr, nullptr, nullptr, &map, &error_);
    budget = -1;
    if (status != ENTENTE_ERR_OUT_OF_MEMORY) break;
    ASSERT_EQ(map, nullptr);
  }
  entente_map_free(map);
}

}  // namespace
}  // namespace entente_test
