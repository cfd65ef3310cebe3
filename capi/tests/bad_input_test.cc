// Wrong arguments are refused with a message, by every function, and change nothing.
#include <cstring>

#include "board_fixture.h"

namespace entente_test {
namespace {

class BadInputTest : public Board {
 protected:
  uint16_t places_[64] = {};
  uint8_t powers_[64] = {};
  char text_[256] = {};
  size_t length_ = 0;
  entente_order order_ = 0;
};

TEST_F(BadInputTest, NullPointersAreNamed) {
  auto map_info = Sized<entente_map_info>();
  auto location_info = Sized<entente_location_info>();
  auto power_info = Sized<entente_power_info>();
  auto rules = Sized<entente_rules>();
  uint8_t power = 0;
  entente_map* map = nullptr;
  ExpectRefused([&](auto* e) { return entente_map_builtin("standard", 8, nullptr, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_builtin(nullptr, 8, &map, e); }, "name");
  ExpectRefused(
      [&](auto* e) { return entente_map_read(nullptr, 5, "a", 1, nullptr, nullptr, nullptr, nullptr, &map, e); },
      "text");
  ExpectRefused(
      [&](auto* e) { return entente_map_read("a", 1, nullptr, 1, nullptr, nullptr, nullptr, nullptr, &map, e); },
      "file_name");
  ExpectRefused(
      [&](auto* e) { return entente_map_read("a", 1, "a", 1, nullptr, nullptr, nullptr, nullptr, nullptr, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_get_info(nullptr, &map_info, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_get_info(map_, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_location(nullptr, 0, &location_info, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_location(map_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_find_location(nullptr, "PAR", 3, places_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_find_location(map_, nullptr, 3, places_, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_find_location(map_, "PAR", 3, nullptr, e); }, "location");
  ExpectRefused([&](auto* e) { return entente_map_neighbors(nullptr, 0, 0, places_, 64, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, 0, 0, nullptr, 64, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, 0, 0, places_, 64, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_map_power(nullptr, 0, &power_info, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_power(map_, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_map_find_power(nullptr, "FRANCE", 6, &power, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_find_power(map_, nullptr, 6, &power, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_map_find_power(map_, "FRANCE", 6, nullptr, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_map_homes(nullptr, 0, places_, 64, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_centers(nullptr, places_, 64, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_map_to_json(nullptr, text_, 256, &length_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_rules_init(nullptr, map_, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_rules_preset(nullptr, "datc3", 5, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_rules_preset(&rules, nullptr, 5, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_rules_set(nullptr, "waive", 5, "allowed", 7, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_rules_set(&rules, nullptr, 5, "allowed", 7, e); }, "option");
  ExpectRefused([&](auto* e) { return entente_rules_set(&rules, "waive", 5, nullptr, 7, e); }, "value");
  ExpectRefused([&](auto* e) { return entente_option(0, nullptr, e); }, "info");
  EXPECT_EQ(entente_position_size(nullptr), 0u);
  EXPECT_EQ(entente_map_retain(nullptr), nullptr);
}

TEST_F(BadInputTest, NullPositionsAndOrdersAreNamed) {
  auto info = Sized<entente_position_info>();
  auto fields = Sized<entente_order_fields>();
  entente_unit unit{};
  int32_t due = 0;
  void* p = position_.data();
  ExpectRefused([&](auto* e) { return entente_position_start(nullptr, p, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_start(map_, nullptr, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_clear(nullptr, p, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_clear(map_, nullptr, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_check(nullptr, p, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_check(map_, nullptr, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_place(nullptr, p, &unit, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_position_place(map_, p, nullptr, e); }, "unit");
  ExpectRefused([&](auto* e) { return entente_position_remove(map_, nullptr, 0, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, nullptr, places_, 1, e); }, "unit");
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, nullptr, 1, e); }, "retreats");
  ExpectRefused([&](auto* e) { return entente_position_set_owner(map_, nullptr, 0, 0, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_set_phase(map_, p, nullptr, 6, e); }, "name");
  ExpectRefused([&](auto* e) { return entente_position_get_info(map_, p, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_position_get_info(map_, nullptr, &info, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_units(map_, p, nullptr, 4, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_units(map_, p, &unit, 4, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_position_dislodged(map_, nullptr, &unit, 1, &length_, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_retreats(map_, p, 0, nullptr, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_owners(map_, p, powers_, 64, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_position_due(map_, p, nullptr, 0, nullptr, e); }, "due");
  ExpectRefused([&](auto* e) { return entente_position_due(map_, nullptr, nullptr, 0, &due, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_to_json(map_, nullptr, text_, 256, &length_, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_position_from_json(map_, nullptr, 2, p, e); }, "json");
  ExpectRefused([&](auto* e) { return entente_position_from_json(map_, "{}", 2, nullptr, e); }, "position");
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

TEST_F(BadInputTest, NullArgumentsOfAdjudicationAreNamed) {
  const void* p = position_.data();
  entente_order_result result{};
  entente_event event{};
  const size_t starts[] = {0, 1};
  ExpectRefused([&](auto* e) { return entente_scratch_new(nullptr, &scratch_, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_scratch_new(map_, nullptr, e); }, "scratch");
  ExpectRefused([&](auto* e) { return entente_legal_orders(nullptr, p, nullptr, 0, &order_, 1, &length_, e); },
                "scratch");
  ExpectRefused([&](auto* e) { return entente_legal_orders(scratch_, nullptr, nullptr, 0, &order_, 1, &length_, e); },
                "position");
  ExpectRefused([&](auto* e) { return entente_legal_orders(scratch_, p, nullptr, 0, nullptr, 1, &length_, e); },
                "buffer");
  ExpectRefused([&](auto* e) { return entente_legal_orders_of_power(scratch_, p, nullptr, 0, &order_, 1, nullptr, e); },
                "length");
  const auto adjudicate = [&](entente_scratch* scratch, const void* position, const entente_order* orders,
                              entente_order_result* results, size_t result_size, entente_event* events,
                              entente_error* e) {
    return entente_adjudicate(scratch, position, nullptr, orders, 1, results, result_size, events, 1, nullptr, nullptr,
                              nullptr, e);
  };
  ExpectRefused([&](auto* e) { return adjudicate(nullptr, p, &order_, &result, 16, &event, e); }, "scratch");
  ExpectRefused([&](auto* e) { return adjudicate(scratch_, nullptr, &order_, &result, 16, &event, e); }, "position");
  ExpectRefused([&](auto* e) { return adjudicate(scratch_, p, nullptr, &result, 16, &event, e); }, "orders");
  ExpectRefused([&](auto* e) { return adjudicate(scratch_, p, &order_, nullptr, 16, &event, e); }, "results");
  ExpectRefused([&](auto* e) { return adjudicate(scratch_, p, &order_, &result, 8, &event, e); }, "result_size");
  ExpectRefused([&](auto* e) { return adjudicate(scratch_, p, &order_, &result, 20, &event, e); }, "result_size");
  ExpectRefused([&](auto* e) { return adjudicate(scratch_, p, &order_, &result, 16, nullptr, e); }, "events");
  const auto batch = [&](const void* positions, const size_t* order_starts, entente_error* e) {
    return entente_adjudicate_batch(scratch_, positions, 1, nullptr, &order_, order_starts, &result, 16, nullptr,
                                    nullptr, e);
  };
  ExpectRefused([&](auto* e) { return batch(nullptr, starts, e); }, "positions");
  ExpectRefused([&](auto* e) { return batch(p, nullptr, e); }, "order_starts");
  const size_t falling[] = {1, 0};
  ExpectRefused([&](auto* e) { return batch(p, falling, e); }, "order_starts");
  ExpectRefused([&](auto* e) { return entente_result_sentence(map_, p, nullptr, text_, 256, &length_, e); }, "result");
  ExpectRefused([&](auto* e) { return entente_event_sentence(map_, nullptr, text_, 256, &length_, e); }, "event");
  ExpectRefused([&](auto* e) { return entente_play(nullptr, nullptr, 0, 1, nullptr, nullptr, e); }, "scratch");
}

TEST_F(BadInputTest, NullGamesAndExchangesAreNamed) {
  entente_game* game = nullptr;
  entente_exchange* exchange = nullptr;
  entente_order_result result{};
  entente_event event{};
  uint32_t count = 0;
  const char* given = nullptr;
  auto phase = Sized<entente_phase_info>();
  ExpectRefused([&](auto* e) { return entente_game_new(nullptr, nullptr, &game, e); }, "map");
  ExpectRefused([&](auto* e) { return entente_game_new(map_, nullptr, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_new_at(map_, nullptr, nullptr, &game, e); }, "position");
  ExpectRefused([&](auto* e) { return entente_game_fork(nullptr, &game, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_position(nullptr, position_.data(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_submit(nullptr, 0, &order_, 1, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_submit_text(nullptr, 0, "", 0, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_orders(nullptr, 0, &order_, 1, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line(nullptr, 0, 0, nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line_text(nullptr, 0, 0, text_, 256, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line_fault(nullptr, 0, 0, text_, 256, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_line_path(nullptr, 0, 0, nullptr, 0, &length_, e); }, "game");
  EXPECT_EQ(entente_game_line_count(nullptr, 0), 0u);
  ExpectRefused([&](auto* e) { return entente_game_process(nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_undo(nullptr, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_results(nullptr, 0, &result, 16, 1, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_events(nullptr, 0, &event, 1, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_position_at(nullptr, 0, position_.data(), e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_save(nullptr, text_, 256, &length_, e); }, "game");
  ExpectRefused([&](auto* e) { return entente_game_load(nullptr, 2, nullptr, &game, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_game_load("{}", 2, nullptr, nullptr, e); }, "game");
  EXPECT_EQ(entente_game_phase_count(nullptr), 0u);
  EXPECT_EQ(entente_game_map(nullptr), nullptr);
  ExpectRefused([&](auto* e) { return entente_exchange_new(nullptr, nullptr, nullptr, e); }, "exchange");
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, &exchange, &error_), ENTENTE_OK);
  for (const auto call : {entente_exchange_adjudicate, entente_exchange_legal}) {
    ExpectRefused([&](auto* e) { return call(nullptr, "{}", 2, &given, &length_, e); }, "exchange");
    ExpectRefused([&](auto* e) { return call(exchange, nullptr, 2, &given, &length_, e); }, "json");
    ExpectRefused([&](auto* e) { return call(exchange, "{}", 2, nullptr, &length_, e); }, "result");
    ExpectRefused([&](auto* e) { return call(exchange, "{}", 2, &given, nullptr, e); }, "result_length");
  }
  for (const auto call : {entente_exchange_replay, entente_exchange_replay_report}) {
    ExpectRefused([&](auto* e) { return call(nullptr, "{}", 2, nullptr, &given, &length_, e); }, "exchange");
    ExpectRefused([&](auto* e) { return call(exchange, "{}", 2, nullptr, nullptr, &length_, e); }, "result");
  }
  for (const auto call : {entente_exchange_phase, entente_exchange_report}) {
    ExpectRefused([&](auto* e) { return call(nullptr, "{}", 2, 0, &given, &length_, e); }, "exchange");
    ExpectRefused([&](auto* e) { return call(exchange, "{}", 2, 0, nullptr, &length_, e); }, "result");
  }
  ExpectRefused([&](auto* e) { return entente_exchange_phases(nullptr, "{}", 2, &count, nullptr, e); }, "exchange");
  ExpectRefused([&](auto* e) { return entente_exchange_phases(exchange, "{}", 2, nullptr, nullptr, e); }, "count");
  ExpectRefused([&](auto* e) { return entente_exchange_phase_info(exchange, "{}", 2, 0, nullptr, e); }, "info");
  ExpectRefused([&](auto* e) { return entente_exchange_phase_info(nullptr, "{}", 2, 0, &phase, e); }, "exchange");
  ExpectRefused(
      [&](auto* e) { return entente_exchange_read(exchange, "{}", 2, nullptr, nullptr, nullptr, 8, &length_, e); },
      "buffer");
  ExpectRefused(
      [&](auto* e) { return entente_exchange_read(nullptr, "{}", 2, nullptr, nullptr, nullptr, 0, &length_, e); },
      "exchange");
  EXPECT_LT(entente_exchange_error_json(exchange, "{}", 2, nullptr, &given, &length_), 0);
  EXPECT_LT(entente_exchange_error_json(nullptr, "{}", 2, &error_, &given, &length_), 0);
  entente_exchange_free(exchange);
}

TEST_F(BadInputTest, NumbersOutOfRangeAreNamed) {
  auto location = Sized<entente_location_info>();
  auto power = Sized<entente_power_info>();
  int32_t due = 0;
  void* p = position_.data();
  for (const uint32_t big : {100u, 255u, 4095u, 65536u, UINT32_MAX}) {
    ExpectRefused([&](auto* e) { return entente_map_location(map_, big, &location, e); }, "location");
    ExpectRefused([&](auto* e) { return entente_map_power(map_, big, &power, e); }, "power");
    ExpectRefused([&](auto* e) { return entente_map_homes(map_, big, places_, 64, &length_, e); }, "power");
    ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, 0, big, places_, 64, &length_, e); }, "location");
    ExpectRefused([&](auto* e) { return entente_map_neighbors(map_, big, 0, places_, 64, &length_, e); }, "unit_type");
    ExpectRefused([&](auto* e) { return entente_position_remove(map_, p, big, e); }, "province");
    ExpectRefused([&](auto* e) { return entente_position_retreats(map_, p, big, places_, 64, &length_, e); },
                  "province");
    ExpectRefused([&](auto* e) { return entente_position_set_owner(map_, p, big, 0, e); }, "center");
    ExpectRefused([&](auto* e) { return entente_position_due(map_, p, nullptr, big, &due, e); }, "power");
    ExpectRefused([&](auto* e) { return entente_legal_orders(scratch_, p, nullptr, big, &order_, 1, &length_, e); },
                  "province");
    ExpectRefused([&](auto* e) { return entente_order_read(map_, nullptr, big, 0, "A PAR H", 7, &order_, e); },
                  "phase_type");
  }
  ExpectRefused([&](auto* e) { return entente_position_set_owner(map_, p, 0, 7, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_order_read(map_, nullptr, 0, 7, "A PAR H", 7, &order_, e); }, "power");
  ExpectRefused(
      [&](auto* e) { return entente_legal_orders_of_power(scratch_, p, nullptr, 256, &order_, 1, &length_, e); },
      "power");
}

TEST_F(BadInputTest, UnitsThatCannotBeThereAreRefused) {
  void* p = position_.data();
  const auto refused = [&](entente_unit unit, std::string_view about) {
    ExpectRefused([&](auto* e) { return entente_position_place(map_, p, &unit, e); }, about);
  };
  refused({At("PAR"), 0, ENTENTE_ARMY}, "PAR");
  refused({At("NTH"), 0, ENTENTE_ARMY}, "NTH");
  refused({At("BUR"), 0, ENTENTE_FLEET}, "BUR");
  refused({At("SPA"), 0, ENTENTE_FLEET}, "SPA");
  refused({At("SPA/NC"), 0, ENTENTE_ARMY}, "SPA/NC");
  refused({At("BUR"), 7, ENTENTE_ARMY}, "power");
  refused({At("BUR"), 0, 2}, "army");
  refused({ENTENTE_NO_LOCATION, 0, ENTENTE_ARMY}, "location");
  ASSERT_EQ(entente_position_set_phase(map_, p, "S1901R", 6, &error_), ENTENTE_OK);
  const uint16_t far_away[] = {At("MOS")};
  entente_unit unit{At("BUR"), 0, ENTENTE_ARMY};
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, far_away, 1, e); }, "MOS");
  const uint16_t nowhere[] = {ENTENTE_NO_LOCATION};
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, nowhere, 1, e); }, "4095");
  ASSERT_EQ(entente_position_dislodge(map_, p, &unit, nullptr, 0, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_position_dislodge(map_, p, &unit, nullptr, 0, e); }, "BUR");
}

TEST_F(BadInputTest, StructsThatAreTooSmallAreRefused) {
  auto info = Sized<entente_map_info>();
  info.struct_size = 0;
  ExpectRefused([&](auto* e) { return entente_map_get_info(map_, &info, e); }, "struct_size");
  info.struct_size = 8;
  ExpectRefused([&](auto* e) { return entente_map_get_info(map_, &info, e); }, "struct_size");
  auto rules = Sized<entente_rules>();
  rules.struct_size = 20;
  ExpectRefused([&](auto* e) { return entente_rules_init(&rules, map_, e); }, "struct_size");
  entente_order_fields fields{};
  ExpectRefused([&](auto* e) { return entente_order_pack(&fields, &order_, e); }, "struct_size");
}

TEST_F(BadInputTest, StructsThatAreLargerThanAnyAreRefused) {
  // Memory that nobody set to anything: were the size believed, the rest would be filled with zeros.
  auto info = Sized<entente_map_info>();
  auto rules = Sized<entente_rules>();
  for (const uint32_t size : {4097u, 0xccccccccu, 0xffffffffu}) {
    info.struct_size = rules.struct_size = size;
    ExpectRefused([&](auto* e) { return entente_map_get_info(map_, &info, e); }, "info has a wrong struct_size");
    ExpectRefused([&](auto* e) { return entente_rules_preset(&rules, "datc3", 5, e); },
                  "rules has a wrong struct_size");
    EXPECT_EQ(info.province_count, 0u);
  }
}

TEST_F(BadInputTest, ACallWithAnErrorOfAWrongSizeDoesNothing) {
  auto info = Sized<entente_map_info>();
  const auto first_size = static_cast<uint32_t>(sizeof(entente_error));
  for (const uint32_t size : {0u, 16u, first_size - 1, 4097u, 0xffffffffu}) {
    entente_error error{};
    error.struct_size = size;
    error.message[0] = 'x';
    entente_map* map = map_;
    EXPECT_EQ(entente_map_get_info(map_, &info, &error), ENTENTE_ERR_INVALID_ARGUMENT) << size;
    EXPECT_EQ(info.province_count, 0u) << "the call went on";
    EXPECT_EQ(entente_map_builtin("standard", 8, &map, &error), ENTENTE_ERR_INVALID_ARGUMENT) << size;
    EXPECT_EQ(map, map_) << "the call went on";
    EXPECT_EQ(error.message[0], 'x') << "the error was written";
  }
  struct LargestError {
    entente_error known;
    char unknown[4096 - sizeof(entente_error)];
  } largest{};
  largest.known.struct_size = sizeof largest;
  EXPECT_EQ(entente_map_get_info(map_, &info, &largest.known), ENTENTE_OK);
}

TEST_F(BadInputTest, NewerStructsGetZerosAndMustGiveThem) {
  struct Newer {
    entente_map_info known;
    uint64_t unknown[2];
  } newer;
  std::memset(static_cast<void*>(&newer), 0xee, sizeof newer);
  newer.known.struct_size = sizeof newer;
  ASSERT_EQ(entente_map_get_info(map_, &newer.known, &error_), ENTENTE_OK);
  EXPECT_EQ(newer.known.power_count, 7u);
  EXPECT_EQ(newer.known.struct_size, sizeof newer);
  EXPECT_EQ(newer.unknown[0] | newer.unknown[1], 0u);
  struct NewerRules {
    entente_rules known;
    uint64_t unknown;
  } rules{};
  rules.known.struct_size = sizeof rules;
  size_t length = 0;
  std::vector<entente_order> orders(64);
  const auto list = [&](entente_error* e) {
    return entente_legal_orders(scratch_, position_.data(), &rules.known, At("PAR"), orders.data(), 64, &length, e);
  };
  EXPECT_EQ(list(&error_), ENTENTE_OK);
  rules.unknown = 1;
  ExpectRefused(list, "does not know");
}

TEST_F(BadInputTest, RulesThatAreNoneAreRefused) {
  auto rules = Sized<entente_rules>();
  const auto adjudicate = [&](entente_error* e) {
    return entente_adjudicate(scratch_, position_.data(), &rules, nullptr, 0, nullptr, 0, nullptr, 0, nullptr, nullptr,
                              nullptr, e);
  };
  EXPECT_EQ(adjudicate(&error_), ENTENTE_OK);
  for (uint32_t i = 0; i < ENTENTE_MAX_OPTIONS; ++i) {
    rules.value[i] = 0xff;
    ExpectRefused(adjudicate, "rules");
    rules.value[i] = 0;
    EXPECT_EQ(adjudicate(&error_), ENTENTE_OK);
  }
  rules.value[1] = 4;  // convoy_paradox = all_hold
  EXPECT_EQ(adjudicate(&error_), ENTENTE_ERR_NOT_SUPPORTED);
}

TEST_F(BadInputTest, PositionsOfOtherMapsAreRefused) {
  entente_map* pure = NewMap("pure");
  PositionMemory other(std::max(entente_position_size(pure), entente_position_size(map_)) / 8);
  ASSERT_EQ(entente_position_start(pure, other.data(), &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return entente_position_check(map_, other.data(), e); }, "another map");
  ExpectRefused(
      [&](auto* e) { return entente_legal_orders(scratch_, other.data(), nullptr, 0, nullptr, 0, &length_, e); },
      "another map");
  auto* misaligned = reinterpret_cast<unsigned char*>(other.data()) + 4;
  ExpectRefused([&](auto* e) { return entente_position_check(map_, misaligned, e); }, "aligned");
  entente_map_free(pure);
}

TEST_F(BadInputTest, FinishedGameIsNotAdjudicated) {
  entente_game* game = nullptr;
  const std::string over = R"({"name":"COMPLETED","winner":"FRANCE","state":{"units":{"FRANCE":["A PAR"]}}})";
  if (entente_position_from_json(map_, over.data(), over.size(), position_.data(), &error_) != ENTENTE_OK) {
    GTEST_FAIL() << error_.message;
  }
  EXPECT_EQ(PhaseName(position_), "COMPLETED");
  EXPECT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, nullptr, 0, nullptr, 0, nullptr, 0, nullptr,
                               nullptr, nullptr, &error_),
            ENTENTE_ERR_WRONG_PHASE);
  size_t length = 9;
  EXPECT_EQ(entente_legal_orders_of_power(scratch_, position_.data(), nullptr, 0, nullptr, 0, &length, &error_),
            ENTENTE_OK);
  EXPECT_EQ(length, 0u);
  ASSERT_EQ(entente_game_new_at(map_, nullptr, position_.data(), &game, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_process(game, &error_), ENTENTE_ERR_WRONG_PHASE);
  entente_game_free(game);
}

TEST_F(BadInputTest, GameRefusesOrdersOfOthersAndPhasesNotPlayed) {
  entente_game* game = nullptr;
  ASSERT_EQ(entente_game_new(map_, nullptr, &game, &error_), ENTENTE_OK);
  order_ = Read("GERMANY", "A MUN H");
  const uint8_t france = Power("FRANCE");
  ExpectRefused([&](auto* e) { return entente_game_submit(game, france, &order_, 1, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_submit(game, 7, &order_, 1, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_submit(game, france, nullptr, 1, e); }, "orders");
  ExpectRefused([&](auto* e) { return entente_game_submit_text(game, 300, "", 0, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_position_at(game, 1, position_.data(), e); }, "phase");
  auto line = Sized<entente_line>();
  ASSERT_EQ(entente_game_submit_text(game, france, "A PAR H", 7, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_line(game, 0, 0, &line, &error_), ENTENTE_OK) << error_.message;
  ExpectRefused([&](auto* e) { return entente_game_line(game, 1, 0, &line, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_line(game, 0, 1, &line, e); }, "index");
  ExpectRefused([&](auto* e) { return entente_game_line(game, 0, 0, nullptr, e); }, "line");
  line.struct_size = 47;
  ExpectRefused([&](auto* e) { return entente_game_line(game, 0, 0, &line, e); }, "struct_size");
  uint16_t path[4];
  ExpectRefused([&](auto* e) { return entente_game_line_text(game, 0, 0, nullptr, 4, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_game_line_fault(game, 0, 0, text_, 4, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_game_line_path(game, 0, 7, path, 4, &length_, e); }, "index");
  EXPECT_EQ(entente_game_line_count(game, 1), 0u);
  ExpectRefused([&](auto* e) { return entente_game_results(game, 0, nullptr, 16, 0, &length_, e); }, "phase");
  ExpectRefused([&](auto* e) { return entente_game_events(game, 0, nullptr, 0, &length_, e); }, "phase");
  entente_game_free(game);
}

}  // namespace
}  // namespace entente_test
