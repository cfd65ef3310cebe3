// Tests order text as players write it: accents or none, invisible characters, abbreviations, words that could mean
// several places. Only texts that cannot be read otherwise are read in this way.
#include <gtest/gtest.h>

#include <ctime>
#include <string>

#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "notation/notation.h"

namespace entente {
namespace {

// Places with accents, two places that differ only in an accent, and names with signs and with letters of the order
// language.
constexpr std::string_view kAccents = R"(
München = MÜN
Køge = KØG
Ålborg = ÅLB
Łódź = LOD
Weißenfels = WEI
Ærø Bælt = ÆRB
Málaga = MAL
Malaga = MLG
Rhône (östlich) = RHO/OE
Rhône = RHO
South China Sea = SCS
South Cathay Bay = SCB
S:t Malo = STM
Off Board A = OBA
Washington D+C = WAS
Sea = SEA

COAST MÜN ABUTS KØG ÅLB LOD WEI SEA
COAST KØG ABUTS MÜN SEA
COAST ÅLB ABUTS MÜN SEA
COAST LOD ABUTS MÜN SEA
COAST WEI ABUTS MÜN SEA
WATER ÆRB ABUTS SEA
COAST MAL ABUTS MLG SEA
COAST MLG ABUTS MAL SEA
COAST rho ABUTS SEA
COAST RHO/OE ABUTS SEA
WATER SCS ABUTS SEA
WATER SCB ABUTS SEA
COAST STM ABUTS SEA WAS OBA
COAST OBA ABUTS STM SEA
COAST WAS ABUTS STM SEA
WATER SEA ABUTS MÜN KØG ÅLB LOD WEI ÆRB MAL MLG RHO/OE SCS SCB STM OBA WAS
STM -> S:t Malo = S:T

ÖSTERREICH (Öster) MÜN
A MÜN
BLAU (Blauer) KØG
A KØG
)";

class LooseTextTest : public testing::Test {
 protected:
  void UseMap(std::string_view text) {
    const MapReadResult read = ReadMapText(text, "test.map", nullptr);
    ASSERT_TRUE(read.ok()) << read.ToStatus();
    map_ = read.map;
  }
  // The normal form of an order, or the error.
  std::string Normal(std::string_view text) const {
    const auto parsed = ParseOrder(*map_, PhaseType::kMovement, kNoPower, text);
    return parsed.ok() ? FormatOrder(*map_, parsed->order) : std::string(parsed.status().message());
  }
  Place PlaceOfError(std::string_view text) const {
    return ParseOrder(*map_, PhaseType::kMovement, kNoPower, text).status().place().value_or(Place{});
  }

  MapRef map_ = BuiltinMap("standard").value();
};

// ---- Accents ----

TEST_F(LooseTextTest, AccentsAreReadInEveryUsualForm) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kAccents));
  for (std::string_view text :
       {"München", "MÜNCHEN", "münchen", "Muenchen", "Munchen", "Mu\u0308nchen", "MU\u0308NCHEN", "MÜN", "mu\u0308n"}) {
    EXPECT_EQ(Normal("A " + std::string(text) + " H"), "A MÜN H") << text;
  }
  for (std::string_view text : {"Køge", "Koge", "Koege", "KØGE", "Köge"})
    EXPECT_EQ(Normal("A " + std::string(text) + " H"), "A KØG H") << text;
  for (std::string_view text : {"Ålborg", "Aalborg", "Alborg", "A\u030Alborg", "ålborg"})
    EXPECT_EQ(Normal("A " + std::string(text) + " H"), "A ÅLB H") << text;
  for (std::string_view text : {"Łódź", "łódź", "Lodz", "LO\u0301DZ\u0301", "lódz"})
    EXPECT_EQ(Normal("A " + std::string(text) + " H"), "A LOD H") << text;
  for (std::string_view text : {"Weißenfels", "Weissenfels", "WEISSENFELS", "WEIẞENFELS"})
    EXPECT_EQ(Normal("A " + std::string(text) + " H"), "A WEI H") << text;
  for (std::string_view text : {"Ærø Bælt", "Aero Baelt", "aeroe bælt", "ærø-bælt"})
    EXPECT_EQ(Normal("F " + std::string(text) + " H"), "F ÆRB H") << text;
}

TEST_F(LooseTextTest, AccentsThatNoMapHasAreRead) {
  EXPECT_EQ(Normal("A Mün - Béůr"), "'Béůr' at 9 is no place: expected a destination (nearest: BER, BUR)");
  EXPECT_EQ(Normal("A Münich - Bürgundy"), "A MUN - BUR");
  EXPECT_EQ(Normal("F Nørth Sea - Edinbürgh"), "F NTH - EDI");
}

