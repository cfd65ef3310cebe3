#include <gtest/gtest.h>

#include <algorithm>

#include "map/map.h"
#include "map_build/builtin.h"

namespace entente {
namespace {

TEST(Map, TellsOfItsPlacesAndPowers) {
  const MapRef map = *BuiltinMap("standard");
  EXPECT_EQ(map->province_words(), 2);
  EXPECT_EQ(map->location_words(), 2);
  const Graph& graph = map->GraphAt(map->begin());
  EXPECT_EQ(graph.province_count(), map->province_count());
  EXPECT_EQ(graph.location_count(), map->location_count());
  const LocationIndex north = *map->FindPlace("STP/NC"), south = *map->FindPlace("STP/SC");
  const ProvinceIndex province = *map->FindPlace("STP");
  EXPECT_EQ(map->ProvinceOf(north), province);
  EXPECT_EQ(map->ProvinceOf(province), province);
  EXPECT_TRUE(map->IsCoast(north) && !map->IsCoast(province));
  EXPECT_EQ(map->FirstCoast(province), std::min(north, south));
  EXPECT_EQ(map->CoastCount(province), 2);
  EXPECT_EQ(map->PowerLetter(*map->FindPower("FRANCE")), U'F');
  EXPECT_EQ(map->PowerLetter(*map->FindPower("TURKEY")), U'T');
}

}  // namespace
}  // namespace entente
