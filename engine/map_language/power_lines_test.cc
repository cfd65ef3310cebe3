// Powers, homes, centers, units. Source: maps/LANGUAGE.md (Powers; Homes; Units).
#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

MapRef Load(const std::string& more) {
  const MapReadResult result = ReadTest(SmallMap(more));
  EXPECT_TRUE(result.ok()) << more << "\n" << Describe(result);
  return result.map;
}

std::vector<std::string> Homes(const Map& map, std::string_view power) {
  std::vector<std::string> ids;
  for (ProvinceIndex home : map.Homes(*map.FindPower(power))) ids.emplace_back(map.Id(home));
  return ids;
}

// "ROUGE", or "" for a neutral center.
std::string OwnerOf(const Map& map, std::string_view place) {
  const PowerIndex owner = map.start_owners()[map.CenterOf(PlaceNamed(map, place))];
  return owner == kNoPower ? "" : std::string(map.PowerId(owner));
}

using Ids = std::vector<std::string>;

TEST(PowerLines, AreSortedByIdentityWithUnderscoresLast) {
  const MapRef map = Load("_AAA (Aaaish)\nU+S+A (American)\n");
  EXPECT_EQ(map->PowerId(0), "BLUE");
  EXPECT_EQ(map->PowerId(1), "ROUGE");
  EXPECT_EQ(map->PowerId(2), "USA");
  EXPECT_EQ(map->PowerId(3), "_AAA");
  EXPECT_EQ(map->PowerName(3), "Aaa");
  EXPECT_EQ(map->OwnWord(2), "American");
}

TEST(PowerLines, AreFoundByEveryWord) {
  const MapRef map = Load("_PAPACY (Papist:9)\nHOLY+ROMAN+EMPIRE (British+Columbian)\n");
  const PowerIndex papacy = *map->FindPower("_papacy");
  EXPECT_EQ(map->FindPower("Papacy"), papacy);
  EXPECT_EQ(map->FindPower("papist"), papacy);
  EXPECT_EQ(map->FindPower("PAP"), papacy);
  EXPECT_EQ(map->FindPower("9"), papacy);
  const PowerIndex empire = *map->FindPower("holyromanempire");
  EXPECT_EQ(map->FindPower("Holy Roman Empire"), empire);
  EXPECT_EQ(map->FindPower("British Columbian"), empire);
  EXPECT_EQ(map->FindPower("H"), std::nullopt);  // not an explicit letter
  EXPECT_EQ(map->FindPower(""), std::nullopt);
  EXPECT_EQ(map->FindPower("none"), std::nullopt);
}

TEST(PowerLines, AThreeLetterTokenOfTwoPowersMeansNeither) {
  const MapRef map = Load("AUSTRIA\nAUSTRALIA\n");
  EXPECT_EQ(map->FindPower("AUS"), std::nullopt);
  EXPECT_TRUE(map->FindPower("AUSTRIA").has_value());
}

TEST(PowerLetters, AreExplicitElseFromTheOwnWordElseFromTheName) {
  const MapRef map = Load("DENMARK (Danish)\nHOLLAND (Dutch)\nKIEL (Schleswiger:L)\nLEON (Leonese)\n");
  EXPECT_EQ(map->PowerLetter(*map->FindPower("denmark")), U'D');
  EXPECT_EQ(map->PowerLetter(*map->FindPower("holland")), U'H');
  EXPECT_EQ(map->PowerLetter(*map->FindPower("kiel")), U'L');
  EXPECT_EQ(map->PowerLetter(*map->FindPower("leon")), 0u);
  EXPECT_EQ(map->PowerLetter(*map->FindPower("rouge")), U'R');
}