TEST_F(LooseTextTest, PlacesJoinedByAHyphenStayTwo) {
  EXPECT_EQ(Normal("A Nörway S F SWE-DEN"), "A NWY S F SWE - DEN");
  EXPECT_EQ(Normal("A NWY SF SWE-DEN"), "A NWY S F SWE - DEN");
  EXPECT_EQ(Normal("A Mün S A NOR-way"), "A MUN S A NWY");
}

TEST_F(LooseTextTest, PlacesThatDifferByAnAccentStayApart) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kAccents));
  EXPECT_EQ(Normal("A Málaga - Malaga"), "A MAL - MLG");
  EXPECT_EQ(Normal("A Ma\u0301laga - MALAGA"), "A MAL - MLG");
  EXPECT_EQ(Normal("A Màlaga H"), "'Màlaga' at 3 could be MAL or MLG: expected a unit (A or F and its place)");
}

TEST_F(LooseTextTest, CoastsAndPowersWithAccentsAreRead) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kAccents));
  EXPECT_EQ(Normal("F SEA - Rhone (oestlich)"), "F SEA - RHO/OE");
  EXPECT_EQ(Normal("F SEA - Rhône (östlich)"), "F SEA - RHO/OE");
  EXPECT_EQ(Normal("Osterreich: A MÜN - SEA"), "A MÜN - SEA");
  EXPECT_EQ(Normal("OESTERREICH A MÜN - SEA"), "A MÜN - SEA");
  EXPECT_EQ(Normal("A KØG S O\u0308sterreich's A MÜN"), "A KØG S A MÜN");
  const auto parsed = ParseOrder(*map_, PhaseType::kMovement, kNoPower, "Oster A MÜN H");
  ASSERT_TRUE(parsed.ok()) << parsed.status();
  EXPECT_EQ(parsed->unit_nation, *map_->FindPower("ÖSTERREICH"));
}

// ---- Invisible and typographic characters ----

TEST_F(LooseTextTest, InvisibleCharactersMeanNothing) {
  EXPECT_EQ(Normal("\uFEFFA PAR - BUR"), "A PAR - BUR");
  EXPECT_EQ(Normal("A PA\u200BR\u200D - \u2060B\u00ADUR\u200E"), "A PAR - BUR");
  EXPECT_EQ(Normal("A\u202FPAR\u2003H"), "A PAR H");
  EXPECT_EQ(Normal("\u2022\u00A0A PAR H"), "A PAR H");
}

TEST_F(LooseTextTest, TypographicDashesArrowsAndQuotesAreRead) {
  for (std::string_view dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\u2192",
                                "\u21D2", "\u279C", "\u27F6", "\u25B6", "->", "-->", "=>"}) {
    EXPECT_EQ(Normal("A PAR " + std::string(dash) + " BUR"), "A PAR - BUR") << dash;
    EXPECT_EQ(Normal("A PAR" + std::string(dash) + "BUR"), "A PAR - BUR") << dash;
  }
  EXPECT_EQ(Normal("F Mid\u2011Atlantic Ocean - Brest"), "F MAO - BRE");
  EXPECT_EQ(Normal("\u201EFrance\u2019s A PAR - BUR\u201C"), "A PAR - BUR");
  EXPECT_EQ(Normal("\uFF21 PAR \uFF0D BUR"), "A PAR - BUR");
}

TEST_F(LooseTextTest, ErrorsTellTheWordsAsTheyWereWritten) {
  const std::string text = "\uFEFFA Mu\u0308nich \u2192 B\u200BURR ";
  EXPECT_EQ(Normal(text), "'B\u200BURR' at 14 is no place: expected a destination (nearest: BUR)");
  const Place place = PlaceOfError(text);
  EXPECT_EQ(text.substr(place.offset, place.length), "B\u200BURR");
  const Place end = PlaceOfError("A M\u00FCnich \u2192\u2003");
  EXPECT_EQ(end.offset, 16u);
  EXPECT_EQ(end.length, 0u);
}

// ---- Abbreviations ----

