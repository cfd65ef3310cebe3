// Adjudication allocates nothing. Running out of memory at any point is an error, and the handles stay usable.
#include <cstdlib>
#include <new>

#include "board_fixture.h"

namespace {

// Allocations of the whole process so far, and the number that still succeed (-1: all).
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
  // Runs `call` with room for 0, 1, 2 ... allocations until it succeeds; each earlier run must return OUT_OF_MEMORY.
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
  std::vector<entente_order_group> groups(4096);
  entente_event events[64];
  auto rules = Sized<entente_rules>();
  auto info = Sized<entente_position_info>();
  uint64_t choice = 1;
  for (int phase = 0; phase < 300; ++phase) {
    const long before = allocations;
    size_t count = 0, length = 0;
    ASSERT_EQ(entente_legal_orders(scratch_, position_.data(), &rules, ENTENTE_NO_POWER, ENTENTE_NO_PROVINCE,
                                   orders.data(), orders.size(), &count, &error_),
              ENTENTE_OK);
    ASSERT_EQ(entente_order_groups(map_, orders.data(), count, groups.data(), groups.size(), &length, &error_),
              ENTENTE_OK);
    size_t kept = 0;
    for (size_t i = 0; i < count; ++i) {
      choice = choice * 6364136223846793005u + 1442695040888963407u;
      if (choice >> 60 == 0) orders[kept++] = orders[i];
    }
    ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), &rules, orders.data(), kept, &summary_, &error_),
              ENTENTE_OK);
    ASSERT_EQ(entente_scratch_results(scratch_, results.data(), sizeof results[0], results.size(), &length, &error_),
              ENTENTE_OK);
    ASSERT_EQ(entente_scratch_events(scratch_, events, 64, &length, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_scratch_after(scratch_, after_.data(), BytesOf(after_), &error_), ENTENTE_OK);
    ASSERT_EQ(entente_scratch_next(scratch_, position_.data(), BytesOf(position_), &error_), ENTENTE_OK);
    ASSERT_EQ(allocations, before) << "phase " << phase;
    ASSERT_EQ(entente_position_describe(map_, position_.data(), &info, &error_), ENTENTE_OK);
    if (info.end_kind != ENTENTE_END_NONE) break;
  }
}

// The first scratch of a map makes the tables for legal orders.
TEST_F(MemoryTest, ScratchesOfAMapShareWhatTheyLookUp) {
  entente_map* map = nullptr;
  ASSERT_EQ(entente_map_builtin("modern", 6, &map, &error_), ENTENTE_OK);
  long made[2];
  for (long& count : made) {
    const long before = allocations;
    entente_scratch* scratch = nullptr;
    ASSERT_EQ(entente_scratch_new(map, &scratch, &error_), ENTENTE_OK);
    count = allocations - before;
    entente_scratch_free(scratch);
  }
  EXPECT_LT(made[1] * 4, made[0]);
  entente_map_free(map);
}

