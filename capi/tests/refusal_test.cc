// What is refused beyond NULL and numbers out of range: memory that is not aligned, structs and rules that are none,
// buffers that are too small, results and events that nobody adjudicated.
#include <cstring>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kGame = R"({"map":"standard","phases":[
  {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}},
  {"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{}}]})";

constexpr std::string_view kSmallMap =
    "FIRST AAA\nSECOND BBB\nPlace a = AAA\nPlace b = BBB\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n";

class RefusalTest : public Board {
 protected:
  // Memory for a position that is not aligned as one must be.
  void* Misaligned() { return reinterpret_cast<unsigned char*>(after_.data()) + 4; }
  // Rules that every function refuses.
  static entente_rules WrongRules() {
    auto rules = Sized<entente_rules>();
    rules.value[0] = 0xff;
    return rules;
  }
  entente_game* NewGame() {
    entente_game* game = nullptr;
    EXPECT_EQ(entente_game_new(map_, nullptr, &game, &error_), ENTENTE_OK) << error_.message;
    return game;
  }
  entente_exchange* NewExchange(const entente_map* map = nullptr) {
    entente_exchange* exchange = nullptr;
    EXPECT_EQ(entente_exchange_new(map, nullptr, &exchange, &error_), ENTENTE_OK) << error_.message;
    return exchange;
  }

  const void* start() const { return position_.data(); }

  char text_[512] = {};
  size_t length_ = 0;
  entente_order order_ = 0;
  const char* given_ = nullptr;
};

TEST_F(RefusalTest, FieldsOfAnOrderStayInTheirRanges) {
  const auto refused = [&](std::string_view field, const auto& spoil) {
    auto fields = Sized<entente_order_fields>();
    fields.kind = ENTENTE_HOLD;
    ASSERT_EQ(entente_order_pack(&fields, &order_, &error_), ENTENTE_OK) << error_.message;
    spoil(fields);
    ExpectRefused([&](auto* e) { return entente_order_pack(&fields, &order_, e); }, field);
  };
  refused("kind", [](auto& fields) { fields.kind = 0; });
  refused("kind", [](auto& fields) { fields.kind = ENTENTE_WAIVE + 1; });
  refused("unit_type", [](auto& fields) { fields.unit_type = 2; });
  refused("unit_type", [](auto& fields) { fields.unit_type_known = 2; });
  refused("third_type", [](auto& fields) { fields.third_type = 2; });
  refused("third_type", [](auto& fields) { fields.third_type_known = 2; });
  refused("via_convoy", [](auto& fields) { fields.via_convoy = 2; });
  refused("source", [](auto& fields) { fields.source = 0x1000; });
  refused("target", [](auto& fields) { fields.target = 0x1000; });
  refused("third", [](auto& fields) { fields.third = 0x1000; });
  refused("written", [](auto& fields) { fields.written = 0x80; });
  refused("reserved", [](auto& fields) { fields.reserved = 1; });
}

TEST_F(RefusalTest, PositionsMustBeAlignedWhereverTheyAreWritten) {
  entente_game* game = NewGame();
  entente_exchange* exchange = NewExchange();
  const auto adjudicate = [&](void* after, void* next, entente_error* e) {
    return entente_adjudicate(scratch_, start(), nullptr, nullptr, 0, nullptr, 0, nullptr, 0, nullptr, after, next, e);
  };
  ExpectRefused([&](auto* e) { return adjudicate(Misaligned(), nullptr, e); }, "aligned");
  ExpectRefused([&](auto* e) { return adjudicate(nullptr, Misaligned(), e); }, "aligned");
  const size_t starts[] = {0, 0};
  ExpectRefused(
      [&](auto* e) {
        return entente_adjudicate_batch(scratch_, start(), 1, nullptr, nullptr, starts, nullptr, 16, Misaligned(),
                                        nullptr, e);
      },
      "aligned");
  ExpectRefused([&](auto* e) { return entente_game_position(game, Misaligned(), e); }, "aligned");
  ExpectRefused([&](auto* e) { return entente_game_position_at(game, 0, Misaligned(), e); }, "aligned");
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_read(exchange, "{}", 2, nullptr, nullptr, Misaligned(), 64, &length_, e);
      },
      "aligned");
  entente_exchange_free(exchange);
  entente_game_free(game);
}

