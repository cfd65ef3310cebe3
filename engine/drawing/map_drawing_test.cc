#include "drawing/map_drawing.h"

#include <algorithm>

#include "gtest/gtest.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"

namespace entente {
namespace {

bool HasBoard(std::string_view name) {
  return std::ranges::any_of(BuiltinBoards(), [&](const BuiltinBoard& board) { return board.map == name; });
}

// Curves are drawn by schematics alone.
bool IsSchematic(const Drawing& drawing) { return drawing.arcs.front().curved; }

TEST(MapDrawing, MapsWithADrawingOfTheirOwnHaveIt) {
  ASSERT_TRUE(HasBoard("standard"));
  for (const std::string_view name : BuiltinMapNames()) {
    EXPECT_EQ(IsSchematic(DrawingOf(*BuiltinMap(name).value())), !HasBoard(name)) << name;
  }
}

TEST(MapDrawing, EveryProvinceAndCoastHasItsPlace) {
  for (const std::string_view name : BuiltinMapNames()) {
    if (!HasBoard(name)) continue;
    const MapRef map = BuiltinMap(name).value();
    const Drawing drawing = DrawingOf(*map);
    for (int p = 0; p < map->location_count(); ++p) {
      const auto location = static_cast<LocationIndex>(p);
      const DrawnLocation& drawn = drawing.locations[location];
      EXPECT_FALSE(drawing.provinces[map->ProvinceOf(location)].shape.empty()) << map->Id(location);
      const bool may_stand =
          map->MayEverStand(UnitType::kArmy, location) || map->MayEverStand(UnitType::kFleet, location);
      if (!may_stand) continue;
      EXPECT_NE(drawn.unit, DrawnPoint()) << map->Id(location);
      EXPECT_NE(drawn.dislodged, drawn.unit) << map->Id(location);
      EXPECT_LT(drawn.unit.x, drawing.width);
      EXPECT_LT(drawn.unit.y, drawing.height);
    }
  }
}

TEST(MapDrawing, TheArcsOfEveryRingMeet) {
  for (const std::string_view name : {"standard", "hundred"}) {
    if (!HasBoard(name)) continue;
    const Drawing drawing = DrawingOf(*BuiltinMap(name).value());
    const auto end_of = [&](int number, bool last) {
      const std::vector<DrawnPoint>& points = drawing.arcs[static_cast<size_t>(std::max(number, ~number))].points;
      return (number < 0) == last ? points.front() : points.back();
    };
    for (const DrawnProvince& province : drawing.provinces) {
      for (const DrawnRing& ring : province.shape) {
        for (size_t i = 0; i < ring.size(); ++i) {
          EXPECT_EQ(end_of(ring[i], true), end_of(ring[(i + 1) % ring.size()], false));
        }
      }
    }
  }
}

// A map of a shipped name that has other provinces has a schematic.
TEST(MapDrawing, AMapWithOtherProvincesHasASchematic) {
  const MapReadResult read = ReadMapText(
      "Brent = BRE\nDyfed = DYF\nEly = ELY\nCOAST BRE ABUTS ELY\nCOAST DYF ABUTS ELY\nLAND ELY ABUTS BRE DYF\n"
      "Albion (British) BRE\n  A BRE\nErin (Irish) DYF\n  A DYF\nVICTORY 2\n",
      "standard.map", IncludeCallback());
  ASSERT_TRUE(read.ok()) << read.ToStatus().message();
  ASSERT_EQ(read.map->name(), "standard");
  EXPECT_TRUE(IsSchematic(DrawingOf(*read.map)));
}

}  // namespace
}  // namespace entente
