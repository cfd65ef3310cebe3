// Every function group does what the header says.
#include <algorithm>
#include <cstring>

#include "board_fixture.h"

namespace entente_test {
namespace {

class CapiTest : public Board {
 protected:
  template <typename Call>
  std::string Text(const Call& call) {
    size_t length = 0;
    EXPECT_EQ(call(nullptr, size_t{0}, &length), ENTENTE_ERR_BUFFER_TOO_SMALL);
    std::string text(length, '\0');
    EXPECT_EQ(call(text.data(), text.size(), &length), ENTENTE_OK);
    EXPECT_EQ(length, text.size());
    return text;
  }
};

TEST_F(CapiTest, LibraryServesItsOwnHeader) {
  EXPECT_EQ(entente_abi_check(ENTENTE_ABI_VERSION), ENTENTE_OK);
  EXPECT_EQ(entente_abi_check(ENTENTE_ABI_OLDEST), ENTENTE_OK);
  EXPECT_EQ(entente_abi_check(ENTENTE_ABI_VERSION + 1), ENTENTE_ERR_ABI_MISMATCH);
  EXPECT_EQ(entente_abi_check(0), ENTENTE_ERR_ABI_MISMATCH);
}

TEST_F(CapiTest, MapTellsItsNumbers) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_get_info(map_, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.power_count, 7u);
  EXPECT_EQ(info.center_count, 34u);
  EXPECT_EQ(info.victory_centers, 18u);
  EXPECT_EQ(info.start_unit_count, 22u);
  EXPECT_STREQ(info.name, "standard");
  EXPECT_STREQ(info.begin, "SPRING 1901 MOVEMENT");
  EXPECT_STREQ(info.begin_phase, "S1901M");
}

TEST_F(CapiTest, PlacesAreFoundByAnyName) {
  EXPECT_EQ(At("Paris"), At("PAR"));
  EXPECT_EQ(At("St Petersburg (south coast)"), At("stp/sc"));
  auto info = Sized<entente_location_info>();
  ASSERT_EQ(entente_map_location(map_, At("STP/SC"), &info, &error_), ENTENTE_OK);
  EXPECT_EQ(info.province, At("STP"));
  EXPECT_STREQ(info.id, "STP/SC");
  EXPECT_EQ(info.takes_army, 0);
  EXPECT_EQ(info.takes_fleet, 1);
  EXPECT_EQ(info.coast_count, 2);
  uint16_t location = 0;
  EXPECT_EQ(entente_map_find_location(map_, "PARR", 4, &location, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_NE(std::string(error_.message).find("PAR"), std::string::npos) << error_.message;
}

TEST_F(CapiTest, NeighborsHomesAndCentersAscend) {
  uint16_t places[64];
  size_t count = 0;
  ASSERT_EQ(entente_map_neighbors(map_, ENTENTE_ARMY, At("PAR"), places, 64, &count, &error_), ENTENTE_OK);
  EXPECT_EQ(count, 4u);  // BRE, BUR, GAS, PIC
  EXPECT_TRUE(std::is_sorted(places, places + count));
  ASSERT_EQ(entente_map_homes(map_, Power("RUSSIA"), places, 64, &count, &error_), ENTENTE_OK);
  EXPECT_EQ(count, 4u);
  ASSERT_EQ(entente_map_centers(map_, places, 64, &count, &error_), ENTENTE_OK);
  EXPECT_EQ(count, 34u);
  EXPECT_TRUE(std::is_sorted(places, places + count));
}

TEST_F(CapiTest, BufferThatIsTooSmallTellsTheSizeNeeded) {
  uint16_t places[2];
  size_t count = 0;
  EXPECT_EQ(entente_map_centers(map_, places, 2, &count, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(count, 34u);
  char text[4] = "xxx";
  EXPECT_EQ(entente_order_write(map_, Read("FRANCE", "A PAR - BUR"), text, 3, &count, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(count, 11u);
  EXPECT_EQ(text[3], '\0');
}

TEST_F(CapiTest, TextFillsABufferOfExactlyItsLength) {
  char text[12];
  std::memset(text, 'x', sizeof text);
  size_t length = 0;
  const entente_order order = Read("FRANCE", "A PAR - BUR");
  ASSERT_EQ(entente_order_write(map_, order, text, 11, &length, &error_), ENTENTE_OK);
  EXPECT_EQ(text[11], 'x');
  ASSERT_EQ(entente_order_write(map_, order, text, 12, &length, &error_), ENTENTE_OK);
  EXPECT_STREQ(text, "A PAR - BUR");
}

TEST_F(CapiTest, RulesAreSetByName) {
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_init(&rules, map_, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_rules_set(&rules, "civil_disorder", 14, "home_distance", 13, &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(entente_rules_set(&rules, "civil_disordr", 13, "home_distance", 13, &error_), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_rules_set(&rules, "convoy_paradox", 14, "all_hold", 8, &error_), ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_EQ(entente_rules_preset(&rules, "datc3", 5, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_rules_preset(&rules, "1066", 4, &error_), ENTENTE_ERR_NOT_FOUND);
}

TEST_F(CapiTest, PositionIsBuiltPieceByPiece) {
  PositionMemory built = NewPosition();
  ASSERT_EQ(entente_position_clear(map_, built.data(), &error_), ENTENTE_OK);
  entente_unit units[32];
  size_t count = 0;
  ASSERT_EQ(entente_position_units(map_, position_.data(), units, 32, &count, &error_), ENTENTE_OK);
  ASSERT_EQ(count, 22u);
  for (size_t i = count; i-- > 0;) {
    ASSERT_EQ(entente_position_place(map_, built.data(), &units[i], &error_), ENTENTE_OK) << error_.message;
  }
  uint8_t owners[64];
  ASSERT_EQ(entente_position_owners(map_, position_.data(), owners, 64, &count, &error_), ENTENTE_OK);
  for (uint32_t c = 0; c < count; ++c) {
    ASSERT_EQ(entente_position_set_owner(map_, built.data(), c, owners[c], &error_), ENTENTE_OK);
  }
  EXPECT_EQ(built, position_);
  ASSERT_EQ(entente_position_remove(map_, built.data(), At("PAR"), &error_), ENTENTE_OK);
  EXPECT_NE(built, position_);
  EXPECT_EQ(entente_position_remove(map_, built.data(), At("PAR"), &error_), ENTENTE_ERR_NOT_FOUND);
  ASSERT_EQ(entente_position_set_phase(map_, built.data(), "W1905A", 6, &error_), ENTENTE_OK);
  EXPECT_EQ(PhaseName(built), "W1905A");
}

TEST_F(CapiTest, DislodgedUnitsKeepTheirRetreats) {
  ASSERT_EQ(entente_position_set_phase(map_, position_.data(), "S1901R", 6, &error_), ENTENTE_OK);
  const entente_unit unit{At("BUR"), Power("GERMANY"), ENTENTE_ARMY};
  const uint16_t retreats[] = {At("RUH"), At("BEL")};
  ASSERT_EQ(entente_position_dislodge(map_, position_.data(), &unit, retreats, 2, &error_), ENTENTE_OK);
  uint16_t places[8];
  size_t count = 0;
  ASSERT_EQ(entente_position_retreats(map_, position_.data(), At("BUR"), places, 8, &count, &error_), ENTENTE_OK);
  ASSERT_EQ(count, 2u);
  EXPECT_EQ(places[0], At("BEL"));
  EXPECT_EQ(places[1], At("RUH"));
  const auto results = Adjudicate({Read("GERMANY", "A BUR R RUH", ENTENTE_RETREATS)});
  EXPECT_EQ(results[0].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(PhaseName(position_), "F1901M");
}

TEST_F(CapiTest, OrdersArePackedAndUnpackedWithoutLoss) {
  for (const char* text : {"A PAR H", "A PAR - BUR", "A LON - BEL VIA", "A BUR S A PAR", "A BUR S A MAR - GAS",
                           "F NTH C A LON - BEL", "PAR - BUR"}) {
    const entente_order order = Read("FRANCE", text);
    auto fields = Sized<entente_order_fields>();
    entente_order packed = 0;
    ASSERT_EQ(entente_order_unpack(order, &fields, &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_order_pack(&fields, &packed, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(packed, order) << text;
    EXPECT_EQ(Write(order), text);
  }
}

TEST_F(CapiTest, UnreadableOrderTellsThePlace) {
  entente_order order = 0;
  EXPECT_EQ(entente_order_read(map_, nullptr, ENTENTE_MOVEMENT, Power("FRANCE"), "A PAR - BURR", 12, &order, &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.offset, 8u);
  EXPECT_EQ(error_.length, 4u);
  EXPECT_NE(std::string(error_.message).find("BUR"), std::string::npos) << error_.message;
}

TEST_F(CapiTest, EveryListedOrderIsLegal) {
  std::vector<entente_order> orders(4096);
  size_t count = 0;
  ASSERT_EQ(entente_legal_orders_of_power(scratch_, position_.data(), nullptr, ENTENTE_NO_POWER, orders.data(),
                                          orders.size(), &count, &error_),
            ENTENTE_OK);
  ASSERT_GT(count, 200u);
  orders.resize(count);
  for (const entente_order order : orders) {
    const PositionMemory start = position_;
    EXPECT_NE(Adjudicate({order})[0].reason, ENTENTE_REASON_ILLEGAL) << Write(order);
    position_ = start;
  }
  std::vector<entente_order> of_paris(64);
  ASSERT_EQ(entente_legal_orders(scratch_, position_.data(), nullptr, At("PAR"), of_paris.data(), of_paris.size(),
                                 &count, &error_),
            ENTENTE_OK);
  of_paris.resize(count);
  EXPECT_TRUE(std::search(orders.begin(), orders.end(), of_paris.begin(), of_paris.end()) != orders.end());
}

TEST_F(CapiTest, PhaseIsAdjudicated) {
  const auto results = Adjudicate({Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR"),
                                   Read("FRANCE", "A MAR H"), Read("ITALY", "A VEN - MOS")});
  EXPECT_EQ(results[0].reason, ENTENTE_REASON_BOUNCED);
  EXPECT_EQ(results[0].cause, At("MUN"));
  EXPECT_EQ(results[1].reason, ENTENTE_REASON_BOUNCED);
  EXPECT_EQ(results[2].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(results[3].reason, ENTENTE_REASON_ILLEGAL);
  EXPECT_NE(entente_illegality_phrase(results[3].illegality), nullptr);
  EXPECT_EQ(PhaseName(position_), "F1901M");
  EXPECT_EQ(PhaseName(after_), "S1901M");
  const std::string sentence = Text([&](char* text, size_t capacity, size_t* length) {
    return entente_result_sentence(map_, after_.data(), results.data(), text, capacity, length, &error_);
  });
  EXPECT_NE(sentence.find("BUR"), std::string::npos) << sentence;
}

TEST_F(CapiTest, EventsTellWhatNobodyOrdered) {
  ASSERT_EQ(entente_position_set_phase(map_, position_.data(), "W1901A", 6, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
  Adjudicate({});
  ASSERT_EQ(events_.size(), 1u);
  EXPECT_EQ(events_[0].event, ENTENTE_EVENT_WAIVED);
  EXPECT_EQ(events_[0].power, Power("FRANCE"));
  const std::string sentence = Text([&](char* text, size_t capacity, size_t* length) {
    return entente_event_sentence(map_, events_.data(), text, capacity, length, &error_);
  });
  EXPECT_NE(sentence.find("France"), std::string::npos) << sentence;
}

TEST_F(CapiTest, EveryCauseOfAnEventHasItsSentence) {
  entente_event event = {ENTENTE_EVENT_DISBANDED, 0, Power("FRANCE"), 0, {At("PAR"), Power("FRANCE"), ENTENTE_ARMY}};
  for (uint8_t why = ENTENTE_WHY_NO_RETREAT; why <= ENTENTE_WHY_MAP_CHANGED; ++why) {
    event.why = why;
    const std::string sentence = Text([&](char* text, size_t capacity, size_t* length) {
      return entente_event_sentence(map_, &event, text, capacity, length, &error_);
    });
    EXPECT_NE(sentence.find("disbanded: "), std::string::npos) << int{why} << sentence;
  }
}

TEST_F(CapiTest, EveryEventHasItsSentence) {
  for (uint8_t kind = ENTENTE_EVENT_DISBANDED; kind <= ENTENTE_EVENT_RETREATED; ++kind) {
    const bool about_unit = kind != ENTENTE_EVENT_WAIVED && kind != ENTENTE_EVENT_SOLO;
    const uint16_t place = about_unit ? At("PAR") : ENTENTE_NO_LOCATION;
    const entente_event event = {
        kind, ENTENTE_WHY_NOT_ORDERED, Power("FRANCE"), 0, {place, Power("FRANCE"), ENTENTE_ARMY}};
    const std::string sentence = Text([&](char* text, size_t capacity, size_t* length) {
      return entente_event_sentence(map_, &event, text, capacity, length, &error_);
    });
    EXPECT_EQ(sentence.find("A PAR") != std::string::npos, about_unit) << sentence;
    EXPECT_NE(sentence.find("France"), std::string::npos) << sentence;
  }
}

TEST_F(CapiTest, WhatNobodyOrderedHasAnEmptySentence) {
  const entente_order_result result{0, ENTENTE_NO_LOCATION, ENTENTE_NO_LOCATION, ENTENTE_REASON_NONE, 0, 0, 0};
  char text[4] = "old";
  size_t length = 9;
  ASSERT_EQ(entente_result_sentence(map_, position_.data(), &result, text, sizeof text, &length, &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(length, 0u);
  EXPECT_STREQ(text, "");
}

TEST_F(CapiTest, DueTellsBuildsAndRemovals) {
  int32_t due = -9;
  ASSERT_EQ(entente_position_remove(map_, position_.data(), At("PAR"), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_due(map_, position_.data(), nullptr, Power("FRANCE"), &due, &error_), ENTENTE_OK);
  EXPECT_EQ(due, 1);
  const entente_unit extra{At("RUH"), Power("GERMANY"), ENTENTE_ARMY};
  ASSERT_EQ(entente_position_place(map_, position_.data(), &extra, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_due(map_, position_.data(), nullptr, Power("GERMANY"), &due, &error_), ENTENTE_OK);
  EXPECT_EQ(due, -1);
}

TEST_F(CapiTest, NewerCallersResultsAreFilledWithZeros) {
  struct Longer {
    entente_order_result known;
    uint64_t unknown;
  };
  const entente_order orders[] = {Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR"),
                                  Read("ITALY", "A ROM H")};
  Longer longer[3];
  std::memset(static_cast<void*>(longer), 0xff, sizeof longer);
  ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), nullptr, orders, 3, &longer[0].known, sizeof(Longer),
                               nullptr, 0, nullptr, nullptr, nullptr, &error_),
            ENTENTE_OK);
  const auto results = Adjudicate({orders[0], orders[1], orders[2]});
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(std::memcmp(&longer[i].known, &results[static_cast<size_t>(i)], sizeof results[0]), 0);
    EXPECT_EQ(longer[i].unknown, 0u);
  }
}

TEST_F(CapiTest, BatchIsTheSameAsOneByOne) {
  const entente_order orders[] = {Read("FRANCE", "A PAR - BUR"), Read("GERMANY", "A MUN - BUR"),
                                  Read("TURKEY", "A CON - BUL")};
  const size_t starts[] = {0, 2, 2, 3};
  PositionMemory positions;
  for (int i = 0; i < 3; ++i) positions.insert(positions.end(), position_.begin(), position_.end());
  entente_order_result results[3];
  size_t done = 0;
  ASSERT_EQ(entente_adjudicate_batch(scratch_, positions.data(), 3, nullptr, orders, starts, results, sizeof results[0],
                                     positions.data(), &done, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(done, 3u);
  EXPECT_EQ(results[0].reason, ENTENTE_REASON_BOUNCED);
  EXPECT_EQ(results[2].reason, ENTENTE_REASON_NONE);
  Adjudicate({orders[2]});
  EXPECT_TRUE(std::equal(position_.begin(), position_.end(), positions.end() - static_cast<long>(position_.size())));
}

// A VIE is dislodged and has no place to go.
TEST_F(CapiTest, ARetreatsPhaseWithoutRetreatsIsHeldIfTheRulesSaySo) {
  const std::string units =
      R"({"units":{"AUSTRIA":["A VIE","A TRI","A BUD"],"GERMANY":["A BOH"],"ITALY":["A GAL"],"RUSSIA":["A TYR"]}})";
  const std::string json = R"({"name":"S1901M","state":)" + units + "}";
  auto held = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_init(&held, map_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_rules_set(&held, "empty_retreats", 14, "held", 4, &error_), ENTENTE_OK) << error_.message;
  const entente_order orders[] = {Read("GERMANY", "A BOH - VIE"), Read("RUSSIA", "A TYR S A BOH - VIE")};
  for (const entente_rules* rules :
       {static_cast<const entente_rules*>(nullptr), static_cast<const entente_rules*>(&held)}) {
    const char* const expected = rules == nullptr ? "F1901M" : "S1901R";
    ASSERT_EQ(entente_position_from_json(map_, json.data(), json.size(), position_.data(), &error_), ENTENTE_OK);
    PositionMemory next = NewPosition();
    entente_order_result results[2];
    ASSERT_EQ(entente_adjudicate(scratch_, position_.data(), rules, orders, 2, results, sizeof results[0], nullptr, 0,
                                 nullptr, nullptr, next.data(), &error_),
              ENTENTE_OK);
    EXPECT_EQ(PhaseName(next), expected);
    entente_game* game = nullptr;
    ASSERT_EQ(entente_game_new_at(map_, rules, position_.data(), &game, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_submit(game, Power("GERMANY"), orders, 1, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_submit(game, Power("RUSSIA"), orders + 1, 1, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
    ASSERT_EQ(entente_game_position(game, next.data(), &error_), ENTENTE_OK);
    EXPECT_EQ(PhaseName(next), expected);
    entente_game_free(game);
  }
}

TEST_F(CapiTest, GameGoesForthAndBack) {
  entente_game* game = nullptr;
  ASSERT_EQ(entente_game_new(map_, nullptr, &game, &error_), ENTENTE_OK);
  const std::string text = "# opening\r\nA PAR - BUR\n\n  A MAR S A PAR - BUR\n";
  ASSERT_EQ(entente_game_submit_text(game, Power("FRANCE"), text.data(), text.size(), &error_), ENTENTE_OK)
      << error_.message;
  entente_order orders[8];
  size_t count = 0;
  ASSERT_EQ(entente_game_orders(game, Power("FRANCE"), orders, 8, &count, &error_), ENTENTE_OK);
  EXPECT_EQ(count, 2u);
  entente_game* fork = nullptr;
  ASSERT_EQ(entente_game_fork(game, &fork, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_phase_count(game), 1u);
  EXPECT_EQ(entente_game_phase_count(fork), 0u);
  entente_order_result results[32];
  ASSERT_EQ(entente_game_results(game, 0, results, sizeof results[0], 32, &count, &error_), ENTENTE_OK);
  ASSERT_EQ(count, 22u);  // one for every unit
  EXPECT_EQ(results[1].reason, ENTENTE_REASON_NONE);
  EXPECT_EQ(results[1].implied, 0);
  EXPECT_EQ(results[2].implied, 1);
  PositionMemory at = NewPosition();
  ASSERT_EQ(entente_game_position_at(game, 0, at.data(), &error_), ENTENTE_OK);
  EXPECT_EQ(at, position_);
  ASSERT_EQ(entente_game_undo(game, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_position(game, at.data(), &error_), ENTENTE_OK);
  EXPECT_EQ(at, position_);
  EXPECT_EQ(entente_game_undo(game, &error_), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_NE(entente_game_map(game), nullptr);
  entente_game_free(game);
  entente_game_free(fork);
}

TEST_F(CapiTest, GameIsSavedAndLoaded) {
  entente_game* game = nullptr;
  auto summary = Sized<entente_play_summary>();
  ASSERT_EQ(entente_play(scratch_, nullptr, 5, 30, &summary, &game, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(summary.phases, 30u);
  const auto save = [&](char* text, size_t capacity, size_t* length) {
    return entente_game_save(game, text, capacity, length, &error_);
  };
  const std::string saved = Text(save);
  entente_game* loaded = nullptr;
  ASSERT_EQ(entente_game_load(saved.data(), saved.size(), nullptr, &loaded, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_game_phase_count(loaded), entente_game_phase_count(game));
  PositionMemory a = NewPosition(), b = NewPosition();
  ASSERT_EQ(entente_game_position(game, a.data(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_position(loaded, b.data(), &error_), ENTENTE_OK);
  EXPECT_EQ(a, b);
  entente_game_free(loaded);
  entente_game_free(game);
}

TEST_F(CapiTest, SameSeedSameSignature) {
  auto first = Sized<entente_play_summary>(), second = Sized<entente_play_summary>();
  ASSERT_EQ(entente_play(scratch_, nullptr, 9, 40, &first, nullptr, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_play(scratch_, nullptr, 9, 40, &second, nullptr, &error_), ENTENTE_OK);
  EXPECT_EQ(first.signature, second.signature);
}

TEST_F(CapiTest, JsonGoesInAndOut) {
  const auto to_json = [&](char* text, size_t capacity, size_t* length) {
    return entente_position_to_json(map_, position_.data(), text, capacity, length, &error_);
  };
  const std::string json = Text(to_json);
  PositionMemory read = NewPosition();
  ASSERT_EQ(entente_position_from_json(map_, json.data(), json.size(), read.data(), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(read, position_);

  entente_exchange* exchange = nullptr;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, &exchange, &error_), ENTENTE_OK);
  const char* result = nullptr;
  size_t length = 0;
  const std::string phase = R"({"id":7,"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},)"
                            R"("orders":{"FRANCE":["A PAR - BUR"]}})";
  ASSERT_EQ(entente_exchange_adjudicate(exchange, phase.data(), phase.size(), &result, &length, &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(std::string(result, length).rfind(R"({"id":7,"name":"S1901M","orders":[{"power":"FRANCE")", 0), 0u)
      << std::string(result, length);
  ASSERT_EQ(entente_exchange_legal(exchange, phase.data(), phase.size(), &result, &length, &error_), ENTENTE_OK);
  EXPECT_NE(std::string(result, length).find(R"("A PAR":["A PAR H")"), std::string::npos);
  ASSERT_EQ(entente_exchange_report(exchange, phase.data(), phase.size(), 0, &result, &length, &error_), ENTENTE_OK);
  EXPECT_NE(std::string(result, length).find("A PAR - BUR"), std::string::npos);
  const entente_map* map = nullptr;
  auto rules = Sized<entente_rules>();
  size_t size = 0;
  ASSERT_EQ(entente_exchange_read(exchange, phase.data(), phase.size(), &map, &rules, read.data(), 8 * read.size(),
                                  &size, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(entente_position_check(map, read.data(), &error_), ENTENTE_OK);
  entente_exchange_free(exchange);
}

TEST_F(CapiTest, GameJsonIsTakenApart) {
  entente_exchange* exchange = nullptr;
  ASSERT_EQ(entente_exchange_new(map_, nullptr, &exchange, &error_), ENTENTE_OK);
  const std::string phase =
      R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR H"]}})";
  const std::string last = R"({"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{}})";
  const std::string game = R"({"map":"standard","phases":[)" + phase + "," + last + "]}";
  uint32_t count = 0, is_game = 0;
  ASSERT_EQ(entente_exchange_phases(exchange, game.data(), game.size(), &count, &is_game, &error_), ENTENTE_OK);
  EXPECT_EQ(count, 2u);
  EXPECT_EQ(is_game, 1u);
  auto info = Sized<entente_phase_info>();
  ASSERT_EQ(entente_exchange_phase_info(exchange, game.data(), game.size(), 1, &info, &error_), ENTENTE_OK);
  EXPECT_STREQ(info.name, "F1901M");
  EXPECT_EQ(info.has_orders, 0u);
  const char* result = nullptr;
  size_t length = 0;
  ASSERT_EQ(entente_exchange_phase(exchange, game.data(), game.size(), 0, &result, &length, &error_), ENTENTE_OK);
  EXPECT_NE(std::string(result, length).find(R"("map":"standard")"), std::string::npos);
  auto summary = Sized<entente_replay_summary>();
  ASSERT_EQ(entente_exchange_replay(exchange, game.data(), game.size(), &summary, &result, &length, &error_),
            ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(summary.compared, 1u);
  EXPECT_EQ(summary.differences, 1u);
  ASSERT_EQ(entente_exchange_replay_report(exchange, game.data(), game.size(), &summary, &result, &length, &error_),
            ENTENTE_OK);
  EXPECT_NE(std::string(result, length).find("recorded A BUR; ours A PAR"), std::string::npos)
      << std::string(result, length);
  entente_exchange_free(exchange);
}

TEST_F(CapiTest, MapIsReadFromTextWithIncludes) {
  struct Files {
    static entente_status Give(void* context, const char* name, size_t name_length, const char*, size_t,
                               const char** text, size_t* length) {
      if (std::string_view(name, name_length).find("part") == std::string_view::npos) return ENTENTE_ERR_NOT_FOUND;
      *text = static_cast<std::string*>(context)->data();
      *length = static_cast<std::string*>(context)->size();
      return ENTENTE_OK;
    }
    static void Hear(void* context, const entente_diagnostic* diagnostic) {
      *static_cast<std::string*>(context) += std::string(diagnostic->code) + "\n";
    }
  };
  std::string part = "what is this\n", heard;
  const std::string text = "USE part.map\n";
  entente_map* map = nullptr;
  EXPECT_EQ(
      entente_map_read(text.data(), text.size(), "main.map", 8, Files::Give, &part, Files::Hear, &heard, &map, &error_),
      ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(map, nullptr);
  EXPECT_FALSE(heard.empty());
  EXPECT_GT(std::strlen(error_.message), 0u);
  EXPECT_EQ(
      entente_map_read(text.data(), text.size(), "main.map", 8, nullptr, nullptr, nullptr, nullptr, &map, &error_),
      ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.file, "main.map");
  EXPECT_EQ(error_.line, 1u);
}

TEST_F(CapiTest, MapSummaryIsJson) {
  const auto to_json = [&](char* text, size_t capacity, size_t* length) {
    return entente_map_to_json(map_, text, capacity, length, &error_);
  };
  EXPECT_EQ(Text(to_json).rfind(R"({"name":"standard")", 0), 0u);
}

TEST_F(CapiTest, HandlesAreFreedInAnyOrder) {
  entente_map* map = NewMap("pure");
  entente_scratch* scratch = nullptr;
  entente_game* game = nullptr;
  entente_exchange* exchange = nullptr;
  ASSERT_EQ(entente_scratch_new(map, &scratch, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_new(map, nullptr, &game, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_exchange_new(map, nullptr, &exchange, &error_), ENTENTE_OK);
  entente_map* again = entente_map_retain(map);
  entente_map_free(map);
  entente_map_free(again);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_get_info(entente_game_map(game), &info, &error_), ENTENTE_OK);
  EXPECT_STREQ(info.name, "pure");
  entente_game_free(game);
  auto summary = Sized<entente_play_summary>();
  EXPECT_EQ(entente_play(scratch, nullptr, 1, 5, &summary, nullptr, &error_), ENTENTE_OK);
  entente_exchange_free(exchange);
  entente_scratch_free(scratch);
  entente_map_free(nullptr);
  entente_scratch_free(nullptr);
  entente_game_free(nullptr);
  entente_exchange_free(nullptr);
}

}  // namespace
}  // namespace entente_test
