// Static texts of the interface end with a zero byte and are the documented words.
#include <cstring>
#include <string>

#include "board_fixture.h"

namespace entente_test {
namespace {

TEST(StaticTextTest, StatusHasAWord) {
  EXPECT_STREQ(entente_status_name(ENTENTE_OK), "ok");
  EXPECT_STREQ(entente_status_name(ENTENTE_ERR_INVALID_ARGUMENT), "invalid_argument");
  EXPECT_STREQ(entente_status_name(ENTENTE_ERR_INTERNAL), "internal");
  EXPECT_STREQ(entente_status_name(1), "unknown");
  EXPECT_STREQ(entente_status_name(-10), "unknown");
  EXPECT_STREQ(entente_status_name(INT32_MIN), "unknown");
}

TEST(StaticTextTest, ReasonsAreTheWordsOfTheJson) {
  const char* const kWords[] = {"none", "illegal",   "void",    "bounced", "no_convoy", "disrupted",
                                "cut",  "dislodged", "paradox", "excess",  "unreadable"};
  for (uint32_t i = 0; i < 11; ++i) EXPECT_STREQ(entente_reason_name(i), kWords[i]);
  EXPECT_EQ(entente_reason_name(11), nullptr);
  EXPECT_EQ(entente_reason_name(UINT32_MAX), nullptr);
}

TEST(StaticTextTest, EveryIllegalityHasAPhrase) {
  for (uint32_t i = 0; i <= 26; ++i) ASSERT_NE(entente_illegality_phrase(i), nullptr) << i;
  EXPECT_EQ(entente_illegality_phrase(200), nullptr);
  EXPECT_EQ(entente_illegality_phrase(256), nullptr);
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

TEST(StaticTextTest, PresetsHaveNamesThatRulesAreSetBy) {
  EXPECT_STREQ(entente_rules_preset_name(0), "datc3");
  uint32_t count = 0;
  while (const char* name = entente_rules_preset_name(count)) {
    auto rules = Sized<entente_rules>();
    ASSERT_EQ(entente_rules_init(&rules, nullptr, nullptr), ENTENTE_OK);
    const entente_status status = entente_rules_preset(&rules, name, std::strlen(name), nullptr);
    EXPECT_TRUE(status == ENTENTE_OK || status == ENTENTE_ERR_NOT_SUPPORTED) << name << ": " << status;
    ++count;
  }
  EXPECT_GE(count, 10u);
  EXPECT_EQ(entente_rules_preset_name(UINT32_MAX), nullptr);
}

TEST(StaticTextTest, OptionsAndValuesHaveNames) {
  uint32_t option = 0;
  auto info = Sized<entente_option_info>();
  for (; entente_option(option, &info, nullptr) == ENTENTE_OK; ++option) {
    EXPECT_EQ(std::string(info.name).find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string::npos) << info.name;
    EXPECT_LE(std::strlen(info.issue), 6u) << info.issue;
    for (uint32_t value = 0; value < info.value_count; ++value) {
      const char* name = nullptr;
      uint32_t acts = 9;
      ASSERT_EQ(entente_option_value(option, value, &name, &acts, nullptr), ENTENTE_OK);
      EXPECT_EQ(std::string(name).find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789"), std::string::npos);
      EXPECT_LE(acts, 1u);
      EXPECT_TRUE(value > 0 || acts == 1) << "the default acts";
    }
    EXPECT_EQ(entente_option_value(option, info.value_count, nullptr, nullptr, nullptr), ENTENTE_ERR_NOT_FOUND);
  }
  EXPECT_GT(option, 30u);
  EXPECT_LE(option, static_cast<uint32_t>(ENTENTE_MAX_OPTIONS));
}

}  // namespace
}  // namespace entente_test