TEST_F(LooseTextTest, AnAbbreviationThatFitsOnePlaceIsRead) {
  const std::pair<std::string_view, std::string_view> words[] = {
      {"N.SEA", "NTH"},      {"N. Sea", "NTH"},         {"Nth. Sea", "NTH"},   {"North S.", "NTH"},
      {"Eng. Chan.", "ENG"}, {"Eng.Chan", "ENG"},       {"Engl. Ch.", "ENG"},  {"N. Atl.", "NAO"},
      {"N.Atl.Oc.", "NAO"},  {"Mid-Atl.", "MAO"},       {"Mid Atl", "MAO"},    {"Norw. Sea", "NWG"},
      {"Bar. Sea", "BAR"},   {"G. of Lyon", "LYO"},     {"Gulf Lyon", "LYO"},  {"G. Both.", "BOT"},
      {"W. Med.", "WES"},    {"E.Med", "EAS"},          {"Hel. Bight", "HEL"}, {"Helg. Bt.", "HEL"},
      {"Lvpl", "LVP"},       {"Liverp.", "LVP"},        {"Livon.", "LVN"},     {"Const", "CON"},
      {"Cnstntnpl", "CON"},  {"St. Pet.", "STP"},       {"St.Pete", "STP"},    {"StPetersb.", "STP"},
      {"Edin.", "EDI"},      {"Edbrgh", "EDI"},         {"N. Afr.", "NAF"},    {"NorthAfrica", "NAF"},
      {"Tyrrh. Sea", "TYS"}, {"Yorks", "YOR"},          {"Marseil", "MAR"},    {"Sevast.", "SEV"},
      {"Mu.", "MUN"},        {"EnglishChannel", "ENG"}, {"Aeg. Sea", "AEG"},
  };
  for (const auto& [written, id] : words) {
    const std::string expected = "F " + std::string(id) + " H";
    EXPECT_EQ(Normal("F " + std::string(written) + " H"), expected) << written;
  }
  EXPECT_EQ(Normal("F Nth. Sea - N. Sea"), "F NTH - NTH");
  EXPECT_EQ(Normal("F St. Pet. (nc) - Bar. Sea"), "F STP/NC - BAR");
  EXPECT_EQ(Normal("F N. Sea S. A Lvpl - Edin."), "F NTH S A LVP - EDI");
  EXPECT_EQ(Normal("(ENG FLT N.SEA) CVY (ENG AMY LON) CTO NWY"), "F NTH C A LON - NWY");
}

TEST_F(LooseTextTest, AnAbbreviationOfSeveralPlacesIsAQuestion) {
  EXPECT_EQ(Normal("F No. S. H"), "'No. S.' at 3 could be NTH or NWG: expected a unit (A or F and its place)");
  EXPECT_EQ(Normal("F Ba. S. - STP"), "'Ba. S.' at 3 could be BAL or BAR: expected a unit (A or F and its place)");
  EXPECT_EQ(Normal("A MOS - LIV"), "'LIV' at 9 could be LVN or LVP: expected a destination");
  EXPECT_EQ(Normal("F MAO - Gulf"), "'Gulf' at 9 could be BOT or LYO: expected a destination");
  EXPECT_EQ(Normal("F MAO - gul"), "'gul' at 9 could be BOT or LYO: expected a destination");
  EXPECT_EQ(PlaceOfError("F Ba. S. - STP").length, 6u);
}

// "S." and "C." between two places are order words, never the end of a name.
TEST_F(LooseTextTest, ASupportOfAShortenedPlaceStaysASupport) {
  EXPECT_EQ(Normal("F Brnts S. NWG"), "F BAR S NWG");
  EXPECT_EQ(Normal("F Balt. S. SWE"), "F BAL S SWE");
  EXPECT_EQ(Normal("F Balt. S. A SWE"), "F BAL S A SWE");
  EXPECT_EQ(Normal("F Tyrrh S. NAP"), "F TYS S NAP");
  EXPECT_EQ(Normal("F Engl. C. A LON - BEL"), "F ENG C A LON - BEL");
  EXPECT_EQ(Normal("F North S. - NWY"), "F NTH - NWY");
  EXPECT_EQ(Normal("F North S. S A LON - NWY"), "F NTH S A LON - NWY");
  EXPECT_EQ(Normal("F N.S. - NWY"), "F NTH - NWY");
  EXPECT_EQ(Normal("F N.S. H"), "F NTH H");
  EXPECT_EQ(Normal("F North-S. H"), "F NTH H");
  EXPECT_EQ(Normal("F North-S. A LON - NWY"), "unexpected 'A' at 12: expected an order (H, -, S, C, R, D or B)")
      << "without a blank it ends the name";
  EXPECT_EQ(Normal("F NTH S. Norw."), "F NTH S NWY");
  EXPECT_EQ(Normal("F Balt. S. F SWE"), "F BAL S F SWE");
  EXPECT_EQ(Normal("F NWG - North S."), "F NWG - NTH");
  EXPECT_EQ(Normal("(ENG FLT North S.) HLD"), "F NTH H");
}

