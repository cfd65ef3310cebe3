#include "drawing/schematic.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "drawing/svg_text.h"
#include "gtest/gtest.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

constexpr int kSteps = 8;

// Points of the borders of a province.
std::vector<DrawnPoint> OutlineOf(const Drawing& drawing, const DrawnRing& ring) {
  std::vector<DrawnPoint> outline;
  for (const int number : ring) {
    const std::vector<DrawnPoint>& points = drawing.arcs[static_cast<size_t>(std::max(number, ~number))].points;
    const DrawnCurve curve{points[number < 0 ? 2 : 0], points[1], points[number < 0 ? 0 : 2]};
    for (int step = 0; step < kSteps; ++step) outline.push_back(curve.At(100 * step / kSteps));
  }
  return outline;
}

int64_t Turn(DrawnPoint a, DrawnPoint b, DrawnPoint c) {
  return int64_t{b.x - a.x} * (c.y - a.y) - int64_t{c.x - a.x} * (b.y - a.y);
}

bool Holds(const std::vector<DrawnPoint>& outline, DrawnPoint at) {
  int winding = 0;
  for (size_t i = 0; i < outline.size(); ++i) {
    const DrawnPoint a = outline[i], b = outline[(i + 1) % outline.size()];
    if (a.y <= at.y && b.y > at.y && Turn(a, b, at) > 0) ++winding;
    if (b.y <= at.y && a.y > at.y && Turn(a, b, at) < 0) --winding;
  }
  return winding != 0;
}

// What is wrong with a drawing; empty if nothing is.
std::string FaultOf(const Map& map, const Drawing& drawing) {
  for (int p = 0; p < map.province_count(); ++p) {
    const DrawnProvince& drawn = drawing.provinces[static_cast<size_t>(p)];
    const std::string id(map.Id(static_cast<LocationIndex>(p)));
    if (drawn.shape.empty()) continue;
    const std::vector<DrawnPoint> outline = OutlineOf(drawing, drawn.shape.front());
    for (const DrawnPoint& point : outline) {
      if (point.x < 0 || point.y < 0 || point.x > drawing.width || point.y > drawing.height) return id + " is outside";
    }
    if (!Holds(outline, drawing.locations[static_cast<size_t>(p)].unit)) return id + " does not hold its unit";
    if (!Holds(outline, drawn.label)) return id + " does not hold its label";
    for (int q = 0; q < p; ++q) {
      const DrawnProvince& other = drawing.provinces[static_cast<size_t>(q)];
      if (other.shape.empty()) continue;
      const int width = static_cast<int>(id.size() + map.Id(static_cast<LocationIndex>(q)).size()) * kLetterWidth / 2;
      if (std::abs(other.label.x - drawn.label.x) < width && std::abs(other.label.y - drawn.label.y) < kLabelHeight) {
        return id + " has its label on that of " + std::string(map.Id(static_cast<LocationIndex>(q)));
      }
    }
  }
  return "";
}

using Pair = std::pair<int, int>;

std::set<Pair> NeighborsOf(const Map& map) {
  std::set<Pair> pairs;
  for (int stage = 0; stage < map.stage_count(); ++stage) {
    for (int a = 0; a < map.province_count(); ++a) {
      const Word* row = map.stage(stage).graph().Adjacent(static_cast<ProvinceIndex>(a));
      ForEachBit(row, map.province_words(), [&](int b) { pairs.emplace(std::min(a, b), std::max(a, b)); });
    }
  }
  return pairs;
}

std::set<Pair> SidesOf(const Drawing& drawing) {
  std::vector<std::vector<int>> beside(drawing.arcs.size());
  for (size_t p = 0; p < drawing.provinces.size(); ++p) {
    for (const DrawnRing& ring : drawing.provinces[p].shape) {
      for (const int number : ring)
        beside[static_cast<size_t>(std::max(number, ~number))].push_back(static_cast<int>(p));
    }
  }
  std::set<Pair> pairs;
  for (std::vector<int>& two : beside) {
    std::ranges::sort(two);
    if (two.size() == 2) pairs.emplace(two[0], two[1]);
  }
  return pairs;
}

TEST(Schematic, EveryShippedMapIsDrawnWithoutAFault) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    EXPECT_EQ(FaultOf(*map, MakeSchematic(*map)), "") << name;
  }
}

TEST(Schematic, ProvincesAreSideBySideExactlyIfTheyAreAdjacentOrElseLinked) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    const Drawing drawing = MakeSchematic(*map);
    const std::set<Pair> neighbors = NeighborsOf(*map), sides = SidesOf(drawing);
    std::vector<Pair> wrong;
    std::ranges::set_difference(sides, neighbors, std::back_inserter(wrong));
    EXPECT_TRUE(wrong.empty()) << name << ": " << map->Id(static_cast<LocationIndex>(wrong.front().first));
    EXPECT_EQ(neighbors.size(), sides.size() + drawing.links.size()) << name;
    EXPECT_LE(drawing.links.size(), neighbors.size() / 3) << name;
  }
}

// Provinces whose label lies on their unit: cells that are too small.
int HiddenLabels(const Map& map, const Drawing& drawing) {
  int count = 0;
  for (int p = 0; p < map.province_count(); ++p) {
    const DrawnProvince& drawn = drawing.provinces[static_cast<size_t>(p)];
    if (drawn.shape.empty()) continue;
    const DrawnPoint way = drawing.locations[static_cast<size_t>(p)].unit - drawn.label;
    const int width = static_cast<int>(map.Id(static_cast<LocationIndex>(p)).size()) * kLetterWidth;
    if (std::abs(way.x) < width / 2 + kUnitRadius - 8 && std::abs(way.y) < kLabelHeight / 2 + kUnitRadius - 8) ++count;
  }
  return count;
}

TEST(Schematic, UnitsHideFewLabels) {
  for (const std::string_view name : BuiltinMapNames()) {
    const MapRef map = BuiltinMap(name).value();
    const Drawing drawing = MakeSchematic(*map);
    EXPECT_LE(HiddenLabels(*map, drawing), map->province_count() / 10) << name;
  }
}

TEST(Schematic, FaultsAreFound) {
  const MapRef map = BuiltinMap("standard").value();
  const auto paris = static_cast<size_t>(*map->FindPlace("PAR")),
             burgundy = static_cast<size_t>(*map->FindPlace("BUR"));
  const Drawing sound = MakeSchematic(*map);
  Drawing drawing = sound;
  drawing.locations[paris] = drawing.locations[burgundy];
  EXPECT_EQ(FaultOf(*map, drawing), "PAR does not hold its unit");
  drawing = sound;
  drawing.provinces[paris].label = drawing.provinces[burgundy].label;
  EXPECT_EQ(FaultOf(*map, drawing), "PAR does not hold its label");
  drawing = sound;
  drawing.locations[paris].unit = drawing.provinces[paris].label;
  EXPECT_EQ(HiddenLabels(*map, drawing), HiddenLabels(*map, sound) + 1);
  drawing = sound;
  drawing.width /= 2;
  EXPECT_NE(FaultOf(*map, drawing), "");
}

TEST(Schematic, TheSameMapGivesTheSameDrawing) {
  const MapRef map = BuiltinMap("youngstown").value();
  const Drawing once = MakeSchematic(*map), again = MakeSchematic(*map);
  ASSERT_EQ(once.arcs.size(), again.arcs.size());
  for (size_t i = 0; i < once.arcs.size(); ++i) EXPECT_EQ(once.arcs[i].points, again.arcs[i].points);
}

}  // namespace
}  // namespace entente
