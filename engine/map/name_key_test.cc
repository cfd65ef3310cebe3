#include "map/name_key.h"

#include <gtest/gtest.h>

#include <vector>

namespace entente {
namespace {

TEST(NameKey, CaseDotsHyphensAndBlanksDoNotCount) {
  EXPECT_EQ(PlaceKeyOf("St. Petersburg"), "ST PETERSBURG");
  EXPECT_EQ(PlaceKeyOf("st.+petersburg"), "ST PETERSBURG");
  EXPECT_EQ(PlaceKeyOf("Mid-Atlantic  Ocean"), "MID ATLANTIC OCEAN");
  EXPECT_EQ(PlaceKeyOf("  spa/nc "), "SPA/NC");
  EXPECT_EQ(PlaceKeyOf("Spa(nc)"), "SPA ( NC )");
  EXPECT_EQ(PlaceKeyOf("Møre"), "MØRE");
  EXPECT_EQ(PlaceKeyOf(""), "");
}

std::vector<CoastReading> CoastReadingsOf(std::string_view key) {
  std::vector<CoastReading> readings;
  AnyCoastReading(key, [&](const CoastReading& reading) {
    readings.push_back(reading);
    return false;
  });
  return readings;
}

TEST(NameKey, EveryCoastFormIsRead) {
  for (const char* key : {"SPA/NC", "SPA / NC", "SPA ( NC )", "SPA NC"}) {
    const std::vector<CoastReading> readings = CoastReadingsOf(key);
    ASSERT_EQ(readings.size(), 1u) << key;
    EXPECT_EQ(readings[0].base, "SPA") << key;
    EXPECT_EQ(readings[0].words, "NC") << key;
  }
  const std::vector<CoastReading> readings = CoastReadingsOf("SPAIN NORTH COAST");
  ASSERT_EQ(readings.size(), 2u);
  EXPECT_EQ(readings[1].base, "SPAIN");
  EXPECT_EQ(readings[1].words, "NORTH COAST");
}

TEST(NameKey, BrokenCoastFormsHaveNoReading) {
  for (const char* key : {"", "/", "SPA/", "/NC", "( NC )", "SPA )", "SPA ( )", "SPA"}) {
    EXPECT_TRUE(CoastReadingsOf(key).empty()) << key;
  }
}

TEST(NameKey, CoastWordsAreEnglishOrTheCoastsOwn) {
  for (const std::string_view words : {"NC", "NCS", "NORTH", "NORTH COAST"}) {
    EXPECT_EQ(CoastCodeOf(words, CoastWords::kOfKey), "NC") << words;
    EXPECT_EQ(CoastCodeOf(words, CoastWords::kOfOrder), "NC") << words;
  }
  for (const std::string_view words : {"N", "NORTHERN"}) {
    EXPECT_EQ(CoastCodeOf(words, CoastWords::kOfKey), "") << words;
    EXPECT_EQ(CoastCodeOf(words, CoastWords::kOfOrder), "NC") << words;
  }
  EXPECT_EQ(CoastCodeOf("OSTKUESTE", CoastWords::kOfOrder), "");
}

TEST(NameKey, IdentityOfAPowerIgnoresJoiningMarks) {
  EXPECT_EQ(PowerIdentity("U+S+A"), "USA");
  EXPECT_EQ(PowerIdentity("usa,"), "USA");
  EXPECT_EQ(PowerIdentity("_Norway"), "_NORWAY");
}

}  // namespace
}  // namespace entente
