// Effects of IN and FROM beside the graph: names, units beyond the centers, leagues, victory; and diagnostics about
// them. Source: maps/LANGUAGE.md (IN and FROM).
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>

#include "map_language/map_test_util.h"

namespace entente {
namespace {

MapRef Load(const std::string& more) {
  MapReadResult result = ReadTest(SmallMap(more));
  EXPECT_TRUE(result.ok()) << Describe(result);
  return result.map;
}

const MapStage& At(const Map& map, std::string_view phase) { return map.StageAt(map.ParsePhase(phase).value()); }

TEST(StageNames, APlaceHasItsNewNamesFromThenOnAndItsIdAlways) {
  const MapRef map = Load("FROM S1902M: LAN -> High+land = HIG hill\n");
  ASSERT_NE(map, nullptr);
  const LocationIndex lan = PlaceNamed(*map, "LAN");
  EXPECT_EQ(At(*map, "F1901M").Abbreviation(lan), "LAN");
  EXPECT_EQ(At(*map, "F1901M").LongName(lan), "Landland");
  EXPECT_EQ(At(*map, "S1902M").Abbreviation(lan), "HIG");
  EXPECT_EQ(At(*map, "S1902M").LongName(lan), "HighLand");
  EXPECT_EQ(map->Id(lan), "LAN");
  EXPECT_EQ(map->LongName(lan), "Landland");
}

TEST(StageNames, AWordForAPlaceIsReadInEveryPhase) {
  const MapRef map = Load("FROM S1902M: LAN -> Highland = HIG hill\n");
  ASSERT_NE(map, nullptr);
  for (const char* word : {"lan", "Landland", "HIG", "highland", "hill"}) {
    EXPECT_EQ(map->FindPlace(Map::PlaceKey(word)), PlaceNamed(*map, "LAN")) << word;
  }
}

TEST(StageNames, APowerHasItsNewNamesFromThenOnAndItsIdAlways) {
  const MapRef map = Load("FROM S1902M: ROUGE -> Crimson (Crim)\n");
  ASSERT_NE(map, nullptr);
  const PowerIndex rouge = map->FindPower("ROUGE").value();
  EXPECT_EQ(map->FindPower("crimson"), rouge);
  EXPECT_EQ(map->FindPower("Crim"), rouge);
  EXPECT_EQ(map->FindPower("reddish"), rouge);
  EXPECT_EQ(map->PowerId(rouge), "ROUGE");
  EXPECT_EQ(At(*map, "S1901M").PowerName(rouge), "Rouge");
  EXPECT_EQ(At(*map, "S1902M").PowerName(rouge), "Crimson");
  EXPECT_EQ(At(*map, "S1902M").OwnWord(rouge), "Crim");
}

TEST(StageNames, ANameOfAnotherPlaceInOtherPhasesIsRefused) {
  EXPECT_EQ(Describe(ReadTest(SmallMap("FROM S1902M\nLAN -> Highland = LAN\nISL -> Landland = ISL\n"))),
            "test.map:18:19: error: DUP_PLACE: 'LANDLAND' means LAN in other phases (with FROM S1902M)\n");
  EXPECT_EQ(Codes(ReadTest(SmallMap("FROM S1902M\nLAN -> Highland = HIG\nISL -> Isle = LAN\n"))),
            (std::vector<std::string>{"DUP_PLACE"}));
}

TEST(StageNames, AnAliasOfAnotherPlaceInOtherPhasesStaysThere) {
  const MapReadResult result = ReadTest(SmallMap("FROM S1902M\nLAN -> Highland = LAN\nISL -> Isle = ISL landland\n"));
  EXPECT_EQ(Codes(result), (std::vector<std::string>{"~DUP_ALIAS"}));
  EXPECT_EQ(result.map->FindPlace("LANDLAND"), PlaceNamed(*result.map, "LAN"));
}

TEST(StageNames, ManyWordsThatClashInManyPhasesAreReadAtOnce) {
  // Each of 200 islands has 30 aliases, which the next island takes over; each of 60 stages has all these clashes. If
  // the work grew with the square of the words, it would take minutes.
  constexpr int kIslands = 200;
  const auto id = [](int i) {
    return std::string{'J', static_cast<char>('A' + i / 26), static_cast<char>('A' + i % 26)};
  };
  const auto named = [&id](int i, int names) {
    std::string line = " Island" + std::to_string(i) + " = " + id(i);
    for (int k = 0; k < 30; ++k) line += " n" + std::to_string(names) + "x" + std::to_string(k);
    return line + "\n";
  };
  std::string text;
  for (int i = 0; i < kIslands; ++i) {
    text += named(i, i) + "COAST " + id(i) + " ABUTS SE1\nAMEND SE1 ABUTS " + id(i) + "\n";
  }
  text += "FROM S1902M\n";
  for (int i = 0; i < kIslands; ++i) text += id(i) + " ->" + named(i, (i + 1) % kIslands);
  for (int year = 1903; year < 1963; ++year) text += "IN S" + std::to_string(year) + "M: VICTORY 2\n";
  const std::clock_t start = std::clock();
  const MapReadResult result = ReadTest(SmallMap(text));
  EXPECT_LT(std::clock() - start, 60 * CLOCKS_PER_SEC);
  EXPECT_EQ(Codes(result), std::vector<std::string>(Codes(result).size(), "~DUP_ALIAS"));
  EXPECT_GE(Codes(result).size(), 500u);
}

TEST(StageNames, ANewPlaceTakesItsAbbreviationFromAnAlias) {
  const MapRef map =
      Load("LAN -> Landland = LAN new\nFROM S1902M\nNewland = NEW\nLAND NEW ABUTS LAN\nAMEND LAN ABUTS NEW\n");
  ASSERT_NE(map, nullptr);
  EXPECT_EQ(map->Id(map->FindPlace("NEW").value()), "NEW");
}

TEST(StageNames, APowersNameOfOtherPhasesIsRefused) {
  EXPECT_EQ(Codes(ReadTest(SmallMap("FROM S1902M\nROUGE -> Crimson\nBLUE -> Rouge\n"))),
            (std::vector<std::string>{"RENAME_SYNTAX"}));
}

TEST(StageNames, ACoastStaysACoastOfItsProvince) {
  const std::string spain =
      "Spain = SPA\nSpain (n) = SPA/NC\nSpain (s) = SPA/SC\nCOAST spa ABUTS SE1 SE2\nCOAST SPA/NC ABUTS SE1\n"
      "COAST SPA/SC ABUTS SE2\nAMEND SE1 ABUTS SPA/NC\nAMEND SE2 ABUTS SPA/SC\n";
  const auto codes = [&](const std::string& line) { return Codes(ReadTest(SmallMap(spain + line))); };
  using Ids = std::vector<std::string>;
  for (const char* line : {"IN SPRING: SPA/NC -> Northspain = NSP\n", "IN SPRING: SPA/NC -> Northspain = ISL/NC\n",
                           "IN SPRING: ISL -> Foo = SPA/XC\n"}) {
    const Ids told = codes(line);
    EXPECT_EQ(std::count(told.begin(), told.end(), "RENAME_SYNTAX"), 1) << line;
  }
  EXPECT_EQ(codes("FROM S1902M\nSPA -> Iberia = IBE\nSPA/NC -> Iberia (n) = IBE/NC\nSPA/SC -> Iberia (s) = IBE/SC\n"),
            Ids{});
  EXPECT_EQ(codes("FROM S1902M: SPA -> Iberia = IBE\n").at(0), "NO_TERRAIN");
}

TEST(StageTerrain, ACoastFreezesAlone) {
  const MapRef map = Load(
      "Spain = SPA\nSpain (n) = SPA/NC\nSpain (s) = SPA/SC\nCOAST spa ABUTS SE1 SE2\nCOAST SPA/NC ABUTS SE1\n"
      "COAST SPA/SC ABUTS SE2\nAMEND SE1 ABUTS SPA/NC\nAMEND SE2 ABUTS SPA/SC\nIN FALL: SHUT SPA/NC\n");
  ASSERT_NE(map, nullptr);
  const LocationIndex north = PlaceNamed(*map, "SPA/NC"), south = PlaceNamed(*map, "SPA/SC");
  const LocationIndex sea = PlaceNamed(*map, "SE1");
  EXPECT_TRUE(At(*map, "S1901M").graph().IsMove(UnitType::kFleet, sea, north));
  EXPECT_FALSE(At(*map, "F1901M").graph().IsMove(UnitType::kFleet, sea, north));
  EXPECT_FALSE(At(*map, "F1901M").graph().MayStand(UnitType::kFleet, north));
  EXPECT_TRUE(At(*map, "F1901M").graph().MayStand(UnitType::kFleet, south));
}

TEST(StagePowers, MayHaveMoreUnitsInSomePhases) {
  const MapRef map = Load("ROUGE\nRESERVES 1\nFROM S1902M\nROUGE\nRESERVES 3\nMILITIA 2\nIN FALL\nBLUE\nRESERVES\n");
  ASSERT_NE(map, nullptr);
  const PowerIndex rouge = map->FindPower("ROUGE").value(), blue = map->FindPower("BLUE").value();
  EXPECT_EQ(At(*map, "S1901M").Reserves(rouge), 1);
  EXPECT_EQ(At(*map, "S1901M").Militia(rouge), 0);
  EXPECT_EQ(At(*map, "F1902M").Reserves(rouge), 3);
  EXPECT_EQ(At(*map, "F1902M").Militia(rouge), 2);
  EXPECT_EQ(At(*map, "F1902M").Reserves(blue), 1);
  EXPECT_EQ(At(*map, "W1902A").Reserves(blue), 0);
}

TEST(StagePowers, ChangeTheirLeagues) {
  const MapRef map = Load("ROUGE\nLEAGUE A\nBLUE\nLEAGUE B\nFROM S1902M\nROUGE\nLEAGUE B STRICT\n");
  ASSERT_NE(map, nullptr);
  const PowerIndex rouge = map->FindPower("ROUGE").value(), blue = map->FindPower("BLUE").value();
  EXPECT_FALSE(At(*map, "S1901M").has_leagues());
  EXPECT_EQ(At(*map, "S1901M").LeaguePowers(rouge), uint64_t{1} << rouge);
  EXPECT_TRUE(At(*map, "S1902M").has_leagues());
  EXPECT_EQ(At(*map, "S1902M").League(rouge), "B");
  EXPECT_EQ(At(*map, "S1902M").BehaviorOf(rouge), LeagueBehavior::kStrict);
  EXPECT_EQ(At(*map, "S1902M").LeaguePowers(blue), uint64_t{1} << rouge | uint64_t{1} << blue);
}

TEST(StageVictory, IsWhatTheDirectivesSayOrMoreThanHalfOfTheCentersNow) {
  const MapRef told = Load("VICTORY 2 3\nFROM S1902M: VICTORY 1\n");
  ASSERT_NE(told, nullptr);
  EXPECT_EQ(At(*told, "S1901M").VictoryCenters(0), 2);
  EXPECT_EQ(At(*told, "F1901M").VictoryCenters(1), 3);
  EXPECT_EQ(At(*told, "S1902M").VictoryCenters(7), 1);
  const MapRef untold = Load("FROM S1902M: UNOWNED SE1 SE2\n");
  ASSERT_NE(untold, nullptr);
  EXPECT_EQ(At(*untold, "S1901M").VictoryCenters(0), 2);
  EXPECT_EQ(At(*untold, "S1902M").VictoryCenters(0), 3);
  EXPECT_FALSE(At(*told, "S1901M").has_victory_line() == At(*untold, "S1901M").has_victory_line());
}

TEST(StageChecks, FaultsThatADirectiveMakesNameIt) {
  EXPECT_EQ(Describe(ReadTest(SmallMap("IN FALL: AMEND COA ABUTS -lan\n"))),
            "test.map:16:16: error: ONE_WAY: LAN (test.map:11) abuts COA, but COA does not list it (with IN FALL)\n");
}

TEST(StageChecks, AFaultOfTheBaseMapIsToldOnceAndWithoutADirective) {
  EXPECT_EQ(Describe(ReadTest(SmallMap("AMEND COA ABUTS -lan\nIN FALL: SHUT SE2\n"))),
            "test.map:16:7: error: ONE_WAY: LAN (test.map:11) abuts COA, but COA does not list it\n");
}

TEST(StageChecks, ALineThatFailsBecauseOfAnotherDirectiveNamesBoth) {
  EXPECT_EQ(
      Describe(ReadTest(SmallMap("FROM S1902M: ROUGE -> Crimson\nIN FALL 1902\nROUGE\nRESERVES\n"))),
      "test.map:18:1: error: UNKNOWN_POWER: 'ROUGE' is no power or directive, and IN and FROM cannot add a power; "
      "nearest: RULE (with FROM S1902M, IN FALL 1902)\n");
}

TEST(StageChecks, ManyPhasesOfALargeMapAreRefused) {
  std::string text, places;
  for (int i = 0; i < 200; ++i) {
    const std::string id =
        std::string(1, static_cast<char>('A' + i / 26)) + std::string(1, static_cast<char>('A' + i % 26)) + "Q";
    places += " " + id;
    text += id + "place = " + id + "\n";
  }
  for (int i = 0; i < 200; ++i)
    text += "LAND" + places.substr(static_cast<size_t>(4 * i), 4) + " ABUTS" + places + "\n";
  for (int i = 0; i < 40; ++i) text += "IN S19" + std::to_string(10 + i) + "M: VICTORY 5\n";
  EXPECT_EQ(Codes(ReadTest(SmallMap(text))), (std::vector<std::string>{"LIMIT"}));
}

TEST(StageChecks, WatersThatFreezeNeedNoNewWays) { EXPECT_NE(Load("IN FALL: LAND SE1\n"), nullptr); }

}  // namespace
}  // namespace entente