TEST(PowerLetters, MAndQuestionMarkAndDoublesAreRefused) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("X (Y:M)\n")), "BAD_LETTER_DEF"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("X (Y:?)\n")), "BAD_LETTER_DEF"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("X (Y:AB)\n")), "BAD_LETTER_DEF"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("X (Y:1)\nZ (Q:1)\n")), "BAD_LETTER_DEF"));
  EXPECT_TRUE(ReadTest(SmallMap("X (Y:)\n")).ok());
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("X (British Columbian)\n")), "BAD_OWN_WORD"));
  EXPECT_EQ(Codes(ReadTest(SmallMap("ROUGHER (Rrr)\nA LAN\nRUDDER (Rrrr)\nA COA\n"))),
            (Ids{"~LETTER_CLASH", "~LISTED_TWICE", "~LETTER_CLASH", "~LISTED_TWICE"}));
}

TEST(PowerLines, SharingAWordWithAPlaceIsOnlyAWarning) {
  EXPECT_EQ(Codes(ReadTest(SmallMap("ISLAND (Islander)\nA ISL\n"))), (Ids{"~NAME_CLASH"}));
  EXPECT_EQ(
      Codes(ReadTest(SmallMap("Third Sea = SE3 azure\nWATER SE3 ABUTS SE2\nAMEND SE2 ABUTS SE3\nAZURE (Az)\nF SE3\n"))),
      (Ids{"~NAME_CLASH"}));
  EXPECT_EQ(Codes(ReadTest(SmallMap("USA (Us)\nA ISL\n"))), (Ids{"~POWER_3"}));
}

TEST(PowerLines, SharingThatLeavesNoDoubtIsNoWarning) {
  const std::string sea = "WATER SE3 ABUTS SE2\nAMEND SE2 ABUTS SE3\n";
  EXPECT_EQ(Codes(ReadTest(SmallMap("ISLAND (Islander) ISL\n"))), (Ids{}));          // its own home
  EXPECT_EQ(Codes(ReadTest(SmallMap("Third Sea = SE3 reddish\n" + sea))), (Ids{}));  // an own word
  EXPECT_EQ(Codes(ReadTest(SmallMap("Third Sea = SE3 azure?\n" + sea + "AZURE (Az)\nF SE3\n"))),
            (Ids{}));  // second rank
}

TEST(PowerRename, EverythingStaysWithThePower) {
  const MapRef map = Load("ROUGE -> CRIMSON\nBLUE -> BLUE (Azure:Z) ISL\n");
  const PowerIndex crimson = *map->FindPower("crimson");
  EXPECT_EQ(map->FindPower("rouge"), std::nullopt);
  EXPECT_EQ(map->OwnWord(crimson), "Reddish");
  EXPECT_EQ(Homes(*map, "crimson"), (Ids{"LAN"}));
  EXPECT_EQ(map->start_units()[1].power, crimson);
  EXPECT_EQ(map->PowerLetter(*map->FindPower("azure")), U'Z');
  EXPECT_EQ(Homes(*map, "blue"), (Ids{"COA", "ISL"}));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("X -> Y\n")), "RENAME_UNKNOWN"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE -> BLUE\n")), "RENAME_SYNTAX"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE ->\n")), "RENAME_SYNTAX"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE -> A -> B\n")), "RENAME_SYNTAX"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("UNOWNED -> GREY\n")), "RENAME_SYNTAX"));
}

TEST(Unplayed, DeletesAPowerWithItsHomesAndUnits) {
  const MapRef map = Load("GREEN ISL\nA ISL\nUNPLAYED ROUGE,\n");
  EXPECT_EQ(map->power_count(), 2);
  EXPECT_FALSE(map->IsCenter(PlaceNamed(*map, "LAN")));
  EXPECT_EQ(map->start_units().size(), 2u);
  EXPECT_EQ(Load("GREEN ISL\nUNPLAYED\nGREY\n")->power_count(), 3);
  EXPECT_EQ(Load("UNPLAYED ALL\nX\nY\n")->power_count(), 2);
  EXPECT_EQ(Load("UNPLAYED ALL EXCEPT ROUGE\nX\n")->FindPower("BLUE"), std::nullopt);
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("UNPLAYED PINK\n")), "UNKNOWN_POWER"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("UNPLAYED ALL ROUGE\n")), "UNKNOWN_POWER"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("UNPLAYED ALL EXCEPT\n")), "UNKNOWN_POWER"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("UNPLAYED ROUGE\n")), "FEW_POWERS"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE\nUNPLAYED BLUE\nA LAN\n")), "NO_POWER"));
}

