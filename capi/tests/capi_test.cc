// General functions: versions, long texts, lifetimes of handles.
#include <algorithm>
#include <cstdio>

#include "board_fixture.h"

namespace entente_test {
namespace {

using CapiTest = Board;

TEST_F(CapiTest, LibraryServesItsOwnHeader) {
  EXPECT_EQ(entente_abi_check(ENTENTE_ABI_VERSION), ENTENTE_OK);
  EXPECT_EQ(entente_abi_check(ENTENTE_ABI_OLDEST), ENTENTE_OK);
  EXPECT_EQ(entente_abi_check(ENTENTE_ABI_VERSION + 1), ENTENTE_ERR_ABI_MISMATCH);
  EXPECT_EQ(entente_abi_check(0), ENTENTE_ERR_ABI_MISMATCH);
}

TEST_F(CapiTest, ALibraryTellsItsParts) {
#ifdef ENTENTE_HAS_PRESS
  constexpr entente_bool kHasPress = 1;
#else
  constexpr entente_bool kHasPress = 0;
#endif
  EXPECT_EQ(entente_has("core", 4), 1u);
  EXPECT_EQ(entente_has("press", 5), kHasPress);
  EXPECT_EQ(entente_has("press", 4), 0u);
  EXPECT_EQ(entente_has("pressed", 7), 0u);
  EXPECT_EQ(entente_has("", 0), 0u);
}

TEST_F(CapiTest, TheVersionAsANumberIsTheWrittenOne) {
  unsigned major = 0, minor = 0, patch = 0;
  ASSERT_EQ(std::sscanf(entente_version(), "%u.%u.%u", &major, &minor, &patch), 3) << entente_version();
  EXPECT_EQ(entente_version_number(), 1000000 * major + 1000 * minor + patch);
  EXPECT_GT(entente_version_number(), 0u);
}

TEST_F(CapiTest, ATextEndsWithAZeroByteAndTellsItsLength) {
  Text text;
  ASSERT_EQ(entente_map_write(map_, ENTENTE_MAP_FORM_MAP, text.out(), &error_), ENTENTE_OK) << error_.message;
  const char* data = static_cast<const char*>(entente_text_data(text));
  ASSERT_NE(data, nullptr);
  EXPECT_EQ(std::strlen(data), entente_text_length(text));
  EXPECT_GT(entente_text_length(text), 1000u);
  EXPECT_EQ(static_cast<const char*>(entente_text_data(text)), data) << "a text never changes";
}

TEST_F(CapiTest, NoTextHasNoBytes) {
  EXPECT_EQ(static_cast<const char*>(entente_text_data(nullptr)), nullptr);
  EXPECT_EQ(entente_text_length(nullptr), 0u);
  entente_text_free(nullptr);
}

TEST_F(CapiTest, ATextMayBeEmpty) {
  Owned<entente_game> game;
  Text text;
  ASSERT_EQ(entente_game_new(map_, nullptr, nullptr, game.out(), &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_game_orders_text(game, 0, Power("FRANCE"), 0, text.out(), &error_), ENTENTE_OK) << error_.message;
  EXPECT_EQ(entente_text_length(text), 0u);
  ASSERT_NE(static_cast<const char*>(entente_text_data(text)), nullptr);
  EXPECT_STREQ(static_cast<const char*>(entente_text_data(text)), "");
}

// The caller frees a text; the handle that made it may be freed earlier.
TEST_F(CapiTest, ATextOutlivesWhatMadeIt) {
  Text text;
  {
    Owned<entente_exchange> exchange;
    ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK) << error_.message;
    const std::string_view phase = R"({"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}}})";
    ASSERT_EQ(entente_exchange_legal(exchange, phase.data(), phase.size(), nullptr, text.out(), &error_), ENTENTE_OK)
        << error_.message;
    Text other;
    ASSERT_EQ(entente_exchange_adjudicate(exchange, phase.data(), phase.size(), nullptr, other.out(), &error_),
              ENTENTE_OK);
  }
  EXPECT_NE(text.str().find(R"("A PAR":["A PAR H")"), std::string::npos) << text.str();
}

TEST_F(CapiTest, ACallThatFailsGivesNoText) {
  Owned<entente_exchange> exchange;
  ASSERT_EQ(entente_exchange_new(nullptr, nullptr, exchange.out(), &error_), ENTENTE_OK);
  entente_text* text = reinterpret_cast<entente_text*>(this);
  EXPECT_EQ(entente_exchange_adjudicate(exchange, "{", 1, nullptr, &text, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(text, nullptr);
}

TEST_F(CapiTest, HandlesAreFreedInAnyOrder) {
  entente_map* map = NewMap("pure");
  Owned<entente_scratch> scratch;
  Owned<entente_game> game;
  Owned<entente_exchange> exchange;
  ASSERT_EQ(entente_scratch_new(map, scratch.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_game_new(map, nullptr, nullptr, game.out(), &error_), ENTENTE_OK);
  ASSERT_EQ(entente_exchange_new(map, nullptr, exchange.out(), &error_), ENTENTE_OK);
  entente_map* again = entente_map_retain(map);
  entente_map_free(map);
  entente_map_free(again);
  ASSERT_EQ(entente_game_process(game, &error_), ENTENTE_OK);
  EXPECT_STREQ(entente_map_name(entente_game_map(game)), "pure");
  auto summary = Sized<entente_play_summary>();
  EXPECT_EQ(entente_play(scratch, nullptr, 1, 5, &summary, nullptr, &error_), ENTENTE_OK);
}

TEST_F(CapiTest, NothingIsFreedWhereNothingIs) {
  entente_map_free(nullptr);
  entente_map_reader_free(nullptr);
  entente_scratch_free(nullptr);
  entente_game_free(nullptr);
  entente_text_free(nullptr);
  entente_document_free(nullptr);
  entente_exchange_free(nullptr);
}

TEST_F(CapiTest, SameSeedSameSignature) {
  auto first = Sized<entente_play_summary>(), second = Sized<entente_play_summary>();
  ASSERT_EQ(entente_play(scratch_, nullptr, 9, 40, &first, nullptr, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_play(scratch_, nullptr, 9, 40, &second, nullptr, &error_), ENTENTE_OK);
  EXPECT_EQ(first.signature, second.signature);
  EXPECT_EQ(first.phase_count, second.phase_count);
  ASSERT_EQ(entente_play(scratch_, nullptr, 10, 40, &second, nullptr, &error_), ENTENTE_OK);
  EXPECT_NE(first.signature, second.signature);
}

// A game under other rules has no effect on the next game in the same memory.
TEST_F(CapiTest, GamesUnderOtherRulesInBetweenChangeNothing) {
  auto others = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_read(map_, "convoy_back=allowed", 19, &others, &error_), ENTENTE_OK) << error_.message;
  const entente_rules* const rules[] = {nullptr, &others, nullptr, &others};
  uint64_t signatures[4];
  for (int i = 0; i < 4; ++i) {
    auto summary = Sized<entente_play_summary>();
    ASSERT_EQ(entente_play(scratch_, rules[i], 9, 40, &summary, nullptr, &error_), ENTENTE_OK) << error_.message;
    signatures[i] = summary.signature;
  }
  EXPECT_EQ(signatures[0], signatures[2]);
  EXPECT_EQ(signatures[1], signatures[3]);
  EXPECT_NE(signatures[0], signatures[1]);
}

}  // namespace
}  // namespace entente_test
