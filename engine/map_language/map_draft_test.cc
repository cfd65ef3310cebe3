// Place and terrain lines: names, renames, case forms, AMEND, DROP. Source: maps/LANGUAGE.md (Places; Terrain and
// ABUTS).
#include "map_language/map_draft.h"

#include <gtest/gtest.h>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

MapRef Load(const std::string& more) {
  const MapReadResult result = ReadTest(SmallMap(more));
  EXPECT_TRUE(result.ok()) << more << "\n" << Describe(result);
  return result.map;
}

bool ArmyMay(const Map& map, std::string_view from, std::string_view to) {
  return TestBit(map.GraphAt(map.begin()).ArmyMoves(PlaceNamed(map, from)), PlaceNamed(map, to));
}

bool FleetMay(const Map& map, std::string_view from, std::string_view to) {
  return TestBit(map.GraphAt(map.begin()).FleetMoves(PlaceNamed(map, from)), PlaceNamed(map, to));
}

TEST(PlaceLines, GiveNameAbbreviationAndAliases) {
  const MapRef map = Load("Washington D+C = WDC dc capital+city\nLAND WDC ABUTS LAN\nAMEND LAN ABUTS WDC\n");
  const LocationIndex place = PlaceNamed(*map, "wdc");
  EXPECT_EQ(map->LongName(place), "Washington DC");
  for (const char* word : {"WDC", "dc", "Capital City", "capital-city", "washington dc"}) {
    EXPECT_EQ(PlaceNamed(*map, word), place) << word;
  }
}

TEST(PlaceLines, AnAbbreviationHasThreeCharacters) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("Nowhere =\n")), "NO_ABBR"));
  for (const char* id : {"AB", "ABCD", "A-B/", "?BC", "AB?", "ABC/", "ABC/NORTH"}) {
    EXPECT_TRUE(HasCode(ReadTest(SmallMap(std::string("Nowhere = ") + id + "\n")), "BAD_ABBR")) << id;
  }
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("= ABC\n")), "NO_NAME"));
}

TEST(PlaceLines, NamesAndAbbreviationsAreUsedOnce) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("Other = LAN\n")), "DUP_PLACE"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("landland = NEW\nLAND NEW ABUTS LAN\nAMEND LAN ABUTS NEW\n")), "DUP_PLACE"));
}

TEST(PlaceLines, EveryPlaceHasANameAndTerrain) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("Nowhere = NOW\n")), "NO_TERRAIN"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("LAND NOW\n")), "NO_NAME"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("Now (north coast) = NOW/NC\nCOAST NOW/NC ABUTS SE1\n")), "NO_TERRAIN"));
}

TEST(PlaceLines, ASecondRankAliasGivesWayToAPlainMeaning) {
  const MapRef map = Load("Third Sea = SE3 se1? odd?\nWATER SE3 ABUTS SE2\nAMEND SE2 ABUTS SE3\n");
  EXPECT_EQ(map->Id(PlaceNamed(*map, "se1")), "SE1");
  EXPECT_EQ(map->Id(PlaceNamed(*map, "odd")), "SE3");
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("Third = SE3 a+b?\n")), "AMBIG_PLUS"));
}

TEST(PlaceLines, ASecondRankAliasOfTwoPlacesMeansNeither) {
  const MapRef map = Load("LAN -> Landland = LAN odd?\nISL -> Island = ISL odd?\n");
  EXPECT_EQ(PlaceNamed(*map, "odd"), kNoLocation);
}

TEST(PlaceLines, AnAbbreviationWinsOverAnAliasAndTheFirstAliasOverTheSecond) {
  const MapReadResult shadow = ReadTest(SmallMap("LAN -> Landland = LAN isl\n"));
  EXPECT_EQ(Codes(shadow), (std::vector<std::string>{"~ALIAS_SHADOW"}));
  EXPECT_EQ(shadow.map->Id(PlaceNamed(*shadow.map, "isl")), "ISL");
  const MapReadResult twice = ReadTest(SmallMap("LAN -> Landland = LAN both\nISL -> Island = ISL both\n"));
  EXPECT_EQ(Codes(twice), (std::vector<std::string>{"~DUP_ALIAS"}));
  EXPECT_EQ(twice.map->Id(PlaceNamed(*twice.map, "both")), "LAN");
}

TEST(PlaceLines, AWordOfTheOrderLanguageMayBeAnAbbreviation) {
  const MapReadResult result = ReadTest(SmallMap("LAN -> Thebes = THE\n"));
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"~NOISE_ABBR"}));
}

