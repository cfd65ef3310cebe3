// A struct_size of no release is refused, in every function and before any work, and the message names the struct.
// Members known only to newer callers must be zero.
#include <memory>

#include "board_fixture.h"

namespace entente_test {
namespace {

constexpr std::string_view kPhase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}})";
constexpr std::string_view kGame = R"({"map":"standard","phases":[
  {"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{}},
  {"name":"F1901M","state":{"units":{"FRANCE":["A BUR"]}},"orders":{}}]})";
constexpr uint32_t kLargest = 4096;

class StructSizeTest : public Board {
 protected:
  // `call(&made, error)` takes a struct called `name` in messages; with its own size it succeeds.
  template <typename Struct, typename Call>
  void ExpectSizesRefused(std::string_view name, const Call& call, const Struct& sound = Sized<Struct>()) {
    SCOPED_TRACE(name);
    const std::string about = std::string(name) + " has a wrong struct_size";
    const auto own = static_cast<uint32_t>(sizeof(Struct));
    for (const uint32_t size : {0u, 4u, 8u, own - 1, kLargest + 1, 0xccccccccu, UINT32_MAX}) {
      Struct made = sound;
      made.struct_size = size;
      const Struct before = made;
      ExpectRefused([&](auto* e) { return call(&made, e); },
                    about + " " + std::to_string(size) + ": expected " + std::to_string(own) + " to 4096");
      EXPECT_EQ(error_.status, ENTENTE_ERR_INVALID_ARGUMENT) << size;
      EXPECT_EQ(std::memcmp(&made, &before, sizeof made), 0) << "it was written, size " << size;
    }
    Struct made = sound;
    EXPECT_EQ(call(&made, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(made.struct_size, own);
  }
  // The same for a struct that the call writes. For newer callers, it sets the additional members to zero.
  template <typename Struct, typename Call>
  void ExpectWritten(std::string_view name, const Call& call) {
    ExpectSizesRefused<Struct>(name, call);
    Struct expected = Sized<Struct>();
    EXPECT_EQ(call(&expected, &error_), ENTENTE_OK) << error_.message;
    struct Newest {
      Struct known;
      unsigned char unknown[kLargest - sizeof(Struct)];
    };
    const auto newest = std::make_unique<Newest>();
    std::memset(static_cast<void*>(newest.get()), 0xee, sizeof(Newest));
    newest->known.struct_size = kLargest;
    EXPECT_EQ(call(&newest->known, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(newest->known.struct_size, kLargest);
    newest->known.struct_size = expected.struct_size;
    EXPECT_EQ(std::memcmp(&newest->known, &expected, sizeof expected), 0);
    for (const unsigned char byte : newest->unknown) ASSERT_EQ(byte, 0);
  }
  // The same for a struct that the call only reads. Values in additional members of a newer caller are refused.
  template <typename Struct, typename Call>
  void ExpectRead(std::string_view name, const Call& call, const Struct& sound = Sized<Struct>()) {
    ExpectSizesRefused<Struct>(name, call, sound);
    struct Newer {
      Struct known;
      uint64_t unknown;
    } newer;
    std::memset(static_cast<void*>(&newer), 0, sizeof newer);  // with the padding in front of `unknown`
    newer.known = sound;
    newer.known.struct_size = sizeof newer;
    EXPECT_EQ(call(&newer.known, &error_), ENTENTE_OK) << error_.message;
    newer.unknown = uint64_t{1} << 56;
    ExpectRefused([&](auto* e) { return call(&newer.known, e); }, "does not know");
  }
};

TEST_F(StructSizeTest, OfMaps) {
  ExpectWritten<entente_map_info>("info", [&](auto* info, auto* e) { return entente_map_describe(map_, info, e); });
  ExpectWritten<entente_stage_counts>(
      "counts", [&](auto* counts, auto* e) { return entente_map_count(map_, nullptr, 0, counts, e); });
  ExpectWritten<entente_location_info>("info",
                                       [&](auto* info, auto* e) { return entente_map_location(map_, 0, info, e); });
  ExpectWritten<entente_power_info>("info", [&](auto* info, auto* e) { return entente_map_power(map_, 0, info, e); });
  Owned<entente_map_reader> reader;
  ASSERT_EQ(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, "RULE BILD_ANY\n", 14, "a.map", 5, reader.out(), &error_),
            ENTENTE_OK);
  ExpectWritten<entente_diagnostic_counts>("counts", [&](auto* counts, auto* e) {
    Text text;
    return entente_map_reader_diagnostics(reader, ENTENTE_TEXT_JSON, 0, counts, text.out(), e);
  });
}

TEST_F(StructSizeTest, OfRules) {
  ExpectWritten<entente_rules>("rules", [&](auto* rules, auto* e) { return entente_rules_init(rules, map_, e); });
  ExpectWritten<entente_rules>(
      "rules", [&](auto* rules, auto* e) { return entente_rules_read(map_, "waive=allowed", 13, rules, e); });
  ExpectRead<entente_rules>(
      "rules", [&](auto* rules, auto* e) { return entente_rules_set(rules, "waive", 5, "allowed", 7, e); });
  ExpectWritten<entente_preset_info>("info", [&](auto* info, auto* e) { return entente_preset_describe(0, info, e); });
  ExpectWritten<entente_game_form_info>("info",
                                        [&](auto* info, auto* e) { return entente_game_form_describe(0, info, e); });
  ExpectWritten<entente_option_info>("info", [&](auto* info, auto* e) { return entente_option_describe(0, info, e); });
  ExpectWritten<entente_value_info>("info",
                                    [&](auto* info, auto* e) { return entente_option_value_describe(0, 0, info, e); });
  ExpectWritten<entente_score_system_info>(
      "info", [&](auto* info, auto* e) { return entente_score_system_describe(0, info, e); });
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  ExpectWritten<entente_rules>("rules", [&](auto* rules, auto* e) { return entente_game_rules(game, rules, e); });
}

TEST_F(StructSizeTest, OfPositionsAndOrders) {
  ExpectWritten<entente_position_info>(
      "info", [&](auto* info, auto* e) { return entente_position_describe(map_, position_.data(), info, e); });
  ExpectWritten<entente_power_state>(
      "state", [&](auto* state, auto* e) { return entente_position_power_state(map_, position_.data(), 0, state, e); });
  const entente_order order = Read("FRANCE", "A PAR - BUR");
  ExpectWritten<entente_order_fields>("fields",
                                      [&](auto* fields, auto* e) { return entente_order_unpack(order, fields, e); });
  auto fields = Sized<entente_order_fields>();
  ASSERT_EQ(entente_order_unpack(order, &fields, &error_), ENTENTE_OK);
  entente_order packed = 0;
  ExpectRead<entente_order_fields>(
      "fields", [&](auto* given, auto* e) { return entente_order_pack(given, &packed, e); }, fields);
}

TEST_F(StructSizeTest, OfGames) {
  Owned<entente_game> game;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_submit_text(game, Power("FRANCE"), "A PAR H", 7, nullptr, &error_), ENTENTE_OK);
  ExpectWritten<entente_line>("line", [&](auto* line, auto* e) { return entente_game_line(game, 0, 0, line, e); });
  ExpectWritten<entente_game_info>("info", [&](auto* info, auto* e) { return entente_game_describe(game, info, e); });
  ExpectWritten<entente_order_check>("check", [&](auto* check, auto* e) {
    return entente_game_check_order(game, 0, "", 0, nullptr, check, nullptr, e);
  });
  ExpectRead<entente_text_options>("options", [&](auto* options, auto* e) {
    auto check = Sized<entente_order_check>();
    return entente_game_check_order(game, 0, "", 0, options, &check, nullptr, e);
  });
  ExpectWritten<entente_owed>("owed", [&](auto* owed, auto* e) { return entente_game_owed(game, 0, owed, e); });
  ExpectWritten<entente_end_rules>("rules",
                                   [&](auto* rules, auto* e) { return entente_game_end_rules(game, rules, e); });
  ExpectRead<entente_end_rules>("rules",
                                [&](auto* rules, auto* e) { return entente_game_set_end_rules(game, rules, e); });
  auto submission = Sized<entente_submission>();
  submission.by = ENTENTE_NO_POWER;
  ExpectRead<entente_submission>(
      "how", [&](auto* given, auto* e) { return entente_game_submit(game, 0, nullptr, 0, given, e); }, submission);
  ExpectRead<entente_submission>(
      "how", [&](auto* given, auto* e) { return entente_game_submit_text(game, 0, "", 0, given, e); }, submission);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  ExpectWritten<entente_phase_summary>(
      "summary", [&](auto* summary, auto* e) { return entente_game_summary(game, 0, summary, e); });
  ExpectRead<entente_text_options>("options", [&](auto* options, auto* e) {
    Text json;
    return entente_game_phase_json(game, 0, options, json.out(), e);
  });
}

TEST_F(StructSizeTest, OfSummaries) {
  ExpectWritten<entente_phase_summary>("summary", [&](auto* summary, auto* e) {
    return entente_adjudicate(scratch_, position_.data(), nullptr, nullptr, 0, summary, e);
  });
  ExpectWritten<entente_play_summary>(
      "summary", [&](auto* summary, auto* e) { return entente_play(scratch_, nullptr, 1, 3, summary, nullptr, e); });
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  Text text;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_document_read(kGame.data(), kGame.size(), document.out(), &error_), ENTENTE_OK) << error_.message;
  ExpectWritten<entente_replay_summary>("summary", [&](auto* summary, auto* e) {
    return entente_exchange_replay(exchange, document, ENTENTE_TEXT_JSON, nullptr, summary, text.out(), e);
  });
}

TEST_F(StructSizeTest, OfOptionsOfReports) {
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  Text text;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_document_read(kGame.data(), kGame.size(), document.out(), &error_), ENTENTE_OK) << error_.message;
  ExpectRead<entente_text_options>("options", [&](auto* options, auto* e) {
    return entente_exchange_report(exchange, document, 0, options, text.out(), e);
  });
  ExpectRead<entente_text_options>("options", [&](auto* options, auto* e) {
    return entente_exchange_replay(exchange, document, ENTENTE_TEXT_FOR_PEOPLE, options, nullptr, text.out(), e);
  });
}

