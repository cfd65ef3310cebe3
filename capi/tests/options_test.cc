// Compares every rule option and its values with the list in capi/abi/options.txt. Programs store entente_rules, so the
// numbers must not change. (capi/abi/ checks all declarations of the header.)
#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>

#include "board_fixture.h"

namespace entente_test {
namespace {

std::string ListedOptions() {
  std::ifstream file(ENTENTE_OPTIONS);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// "3 civil_disorder: home_distance remove_order": a value's number is its place in the line.
std::string Options() {
  std::string options;
  auto info = Sized<entente_option_info>();
  for (uint32_t option = 0; entente_option_describe(option, &info, nullptr) == ENTENTE_OK; ++option) {
    options += std::to_string(option) + " " + info.name + ":";
    for (uint32_t value = 0; value < info.value_count; ++value) {
      auto known = Sized<entente_value_info>();
      EXPECT_EQ(entente_option_value_describe(option, value, &known, nullptr), ENTENTE_OK) << info.name;
      options += std::string(" ") + known.name;
    }
    options += "\n";
  }
  return options;
}

std::string Written(const entente_rules* rules, const entente_rules* base, entente_bool all) {
  Text text;
  EXPECT_EQ(entente_rules_write(rules, base, all, text.out(), nullptr), ENTENTE_OK);
  return text.str();
}

TEST(OptionsTest, RulesAreWrittenAsTheyAreRead) {
  auto error = Sized<entente_error>();
  auto dptg = Sized<entente_rules>(), again = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_read(nullptr, "dptg,waive=forbidden", 20, &dptg, &error), ENTENTE_OK) << error.message;
  const std::string changes = Written(&dptg, nullptr, 0), all = Written(&dptg, nullptr, 1);
  EXPECT_NE(changes.find("waive=forbidden"), std::string::npos) << changes;
  EXPECT_GT(all.size(), changes.size());
  for (const std::string& text : {changes, all}) {
    ASSERT_EQ(entente_rules_read(nullptr, text.data(), text.size(), &again, &error), ENTENTE_OK) << error.message;
    EXPECT_EQ(std::memcmp(&again, &dptg, sizeof dptg), 0) << text;
  }
  EXPECT_EQ(Written(nullptr, nullptr, 0), "");
  EXPECT_EQ(Written(&dptg, &dptg, 0), "");
  auto other = dptg;
  ASSERT_EQ(entente_rules_set(&other, "waive", 5, "allowed", 7, &error), ENTENTE_OK);
  EXPECT_EQ(Written(&other, &dptg, 0), "waive=allowed");
}

TEST(OptionsTest, AnOptionIsReadByName) {
  auto error = Sized<entente_error>();
  auto rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_read(nullptr, "waive=forbidden", 15, &rules, &error), ENTENTE_OK);
  char value[64];
  size_t length = 0;
  ASSERT_EQ(entente_rules_get(&rules, "Waive", 5, value, sizeof value, &length, &error), ENTENTE_OK) << error.message;
  EXPECT_STREQ(value, "forbidden");
  ASSERT_EQ(entente_rules_get(nullptr, "waive", 5, value, sizeof value, &length, &error), ENTENTE_OK);
  EXPECT_STREQ(value, "allowed");
  EXPECT_EQ(entente_rules_get(&rules, "waiv", 4, value, sizeof value, &length, &error), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_rules_get(&rules, "waive", 5, value, 3, &length, &error), ENTENTE_ERR_BUFFER_TOO_SMALL);
}

TEST(OptionsTest, NumbersOfOptionsAndValuesAreTheListedOnes) { EXPECT_EQ(Options(), ListedOptions()); }

// A text fits its field: its zero byte comes before the last byte, so nothing was cut off.
template <size_t kSize>
std::string Whole(const char (&field)[kSize]) {
  const size_t length = strnlen(field, kSize);
  EXPECT_LT(length, kSize - 1) << field;
  return std::string(field, length);
}

// Names of DATC cases, "6.J.3 6.J.6".
void ExpectCases(const std::string& cases) {
  std::istringstream words(cases);
  for (std::string word; words >> word;) EXPECT_EQ(word.rfind("6.", 0), 0u) << cases;
}

TEST(OptionsTest, WhatIsKnownOfThemIsWhole) {
  auto info = Sized<entente_option_info>();
  std::array<uint32_t, 3> origins{};
  for (uint32_t option = 0; entente_option_describe(option, &info, nullptr) == ENTENTE_OK; ++option) {
    EXPECT_NE(Whole(info.name), "");
    EXPECT_NE(Whole(info.question), "") << info.name;
    ASSERT_LE(info.origin, uint32_t{ENTENTE_ORIGIN_JUDGE});
    ++origins[info.origin];
    EXPECT_EQ(Whole(info.issue).rfind("4.", 0) == 0, info.origin == ENTENTE_ORIGIN_DATC) << info.name;
    EXPECT_EQ(info.issue[0] != '\0', info.origin == ENTENTE_ORIGIN_DATC) << info.name;
    EXPECT_GT(info.value_count, 0u);
    for (uint32_t value = 0; value < info.value_count; ++value) {
      auto known = Sized<entente_value_info>();
      ASSERT_EQ(entente_option_value_describe(option, value, &known, nullptr), ENTENTE_OK) << info.name;
      EXPECT_NE(Whole(known.name), "");
      EXPECT_NE(Whole(known.text), "") << known.name;
      EXPECT_LE(Whole(known.letter).size(), 2u) << known.name;
      ExpectCases(Whole(known.cases));
      ExpectCases(Whole(known.no_answer));
      Whole(known.map_rules);
    }
  }
  for (const uint32_t count : origins) EXPECT_GT(count, 0u);
}

TEST(OptionsTest, BeyondTheLastThereIsNone) {
  auto info = Sized<entente_option_info>();
  auto value = Sized<entente_value_info>();
  auto error = Sized<entente_error>();
  EXPECT_EQ(entente_option_describe(ENTENTE_MAX_OPTIONS, &info, &error), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_option_describe(UINT32_MAX, &info, &error), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_option_value_describe(UINT32_MAX, 0, &value, &error), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_option_value_describe(0, UINT32_MAX, &value, &error), ENTENTE_ERR_NOT_FOUND);
  EXPECT_STREQ(error.message, "value 4294967295 is beyond the last: expected 0 to 2");
}

// An option set by name has that value.
TEST(OptionsTest, EveryValueIsSetByItsName) {
  auto info = Sized<entente_option_info>();
  auto error = Sized<entente_error>();
  for (uint32_t option = 0; entente_option_describe(option, &info, nullptr) == ENTENTE_OK; ++option) {
    for (uint32_t value = 0; value < info.value_count; ++value) {
      auto known = Sized<entente_value_info>();
      auto rules = Sized<entente_rules>();
      ASSERT_EQ(entente_option_value_describe(option, value, &known, nullptr), ENTENTE_OK);
      const entente_status status =
          entente_rules_set(&rules, info.name, std::strlen(info.name), known.name, std::strlen(known.name), &error);
      EXPECT_EQ(status, ENTENTE_OK) << info.name << "=" << known.name;
      EXPECT_EQ(rules.value[option], value) << info.name << "=" << known.name;
    }
  }
}

// Numbers of values go from 0 to one below their count.
TEST(OptionsTest, AValueBeyondTheLastIsRefused) {
  auto info = Sized<entente_option_info>();
  auto error = Sized<entente_error>();
  entente_map* map = nullptr;
  ASSERT_EQ(entente_map_builtin("standard", 8, &map, nullptr), ENTENTE_OK);
  for (uint32_t option = 0; entente_option_describe(option, &info, nullptr) == ENTENTE_OK; ++option) {
    auto rules = Sized<entente_rules>();
    ASSERT_EQ(entente_rules_init(&rules, map, &error), ENTENTE_OK);
    rules.value[option] = static_cast<uint8_t>(info.value_count);
    entente_game* game = nullptr;
    EXPECT_EQ(entente_game_new(map, &rules, nullptr, &game, &error), ENTENTE_ERR_INVALID_ARGUMENT) << info.name;
    EXPECT_EQ(error.message, "rules: option " + std::string(info.name) + " has no value " +
                                 std::to_string(info.value_count) + ": expected 0 to " +
                                 std::to_string(info.value_count - 1));
    entente_game_free(game);
  }
  entente_map_free(map);
}

TEST(OptionsTest, RulesAreSetByName) {
  auto rules = Sized<entente_rules>();
  auto error = Sized<entente_error>();
  ASSERT_EQ(entente_rules_init(&rules, nullptr, &error), ENTENTE_OK);
  EXPECT_EQ(entente_rules_set(&rules, "civil_disorder", 14, "home_distance", 13, &error), ENTENTE_OK) << error.message;
  EXPECT_EQ(entente_rules_set(&rules, "civil_disordr", 13, "home_distance", 13, &error), ENTENTE_ERR_NOT_FOUND);
  EXPECT_EQ(entente_rules_set(&rules, "proxy_orders", 12, "in_orders", 9, &error), ENTENTE_OK);
}

using RulesReadTest = Board;

TEST_F(RulesReadTest, EveryWrittenFormMeansTheSame) {
  auto expected = Sized<entente_rules>(), rules = Sized<entente_rules>();
  ASSERT_EQ(entente_rules_init(&expected, map_, &error_), ENTENTE_OK);
  ASSERT_EQ(entente_rules_set(&expected, "civil_disorder", 14, "home_distance", 13, &error_), ENTENTE_OK);
  for (const std::string text : {"civil_disorder=home_distance", R"({"civil_disorder":"home_distance"})"}) {
    ASSERT_EQ(entente_rules_read(map_, text.data(), text.size(), &rules, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(std::memcmp(&rules, &expected, sizeof rules), 0) << text;
  }
  ASSERT_EQ(entente_rules_read(map_, R"(["NO_CHECK"])", 12, &rules, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_rules_read(map_, "datc3", 5, &rules, &error_), ENTENTE_OK) << error_.message;
  ASSERT_EQ(entente_rules_init(&expected, map_, &error_), ENTENTE_OK);
  EXPECT_EQ(std::memcmp(&rules, &expected, sizeof rules), 0);
}

TEST_F(RulesReadTest, WithoutAMapTheyAreThoseOfTheStandardMap) {
  auto expected = Sized<entente_rules>(), rules = Sized<entente_rules>();
  for (const std::string text : {"1971", "civil_disorder=home_distance", R"(["NO_CHECK"])", "2023,waive=forbidden"}) {
    ASSERT_EQ(entente_rules_read(map_, text.data(), text.size(), &expected, &error_), ENTENTE_OK) << error_.message;
    ASSERT_EQ(entente_rules_read(nullptr, text.data(), text.size(), &rules, &error_), ENTENTE_OK) << error_.message;
    EXPECT_EQ(std::memcmp(&rules, &expected, sizeof rules), 0) << text;
  }
  EXPECT_EQ(entente_rules_read(nullptr, "1066", 4, &rules, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
}

TEST(PresetTest, EachHasANameThatIsRead) {
  auto info = Sized<entente_preset_info>();
  auto rules = Sized<entente_rules>();
  std::string names;
  uint32_t count = 0;
  for (; entente_preset_describe(count, &info, nullptr) == ENTENTE_OK; ++count) {
    names += std::string(info.name) + " ";
    const std::string name = info.name;
    const entente_status status = entente_rules_read(nullptr, name.data(), name.size(), &rules, nullptr);
    EXPECT_TRUE(status == ENTENTE_OK || status == ENTENTE_ERR_NOT_SUPPORTED) << name << ": " << status;
    EXPECT_STRNE(info.text, "") << name;
  }
  EXPECT_EQ(names.substr(0, 6), "datc3 ");
  EXPECT_GE(count, 10u);
  EXPECT_EQ(entente_preset_describe(UINT32_MAX, &info, nullptr), ENTENTE_ERR_NOT_FOUND);
}

TEST_F(RulesReadTest, AnErrorHasItsPlace) {
  auto rules = Sized<entente_rules>();
  const std::string wrong = "waive=allowed,\ncivil_disordr=home_distance";
  EXPECT_EQ(entente_rules_read(map_, wrong.data(), wrong.size(), &rules, &error_), ENTENTE_ERR_INVALID_ARGUMENT);
  EXPECT_EQ(error_.line, 2u);
  EXPECT_EQ(error_.column, 1u);
  EXPECT_EQ(error_.offset, 15u);
  EXPECT_EQ(entente_rules_read(map_, "daide", 5, &rules, &error_), ENTENTE_OK);
}

}  // namespace
}  // namespace entente_test