TEST(Rename, EverythingThatPointedAtTheOldPlacePointsAtTheNew) {
  const MapRef map = Load("BLUE\nOWNS COA ISL\nCOA -> Shore = SHO beach\n");
  EXPECT_EQ(PlaceNamed(*map, "coa"), kNoLocation);
  EXPECT_EQ(PlaceNamed(*map, "Coastland"), kNoLocation);
  const LocationIndex shore = PlaceNamed(*map, "beach");
  ASSERT_NE(shore, kNoLocation);
  EXPECT_EQ(map->LongName(shore), "Shore");
  EXPECT_TRUE(ArmyMay(*map, "lan", "sho"));
  EXPECT_TRUE(FleetMay(*map, "se1", "sho"));
  const PowerIndex blue = *map->FindPower("blue");
  EXPECT_EQ(map->Homes(blue)[0], shore);
  EXPECT_EQ(map->start_owners()[map->CenterOf(shore)], blue);
}

TEST(Rename, TheNewAbbreviationMayBeTheOldOne) {
  const MapRef map = Load("lan -> Inland = lan\n");
  EXPECT_EQ(map->LongName(PlaceNamed(*map, "LAN")), "Inland");
  EXPECT_EQ(PlaceNamed(*map, "Landland"), kNoLocation);
}

TEST(Rename, OldMustExistAndNewBeFree) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("XYZ -> Name = NEW\n")), "RENAME_UNKNOWN"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("LAN -> Name = ISL\n")), "DUP_PLACE"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("LAN -> A -> Name = NEW\n")), "RENAME_SYNTAX"));
}

TEST(Rename, CoastsAreSeparatePlacesAndStayBehind) {
  const std::string coasts =
      "Spain = SPA\nSpain (north coast) = SPA/NC\nCOAST spa ABUTS SE1\nCOAST SPA/NC ABUTS SE1\nAMEND SE1 ABUTS "
      "SPA/NC\n";
  EXPECT_TRUE(ReadTest(SmallMap(coasts)).ok());
  EXPECT_FALSE(ReadTest(SmallMap(coasts + "SPA -> Madrid = MAD\n")).ok());
  EXPECT_TRUE(ReadTest(SmallMap(coasts + "SPA -> Madrid = MAD\nSPA/NC -> Madrid (north coast) = MAD/NC\n")).ok());
}

TEST(Terrain, ALineWithoutAbutsKeepsTheList) {
  const MapRef map = Load("COAST LAN\n");
  EXPECT_EQ(map->GraphAt(map->begin()).terrain(PlaceNamed(*map, "lan")), Terrain::kCoast);
  EXPECT_TRUE(ArmyMay(*map, "lan", "coa"));
}

TEST(Terrain, ALineWithAbutsReplacesTheList) {
  const MapReadResult result = ReadTest(SmallMap("COAST ISL ABUTS SE2\n"));
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"ONE_WAY"}));  // SE1 still lists ISL
}

TEST(Terrain, AmendAddsAndRemovesInOrder) {
  const MapRef map = Load("AMEND ISL ABUTS -SE1 -SE2 SE2\nAMEND SE1 ABUTS -isl\n");
  EXPECT_FALSE(FleetMay(*map, "isl", "se1"));
  EXPECT_TRUE(FleetMay(*map, "isl", "se2"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND XYZ ABUTS LAN\n")), "AMEND_UNKNOWN"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS -SE1\n")), "REMOVE_NONE"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("COAST LAN BORDERS COA\n")), "NO_ABUTS"));
}

TEST(Terrain, RemovalTakesEveryEntryWithThePrefix) {
  const std::string coasts =
      "Spain = SPA\nSpain (n) = SPA/NC\nSpain (s) = SPA/SC\nCOAST spa ABUTS SE1\nCOAST SPA/NC ABUTS SE1\nCOAST SPA/SC "
      "ABUTS "
      "SE1\nAMEND SE1 ABUTS SPA/NC SPA/SC\n";
  EXPECT_TRUE(ReadTest(SmallMap(coasts)).ok());
  const MapReadResult result = ReadTest(SmallMap(coasts + "AMEND SE1 ABUTS -SPA\n"));
  EXPECT_TRUE(HasCode(result, "ONE_WAY"));
  EXPECT_FALSE(HasCode(result, "REMOVE_NONE"));
}

