#include "map/image.h"

#include <gtest/gtest.h>

#include <cstring>

#include "base/random.h"
#include "map_language/builtin.h"
#include "map_language/map_test_util.h"

namespace entente {
namespace {

std::vector<uint64_t> SmallImage() {
  const MapReadResult result = ReadTest(SmallMap());
  return {result.map->image().begin(), result.map->image().end()};
}

TEST(MapImage, ACopyIsTheSameMap) {
  const MapRef map = *BuiltinMap("standard");
  const Result<MapRef> copy = Map::FromOwnedImage({map->image().begin(), map->image().end()});
  ASSERT_TRUE(copy.ok());
  EXPECT_EQ((*copy)->fingerprint(), map->fingerprint());
  EXPECT_EQ(CountsOf(**copy), CountsOf(*map));
}

TEST(MapImage, TheSameTextGivesTheSameWords) { EXPECT_EQ(SmallImage(), SmallImage()); }

TEST(MapImage, WrongMagicVersionOrSizeIsRefused) {
  EXPECT_FALSE(Map::FromImage({}).ok());
  EXPECT_FALSE(Map::FromOwnedImage({1, 2, 3}).ok());
  const std::vector<uint64_t> good = SmallImage();
  EXPECT_TRUE(Map::FromOwnedImage(good).ok());
  std::vector<uint64_t> bad = good;
  bad[0] ^= 1;
  EXPECT_FALSE(Map::FromOwnedImage(bad).ok());
  bad = good;
  bad[1] ^= 1;  // version
  EXPECT_FALSE(Map::FromOwnedImage(bad).ok());
  bad = good;
  bad.pop_back();
  EXPECT_FALSE(Map::FromOwnedImage(bad).ok());
  bad = good;
  bad.push_back(0);
  EXPECT_FALSE(Map::FromOwnedImage(bad).ok());
}

// Calls every accessor with every index.
size_t Touch(const Map& map) {
  size_t sum = map.name().size() + map.RuleNames().size() + map.PhaseName(map.NextPhase(map.begin())).size();
  for (LocationIndex l = 0; l < map.location_count(); ++l) {
    sum += map.Id(l).size() + map.LongName(l).size() + map.ProvinceOf(l) + map.FindPlace(map.Id(l)).value_or(0);
    const Graph& graph = map.GraphAt(map.begin());
    sum += graph.Neighbors(UnitType::kArmy, l).size() + graph.Neighbors(UnitType::kFleet, l).size();
    for (LocationIndex n : graph.Neighbors(UnitType::kFleet, l)) sum += map.ProvinceOf(n);
    sum += map.FindPlace(std::string(map.Id(l)) + " NC").has_value();
  }
  for (PowerIndex p = 0; p < map.power_count(); ++p) {
    sum += map.PowerId(p).size() + map.PowerName(p).size() + map.OwnWord(p).size() + map.PowerLetter(p);
    for (ProvinceIndex home : map.Homes(p)) sum += map.Id(home).size();
    sum += map.FindPower(map.PowerName(p)).value_or(0);
  }
  for (const Unit& unit : map.start_units()) sum += map.Id(unit.location).size();
  return sum;
}

TEST(MapImage, DamagedImagesAreRefusedOrHarmless) {
  const std::vector<uint64_t> good = SmallImage();
  Random random(11);
  for (int i = 0; i < 20000; ++i) {
    std::vector<uint64_t> bad = good;
    for (int flips = 0; flips < 3; ++flips) bad[random.Below(bad.size())] ^= uint64_t{1} << random.Below(64);
    const Result<MapRef> map = Map::FromOwnedImage(std::move(bad));
    if (map.ok()) Touch(**map);
  }
}

}  // namespace
}  // namespace entente
