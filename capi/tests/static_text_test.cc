// Static texts of the interface end with a zero byte and are the documented words.
#include <cstring>
#include <string>
#include <vector>

#include "board_fixture.h"

namespace entente_test {
namespace {

TEST(StaticTextTest, StatusHasAWord) {
  const char* const words[] = {
      "ok",    "invalid_argument", "not_found", "buffer_too_small", "out_of_memory", "not_supported", "wrong_phase",
      "limit", "abi_mismatch",     "internal"};
  for (entente_status i = 0; i < 10; ++i) EXPECT_STREQ(entente_status_name(-i), words[i]);
  EXPECT_STREQ(entente_status_name(ENTENTE_OK), "ok");
  EXPECT_STREQ(entente_status_name(ENTENTE_ERR_INTERNAL), "internal");
  for (const entente_status none : {1, -10, INT32_MAX, INT32_MIN}) EXPECT_STREQ(entente_status_name(none), "unknown");
}

// Checks the words for numbers: `words` from `first` on, and none for other numbers.
void ExpectWords(const char* (*name)(uint32_t), uint32_t first, const std::vector<const char*>& words) {
  for (uint32_t number = 0; number < first; ++number) EXPECT_EQ(name(number), nullptr) << number;
  for (uint32_t i = 0; i < words.size(); ++i) EXPECT_STREQ(name(first + i), words[i]) << first + i;
  const auto end = first + static_cast<uint32_t>(words.size());
  for (const uint32_t number : {end, end + 1, 255u, 256u, 65536u, UINT32_MAX}) EXPECT_EQ(name(number), nullptr);
}

TEST(StaticTextTest, EveryNumberOfTheHeaderHasItsWord) {
  ExpectWords(entente_unit_type_name, ENTENTE_ARMY, {"army", "fleet"});
  ExpectWords(entente_terrain_name, ENTENTE_WATER, {"water", "land", "coast", "port", "shut"});
  ExpectWords(entente_phase_type_name, ENTENTE_MOVEMENT, {"movement", "retreats", "adjustments", "other"});
  ExpectWords(entente_end_name, ENTENTE_END_NONE,
              {"none", "solo", "shared_victory", "draw", "concession", "no_result"});
  ExpectWords(entente_order_kind_name, ENTENTE_HOLD,
              {"hold", "move", "support_hold", "support_move", "convoy", "retreat", "disband", "build", "waive"});
  ExpectWords(entente_reason_name, ENTENTE_REASON_NONE,
              {"none", "illegal", "void", "bounced", "no_convoy", "disrupted", "cut", "dislodged", "paradox", "excess",
               "unreadable", "unresolved", "replaced", "stated", "ignored"});
  ExpectWords(
      entente_event_name, ENTENTE_EVENT_DISBANDED,
      {"disbanded", "removed", "waived", "solo", "caught", "freed", "adapted", "built", "retreated", "shared_victory"});
  ExpectWords(entente_event_why_name, ENTENTE_WHY_NO_RETREAT,
              {"no_retreat", "no_order", "civil_disorder", "not_ordered", "victory", "illegal_order", "no_retreats",
               "map_changed", "enough_centers", "last_unit", "torn_allegiance", "retreats_forbidden", "immobile",
               "ordered", "retreat_failed"});
}

TEST(StaticTextTest, TheLastWordIsThatOfTheLastNumber) {
  EXPECT_STREQ(entente_unit_type_name(ENTENTE_FLEET), "fleet");
  EXPECT_STREQ(entente_terrain_name(ENTENTE_SHUT), "shut");
  EXPECT_STREQ(entente_phase_type_name(ENTENTE_OTHER_PHASE), "other");
  EXPECT_STREQ(entente_end_name(ENTENTE_END_NO_RESULT), "no_result");
  EXPECT_STREQ(entente_order_kind_name(ENTENTE_WAIVE), "waive");
  EXPECT_STREQ(entente_reason_name(ENTENTE_REASON_IGNORED), "ignored");
  EXPECT_STREQ(entente_event_name(ENTENTE_EVENT_SHARED_VICTORY), "shared_victory");
  EXPECT_STREQ(entente_event_why_name(ENTENTE_WHY_TORN_ALLEGIANCE), "torn_allegiance");
  EXPECT_STREQ(entente_event_why_name(ENTENTE_WHY_IMMOBILE), "immobile");
}

TEST(StaticTextTest, EveryIllegalityHasAWord) {
  for (uint32_t i = 0; i <= ENTENTE_ILLEGAL_HANDED_OVER; ++i) ASSERT_NE(entente_illegality_name(i), nullptr) << i;
  EXPECT_STREQ(entente_illegality_name(ENTENTE_ILLEGAL_NONE), "none");
  EXPECT_STREQ(entente_illegality_name(ENTENTE_ILLEGAL_NOT_ADJACENT), "not_adjacent");
  EXPECT_STREQ(entente_illegality_name(ENTENTE_ILLEGAL_HANDED_OVER), "handed_over");
  EXPECT_EQ(entente_illegality_name(ENTENTE_ILLEGAL_HANDED_OVER + 1), nullptr);
  EXPECT_EQ(entente_illegality_name(256), nullptr);
}

TEST(StaticTextTest, ShippedMapsHaveNamesThatOpenThem) {
  EXPECT_STREQ(entente_builtin_map_name(0), "standard");
  uint32_t count = 0;
  while (const char* name = entente_builtin_map_name(count)) {
    entente_map* map = nullptr;
    EXPECT_EQ(entente_map_builtin(name, std::strlen(name), &map, nullptr), ENTENTE_OK) << name;
    entente_map_free(map);
    ++count;
  }
  EXPECT_GE(count, 8u);
  EXPECT_EQ(entente_builtin_map_name(UINT32_MAX), nullptr);
}

TEST(StaticTextTest, DrawPoliciesHaveNames) {
  EXPECT_STREQ(entente_draw_policy_name(ENTENTE_DRAW_JUDGE_DIAS), "judge-dias");
  EXPECT_STREQ(entente_draw_policy_name(ENTENTE_DRAW_NJUDGE), "njudge");
  EXPECT_STREQ(entente_draw_policy_name(ENTENTE_DRAW_DPP_PDA), "dpp-pda");
  EXPECT_EQ(entente_draw_policy_name(ENTENTE_DRAW_DPP_PDA + 1), nullptr);
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