TEST(Dummy, IsStoredInEveryForm) {
  const auto dummies = [](const std::string& more) {
    const MapRef map = Load(more);
    Ids ids;
    for (PowerIndex p = 0; p < map->power_count(); ++p) {
      if (map->IsDummy(p)) ids.emplace_back(map->PowerId(p));
    }
    return ids;
  };
  EXPECT_EQ(dummies(""), (Ids{}));
  EXPECT_EQ(dummies("ROUGE\nDUMMY\n"), (Ids{"ROUGE"}));
  EXPECT_EQ(dummies("DUMMIES ROUGE, BLUE\n"), (Ids{"BLUE", "ROUGE"}));
  EXPECT_EQ(dummies("DUMMY ALL\nX\n"), (Ids{"BLUE", "ROUGE"}));
  EXPECT_EQ(dummies("DUMMY ROUGE\nDUMMY ALL EXCEPT ROUGE\n"), (Ids{"BLUE"}));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("DUMMIES\n")), "UNKNOWN_POWER"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("DUMMY PINK\n")), "UNKNOWN_POWER"));
}

TEST(League, TwoLinesOrOddWordsAreErrors) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE\nLEAGUE A\nLEAGUE B\n")), "LEAGUE_TWICE"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE\nLEAGUE\n")), "BAD_LEAGUE"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE\nLEAGUE A ODD\n")), "BAD_LEAGUE"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE\nLEAGUE A STRICT B\n")), "BAD_LEAGUE"));
}

TEST(Homes, AddUpOverPowerLines) {
  const MapRef map = Load("ROUGE ISL\n");
  EXPECT_EQ(Homes(*map, "ROUGE"), (Ids{"ISL", "LAN"}));
  EXPECT_EQ(OwnerOf(*map, "ISL"), "ROUGE");  // no longer neutral
  EXPECT_EQ(map->center_count(), 3);
}

TEST(Homes, AHomeTakenAwayBecomesNeutral) {
  const MapRef map = Load("ROUGE -LAN\n");
  EXPECT_EQ(Homes(*map, "ROUGE"), (Ids{}));
  EXPECT_EQ(OwnerOf(*map, "LAN"), "");
  EXPECT_FALSE(Load("ROUGE -LAN\nUNOWNED -LAN\n")->IsCenter(PlaceNamed(*map, "LAN")));
  EXPECT_TRUE(Load("UNOWNED -LAN\nROUGE -LAN\n")->IsCenter(PlaceNamed(*map, "LAN")));
  EXPECT_EQ(Load("ROUGE -COA\n")->center_count(), 3);  // not there: no effect
}

TEST(Homes, InhabitsReplacesTheHomesOfThePowerLineAndThenAdds) {
  const MapRef map = Load("ROUGE\nINHABITS COA\nINHABITS ISL\nBLUE\nHOMES\n");
  EXPECT_EQ(Homes(*map, "ROUGE"), (Ids{"COA", "ISL"}));
  EXPECT_EQ(Homes(*map, "BLUE"), (Ids{}));
  EXPECT_EQ(Homes(*Load("ROUGE\nHOMES ISL\nROUGE\n"), "ROUGE"), (Ids{"ISL"}));
  EXPECT_EQ(Homes(*Load("ROUGE\nHOMES ISL\nROUGE LAN\n"), "ROUGE"), (Ids{"LAN"}));
}

