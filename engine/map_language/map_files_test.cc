// The maps shipped with DPjudge load with the counts that its program reports.
#include <gtest/gtest.h>

#include "map_language/map_test_util.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

struct KnownMap {
  std::string file;
  MapCounts counts;
};

// Source: maps/LANGUAGE.md.
const std::vector<KnownMap>& KnownMaps() {
  static const std::vector<KnownMap> maps = {
      {"1897.map", {76, 82, 111, 141, 7, 34, 0, 18, "WINTER 1897 ADJUSTMENTS"}},
      {"1898.map", {76, 82, 111, 141, 7, 34, 0, 18, "WINTER 1898 ADJUSTMENTS"}},
      {"ambition.map", {95, 99, 151, 173, 14, 44, 44, 15, "SPRING 1763 MOVEMENT"}},
      {"ancmed.map", {79, 79, 112, 155, 5, 34, 15, 18, "SPRING 1 MOVEMENT"}},
      {"azov.map", {145, 147, 243, 261, 10, 64, 38, 33, "SPRING 1995 MOVEMENT"}},
      {"brazilian.map", {76, 82, 111, 141, 7, 35, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"britain.map", {76, 82, 111, 141, 7, 37, 25, 19, "SPRING 1901 MOVEMENT"}},
      {"chaos.map", {76, 82, 111, 141, 34, 34, 0, 18, "WINTER 1900 ADJUSTMENTS"}},
      {"chromatic.map", {56, 56, 60, 125, 5, 21, 15, 11, "SPRING 1901 MOVEMENT"}},
      {"classical.map", {117, 117, 154, 255, 5, 35, 15, 18, "B.C. 273 MOVEMENT"}},
      {"crowded.map", {76, 82, 111, 141, 11, 35, 35, 18, "SPRING 1901 MOVEMENT"}},
      {"empire-up.map", {161, 177, 233, 339, 10, 58, 30, 30, "SPRING 1999 MOVEMENT"}},
      {"empire.map", {161, 177, 233, 339, 10, 58, 30, 30, "SPRING 1999 MOVEMENT"}},
      {"fleetrome.map", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"loeb9.map", {87, 91, 126, 160, 9, 38, 28, 20, "SPRING 1901 MOVEMENT"}},  // in SPRING: the Arctic is open
      {"minorpower.map", {76, 82, 111, 141, 19, 34, 22, 18, "WINTER 1900 ADJUSTMENTS"}},
      {"modern-up.map", {143, 145, 240, 253, 10, 64, 38, 33, "SPRING 1995 MOVEMENT"}},
      {"modern.map", {141, 143, 233, 248, 10, 64, 38, 33, "SPRING 1995 MOVEMENT"}},
      {"pure.map", {7, 7, 21, 0, 7, 7, 7, 4, "SPRING 1901 MOVEMENT"}},
      {"renaissance.map", {76, 82, 116, 141, 7, 35, 22, 18, "SPRING 1454 MOVEMENT"}},
      {"sailho.map", {60, 64, 71, 122, 4, 16, 8, 9, "SPRING 1901 MOVEMENT"}},
      {"shiftaround.map", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"shiftright.map", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"slovenia.map", {144, 146, 243, 257, 10, 64, 38, 33, "SPRING 1995 MOVEMENT"}},
      {"standard.map", {76, 82, 111, 141, 7, 34, 22, 18, "SPRING 1901 MOVEMENT"}},
      {"standard_dutch.map", {76, 82, 111, 141, 7, 34, 22, 18, "LENTE 1901 MOVEMENT"}},
      {"standard_german.map", {76, 82, 111, 141, 7, 34, 22, 18, "FRUEHJAHR 1901 MOVEMENT"}},
      {"standard_glhetg.map", {76, 82, 111, 141, 7, 34, 22, 18, "PRIMAVARA 1901 MOVEMENT"}},
      {"vassal.map", {76, 82, 111, 141, 19, 34, 22, 18, "WINTER 1900 ADJUSTMENTS"}},
      {"zeus.map", {99, 113, 131, 220, 8, 43, 1, 22, "WINTER 1939 ADJUSTMENTS"}},
  };
  return maps;
}

class SharedMaps : public testing::Test {
 protected:
  void SetUp() override {
    if (!ReadSharedFile("maps/dpjudge/standard.map").has_value()) GTEST_SKIP() << "../shared/maps/dpjudge is absent";
  }
};

TEST_F(SharedMaps, LoadWithTheCountsOfTheirOwnProgram) {
  for (const KnownMap& known : KnownMaps()) {
    const MapReadResult result = ReadSharedMap(known.file);
    ASSERT_TRUE(result.ok()) << known.file << "\n" << Describe(result);
    EXPECT_EQ(CountsOf(*result.map), known.counts) << known.file;
    EXPECT_TRUE(WithMapRules(result.map->RuleNames()).ok()) << known.file;
  }
}

TEST_F(SharedMaps, LanguageMapsKeepTheirLatin1Letters) {
  const MapReadResult result = ReadSharedMap("standard_glhetg.map");
  ASSERT_TRUE(result.ok()) << Describe(result);
  for (LocationIndex l = 0; l < result.map->location_count(); ++l) {
    EXPECT_EQ(PlaceNamed(*result.map, result.map->Id(l)), l);
    EXPECT_EQ(PlaceNamed(*result.map, result.map->LongName(l)), l) << result.map->LongName(l);
  }
}

}  // namespace
}  // namespace entente
