// Static texts of the interface end with a zero byte and are the documented words.
#include <cstring>
#include <string>
#include <vector>

#include "board_fixture.h"

namespace entente_test {
namespace {

// Checks the words for numbers: `words` from `first` on, and none for other numbers.
void ExpectWords(entente_word_list of, uint32_t first, const std::vector<const char*>& words) {
  for (uint32_t number = 0; number < first; ++number) EXPECT_EQ(entente_word(of, number), nullptr) << number;
  for (uint32_t i = 0; i < words.size(); ++i) EXPECT_STREQ(entente_word(of, first + i), words[i]) << first + i;
  const auto end = first + static_cast<uint32_t>(words.size());
  for (const uint32_t number : {end, end + 1, 254u, 256u, 65536u, UINT32_MAX}) {
    EXPECT_EQ(entente_word(of, number), nullptr) << of << " " << number;
  }
}

TEST(StaticTextTest, EveryNumberOfTheHeaderHasItsWord) {
  ExpectWords(ENTENTE_WORDS_TEXT_FORM, 0, {"for_people", "json", "graph_dot", "graph_json"});
  ExpectWords(ENTENTE_WORDS_TEXT_LANGUAGE, 0, {"en", "de"});
  ExpectWords(ENTENTE_WORDS_MAP_FORM, 0, {"map", "json", "mdf", "dot"});
  ExpectWords(ENTENTE_WORDS_YEAR_LIMIT, 0, {"draw", "most_centers", "no_result"});
  ExpectWords(ENTENTE_WORDS_SCORE_SYSTEM, 0, {"draw-size", "sum-of-squares", "center-share", "win-draw-loss", "dpp"});
  ExpectWords(ENTENTE_WORDS_DRAW_POLICY, 0,
              {"judge-dias", "judge-nodias", "njudge", "daide", "daide-pda", "dpp", "dpp-pda"});
  ExpectWords(ENTENTE_WORDS_END_KIND, ENTENTE_END_NONE,
              {"none", "solo", "shared_victory", "draw", "concession", "no_result"});
  ExpectWords(ENTENTE_WORDS_REASON, ENTENTE_REASON_NONE,
              {"none", "illegal", "void", "bounced", "no_convoy", "disrupted", "cut", "dislodged", "paradox", "excess",
               "unreadable", "unresolved", "replaced", "stated", "ignored"});
  ExpectWords(ENTENTE_WORDS_EVENT_WHY, ENTENTE_WHY_NO_RETREAT,
              {"no_retreat", "no_order", "civil_disorder", "not_ordered", "victory", "illegal_order", "no_retreats",
               "map_changed", "enough_centers", "last_unit", "torn_allegiance", "retreats_forbidden", "immobile",
               "ordered", "retreat_failed"});
}

// abi/description_test.py compares every word with the name of its constant.
TEST(StaticTextTest, StatusesAndBitsHaveWords) {
  EXPECT_STREQ(entente_word(ENTENTE_WORDS_STATUS, ENTENTE_OK), "ok");
  EXPECT_STREQ(entente_word(ENTENTE_WORDS_STATUS, static_cast<uint32_t>(ENTENTE_ERR_INTERNAL)), "internal");
  for (const int32_t none : {1, -10, INT32_MAX, INT32_MIN}) {
    EXPECT_EQ(entente_word(ENTENTE_WORDS_STATUS, static_cast<uint32_t>(none)), nullptr) << none;
  }
  EXPECT_STREQ(entente_word(ENTENTE_WORDS_WRITTEN, ENTENTE_WRITTEN_PERPETUAL), "perpetual");
  for (const uint32_t none : {0u, 3u, 128u, UINT32_MAX}) {
    EXPECT_EQ(entente_word(ENTENTE_WORDS_WRITTEN, none), nullptr) << none;
  }
  EXPECT_STREQ(entente_word(ENTENTE_WORDS_GAME_FORM, ENTENTE_GAME_FORM_GUESS), "guess");
  for (const uint32_t none : {ENTENTE_WORDS_PHASE_TEXTS + 1u, UINT32_MAX}) EXPECT_EQ(entente_word(none, 0), nullptr);
}

TEST(StaticTextTest, WordsAreFoundInAnyCaseAndWithEitherDash) {
  auto error = Sized<entente_error>();
  uint32_t value = 0;
  const auto find = [&](entente_word_list of, std::string_view word) {
    return entente_find_word(of, word.data(), word.size(), &value, &error);
  };
  for (const auto* const word : {"sum-of-squares", "Sum_Of-SQUARES"}) {
    ASSERT_EQ(find(ENTENTE_WORDS_SCORE_SYSTEM, word), ENTENTE_OK) << error.message;
    EXPECT_EQ(value, uint32_t{ENTENTE_SCORE_SUM_OF_SQUARES});
  }
  ASSERT_EQ(find(ENTENTE_WORDS_STATUS, "limit"), ENTENTE_OK);
  EXPECT_EQ(static_cast<int32_t>(value), ENTENTE_ERR_LIMIT);
  EXPECT_EQ(find(ENTENTE_WORDS_SUBMIT_MODE, "later"), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error.message, "'later' is no submit mode: expected one of replace, amend, next_set, defaults");
  EXPECT_EQ(find(ENTENTE_WORDS_SUBMIT_MODE, ""), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(find(99, "amend"), ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST(StaticTextTest, ShippedMapsHaveNamesThatOpenThem) {
  auto info = Sized<entente_builtin_info>();
  uint32_t count = 0;
  for (; entente_map_builtin_describe(count, &info, nullptr) == ENTENTE_OK; ++count) {
    EXPECT_EQ(std::string_view(info.name) == "standard", count == 0);
    entente_map* map = nullptr;
    EXPECT_EQ(entente_map_builtin(info.name, std::strlen(info.name), &map, nullptr), ENTENTE_OK) << info.name;
    entente_map_free(map);
  }
  EXPECT_GE(count, 8u);
  EXPECT_EQ(entente_map_builtin_describe(UINT32_MAX, &info, nullptr), ENTENTE_ERR_NOT_FOUND);
}

TEST(StaticTextTest, OptionsAndValuesHaveNames) {
  uint32_t option = 0;
  auto info = Sized<entente_option_info>();
  for (; entente_option_describe(option, &info, nullptr) == ENTENTE_OK; ++option) {
    EXPECT_EQ(std::string(info.name).find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string::npos) << info.name;
    EXPECT_LE(std::strlen(info.issue), 6u) << info.issue;
    auto value_info = Sized<entente_value_info>();
    for (uint32_t value = 0; value < info.value_count; ++value) {
      ASSERT_EQ(entente_option_value_describe(option, value, &value_info, nullptr), ENTENTE_OK);
      const std::string name = value_info.name;
      EXPECT_NE(name, "") << info.name;
      EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789"), std::string::npos) << name;
    }
    EXPECT_EQ(entente_option_value_describe(option, info.value_count, &value_info, nullptr), ENTENTE_ERR_NOT_FOUND);
  }
  EXPECT_GT(option, 30u);
  EXPECT_LE(option, static_cast<uint32_t>(ENTENTE_MAX_OPTIONS));
}

}  // namespace
}  // namespace entente_test