TEST_F(MemoryTest, ABatchAllocatesNothing) {
  PositionMemory positions = position_;
  positions.insert(positions.end(), position_.begin(), position_.end());
  const std::vector<entente_order> orders = {Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR")};
  const uint64_t starts[] = {0, 1, 2};
  entente_order_result results[2] = {};
  entente_status statuses[2] = {};
  const long before = allocations;
  ASSERT_EQ(entente_adjudicate_batch(scratch_, positions.data(), 2, nullptr, orders.data(), starts, results,
                                     sizeof results[0], statuses, &error_),
            ENTENTE_OK);
  EXPECT_EQ(allocations, before);
}

TEST_F(MemoryTest, EnteringAnOrderStepByStepAllocatesNothing) {
  uint32_t step = 0, choices[64];
  const uint32_t chosen[] = {ENTENTE_SUPPORT_MOVE, At("MAR")};
  size_t length = 0;
  entente_order order = 0;
  const long before = allocations;
  for (size_t count = 0; count <= 2; ++count) {
    ASSERT_EQ(entente_order_choices(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, At("PAR"), chosen, count,
                                    &step, choices, 64, &length, &order, &error_),
              ENTENTE_OK);
    EXPECT_GT(length, 0u);
  }
  EXPECT_EQ(allocations, before);
}

TEST_F(MemoryTest, MapsGamesAndPlaySurviveMissingMemory) {
  entente_map* map = nullptr;
  entente_scratch* scratch = nullptr;
  entente_game *game = nullptr, *fork = nullptr, *played = nullptr;
  StarveUntilItWorks([&] { return entente_map_builtin("standard", 8, &map, &error_); });
  StarveUntilItWorks([&] { return entente_scratch_new(map, &scratch, &error_); });
  StarveUntilItWorks([&] { return entente_game_new(map, nullptr, nullptr, &game, &error_); });
  const std::string orders = "A PAR - BUR\nA MAR S A PAR - BUR\nA PAR - BURR";
  const uint32_t france = Power("FRANCE");
  StarveUntilItWorks(
      [&] { return entente_game_submit_text(game, france, orders.data(), orders.size(), nullptr, &error_); });
  entente_text *text = nullptr, *saved = nullptr;
  StarveUntilItWorks([&] { return entente_game_orders_text(game, 0, france, 0, &text, &error_); });
  EXPECT_EQ(entente_text_length(text), orders.size() + 1);
  entente_text_free(text);
  StarveUntilItWorks([&] { return entente_game_process(game, &error_); });
  StarveUntilItWorks([&] { return entente_game_fork(game, &fork, &error_); });
  StarveUntilItWorks([&] { return entente_game_undo(game, &error_); });
  EXPECT_EQ(entente_game_phase_count(game), 0u);
  EXPECT_EQ(entente_game_phase_count(fork), 1u);
  StarveUntilItWorks([&] { return entente_play(scratch, nullptr, 1, 4, nullptr, &played, &error_); });
  StarveUntilItWorks([&] { return entente_game_save(played, &saved, &error_); });
  entente_game* loaded = nullptr;
  StarveUntilItWorks([&] {
    return entente_game_load(static_cast<const char*>(entente_text_data(saved)), entente_text_length(saved), nullptr,
                             &loaded, &error_);
  });
  EXPECT_EQ(entente_game_phase_count(loaded), 4u);
  entente_text_free(saved);
  StarveUntilItWorks([&] { return entente_game_save_binary(played, &saved, &error_); });
  entente_game* from_bytes = nullptr;
  StarveUntilItWorks([&] {
    return entente_game_load(static_cast<const char*>(entente_text_data(saved)), entente_text_length(saved), nullptr,
                             &from_bytes, &error_);
  });
  EXPECT_EQ(entente_game_phase_count(from_bytes), 4u);
  entente_text_free(saved);
  for (entente_game* each : {game, fork, played, loaded, from_bytes}) entente_game_free(each);
  entente_scratch_free(scratch);
  entente_map_free(map);
}

TEST_F(MemoryTest, SentencesSurviveMissingMemory) {
  Adjudicate({Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR")});
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  Text texts;
  StarveUntilItWorks(
      [&] { return entente_scratch_texts(scratch_, ENTENTE_TEXTS_RESULTS, nullptr, texts.out(), &error_); });
  EXPECT_EQ(texts.lines(), Texts(ENTENTE_TEXTS_RESULTS));
  StarveUntilItWorks([&] { return entente_game_texts(game, 0, ENTENTE_TEXTS_RESULTS, nullptr, texts.out(), &error_); });
}

TEST_F(MemoryTest, ExchangeSurvivesMissingMemory) {
  const std::string phase = R"({"id":1,"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
                            R"("orders":{"FRANCE":["A PAR - BUR","nonsense"]}})";
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  Text result;
  entente_text* told = nullptr;
  // A call that fails returns no handle, so there is nothing to free.
  const auto starve = [&](const std::function<entente_status(entente_text**)>& call) {
    entente_text_free(told);
    StarveUntilItWorks([&] {
      const entente_status status = call(&told);
      EXPECT_EQ(told == nullptr, status != ENTENTE_OK);
      return status;
    });
    return std::string(static_cast<const char*>(entente_text_data(told)), entente_text_length(told));
  };
  StarveUntilItWorks([&] { return entente_exchange_new(map_, nullptr, exchange.out(), &error_); });
  StarveUntilItWorks([&] { return entente_document_read(phase.data(), phase.size(), document.out(), &error_); });
  const std::string starved = starve([&](entente_text** text) {
    return entente_exchange_adjudicate(exchange, phase.data(), phase.size(), nullptr, text, &error_);
  });
  starve([&](entente_text** text) {
    return entente_exchange_legal(exchange, phase.data(), phase.size(), nullptr, text, &error_);
  });
  starve([&](entente_text** text) { return entente_exchange_report(exchange, document, 0, nullptr, text, &error_); });
  starve([&](entente_text** text) { return entente_document_phase(document, 0, text, &error_); });
  EXPECT_EQ(starve([&](entente_text** text) {
              return entente_exchange_adjudicate_phase(exchange, document, 0, nullptr, text, &error_);
            }),
            starved);
  entente_text_free(told);
  ASSERT_EQ(entente_exchange_adjudicate(exchange, phase.data(), phase.size(), nullptr, result.out(), &error_),
            ENTENTE_OK);
  EXPECT_EQ(result.str(), starved);
}

TEST_F(MemoryTest, MapTextSurvivesMissingMemory) {
  const std::string text =
      "AUSTRIA : VIE\nUNOWNED BUD\nVienna = vie\nBudapest = bud\nLAND VIE ABUTS BUD\nLAND BUD ABUTS VIE\n";
  entente_map* map = nullptr;
  for (long room = 0; room < 100000; ++room) {
    budget = room;
    const entente_status status =
        entente_map_read(ENTENTE_MAP_FORM_MAP, text.data(), text.size(), "two.map", 7, &map, &error_);
    budget = -1;
    if (status != ENTENTE_ERR_OUT_OF_MEMORY) break;
    ASSERT_EQ(map, nullptr);
  }
  entente_map_free(map);
}

// If a file could not be given for lack of memory, the reader still needs it, so it can be given again.
TEST_F(MemoryTest, AMapReaderSurvivesMissingMemory) {
  const std::string text =
      "FIRST AAA\nSECOND BBB\nPlace a = AAA\nPlace b = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n";
  entente_map_reader* reader = nullptr;
  entente_map* map = nullptr;
  StarveUntilItWorks([&] {
    return entente_map_reader_new(ENTENTE_MAP_FORM_MAP, "USE part.map", 12, "main.map", 8, &reader, &error_);
  });
  StarveUntilItWorks([&] { return entente_map_reader_give(reader, text.data(), text.size(), &error_); });
  StarveUntilItWorks([&] { return entente_map_reader_finish(reader, &map, &error_); });
  EXPECT_STREQ(entente_map_name(map), "main");
  entente_map_free(map);
  entente_map_reader_free(reader);
}

}  // namespace
}  // namespace entente_test