TEST_F(LooseTextTest, AnAbbreviationMaySpellAnAccentInTwoLetters) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kAccents));
  for (std::string_view text : {"Münch.", "Munch.", "Muench."})
    EXPECT_EQ(Normal("A " + std::string(text) + " H"), "A MÜN H") << text;
}

TEST_F(LooseTextTest, AWordForAKindOfPlaceIsNoPlace) {
  map_ = BuiltinMap("sengoku").value();
  EXPECT_EQ(Normal("F In. Sea H"), "F INS H") << "not a small word and a sea";
  map_ = BuiltinMap("colonial").value();
  EXPECT_NE(Normal("F Sea H").find("is no place"), std::string::npos) << Normal("F Sea H");
}

TEST_F(LooseTextTest, WhatIsTooShortOrLeavesOutTooMuchIsNotRead) {
  for (std::string_view text : {"A Lv H", "A Pa H", "A Edinbrgh H", "A PRX H", "A P. H", "A of H"})
    EXPECT_NE(Normal(text).find("is no place"), std::string::npos) << text << ": " << Normal(text);
}

TEST_F(LooseTextTest, WordsOfTheOrderLanguageStayWhatTheyAre) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kAccents));
  EXPECT_EQ(Normal("F S. China Sea - Sea"), "F SCS - SEA");
  EXPECT_EQ(Normal("F S. Cath. Bay H"), "F SCB H");
  EXPECT_EQ(Normal("F SEA S China Sea"), "'China Sea' at 9 is no place: expected the supported unit");
  EXPECT_EQ(Normal("A Mün Kog"), "A MÜN - KØG");
  map_ = BuiltinMap("standard").value();
  EXPECT_EQ(Normal("A BUR C ON"), "'ON' at 9 is no place: expected the convoyed unit (nearest: CON, ION, LON)");
}

// ---- Names with signs and with letters of the order language ----

TEST_F(LooseTextTest, NamesWithLettersAndSignsOfTheOrderLanguageAreRead) {
  ASSERT_NO_FATAL_FAILURE(UseMap(kAccents));
  for (std::string_view text : {"S:T", "s:t", "S:t Malo", "St Malo"})
    EXPECT_EQ(Normal("A " + std::string(text) + " H"), "A S:T H") << text;
  EXPECT_EQ(Normal("A WAS - S:T"), "A WAS - S:T");
  EXPECT_EQ(Normal("A Off Board A - S:T"), "A OBA - S:T");
  EXPECT_EQ(Normal("A S:T S A Off Board A - Washington D+C"), "A S:T S A OBA - WAS");
  EXPECT_EQ(Normal("A Washington D.C. H"), "A WAS H");
  EXPECT_EQ(Normal("A Washington D C H"), "A WAS H");
}

// ---- Long and strange texts ----

TEST_F(LooseTextTest, ManyMarksAndStrangeTextsEndSoon) {
  std::string marks = "A PAR - B";
  while (marks.size() + 2 <= 512) marks += "\u0301";
  EXPECT_NE(Normal(marks).find("is no place"), std::string::npos);
  std::string invisible;
  while (invisible.size() + 3 <= 500) invisible += "\u200B";
  EXPECT_EQ(Normal(invisible + "A PAR H"), "A PAR H");
  EXPECT_NE(Normal(invisible).find("the text is empty"), std::string::npos);
  std::string words;
  while (words.size() + 4 <= 512) words += "N.S ";
  EXPECT_FALSE(Normal("F " + words).empty());
}

// Each word of an unreadable text is looked for in the three readings, each time among few names.
TEST_F(LooseTextTest, AnUnreadableTextCostsAtMostFortyReadableOnes) {
  const auto cost = [this](std::string text, std::string_view word) {
    while (text.size() + word.size() <= 512) text += word;
    const std::clock_t start = std::clock();
    for (int i = 0; i < 40; ++i) EXPECT_FALSE(Normal(text).empty());
    return static_cast<double>(std::clock() - start + 1);
  };
  const double readable = cost("A LON - NWY VIA", " NTH");
  for (std::string_view word : {"st ", "s. ", "sa ", "no ", "eng ", "st-", "nach ", "nor ", "gulf "}) {
    EXPECT_LT(cost("", word), 40 * readable) << word;
  }
  EXPECT_LT(cost("", "="), 4 * readable);
}

}  // namespace
}  // namespace entente
