#include "map/place_key.h"

#include <gtest/gtest.h>

#include "map/map_draft.h"

namespace entente {
namespace {

TEST(PlaceKey, CaseDotsHyphensAndBlanksDoNotCount) {
  EXPECT_EQ(PlaceKeyOf("St. Petersburg"), "ST PETERSBURG");
  EXPECT_EQ(PlaceKeyOf("st.+petersburg"), "ST PETERSBURG");
  EXPECT_EQ(PlaceKeyOf("Mid-Atlantic  Ocean"), "MID ATLANTIC OCEAN");
  EXPECT_EQ(PlaceKeyOf("  spa/nc "), "SPA/NC");
  EXPECT_EQ(PlaceKeyOf("Spa(nc)"), "SPA ( NC )");
  EXPECT_EQ(PlaceKeyOf("Møre"), "MØRE");
  EXPECT_EQ(PlaceKeyOf(""), "");
}

TEST(PlaceKey, EveryCoastFormIsRead) {
  for (const char* key : {"SPA/NC", "SPA / NC", "SPA ( NC )", "SPA NC"}) {
    const std::vector<CoastReading> readings = CoastReadings(key);
    ASSERT_EQ(readings.size(), 1u) << key;
    EXPECT_EQ(readings[0].base, "SPA") << key;
    EXPECT_EQ(readings[0].words, "NC") << key;
  }
  const std::vector<CoastReading> readings = CoastReadings("SPAIN NORTH COAST");
  ASSERT_EQ(readings.size(), 2u);
  EXPECT_EQ(readings[1].base, "SPAIN");
  EXPECT_EQ(readings[1].words, "NORTH COAST");
}

TEST(PlaceKey, BrokenCoastFormsHaveNoReading) {
  for (const char* key : {"", "/", "SPA/", "/NC", "( NC )", "SPA )", "SPA ( )", "SPA"}) {
    EXPECT_TRUE(CoastReadings(key).empty()) << key;
  }
}

TEST(PlaceKey, CoastWordsAreEnglishOrTheCoastsOwn) {
  EXPECT_TRUE(IsCoastWord("NC", "NC", ""));
  EXPECT_TRUE(IsCoastWord("NORTH COAST", "NC", ""));
  EXPECT_TRUE(IsCoastWord("NCS", "NC", ""));
  EXPECT_TRUE(IsCoastWord("OSTKUESTE", "OK", "OSTKUESTE"));
  EXPECT_FALSE(IsCoastWord("SOUTH COAST", "NC", ""));
  EXPECT_FALSE(IsCoastWord("NORTH COAST", "OK", "OSTKUESTE"));
}

TEST(MapWords, CapitalsAreShownWithInitialsOnly) {
  EXPECT_EQ(PowerDisplay("FRANCE"), "France");
  EXPECT_EQ(PowerDisplay("Brest"), "Brest");
  EXPECT_EQ(PowerDisplay("_CATHOLIC"), "Catholic");
  EXPECT_EQ(PowerDisplay("U+S+A"), "USA");
  EXPECT_EQ(PowerDisplay("New+York"), "NewYork");
  EXPECT_EQ(PowerDisplay("HOLY+ROMAN+EMPIRE"), "HolyRomanEmpire");
  EXPECT_EQ(PowerDisplay("POLAND-LITHUANIA"), "Poland-Lithuania");
  EXPECT_EQ(PowerDisplay("ÖSTERREICH"), "Österreich");
  EXPECT_EQ(OwnWordDisplay("AUSTRIAN"), "Austrian");
  EXPECT_EQ(OwnWordDisplay("St+Petersburger"), "St Petersburger");
  EXPECT_EQ(PlaceDisplay("Washington D+C"), "Washington DC");
}

TEST(MapWords, IdentityOfAPowerIgnoresJoiningMarks) {
  EXPECT_EQ(PowerIdentity("U+S+A"), "USA");
  EXPECT_EQ(PowerIdentity("usa,"), "USA");
  EXPECT_EQ(PowerIdentity("_Norway"), "_NORWAY");
}

TEST(MapWords, CaseOfAPlaceSaysWhoMayUseIt) {
  EXPECT_EQ(CaseOf("ROM"), WrittenCase::kUpper);
  EXPECT_EQ(CaseOf("rom"), WrittenCase::kLower);
  EXPECT_EQ(CaseOf("Rom"), WrittenCase::kTitle);
  EXPECT_EQ(CaseOf("BUL/EC"), WrittenCase::kUpper);
  EXPECT_EQ(CaseOf("ÉVR"), WrittenCase::kUpper);
  EXPECT_EQ(CaseOf("évr"), WrittenCase::kLower);
  EXPECT_EQ(CaseOf("Évr"), WrittenCase::kTitle);
}

}  // namespace
}  // namespace entente
