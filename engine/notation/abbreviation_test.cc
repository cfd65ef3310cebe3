#include <gtest/gtest.h>

#include "notation/loose_name.h"

namespace entente {
namespace {

bool Shortens(std::string_view written, std::string_view name) {
  const bool has_dot = written.find('.') != std::string_view::npos;
  return AbbreviationOf(WordsOf(name, false), WordsOf(written, false), has_dot) != Abbreviation::kNone;
}

TEST(Abbreviation, WordsArePartedByWhateverIsNoLetter) {
  EXPECT_EQ(WordsOf("N.Sea", false), (std::vector<std::string>{"N", "SEA"}));
  EXPECT_EQ(WordsOf(" Mid-Atl. (Ö'x) ", true), (std::vector<std::string>{"MID", "ATL", "OEX"}));
  EXPECT_TRUE(WordsOf(". -", false).empty());
}

TEST(Abbreviation, EveryWordShortensOneOfTheName) {
  for (std::string_view text : {"N.SEA", "N. Sea", "Nth Sea", "No Sea", "N S", "North S."})
    EXPECT_TRUE(Shortens(text, "North Sea")) << text;
  for (std::string_view text : {"S. Sea", "Sea", "N. Sae", "N Sea Sea", "Nx Sea", "Sea N."})
    EXPECT_FALSE(Shortens(text, "North Sea")) << text;
}

TEST(Abbreviation, WordsAtTheEndAndSmallOnesMayBeMissing) {
  EXPECT_TRUE(Shortens("N. Atl.", "North Atlantic Ocean"));
  EXPECT_TRUE(Shortens("Adria", "Adriatic Sea"));
  EXPECT_TRUE(Shortens("G Lyon", "Gulf of Lyon"));
  EXPECT_TRUE(Shortens("G. o. Lyon", "Gulf of Lyon"));
  EXPECT_TRUE(Shortens("Trin. Tob.", "Trinidad and Tobago"));
  EXPECT_TRUE(Shortens("G. Lions", "Gulf of the Lions"));
  EXPECT_FALSE(Shortens("Atl. Oc.", "North Atlantic Ocean"));
  EXPECT_FALSE(Shortens("of Lyon", "Gulf of Lyon"));
}

TEST(Abbreviation, SingleLettersArePointsOfTheCompassFirst) {
  const auto fit = [](std::string_view written, std::string_view name) {
    return AbbreviationOf(WordsOf(name, false), WordsOf(written, false), true);
  };
  EXPECT_EQ(fit("N. Sea", "North Sea"), Abbreviation::kCompass);
  EXPECT_EQ(fit("N. Sea", "Norwegian Sea"), Abbreviation::kLoose);
  EXPECT_EQ(fit("E. Med.", "Eastern Mediterranean"), Abbreviation::kCompass);
  EXPECT_EQ(fit("G. S.", "Gold Sea"), Abbreviation::kLoose);
  EXPECT_EQ(fit("B. Sea", "Baltic Sea"), Abbreviation::kCompass);  // B is no letter of the compass
}

TEST(Abbreviation, NoWordShortensNothing) {
  EXPECT_FALSE(Shortens("", "Paris"));
  EXPECT_FALSE(Shortens(". '", "Paris"));
}

TEST(Abbreviation, AWordAloneIsNotTooShort) {
  EXPECT_TRUE(Shortens("Par", "Paris"));
  EXPECT_TRUE(Shortens("Pa.", "Paris"));
  EXPECT_FALSE(Shortens("Pa", "Paris"));
  EXPECT_FALSE(Shortens("P.", "Paris"));
  EXPECT_FALSE(Shortens("n", "n afr"));
  EXPECT_TRUE(Shortens("St. Pet", "St Petersburg"));
}

TEST(Abbreviation, ConsonantsReachTheLastOneOrLeaveNoneOut) {
  EXPECT_TRUE(Shortens("Lvpl", "Liverpool"));
  EXPECT_TRUE(Shortens("Cnst", "Constantinople"));
  EXPECT_TRUE(Shortens("Edbrgh", "Edinburgh"));
  EXPECT_FALSE(Shortens("Lvp", "Liverpool"));        // three letters may be a typing error
  EXPECT_FALSE(Shortens("Lvrl", "Livery"));          // the name has no second l
  EXPECT_FALSE(Shortens("Cstp", "Constantinople"));  // leaves out n and l
  EXPECT_FALSE(Shortens("Edinbrgh", "Edinburgh"));   // has one of the vowels
  EXPECT_FALSE(Shortens("vrpl", "Liverpool"));
}

}  // namespace
}  // namespace entente