TEST(Terrain, OtherCaseForgetsAndAmendCarriesOver) {
  EXPECT_EQ(Codes(ReadTest(SmallMap("COAST isl\n"))), (std::vector<std::string>{"ONE_WAY"}));
  const MapRef map = Load("AMEND lan\nAMEND LAN\n");
  EXPECT_TRUE(ArmyMay(*map, "lan", "coa"));
}

TEST(Terrain, CoastsAreDroppedWhenTheProvinceIsWrittenInUpperCase) {
  const MapRef map = Load(
      "Spain = SPA\nSpain (n) = SPA/NC\nSpain (s) = SPA/SC\nCOAST spa ABUTS SE1 SE2\nCOAST SPA/NC ABUTS SE1 SE2\nCOAST "
      "SPA/SC "
      "ABUTS SE1\nAMEND SE1 ABUTS SPA/NC SPA/SC\nAMEND SE2 ABUTS SPA/NC\nROUGE\nF SPA/SC\nAMEND SPA\n");
  EXPECT_EQ(map->location_count(), map->province_count());
  EXPECT_TRUE(FleetMay(*map, "se1", "spa"));
  EXPECT_TRUE(FleetMay(*map, "spa", "se2"));
  EXPECT_EQ(map->start_units().size(), 3u);
}

TEST(Terrain, DropTakesAPlaceOutEverywhere) {
  const MapRef map = Load("DROP ISL\n");
  EXPECT_EQ(map->province_count(), 4);
  EXPECT_EQ(map->center_count(), 2);
  EXPECT_EQ(PlaceNamed(*map, "Island"), kNoLocation);
  const MapRef coasts = Load(
      "Spain = SPA\nSpain (n) = SPA/NC\nCOAST spa ABUTS SE1\nCOAST SPA/NC ABUTS SE1\nAMEND SE1 ABUTS SPA/NC\nROUGE "
      "SPA\nF "
      "SPA/NC\nDROP SPA\n");
  EXPECT_EQ(coasts->location_count(), 5);
  EXPECT_EQ(coasts->start_units().size(), 2u);
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("DROP XYZ\n")), "REMOVE_NONE"));
}

TEST(Terrain, EntriesAreChecked) {
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS XYZ\n")), "ABUT_UNKNOWN"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS coa\n")), "ABUT_TWICE"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS ISL\n")), "ONE_WAY"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS ISL!\n")), "BAD_SPECIAL"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS ~ISL*\n")), "SPECIAL_CLASH"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS ISL(\n")), "BAD_CONDITION"));
  EXPECT_TRUE(HasCode(ReadTest(SmallMap("AMEND LAN ABUTS ISL()\n")), "BAD_CONDITION"));
  EXPECT_TRUE(ReadTest(SmallMap("AMEND ISL ABUTS isl\n")).ok());  // an island marker
}

TEST(Terrain, AReturnNobodyCanUseIsNone) {
  EXPECT_EQ(Codes(ReadTest(SmallMap("AMEND LAN ABUTS SE1\nAMEND SE1 ABUTS LAN\n"))),
            (std::vector<std::string>{"~NO_WAY"}));
}

// No fleet may be on an island in small letters, but armies come and go by convoy.
TEST(Terrain, ACoastInSmallLettersHasWaysByConvoy) {
  EXPECT_TRUE(Codes(ReadTest(SmallMap("AMEND isl\n"))).empty());
  EXPECT_EQ(Codes(ReadTest(SmallMap("AMEND isl ABUTS -SE1 se1\n"))), (std::vector<std::string>{"ONE_WAY"}));
  EXPECT_EQ(Codes(ReadTest(SmallMap("AMEND isl ABUTS -SE1 se1\nAMEND SE1 ABUTS -ISL isl\n"))),
            (std::vector<std::string>{"~NO_WAY"}));
}

TEST(Terrain, CoastsThatAreLeftOutAreWarnedAbout) {
  const std::string coasts = "Spain = SPA\nSpain (n) = SPA/NC\nCOAST spa ABUTS SE1\nCOAST SPA/NC ABUTS SE1\n";
  EXPECT_TRUE(HasCode(ReadTest(SmallMap(coasts + "AMEND SE1 ABUTS SPA\n")), "COAST_PLAIN"));
  EXPECT_EQ(
      Codes(ReadTest(SmallMap(coasts + "AMEND SE1 ABUTS SPA/NC\nAMEND SE2 ABUTS SPA/NC\nAMEND SPA/NC ABUTS SE2\n"))),
      (std::vector<std::string>{"~COAST_WATER"}));
}

}  // namespace
}  // namespace entente
