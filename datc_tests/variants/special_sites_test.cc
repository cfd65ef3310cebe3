// Plays whole games of random legal orders on the standard map with added build sites, claims and tokens.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "datc_tests/properties/seed.h"
#include "datc_tests/variants/map_play.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

constexpr int kGames = 4;
constexpr int kMostPhases = 400;

MapRef StandardWith(std::string_view more) {
  std::ifstream file(ENTENTE_MAPS_DIR "/standard.map");
  std::string text(std::istreambuf_iterator<char>(file), {});
  const MapReadResult read = ReadMapText(text + "\n" + std::string(more), "special.map", nullptr);
  EXPECT_TRUE(read.ok()) << read.ToStatus();
  return read.map;
}

void PlayGamesOn(const MapRef& map) {
  ASSERT_NE(map, nullptr);
  for (uint64_t seed = RunSeed(); seed < RunSeed() + kGames; ++seed) {
    MapPlay play(*map, seed);
    for (int i = 0; i < kMostPhases && !play.is_over(); ++i) {
      const std::string wrong = play.PlayPhase();
      ASSERT_EQ(wrong, "") << "game " << seed;
    }
  }
}

void PlayGames(std::string_view more) { PlayGamesOn(StandardWith(more)); }

Result<std::string> SharedFile(std::string_view name) {
  std::ifstream file(std::string(ENTENTE_SHARED_DIR "/maps/dpjudge/").append(name));
  if (!file.is_open()) return NotFoundError(name);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

TEST(SpecialSites, ClaimsFactoriesPartisansAndAlternatives) {
  PlayGames(
      "FRANCE &SC &SC\nGERMANY +RUH +SIL\nRUSSIA *UKR *LVN\nITALY @TUN(NAP,ROM) @GRE\nOWNS NAP ROM VEN\n"
      "TURKEY ~CON @BUL ~@RUM(ANK)\nOWNS ANK CON SMY\n");
}

TEST(SpecialSites, TokensReservesAndMilitia) {
  PlayGames(
      "FRANCE\nOWNS BRE MAR SC! SC?\nGERMANY @HOL\nOWNS BER SC! SC! SC?\nRUSSIA\nRESERVES 2\nENGLAND\nMILITIA 2\n"
      "TURKEY BUL\nOWNS ANK CON SMY\nAUSTRIA BUL\nOWNS VIE TRI BUD SC!\n");
}

TEST(SpecialSites, NewHomesAfterAMobilization) { PlayGames("RULE MOBILIZE\nNEWHOMES 1903 1906 1910\nFRANCE &SC\n"); }

TEST(SpecialSites, HiddenBuildsOnABlankBoard) { PlayGames("RULE BLANK_BOARD\nRULE HIDE_BUILDS\nRULE BUILD_ANY\n"); }

TEST(SpecialSites, CentersAndHomesOfSomePhases) {
  PlayGames(
      "FRANCE &SC\nIN WINTER 1902\nFRANCE\nHOMES PAR BRE SPA POR\nUNOWNED MAR\nIN WINTER 1904: UNOWNED -NWY -SWE\n"
      "FROM F1905M\nUNOWNED -SER\n");
}

// 1898: each power starts with one build. 1897: the same, and in 1899 owned centers become homes.
TEST(SpecialSites, TheMobilizedMapsPlay) {
  for (const std::string_view name : {"1897.map", "1898.map"}) {
    const Result<std::string> text = SharedFile(name);
    if (!text.ok()) GTEST_SKIP() << "../shared/maps/dpjudge is absent";
    const MapReadResult read =
        ReadMapText(*text, name, [](std::string_view file, std::string_view) { return SharedFile(file); });
    ASSERT_TRUE(read.ok()) << read.ToStatus();
    EXPECT_TRUE(read.map->start_units().empty());
    PlayGamesOn(read.map);
  }
}

}  // namespace
}  // namespace entente