TEST_F(StructSizeTest, OfRenderOptions) {
  if (entente_has("drawing", 7) == 0) GTEST_SKIP() << "the library was built without drawings";
  Text text;
  ExpectRead<entente_render_options>("options", [&](auto* options, auto* e) {
    return entente_position_render(map_, position_.data(), options, text.out(), e);
  });
}

TEST_F(StructSizeTest, OfWhatIsTakenBesidesAnythingElse) {
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  Text text;
  size_t size = 0;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_document_read(kPhase.data(), kPhase.size(), document.out(), &error_), ENTENTE_OK);
  ExpectWritten<entente_rules>("rules", [&](auto* rules, auto* e) {
    return entente_exchange_read(exchange, document, 0, nullptr, nullptr, rules, position_.data(), BytesOf(position_),
                                 &size, e);
  });
  auto failure = Sized<entente_error>();
  for (const uint32_t wrong : {0u, 4u, failure.struct_size - 1, kLargest + 1, UINT32_MAX}) {
    failure.struct_size = wrong;
    EXPECT_EQ(entente_exchange_error_json(exchange, "{}", 2, &failure, text.out()), ENTENTE_ERR_INVALID_ARGUMENT);
    EXPECT_EQ(text.get(), nullptr);
  }
}

// A summary of a wrong size is refused before the work, and nothing is returned.
TEST_F(StructSizeTest, NothingIsDoneForASummaryOfAWrongSize) {
  auto played = Sized<entente_play_summary>();
  played.struct_size = 8;
  Owned<entente_game> game;
  EXPECT_EQ(entente_play(scratch_, nullptr, 1, 5, &played, game.out(), &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(game.get(), nullptr);
  auto replayed = Sized<entente_replay_summary>();
  replayed.struct_size = 8;
  Owned<entente_exchange> exchange;
  Owned<entente_document> document;
  Text text;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_document_read(kGame.data(), kGame.size(), document.out(), &error_), ENTENTE_OK);
  EXPECT_EQ(entente_exchange_replay(exchange, document, ENTENTE_TEXT_JSON, nullptr, &replayed, text.out(), &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(text.get(), nullptr);
  auto rules = Sized<entente_rules>();
  rules.struct_size = 8;
  const PositionMemory start = position_;
  size_t size = 0;
  EXPECT_EQ(entente_exchange_read(exchange, document, 0, nullptr, nullptr, &rules, position_.data(), BytesOf(position_),
                                  &size, &error_),
            ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(position_, start);
}

TEST_F(StructSizeTest, ACallWithAnErrorOfAWrongSizeDoesNothing) {
  auto info = Sized<entente_map_info>();
  Owned<entente_game> game, other;
  Owned<entente_exchange> exchange;
  Owned<entente_map_reader> reader;
  Text text;
  PositionMemory memory = NewPosition();
  const PositionMemory blank = memory;
  entente_document* document = nullptr;
  entente_map *map = nullptr, *read = nullptr;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_map_reader_new(ENTENTE_MAP_FORM_MAP, "USE pure.map", 12, "a", 1, reader.out(), &error_),
            ENTENTE_OK);
  Adjudicate({});
  const std::function<entente_status(entente_error*)> calls[] = {
      [&](auto* e) { return entente_map_describe(map_, &info, e); },
      [&](auto* e) { return entente_map_builtin("standard", 8, &map, e); },
      [&](auto* e) { return entente_map_reader_refuse(reader, ENTENTE_ERR_NOT_FOUND, e); },
      [&](auto* e) { return entente_map_reader_finish(reader, &read, e); },
      [&](auto* e) { return entente_position_start(map_, memory.data(), BytesOf(memory), e); },
      [&](auto* e) { return entente_adjudicate(scratch_, nullptr, nullptr, nullptr, 0, nullptr, e); },
      [&](auto* e) { return entente_game_process(game, e); },
      [&](auto* e) { return entente_game_submit_text(game, 0, "A PAR H", 7, nullptr, e); },
      [&](auto* e) { return entente_game_save(game, text.out(), e); },
      [&](auto* e) { return entente_document_read("{}", 2, &document, e); },
      [&](auto* e) {
        return entente_exchange_adjudicate(exchange, kPhase.data(), kPhase.size(), nullptr, text.out(), e);
      },
      [&](auto* e) { return entente_play(scratch_, nullptr, 1, 2, nullptr, other.out(), e); },
  };
  const auto own = static_cast<uint32_t>(sizeof(entente_error));
  for (const uint32_t size : {0u, 16u, own - 1, kLargest + 1, UINT32_MAX}) {
    for (const auto& call : calls) {
      entente_error error{};
      error.struct_size = size;
      error.message[0] = 'x';
      EXPECT_EQ(call(&error), ENTENTE_ERR_INVALID_ARGUMENT) << size;
      EXPECT_EQ(error.message[0], 'x') << "the error was written";
      EXPECT_EQ(error.status, ENTENTE_OK);
    }
  }
  EXPECT_EQ(info.province_count, 0u);
  EXPECT_EQ(map, nullptr);
  EXPECT_EQ(read, nullptr);
  EXPECT_EQ(document, nullptr);
  EXPECT_EQ(text.get(), nullptr);
  EXPECT_EQ(other.get(), nullptr);
  EXPECT_STREQ(entente_map_reader_wants(reader), "pure.map");
  EXPECT_EQ(memory, blank);
  EXPECT_EQ(entente_game_phase_count(game), 0u);
  EXPECT_EQ(entente_game_line_count(game, 0), 0u);
  EXPECT_EQ(Results().size(), 22u) << "the scratch keeps what it had";
}

TEST_F(StructSizeTest, ALargerErrorIsWrittenToItsEnd) {
  struct LargestError {
    entente_error known;
    unsigned char unknown[kLargest - sizeof(entente_error)];
  };
  const auto largest = std::make_unique<LargestError>();
  std::memset(static_cast<void*>(largest.get()), 0xee, sizeof(LargestError));
  largest->known.struct_size = kLargest;
  EXPECT_EQ(entente_map_describe(map_, nullptr, &largest->known), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_STREQ(largest->known.message, "info is NULL");
  EXPECT_STREQ(largest->known.file, "");
  EXPECT_EQ(largest->known.line, 0u);
  for (const unsigned char byte : largest->unknown) ASSERT_EQ(byte, 0);
}

TEST_F(StructSizeTest, AnErrorIsWrittenOnFailureOnly) {
  auto info = Sized<entente_map_info>();
  error_.status = 77;
  error_.message[0] = 'x';
  EXPECT_EQ(entente_map_describe(map_, &info, &error_), ENTENTE_OK);
  EXPECT_EQ(error_.status, 77);
  EXPECT_EQ(error_.message[0], 'x');
}

}  // namespace
}  // namespace entente_test
