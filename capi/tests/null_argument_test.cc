// NULL is refused by every function that needs a pointer, by the name of the parameter. (Those of maps, readers,
// documents and batches: in their own tests.)
#include "board_fixture.h"

namespace entente_test {
namespace {

class NullArgumentTest : public Board {
 protected:
  size_t room() const { return BytesOf(position_); }

  uint16_t places_[64] = {};
  uint8_t powers_[64] = {};
  char text_[256] = {};
  size_t length_ = 0;
  entente_order order_ = 0;
  Text given_;
};

TEST_F(NullArgumentTest, OfMapsAndRulesAreNamed) {
  auto map_info = Sized<entente_map_info>();
  auto location_info = Sized<entente_location_info>();
  auto power_info = Sized<entente_power_info>();
  auto rules = Sized<entente_rules>();
  uint32_t number = 0;
  entente_map* map = nullptr;
  ExpectRefused([&](auto* e) { return entente_map_builtin("standard", 8, nullptr, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_builtin(nullptr, 8, &map, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_map_describe(nullptr, &map_info, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_describe(map_, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_location(nullptr, 0, &location_info, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_location(map_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_find_location(nullptr, "PAR", 3, &number, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_find_location(map_, nullptr, 3, &number, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_find_location(map_, "PAR", 3, nullptr, e); }, "location");
  ExpectRefused([&](auto* e) { return entente_map_neighbors(nullptr, "", 0, 0, 0, places_, 64, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, nullptr, 6, 0, 0, places_, 64, &length_, e); },
                "phase");
  ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, "", 0, 0, 0, nullptr, 64, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, "", 0, 0, 0, places_, 64, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_map_power(nullptr, 0, &power_info, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_power(map_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_find_power(nullptr, "FRANCE", 6, &number, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_find_power(map_, nullptr, 6, &number, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_find_power(map_, "FRANCE", 6, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_map_homes(nullptr, 0, places_, 64, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_homes(map_, 0, nullptr, 64, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_map_centers(nullptr, places_, 64, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_centers(map_, places_, 64, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_rules_init(nullptr, map_, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_rules_preset(nullptr, "datc3", 5, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_rules_preset(&rules, nullptr, 5, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_rules_set(nullptr, "waive", 5, "allowed", 7, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_rules_set(&rules, nullptr, 5, "allowed", 7, e); }, "option");
  ExpectRefused([&](auto* e) { return entente_rules_set(&rules, "waive", 5, nullptr, 7, e); }, "value");
  ExpectRefused([&](auto* e) { return entente_rules_read(nullptr, "datc3", 5, &rules, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_rules_read(map_, nullptr, 5, &rules, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_rules_read(map_, "datc3", 5, nullptr, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_option(0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_option_value(0, 0, nullptr, e); }, "info");
  EXPECT_EQ(entente_position_size(nullptr), 0u);
  EXPECT_EQ(entente_map_retain(nullptr), nullptr);
}

TEST_F(NullArgumentTest, OfPositionsAreNamed) {
  auto info = Sized<entente_position_info>();
  entente_unit unit{};
  int32_t due = 0;
  void* p = position_.data();
  ExpectRefused([&](auto* e) { return entente_position_start(nullptr, p, room(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_start(map_, nullptr, room(), e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_clear(nullptr, p, room(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_clear(map_, nullptr, room(), e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_check(nullptr, p, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_check(map_, nullptr, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_place(nullptr, p, &unit, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_place(map_, p, nullptr, e); }, "unit");
  ExpectRefused([&](auto* e) { return entente_position_remove(map_, nullptr, 0, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, nullptr, places_, 1, e); }, "unit");
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, nullptr, 1, e); }, "retreats");
  ExpectRefused([&](auto* e) { return entente_position_set_owner(map_, nullptr, 0, 0, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_set_phase(map_, p, nullptr, 6, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_position_set_phase(map_, nullptr, "S1901M", 6, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_describe(map_, p, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_position_describe(map_, nullptr, &info, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_units(map_, p, nullptr, 4, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_units(map_, p, &unit, 4, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_position_dislodged(map_, nullptr, &unit, 1, &length_, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_dislodged(map_, p, nullptr, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_dislodged(map_, p, &unit, 1, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_position_retreats(map_, p, 0, nullptr, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_owners(map_, p, powers_, 64, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_position_center_counts(nullptr, p, places_, 64, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_center_counts(map_, p, places_, 64, nullptr, e); }, "length");
  entente_score score{};
  ExpectRefused([&](auto* e) { return entente_score_system(0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_position_scores(nullptr, p, 0, 0, &score, 1, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_scores(map_, nullptr, 0, 0, &score, 1, &length_, e); },
                "position");
  ExpectRefused([&](auto* e) { return entente_position_scores(map_, p, 0, 0, nullptr, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_scores(map_, p, 0, 0, &score, 1, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_position_due(map_, p, nullptr, 0, nullptr, e); }, "due");
  ExpectRefused([&](auto* e) { return entente_position_due(map_, nullptr, nullptr, 0, &due, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_to_json(map_, nullptr, given_.out(), e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_to_json(map_, p, nullptr, e); }, "json");
  ExpectRefused([&](auto* e) { return entente_position_from_json(map_, nullptr, 2, p, room(), e); }, "json");
  ExpectRefused([&](auto* e) { return entente_position_from_json(map_, "{}", 2, nullptr, room(), e); }, "position");
}

TEST_F(NullArgumentTest, OfPositionLinesAreNamed) {
  void* p = position_.data();
  uint64_t hash = 0;
  ExpectRefused([&](auto* e) { return entente_position_write_line(nullptr, p, text_, 256, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_write_line(map_, p, nullptr, 256, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_write_line(map_, p, text_, 256, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_position_read_line(map_, nullptr, 2, p, room(), e); }, "line");
  ExpectRefused([&](auto* e) { return entente_position_read_line(map_, "-", 1, nullptr, room(), e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_line_hash(map_, nullptr, &hash, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_line_hash(map_, p, nullptr, e); }, "hash");
  ExpectRefused([&](auto* e) { return entente_position_board_hash(map_, p, nullptr, e); }, "hash");
  ExpectRefused([&](auto* e) { return entente_position_difference(map_, nullptr, p, 0, given_.out(), e); }, "before");
  ExpectRefused([&](auto* e) { return entente_position_difference(map_, p, nullptr, 0, given_.out(), e); }, "after");
  ExpectRefused([&](auto* e) { return entente_position_difference(map_, p, p, 0, nullptr, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_position_difference_json(map_, p, p, nullptr, e); }, "json");
}

TEST_F(NullArgumentTest, OfOrdersAreNamed) {
  auto fields = Sized<entente_order_fields>();
  ExpectRefused([&](auto* e) { return entente_order_pack(nullptr, &order_, e); }, "fields");
  ExpectRefused([&](auto* e) { return entente_order_pack(&fields, nullptr, e); }, "order");
  ExpectRefused([&](auto* e) { return entente_order_unpack(1, nullptr, e); }, "fields");
  ExpectRefused([&](auto* e) { return entente_order_read(nullptr, nullptr, 0, 0, "WAIVE", 5, &order_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_order_read(map_, nullptr, 0, 0, nullptr, 5, &order_, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_order_read(map_, nullptr, 0, 0, "WAIVE", 5, nullptr, e); }, "order");
  ExpectRefused([&](auto* e) { return entente_order_write(nullptr, 9, text_, 256, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_order_write(map_, 9, nullptr, 256, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_order_write(map_, 9, text_, 256, nullptr, e); }, "length");
}

TEST_F(NullArgumentTest, OfAdjudicationAreNamed) {
  const void* p = position_.data();
  Owned<entente_scratch> scratch;
  ExpectRefused([&](auto* e) { return entente_scratch_new(nullptr, scratch.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_scratch_new(map_, nullptr, e); }, "scratch");
  ExpectRefused([&](auto* e) { return entente_legal_orders(nullptr, p, nullptr, 0, &order_, 1, &length_, e); },
                "scratch");
  ExpectRefused([&](auto* e) { return entente_legal_orders(scratch_, nullptr, nullptr, 0, &order_, 1, &length_, e); },
                "position");
  ExpectRefused([&](auto* e) { return entente_legal_orders(scratch_, p, nullptr, 0, nullptr, 1, &length_, e); },
                "buffer");
  ExpectRefused([&](auto* e) { return entente_legal_orders_of_power(scratch_, p, nullptr, 0, &order_, 1, nullptr, e); },
                "length");
  ExpectRefused([&](auto* e) { return entente_adjudicate(nullptr, p, nullptr, &order_, 1, nullptr, e); }, "scratch");
  ExpectRefused([&](auto* e) { return entente_adjudicate(scratch_, nullptr, nullptr, &order_, 1, nullptr, e); },
                "position");
  ExpectRefused([&](auto* e) { return entente_adjudicate(scratch_, p, nullptr, nullptr, 1, nullptr, e); }, "orders");
  ExpectRefused(
      [&](auto* e) {
        return entente_adjudicate_batch(nullptr, nullptr, 0, nullptr, nullptr, nullptr, nullptr, 0, nullptr, e);
      },
      "scratch");
  ExpectRefused([&](auto* e) { return entente_play(nullptr, nullptr, 0, 1, nullptr, nullptr, e); }, "scratch");
}

TEST_F(NullArgumentTest, OfWhatAPhaseCameToAreNamed) {
  entente_order_result result{};
  entente_event event{};
  PositionMemory memory = NewPosition();
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
  SetPhase("W1901A");
  Adjudicate({Read("GERMANY", "A MUN D", ENTENTE_ADJUSTMENTS)});
  ExpectRefused([&](auto* e) { return entente_scratch_results(nullptr, &result, 16, 1, &length_, e); }, "scratch");
  ExpectRefused([&](auto* e) { return entente_scratch_results(scratch_, nullptr, 16, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_scratch_results(scratch_, &result, 16, 1, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_scratch_events(nullptr, &event, 1, &length_, e); }, "scratch");
  ExpectRefused([&](auto* e) { return entente_scratch_events(scratch_, nullptr, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_scratch_events(scratch_, &event, 1, nullptr, e); }, "length");
  for (const auto call : {entente_scratch_after, entente_scratch_next}) {
    ExpectRefused([&](auto* e) { return call(nullptr, memory.data(), room(), e); }, "scratch");
    ExpectRefused([&](auto* e) { return call(scratch_, nullptr, room(), e); }, "position");
  }
  for (const auto call : {entente_scratch_result_sentence, entente_scratch_event_sentence}) {
    ExpectRefused([&](auto* e) { return call(nullptr, 0, text_, 256, &length_, e); }, "scratch");
    ExpectRefused([&](auto* e) { return call(scratch_, 0, nullptr, 256, &length_, e); }, "buffer");
    ExpectRefused([&](auto* e) { return call(scratch_, 0, text_, 256, nullptr, e); }, "length");
  }
}

TEST_F(NullArgumentTest, OfGamesAreNamed) {
  Owned<entente_game> game;
  entente_order_result result{};
  entente_event event{};
  auto summary = Sized<entente_phase_summary>();
  void* p = position_.data();
  ExpectRefused([&](auto* e) { return entente_game_new(nullptr, nullptr, game.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_game_new(map_, nullptr, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_new_at(map_, nullptr, nullptr, game.out(), e); }, "position");
  ExpectRefused([&](auto* e) { return entente_game_new_at(map_, nullptr, p, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_new_at(nullptr, nullptr, p, game.out(), e); }, "map");
  ExpectRefused([&](auto* e) { return entente_game_fork(nullptr, game.out(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_position(nullptr, 0, p, room(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_after(nullptr, 0, p, room(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_submit(nullptr, 0, &order_, 1, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_submit_text(nullptr, 0, "", 0, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_orders(nullptr, 0, 0, &order_, 1, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_orders_text(nullptr, 0, 0, given_.out(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line(nullptr, 0, 0, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line_text(nullptr, 0, 0, text_, 256, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line_fault(nullptr, 0, 0, text_, 256, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line_path(nullptr, 0, 0, nullptr, 0, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_process(nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_undo(nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_summary(nullptr, 0, &summary, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_results(nullptr, 0, &result, 16, 1, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_events(nullptr, 0, &event, 1, &length_, e); }, "game");
  for (const auto call : {entente_game_result_sentence, entente_game_event_sentence}) {
    ExpectRefused([&](auto* e) { return call(nullptr, 0, 0, text_, 256, &length_, e); }, "game");
  }
  ExpectRefused([&](auto* e) { return entente_game_save(nullptr, given_.out(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_load(nullptr, 2, nullptr, game.out(), e); }, "json");
  ExpectRefused([&](auto* e) { return entente_game_load("{}", 2, nullptr, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_save_binary(nullptr, given_.out(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_load_binary(nullptr, 2, nullptr, game.out(), e); }, "bytes");
  ExpectRefused([&](auto* e) { return entente_game_load_binary("{}", 2, nullptr, nullptr, e); }, "game");
  EXPECT_EQ(entente_game_phase_count(nullptr), 0u);
  EXPECT_EQ(entente_game_line_count(nullptr, 0), 0u);
  EXPECT_EQ(entente_game_map(nullptr), nullptr);
  EXPECT_EQ(entente_scratch_map(nullptr), nullptr);
  ASSERT_EQ(entente_game_new(map_, nullptr, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_game_summary(game, 0, nullptr, e); }, "summary");
  ExpectRefused([&](auto* e) { return entente_game_fork(game, nullptr, e); }, "copy");
}

TEST_F(NullArgumentTest, OfExchangesAreNamed) {
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  void* p = position_.data();
  ExpectRefused([&](auto* e) { return entente_exchange_new(nullptr, nullptr, nullptr, e); }, "exchange");
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_document_read("{\"phases\":[{}]}", 15, document.out(), &error_), ENTENTE_OK) << error_.message;
  for (const auto call : {entente_exchange_adjudicate, entente_exchange_legal}) {
    ExpectRefused([&](auto* e) { return call(nullptr, "{}", 2, given_.out(), e); }, "exchange");
    ExpectRefused([&](auto* e) { return call(exchange, nullptr, 2, given_.out(), e); }, "json");
    ExpectRefused([&](auto* e) { return call(exchange, "{}", 2, nullptr, e); }, "result");
  }
  const auto report = [](entente_exchange* with, const entente_document* of, uint32_t phase, entente_text** text,
                         entente_error* e) { return entente_exchange_report(with, of, phase, nullptr, text, e); };
  const std::function<decltype(entente_exchange_legal_phase)> of_phases[] = {entente_exchange_adjudicate_phase,
                                                                             entente_exchange_legal_phase, report};
  for (const auto& call : of_phases) {
    ExpectRefused([&](auto* e) { return call(nullptr, document, 0, given_.out(), e); }, "exchange");
    ExpectRefused([&](auto* e) { return call(exchange, nullptr, 0, given_.out(), e); }, "document");
    ExpectRefused([&](auto* e) { return call(exchange, document, 0, nullptr, e); }, "is NULL");
  }
  for (const auto call : {entente_exchange_replay, ReplayReport}) {
    ExpectRefused([&](auto* e) { return call(nullptr, document, nullptr, given_.out(), e); }, "exchange");
    ExpectRefused([&](auto* e) { return call(exchange, nullptr, nullptr, given_.out(), e); }, "game");
    ExpectRefused([&](auto* e) { return call(exchange, document, nullptr, nullptr, e); }, "is NULL");
  }
  const auto read = [&](entente_exchange* with, const entente_document* of, void* position, size_t* size,
                        entente_error* e) {
    return entente_exchange_read(with, of, 0, nullptr, nullptr, position, room(), size, e);
  };
  ExpectRefused([&](auto* e) { return read(nullptr, document, p, &length_, e); }, "exchange");
  ExpectRefused([&](auto* e) { return read(exchange, nullptr, p, &length_, e); }, "document");
  ExpectRefused([&](auto* e) { return read(exchange, document, nullptr, &length_, e); }, "position");
  ExpectRefused([&](auto* e) { return read(exchange, document, p, nullptr, e); }, "is NULL");
  EXPECT_LT(entente_exchange_error_json(exchange, "{}", 2, nullptr, given_.out()), 0);
  EXPECT_LT(entente_exchange_error_json(nullptr, "{}", 2, &error_, given_.out()), 0);
  EXPECT_LT(entente_exchange_error_json(exchange, "{}", 2, &error_, nullptr), 0);
  EXPECT_LT(entente_exchange_error_json(exchange, nullptr, 2, &error_, given_.out()), 0);
  EXPECT_EQ(given_.get(), nullptr);
}

// Whoever frees at the end what was given frees nothing that was never there.
TEST_F(NullArgumentTest, AfterAFailureThereIsNoHandle) {
  static const char kJunk = 0;
  const auto junk = [](auto** place) {
    *place = reinterpret_cast<std::remove_pointer_t<decltype(place)>>(const_cast<char*>(&kJunk));
  };
  entente_map* map = nullptr;
  entente_scratch* scratch = nullptr;
  entente_game* game = nullptr;
  entente_text* text = nullptr;
  entente_document* document = nullptr;
  entente_exchange* exchange = nullptr;
  entente_map_reader* reader = nullptr;
  junk(&map), junk(&scratch), junk(&game), junk(&text), junk(&document), junk(&exchange), junk(&reader);
  auto rules = Sized<entente_rules>();
  rules.value[0] = 255;
  EXPECT_NE(entente_map_builtin(nullptr, 2, &map, nullptr), ENTENTE_OK);
  EXPECT_NE(entente_scratch_new(nullptr, &scratch, nullptr), ENTENTE_OK);
  EXPECT_NE(entente_game_new(nullptr, nullptr, &game, nullptr), ENTENTE_OK);
  EXPECT_NE(entente_position_to_json(map_, nullptr, &text, nullptr), ENTENTE_OK);
  EXPECT_NE(entente_document_read(nullptr, 2, &document, nullptr), ENTENTE_OK);
  EXPECT_NE(entente_exchange_new(nullptr, &rules, &exchange, nullptr), ENTENTE_OK);
  EXPECT_NE(entente_map_reader_new(9, nullptr, 0, nullptr, 0, &reader, nullptr), ENTENTE_OK);
  EXPECT_EQ(map, nullptr);
  EXPECT_EQ(scratch, nullptr);
  EXPECT_EQ(game, nullptr);
  EXPECT_EQ(text, nullptr);
  EXPECT_EQ(document, nullptr);
  EXPECT_EQ(exchange, nullptr);
  EXPECT_EQ(reader, nullptr);
}

}  // namespace
}  // namespace entente_test