TEST(Centers, OwnsAndCentersReplaceTheHomesAsStartOwnership) {
  const MapRef map = Load("ROUGE\nOWNS ISL\nOWNS LAN\nBLUE\nCENTERS\n");
  EXPECT_EQ(OwnerOf(*map, "ISL"), "ROUGE");
  EXPECT_EQ(OwnerOf(*map, "LAN"), "ROUGE");
  EXPECT_EQ(OwnerOf(*map, "COA"), "");
  EXPECT_EQ(Homes(*map, "ROUGE"), (Ids{"LAN"}));
  EXPECT_EQ(OwnerOf(*Load("ROUGE\nOWNS LAN\nCENTERS ISL\n"), "LAN"), "");
  EXPECT_EQ(Load("Extra = EXT\nLAND EXT ABUTS LAN\nAMEND LAN ABUTS EXT\nUNOWNED\nCENTERS EXT\n")->center_count(), 4);
}

TEST(Centers, AreProvincesAndHaveOneOwner) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE XYZ\n")), "BAD_HOME"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("NEUTRAL XYZ\n")), "BAD_HOME"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE\nOWNS XYZ\n")), "BAD_OWNED"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("ROUGE COA\n")), "OWNED_TWICE"));
  EXPECT_TRUE(ReadTest(SmallMap("ROUGE COA\nROUGE\nOWNS LAN\n")).ok());  // two powers may share a home
}

TEST(Centers, HalfOfThemAndOneMoreWinUnlessVictorySaysOtherwise) {
  EXPECT_EQ(Load("")->stage(0).VictoryCenters(0), 2);
  const MapRef map = Load("VICTORY 9\nVICTORY 5 4 3\n");
  EXPECT_EQ(map->stage(0).VictoryCenters(0), 5);
  EXPECT_EQ(map->stage(0).VictoryCenters(1), 4);
  EXPECT_EQ(map->stage(0).VictoryCenters(2), 3);
  EXPECT_EQ(map->stage(0).VictoryCenters(99), 3);
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("VICTORY\n")), "BAD_NUMBER"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("VICTORY 0\n")), "BAD_NUMBER"));
}

TEST(Units, ReplaceAnyUnitInTheSameProvince) {
  const MapRef map = Load("BLUE\nA LAN\n");
  ASSERT_EQ(map->start_units().size(), 2u);
  for (const Unit& unit : map->start_units()) EXPECT_EQ(map->PowerId(unit.power), "BLUE");
  EXPECT_EQ(Load("BLUE\nUNITS\n")->start_units().size(), 1u);
}

TEST(Units, StandWhereTheirTypeMay) {
  for (const char* line : {"A SE1", "F LAN", "A XYZ", "F COA/NC", "A", "A LAN COA"}) {
    EXPECT_TRUE(HasCode(ReadTest(SmallMap(std::string("ROUGE\n") + line + "\n")), "BAD_UNIT")) << line;
  }
  EXPECT_TRUE(ReadTest(SmallMap("ROUGE\nF SE1\nA ISL\n")).ok());
  const std::string coasts =
      "Spain = SPA\nSpain (n) = SPA/NC\nCOAST spa ABUTS SE1\nCOAST SPA/NC ABUTS SE1\nAMEND SE1 ABUTS SPA/NC\nROUGE\n";
  EXPECT_TRUE(ReadTest(SmallMap(coasts + "F SPA/NC\n")).ok());
  EXPECT_TRUE(ReadTest(SmallMap(coasts + "A SPA\n")).ok());
  EXPECT_TRUE(HasCode(ReadTest(SmallMap(coasts + "F SPA\n")), "BAD_UNIT"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap(coasts + "A SPA/NC\n")), "BAD_UNIT"));
}

TEST(Units, LinesOfAPowerNeedOne) {
  for (const char* line : {"A LAN", "OWNS LAN", "INHABITS LAN", "HOMES LAN", "UNITS", "DUMMY", "LEAGUE X", "RESERVES",
                           "FLAG X", "UNPLAYED"}) {
    EXPECT_TRUE(HasCode(ReadTest(SmallMap("UNOWNED\n" + std::string(line) + "\n")), "NO_POWER")) << line;
  }
}

}  // namespace
}  // namespace entente