TEST_F(RefusalTest, RulesAreCheckedByEveryFunctionThatTakesThem) {
  const entente_rules wrong = WrongRules();
  entente_game* game = nullptr;
  entente_exchange* exchange = nullptr;
  int32_t due = 0;
  const size_t starts[] = {0, 0};
  ExpectRefused([&](auto* e) { return entente_legal_orders(scratch_, start(), &wrong, 0, &order_, 1, &length_, e); },
                "rules");
  ExpectRefused(
      [&](auto* e) { return entente_legal_orders_of_power(scratch_, start(), &wrong, 0, &order_, 1, &length_, e); },
      "rules");
  ExpectRefused(
      [&](auto* e) {
        return entente_adjudicate_batch(scratch_, start(), 1, &wrong, nullptr, starts, nullptr, 16, nullptr, nullptr,
                                        e);
      },
      "rules");
  ExpectRefused([&](auto* e) { return entente_game_new(map_, &wrong, &game, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_game_new_at(map_, &wrong, start(), &game, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_position_due(map_, start(), &wrong, 0, &due, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_position_controller(map_, start(), &wrong, 0, text_, 512, &length_, e); },
                "rules");
  ExpectRefused([&](auto* e) { return entente_play(scratch_, &wrong, 1, 1, nullptr, nullptr, e); }, "rules");
  ExpectRefused([&](auto* e) { return entente_exchange_new(map_, &wrong, &exchange, e); }, "rules");
  entente_rules small = wrong;
  small.struct_size = 8;
  ExpectRefused([&](auto* e) { return entente_exchange_new(map_, &small, &exchange, e); }, "struct_size");
  for (entente_rules rules : {wrong, small}) {
    ExpectRefused([&](auto* e) { return entente_rules_preset(&rules, "datc3", 5, e); }, "rules");
    ExpectRefused([&](auto* e) { return entente_rules_set(&rules, "waive", 5, "allowed", 7, e); }, "rules");
  }
}

TEST_F(RefusalTest, ABatchSaysHowFarItCame) {
  PositionMemory two(2 * position_.size());
  std::copy(position_.begin(), position_.end(), two.begin());
  size_t done = 9;
  const size_t starts[] = {0, 1, 2};
  entente_order orders[] = {Read("FRANCE", "A PAR H"), Read("FRANCE", "A PAR H")};
  entente_order_result results[2] = {};
  const auto batch = [&](size_t count, const entente_order* given, entente_order_result* told, size_t size,
                         entente_error* e) {
    return entente_adjudicate_batch(scratch_, two.data(), count, nullptr, given, starts, told, size, nullptr, &done, e);
  };
  EXPECT_EQ(batch(0, nullptr, nullptr, 0, &error_), ENTENTE_OK);
  EXPECT_EQ(done, 0u);
  ExpectRefused([&](auto* e) { return batch(2, nullptr, results, 16, e); }, "orders");
  ExpectRefused([&](auto* e) { return batch(2, orders, nullptr, 16, e); }, "results");
  ExpectRefused([&](auto* e) { return batch(2, orders, results, 8, e); }, "result_size");
  ExpectRefused([&](auto* e) { return batch(2, orders, results, 4104, e); }, "result_size");
  EXPECT_EQ(done, 0u);
  ExpectRefused([&](auto* e) { return batch(2, orders, results, 16, e); }, "map");  // the second is no position
  EXPECT_EQ(done, 1u);
  EXPECT_EQ(entente_adjudicate_batch(scratch_, two.data(), 1, nullptr, orders, starts, results, 16, nullptr, nullptr,
                                     &error_),
            ENTENTE_OK);
}

TEST_F(RefusalTest, ABatchStopsAtAFinishedGame) {
  const std::string_view over = R"({"name":"COMPLETED","winner":"FRANCE","state":{"units":{}}})";
  ASSERT_EQ(entente_position_from_json(map_, over.data(), over.size(), position_.data(), &error_), ENTENTE_OK);
  const size_t starts[] = {0, 0};
  EXPECT_EQ(
      entente_adjudicate_batch(scratch_, start(), 1, nullptr, nullptr, starts, nullptr, 16, nullptr, nullptr, &error_),
      ENTENTE_ERR_WRONG_PHASE);
}

TEST_F(RefusalTest, ResultsMustBeAlignedAndOfASensibleSize) {
  alignas(8) unsigned char memory[64] = {};
  order_ = Read("FRANCE", "A PAR H");
  const auto adjudicate = [&](size_t offset, size_t size, entente_error* e) {
    return entente_adjudicate(scratch_, start(), nullptr, &order_, 1,
                              reinterpret_cast<entente_order_result*>(memory + offset), size, nullptr, 0, nullptr,
                              nullptr, nullptr, e);
  };
  EXPECT_EQ(adjudicate(0, 16, &error_), ENTENTE_OK);
  ExpectRefused([&](auto* e) { return adjudicate(4, 16, e); }, "aligned");
  ExpectRefused([&](auto* e) { return adjudicate(0, 4104, e); }, "result_size");
}

TEST_F(RefusalTest, MoreThanAMillionOrdersAreALimit) {
  entente_game* game = NewGame();
  const size_t many = (size_t{1} << 20) + 1;  // nothing is read
  entente_order_result result = {};
  EXPECT_EQ(entente_adjudicate(scratch_, start(), nullptr, &order_, many, &result, 16, nullptr, 0, nullptr, nullptr,
                               nullptr, &error_),
            ENTENTE_ERR_LIMIT);
  EXPECT_EQ(entente_game_submit(game, 0, &order_, many, &error_), ENTENTE_ERR_LIMIT);
  entente_game_free(game);
}

TEST_F(RefusalTest, APositionHoldsOnlySoManyDislodgedUnits) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_get_info(map_, &info, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_clear(map_, position_.data(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_position_set_phase(map_, position_.data(), "S1901R", 6, &error_), ENTENTE_OK);
  entente_status status = ENTENTE_OK;
  uint32_t dislodged = 0;
  for (uint16_t province = 0; status == ENTENTE_OK && province < info.province_count; ++province) {
    auto place = Sized<entente_location_info>();
    ASSERT_EQ(entente_map_location(map_, province, &place, &error_), ENTENTE_OK);
    if (place.takes_army == 0) continue;
    const entente_unit unit{province, 0, ENTENTE_ARMY};
    status = entente_position_dislodge(map_, position_.data(), &unit, nullptr, 0, &error_);
    dislodged += status == ENTENTE_OK;
  }
  EXPECT_EQ(status, ENTENTE_ERR_LIMIT);
  EXPECT_GE(dislodged, info.province_count / 3);
}

TEST_F(RefusalTest, OnlyARetreatsPhaseHasDislodgedUnits) {
  const entente_unit unit{At("BUR"), Power("FRANCE"), ENTENTE_ARMY};
  const auto dislodge = [&] { return entente_position_dislodge(map_, position_.data(), &unit, nullptr, 0, &error_); };
  const auto set_phase = [&](const char* name) {
    return entente_position_set_phase(map_, position_.data(), name, 6, &error_);
  };
  EXPECT_EQ(dislodge(), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_STREQ(error_.message, "the position is in a movement phase: only a retreats phase has dislodged units");
  ASSERT_EQ(set_phase("W1901A"), ENTENTE_OK);
  EXPECT_EQ(dislodge(), ENTENTE_ERR_WRONG_PHASE);
  ASSERT_EQ(set_phase("S1901R"), ENTENTE_OK);
  ASSERT_EQ(dislodge(), ENTENTE_OK);
  EXPECT_EQ(set_phase("F1901M"), ENTENTE_ERR_WRONG_PHASE);
  EXPECT_STREQ(error_.message, "the position has dislodged units, but F1901M is no retreats phase");
  EXPECT_EQ(entente_position_check(map_, position_.data(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(set_phase("F1901R"), ENTENTE_OK);
}

TEST_F(RefusalTest, APositionStraightAfterMovementIsOnlyLookedAt) {
  ASSERT_EQ(entente_position_clear(map_, position_.data(), &error_), ENTENTE_OK);
  for (const std::string_view place : {"BUR", "MUN", "RUH"}) {
    const entente_unit unit{At(place), Power(place == "BUR" ? "FRANCE" : "GERMANY"), ENTENTE_ARMY};
    ASSERT_EQ(entente_position_place(map_, position_.data(), &unit, &error_), ENTENTE_OK);
  }
  Adjudicate({Read("GERMANY", "A MUN - BUR"), Read("GERMANY", "A RUH S A MUN - BUR")});
  entente_unit unit{};
  ASSERT_EQ(entente_position_dislodged(map_, after_.data(), &unit, 1, &length_, &error_), ENTENTE_OK);
  EXPECT_EQ(length_, 1u);
  uint16_t places[8];
  EXPECT_EQ(entente_position_retreats(map_, after_.data(), unit.location, places, 8, &length_, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_position_check(map_, after_.data(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(error_.message, "the position has dislodged units, but S1901M is no retreats phase");
  EXPECT_EQ(entente_position_to_json(map_, after_.data(), nullptr, 0, &length_, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(entente_position_remove(map_, after_.data(), At("RUH"), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(entente_position_set_phase(map_, after_.data(), "S1901R", 6, &error_), ENTENTE_OK);
  EXPECT_EQ(after_, position_) << "what it leads to";
}

TEST_F(RefusalTest, BuffersThatAreTooSmallTellTheLengthNeeded) {
  entente_game* game = NewGame();
  order_ = Read("FRANCE", "A PAR H");
  ASSERT_EQ(entente_game_submit(game, Power("FRANCE"), nullptr, 0, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_submit(game, Power("FRANCE"), &order_, 1, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_orders(game, Power("FRANCE"), nullptr, 0, &length_, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length_, 1u);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  EXPECT_EQ(entente_game_results(game, 0, nullptr, 16, 0, &length_, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length_, 22u);
  EXPECT_EQ(entente_legal_orders_of_power(scratch_, start(), nullptr, ENTENTE_NO_POWER, &order_, 1, &length_, &error_),
            ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_GT(length_, 200u);
  entente_game_free(game);
}

TEST_F(RefusalTest, GamesRefuseBuffersAndTextsThatAreNone) {
  entente_game* game = NewGame();
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  entente_order_result results[2] = {};
  entente_event event = {};
  ExpectRefused([&](auto* e) { return entente_game_submit_text(game, 0, nullptr, 1, e); }, "text");
  ExpectRefused([&](auto* e) { return entente_game_orders(game, 7, &order_, 1, &length_, e); }, "power");
  ExpectRefused([&](auto* e) { return entente_game_orders(game, 0, nullptr, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_game_results(game, 0, nullptr, 16, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_game_results(game, 0, results, 8, 2, &length_, e); }, "result_size");
  ExpectRefused([&](auto* e) { return entente_game_events(game, 0, &event, 1, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_game_save(game, nullptr, 1, &length_, e); }, "buffer");
  entente_unit unit = {};
  ExpectRefused([&](auto* e) { return entente_position_dislodged(map_, start(), nullptr, 1, &length_, e); }, "buffer");
  ExpectRefused([&](auto* e) { return entente_position_dislodged(map_, start(), &unit, 1, nullptr, e); }, "length");
  entente_game_free(game);
}

TEST_F(RefusalTest, LinesOfOrdersMayBeIndented) {
  entente_game* game = NewGame();
  const std::string_view lines = "\t A PAR H \t\r\n \r\n# a remark\n\tA MAR H\r";
  ASSERT_EQ(entente_game_submit_text(game, Power("FRANCE"), lines.data(), lines.size(), &error_), ENTENTE_OK)
      << error_.message;
  EXPECT_EQ(entente_game_orders(game, Power("FRANCE"), nullptr, 0, &length_, &error_), ENTENTE_ERR_BUFFER_TOO_SMALL);
  EXPECT_EQ(length_, 2u);
  entente_game_free(game);
}

TEST_F(RefusalTest, ResultsThatNobodyAdjudicatedHaveNoSentence) {
  const entente_order_result sound{
      Read("FRANCE", "A PAR H"), ENTENTE_NO_LOCATION, ENTENTE_NO_LOCATION, ENTENTE_REASON_NONE, 0, 0, 0};
  const auto refused = [&](std::string_view about, const auto& spoil) {
    entente_order_result result = sound;
    spoil(result);
    ExpectRefused([&](auto* e) { return entente_result_sentence(map_, start(), &result, text_, 512, &length_, e); },
                  about);
  };
  EXPECT_EQ(entente_result_sentence(map_, start(), &sound, text_, 512, &length_, &error_), ENTENTE_OK);
  refused("reason", [](auto& result) { result.reason = 200; });
  refused("illegality", [](auto& result) { result.illegality = 200; });
  refused("province", [](auto& result) { result.cause = 100; });
  refused("province", [](auto& result) { result.dislodged_by = 100; });
  ExpectRefused([&](auto* e) { return entente_result_sentence(map_, start(), &sound, nullptr, 5, &length_, e); },
                "buffer");
  EXPECT_EQ(entente_illegality_phrase(256), nullptr);
}

TEST_F(RefusalTest, EventsThatNeverHappenedHaveNoSentence) {
  const entente_event sound{ENTENTE_EVENT_REMOVED, ENTENTE_WHY_CIVIL_DISORDER, 0, 0, {At("PAR"), 0, ENTENTE_ARMY}};
  const auto refused = [&](std::string_view about, const auto& spoil) {
    entente_event event = sound;
    spoil(event);
    ExpectRefused([&](auto* e) { return entente_event_sentence(map_, &event, text_, 512, &length_, e); }, about);
  };
  EXPECT_EQ(entente_event_sentence(map_, &sound, text_, 512, &length_, &error_), ENTENTE_OK);
  refused("kind", [](auto& event) { event.event = 0; });
  refused("kind", [](auto& event) { event.event = 200; });
  refused("cause", [](auto& event) { event.why = 200; });
  refused("power", [](auto& event) { event.power = 7; });
  refused("unit", [](auto& event) { event.unit.location = 100; });
  refused("unit", [](auto& event) { event.unit.type = 2; });
  for (const uint8_t kind : {ENTENTE_EVENT_DISBANDED, ENTENTE_EVENT_CAUGHT, ENTENTE_EVENT_RETREATED}) {
    refused("unit", [&](auto& event) {
      event.event = kind;
      event.unit.type = 2;
    });
  }
}

TEST_F(RefusalTest, SummariesAndInfosOfAWrongSizeAreRefused) {
  entente_exchange* exchange = NewExchange();
  auto replayed = Sized<entente_replay_summary>();
  replayed.struct_size = 8;
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_replay(exchange, kGame.data(), kGame.size(), &replayed, &given_, &length_, e);
      },
      "struct_size");
  auto played = Sized<entente_play_summary>();
  played.struct_size = 8;
  ExpectRefused([&](auto* e) { return entente_play(scratch_, nullptr, 1, 1, &played, nullptr, e); }, "struct_size");
  auto failure = Sized<entente_error>();
  failure.struct_size = 4;
  EXPECT_EQ(entente_exchange_error_json(exchange, "{}", 2, &failure, &given_, &length_), ENTENTE_ERR_INVALID_ARGUMENT);
  auto rules = Sized<entente_rules>();
  rules.struct_size = 8;
  const std::string_view phase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}})";
  ExpectRefused(
      [&](auto* e) {
        return entente_exchange_read(exchange, phase.data(), phase.size(), nullptr, &rules, after_.data(),
                                     after_.size() * 8, &length_, e);
      },
      "struct_size");
  EXPECT_EQ(entente_exchange_read(exchange, phase.data(), phase.size(), nullptr, nullptr, after_.data(),
                                  after_.size() * 8, &length_, &error_),
            ENTENTE_OK);
  entente_exchange_free(exchange);
}

TEST_F(RefusalTest, AReportNeedsTheMapOfItsGame) {
  entente_exchange* exchange = NewExchange();
  const std::string_view game = R"({"map":"nowhere","phases":[{"name":"S1901M","state":{"units":{}}}]})";
  ExpectRefused(
      [&](auto* e) { return entente_exchange_report(exchange, game.data(), game.size(), 0, &given_, &length_, e); },
      "nowhere");
  entente_exchange_free(exchange);
}

TEST_F(RefusalTest, AnExchangeWithAMapReadsLinesOnOthers) {
  entente_exchange* exchange = NewExchange(map_);
  for (const std::string_view name : {"standard", "pure", "pure"}) {
    const std::string line = R"({"map":")" + std::string(name) + R"(","name":"S1901M","state":{"units":{}}})";
    const entente_map* map = nullptr;
    ASSERT_EQ(entente_exchange_read(exchange, line.data(), line.size(), &map, nullptr, after_.data(), after_.size() * 8,
                                    &length_, &error_),
              ENTENTE_OK)
        << error_.message;
    auto info = Sized<entente_map_info>();
    ASSERT_EQ(entente_map_get_info(map, &info, &error_), ENTENTE_OK);
    EXPECT_EQ(info.name, name);
  }
  entente_exchange_free(exchange);
}

TEST_F(RefusalTest, AReplayReportNamesWhatOnlyOneSideHas) {
  entente_exchange* exchange = NewExchange();
  const auto report = [&](std::string_view first, std::string_view second) {
    const std::string game = R"({"map":"standard","phases":[{"name":"S1901M","state":{"units":{"FRANCE":[)" +
                             std::string(first) + R"(]}},"orders":{}},{"name":"F1901M","state":{"units":{"FRANCE":[)" +
                             std::string(second) + R"(]}},"orders":{}}]})";
    EXPECT_EQ(entente_exchange_replay_report(exchange, game.data(), game.size(), nullptr, &given_, &length_, &error_),
              ENTENTE_OK)
        << error_.message;
    return std::string(given_, length_);
  };
  EXPECT_NE(report(R"("A PAR")", "").find("recorded nothing; ours "), std::string::npos) << report(R"("A PAR")", "");
  EXPECT_NE(report("", R"("A PAR")").find("; ours nothing"), std::string::npos) << report("", R"("A PAR")");
  EXPECT_NE(report("", "").find(" 0 differences"), std::string::npos);
  entente_exchange_free(exchange);
}

TEST_F(RefusalTest, AMapWhoseRulesDoNotActIsNotSupported) {
  const std::string text = "RULE DIFFERENT_ADJUDICATION\n" + std::string(kSmallMap);
  entente_map* map = nullptr;
  EXPECT_EQ(entente_map_read(text.data(), text.size(), "a.map", 5, nullptr, nullptr, nullptr, nullptr, &map, &error_),
            ENTENTE_ERR_NOT_SUPPORTED);
  EXPECT_EQ(map, nullptr);
}

TEST_F(RefusalTest, AFileNameIsCutBeforeACodePointThatDoesNotFit) {
  const auto file_told = [&](const std::string& name) {
    entente_map* map = nullptr;
    EXPECT_EQ(entente_map_read("LAND", 4, name.data(), name.size(), nullptr, nullptr, nullptr, nullptr, &map, &error_),
              ENTENTE_ERR_INVALID_ARGUMENT);
    return std::string(error_.file);
  };
  const size_t room = sizeof error_.file - 1;
  EXPECT_EQ(file_told(std::string(room, 'x')), std::string(room, 'x'));
  EXPECT_EQ(file_told(std::string(room - 1, 'x') + "\xC3\xA9"), std::string(room - 1, 'x'));
  EXPECT_EQ(file_told(std::string(room + 1, '\x80')), "");  // no code point begins anywhere
}

TEST_F(RefusalTest, AnIncludedFileMayBeEmpty) {
  const auto nothing = [](void*, const char*, size_t, const char*, size_t, const char** text, size_t* length) {
    *text = nullptr;
    *length = 0;
    return static_cast<entente_status>(ENTENTE_OK);
  };
  const std::string text = "USE other\n" + std::string(kSmallMap);
  entente_map* map = nullptr;
  EXPECT_EQ(entente_map_read(text.data(), text.size(), "a.map", 5, nothing, nullptr, nullptr, nullptr, &map, &error_),
            ENTENTE_OK)
      << error_.message;
  entente_map_free(map);
  entente_map_free(nullptr);
}

TEST_F(RefusalTest, JsonWithMoreDislodgedUnitsThanABoardHoldsIsALimit) {
  auto info = Sized<entente_map_info>();
  ASSERT_EQ(entente_map_get_info(map_, &info, &error_), ENTENTE_OK);
  std::string units;
  for (uint32_t province = 0; province < info.province_count; ++province) {
    auto place = Sized<entente_location_info>();
    ASSERT_EQ(entente_map_location(map_, province, &place, &error_), ENTENTE_OK);
    if (place.takes_army != 0) units += (units.empty() ? "\"A " : ",\"A ") + std::string(place.id) + "\":[]";
  }
  const std::string json = R"({"name":"S1901R","state":{"units":{},"retreats":{"FRANCE":{)" + units + "}}}}";
  EXPECT_EQ(entente_position_from_json(map_, json.data(), json.size(), position_.data(), &error_), ENTENTE_ERR_LIMIT)
      << error_.message;
}

TEST_F(RefusalTest, ASummaryNeedsAPlaceForItsLength) {
  ExpectRefused([&](auto* e) { return entente_map_summary(map_, nullptr, 0, text_, 512, nullptr, e); }, "length");
  ExpectRefused([&](auto* e) { return entente_map_summary(map_, nullptr, 0, nullptr, 5, &length_, e); }, "buffer");
}

TEST_F(RefusalTest, WordsThatMayMeanMoreThanOneThingAreRefusedWhereTheRulesSaySo) {
  const std::string text = "Third = CCC bee?\nLAND CCC\n" + std::string(kSmallMap);
  entente_map* map = nullptr;
  ASSERT_EQ(entente_map_read(text.data(), text.size(), "a.map", 5, nullptr, nullptr, nullptr, nullptr, &map, &error_),
            ENTENTE_OK)
      << error_.message;
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_set(&rules, "ambiguous_words", 15, "refused", 7, &error_), ENTENTE_OK) << error_.message;
  entente_game* game = nullptr;
  ASSERT_EQ(entente_game_new(map, &rules, &game, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_game_submit_text(game, 0, "A AAA H\nA AAA - bee", 19, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_line_fault(game, 0, 1, text_, 512, &length_, &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(std::string_view(text_, length_),
            "'bee' at 9 may mean more than one thing: expected an abbreviation or a name of the place");
  const auto read = [&](const entente_rules* chosen, entente_error* e) {
    return entente_order_read(map, chosen, ENTENTE_MOVEMENT, 0, "A AAA - bee", 11, &order_, e);
  };
  ExpectRefused([&](auto* e) { return read(&rules, e); }, "'bee' at 9 may mean more than one thing");
  EXPECT_EQ(read(nullptr, &error_), ENTENTE_OK) << error_.message;
  entente_game_free(game);
  entente_map_free(map);
  // The map itself may say so.
  const std::string strict = text + "RULE NO_CHECK\n";
  ASSERT_EQ(
      entente_map_read(strict.data(), strict.size(), "a.map", 5, nullptr, nullptr, nullptr, nullptr, &map, &error_),
      ENTENTE_OK)
      << error_.message;
  ExpectRefused([&](auto* e) { return read(nullptr, e); }, "'bee' at 9 may mean more than one thing");
  entente_map_free(map);
}

TEST_F(RefusalTest, AWordLikeNoPlaceIsRefusedWithoutAGuess) {
  uint16_t location = 0;
  const std::string word(200, 'x');
  ExpectRefused([&](auto* e) { return entente_map_find_location(map_, word.data(), word.size(), &location, e); },
                "is no place");
}

TEST_F(RefusalTest, NamesAndStateOfAValueMayBeLeftOut) {
  const char* name = nullptr;
  uint32_t acts = 9;
  EXPECT_EQ(entente_option_value(0, 0, nullptr, &acts, &error_), ENTENTE_OK);
  EXPECT_EQ(acts, 1u);
  EXPECT_EQ(entente_option_value(0, 0, &name, nullptr, &error_), ENTENTE_OK);
  EXPECT_NE(name, nullptr);
  auto info = Sized<entente_option_info>();
  bool of_a_rule = false;
  for (uint32_t option = 0; entente_option(option, &info, &error_) == ENTENTE_OK; ++option) {
    of_a_rule |= info.issue[0] == '\0';
  }
  EXPECT_TRUE(of_a_rule);
}

}  // namespace
}  // namespace entente_test
