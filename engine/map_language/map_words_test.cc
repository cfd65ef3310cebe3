#include "map_language/map_words.h"

#include <gtest/gtest.h>

namespace entente {
namespace {

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
