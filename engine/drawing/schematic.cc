#include "drawing/schematic.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>
#include <utility>

#include "drawing/plane_layout.h"

namespace entente {
namespace {

constexpr double kGapWeight = 0.3;   // the size of a gap; that of a province is 1
constexpr double kCellSize = 350;    // the width of a cell, about
constexpr double kRoom = 92;         // the radius that unit and label of a province need
constexpr double kMostGrowth = 1.3;  // of the picture, for the smallest cell; more in small pictures
constexpr double kSmallWidth = 5000;
constexpr double kLastGrowth = 12;  // so that labels do not overlap
constexpr double kFar = -1e6;
constexpr double kLeastDrop = 40;  // below this radius the label is in the middle
constexpr double kInside = 8;      // the middles of unit and label are so far from the outline
constexpr int kParts = 6;          // places tried of unit and label
constexpr int kTurnBits = 4;       // 16 directions tried around a unit
constexpr int kMargin = 40;
constexpr int kGrid = 24;        // places tried on each axis of a cell
constexpr int kCurvePoints = 8;  // of a border, where distances are measured

// The provinces that are drawn, numbered, and their adjacencies.
struct ProvinceGraph {
  std::vector<ProvinceIndex> provinces;
  std::vector<GraphEdge> edges;
};

bool AreAdjacent(const Map& map, ProvinceIndex a, ProvinceIndex b) {
  for (int stage = 0; stage < map.stage_count(); ++stage) {
    const Graph& graph = map.stage(stage).graph();
    if (TestBit(graph.Adjacent(a), b) || TestBit(graph.Adjacent(b), a)) return true;
  }
  return false;
}

// Adjacencies with many common neighbors come first: where not all can be side by side, they are.
ProvinceGraph GraphOf(const Map& map) {
  const int count = map.province_count();
  std::vector<std::vector<int>> neighbors(static_cast<size_t>(count));
  for (int a = 0; a < count; ++a) {
    for (int b = 0; b < count; ++b) {
      if (a != b && AreAdjacent(map, static_cast<ProvinceIndex>(a), static_cast<ProvinceIndex>(b))) {
        neighbors[a].push_back(b);
      }
    }
  }
  ProvinceGraph result;
  std::vector<int> number(static_cast<size_t>(count));
  std::vector<std::tuple<int, int, int>> ranked;
  for (int a = 0; a < count; ++a) {
    if (neighbors[a].empty()) continue;
    number[a] = static_cast<int>(result.provinces.size());
    result.provinces.push_back(static_cast<ProvinceIndex>(a));
    for (const int b : neighbors[a]) {
      if (b < a) continue;
      std::vector<int> common;
      std::set_intersection(neighbors[a].begin(), neighbors[a].end(), neighbors[b].begin(), neighbors[b].end(),
                            std::back_inserter(common));
      ranked.emplace_back(-static_cast<int>(common.size()), a, b);
    }
  }
  std::sort(ranked.begin(), ranked.end());
  for (const auto& [rank, a, b] : ranked) result.edges.emplace_back(number[a], number[b]);
  return result;
}

int Rounded(double value) { return static_cast<int>(value < 0 ? value - 0.5 : value + 0.5); }

class Schematic {
 public:
  explicit Schematic(const Map& map)
      : map_(map),
        graph_(GraphOf(map)),
        sides_(PlanarPart(count(), graph_.edges)),
        plane_(Triangulate(count(), sides_)) {
    drawing_.provinces.resize(static_cast<size_t>(map.province_count()));
    drawing_.locations.resize(static_cast<size_t>(map.location_count()));
  }

  Drawing Make() {
    std::vector<double> weights(static_cast<size_t>(plane_.vertex_count), kGapWeight);
    std::fill_n(weights.begin(), count(), 1.0);
    points_ = LayOut(plane_, weights);
    TraceBorders();
    Scale(kCellSize * SquareRoot(count() * 4.0 / 3));
    FindRooms();
    Grow(FindGrowth());
    for (int vertex = 0; vertex < count(); ++vertex) PlaceMarks(vertex);
    for (int vertex = 0; vertex < count(); ++vertex) PlaceCoasts(vertex);
    DrawLinks();
    return std::move(drawing_);
  }

 private:
  struct Room {  // the largest circle in a cell
    PlanePoint middle;
    double radius = 0;
  };

  int count() const { return static_cast<int>(graph_.provinces.size()); }

  // The borders get `width`, and their least coordinates the margin.
  void Scale(double width) {
    PlanePoint least{1e9, 1e9}, most{-1e9, -1e9};
    for (const auto& arc : arcs_) {
      for (const PlanePoint point : arc) {
        least = {std::min(least.x, point.x), std::min(least.y, point.y)};
        most = {std::max(most.x, point.x), std::max(most.y, point.y)};
      }
    }
    const double factor = width / std::max(1e-9, most.x - least.x);
    const auto scale = [&](PlanePoint& point) { point = (point - least) * factor + PlanePoint{kMargin, kMargin}; };
    for (PlanePoint& point : points_) scale(point);
    for (auto& arc : arcs_) std::for_each(arc.begin(), arc.end(), scale);
    drawing_.width = Rounded(width) + 2 * kMargin;
    drawing_.height = Rounded((most.y - least.y) * factor) + 2 * kMargin;
  }

  PlanePoint Middle(const std::array<int, 3>& triangle) const {
    return (points_[triangle[0]] + points_[triangle[1]] + points_[triangle[2]]) * (1.0 / 3);
  }

  // A border crosses each edge of the triangulation whose ends belong to different cells: a curve from triangle to
  // triangle.
  void TraceBorders() {
    std::map<GraphEdge, int> left_of;  // by edge a, b: the triangle in which b follows a
    for (size_t i = 0; i < plane_.triangles.size(); ++i) {
      for (size_t corner = 0; corner < 3; ++corner) {
        left_of[{plane_.triangles[i][corner], plane_.triangles[i][(corner + 1) % 3]}] = static_cast<int>(i);
      }
    }
    std::vector<std::map<int, std::pair<int, int>>> steps(
        static_cast<size_t>(count()));  // triangle: arc, next triangle
    for (const auto& [edge, triangle] : left_of) {
      const auto [a, b] = edge;
      const auto other = left_of.find({b, a});
      if (a > b || other == left_of.end() || plane_.owner[a] == plane_.owner[b]) continue;
      const int arc = static_cast<int>(arcs_.size());
      arcs_.push_back({Middle(plane_.triangles[other->second]), (points_[a] + points_[b]) * 0.5,
                       Middle(plane_.triangles[triangle])});
      if (plane_.owner[a] != kNoVertex) steps[plane_.owner[a]][other->second] = {arc, triangle};
      if (plane_.owner[b] != kNoVertex) steps[plane_.owner[b]][triangle] = {~arc, other->second};
    }
    rings_.resize(static_cast<size_t>(count()));
    for (int vertex = 0; vertex < count(); ++vertex) {
      while (!steps[vertex].empty()) {
        DrawnRing& ring = rings_[vertex].emplace_back();
        for (auto step = steps[vertex].begin(); step != steps[vertex].end();) {
          const auto [arc, next] = step->second;
          ring.push_back(arc);
          steps[vertex].erase(step);
          step = steps[vertex].find(next);
        }
      }
    }
  }

  std::vector<PlanePoint> OutlineOf(int vertex) const {
    std::vector<PlanePoint> outline;
    for (const DrawnRing& ring : rings_[vertex]) {
      for (const int arc : ring) {
        const auto& [start, control, end] = arcs_[static_cast<size_t>(std::max(arc, ~arc))];
        for (int i = 0; i < kCurvePoints; ++i) {
          const double t = static_cast<double>(i) / kCurvePoints, u = 1 - t;
          outline.push_back(start * (u * u) + control * (2 * u * t) + end * (t * t));
        }
      }
    }
    return outline;
  }

  void FindRooms() {
    for (int vertex = 0; vertex < count(); ++vertex) {
      const std::vector<PlanePoint> outline = OutlineOf(vertex);
      rooms_.push_back(LargestIn(outline, points_[vertex]));
    }
  }

  static bool Holds(const std::vector<PlanePoint>& outline, PlanePoint at) {
    bool is_inside = false;
    for (size_t i = 0; i < outline.size(); ++i) {
      const PlanePoint a = outline[i], b = outline[i + 1 < outline.size() ? i + 1 : 0];
      const bool crosses = (a.y <= at.y) != (b.y <= at.y);
      if (crosses && a.x + (at.y - a.y) * (b.x - a.x) / (b.y - a.y) > at.x) is_inside = !is_inside;
    }
    return is_inside;
  }

  // The distance of a point from the outline; below 0 if it lies outside.
  static double SpaceAt(const std::vector<PlanePoint>& outline, PlanePoint at) {
    double least = kFar * kFar;
    for (size_t i = 0; i < outline.size(); ++i) {
      const PlanePoint a = outline[i], side = outline[i + 1 < outline.size() ? i + 1 : 0] - a, way = at - a;
      const double length = side.x * side.x + side.y * side.y;
      const double part = length > 0 ? std::clamp((way.x * side.x + way.y * side.y) / length, 0.0, 1.0) : 0;
      const PlanePoint rest = way - side * part;
      least = std::min(least, rest.x * rest.x + rest.y * rest.y);
    }
    return Holds(outline, at) ? SquareRoot(least) : -SquareRoot(least);
  }

  // The vertex, or if borders bend around it the middle between two borders.
  static PlanePoint InsideOf(const std::vector<PlanePoint>& outline, PlanePoint vertex) {
    Room best{vertex, SpaceAt(outline, vertex)};
    if (best.radius > 0) return vertex;
    for (size_t i = 0; i < outline.size(); i += 2) {
      for (size_t j = 0; j < i; j += 2) {
        const PlanePoint at = (outline[i] + outline[j]) * 0.5;
        if (const double space = SpaceAt(outline, at); space > best.radius) best = {at, space};
      }
    }
    return best.middle;
  }

  // A fast test: whether a point of the outline is closer than `radius`.
  static bool IsNear(const std::vector<PlanePoint>& outline, PlanePoint at, double radius) {
    return std::any_of(outline.begin(), outline.end(), [&](PlanePoint point) {
      const PlanePoint way = point - at;
      return way.x * way.x + way.y * way.y < radius * radius;
    });
  }

  // Most points between the vertex and the outline lie in the cell: it is nearly convex.
  static Room LargestIn(const std::vector<PlanePoint>& outline, PlanePoint vertex) {
    vertex = InsideOf(outline, vertex);
    Room best{vertex, SpaceAt(outline, vertex)};
    for (size_t i = 0; i < outline.size(); i += kCurvePoints / 2) {
      for (int step = 1; step < kGrid; ++step) {
        const PlanePoint at = vertex + (outline[i] - vertex) * (static_cast<double>(step) / kGrid);
        if (IsNear(outline, at, best.radius)) continue;
        if (const double radius = SpaceAt(outline, at); radius > best.radius) best = {at, radius};
      }
    }
    return best;
  }

  // So much that the smallest cell has room, within reason, and that no label lies on another.
  double FindGrowth() const {
    const auto smallest = std::min_element(rooms_.begin(), rooms_.end(),
                                           [](const Room& a, const Room& b) { return a.radius < b.radius; });
    if (smallest == rooms_.end()) return 1;
    const double most = std::max(kMostGrowth, kSmallWidth / drawing_.width);
    double growth = std::clamp(kRoom / smallest->radius, 1.0, most);
    while (growth < kLastGrowth && LabelsOverlap(growth)) growth *= 1.05;
    return growth;
  }

  bool LabelsOverlap(double growth) const {
    for (int a = 0; a < count(); ++a) {
      const DrawnPoint first = LabelAt(a, growth);
      for (int b = 0; b < a; ++b) {
        const DrawnPoint way = LabelAt(b, growth) - first;
        if (std::abs(way.y) < kLabelHeight && std::abs(way.x) < (LabelWidth(a) + LabelWidth(b)) / 2) return true;
      }
    }
    return false;
  }

  int LabelWidth(int vertex) const { return static_cast<int>(map_.Id(graph_.provinces[vertex]).size()) * kLetterWidth; }

  // How far below the middle of a cell of this radius its label stands.
  static int LabelDrop(double radius) { return radius < kLeastDrop ? 0 : std::min(46, Rounded(radius) / 2); }

  DrawnPoint LabelAt(int vertex, double growth) const {
    const Room& room = rooms_[vertex];
    return {Rounded(room.middle.x * growth), Rounded(room.middle.y * growth) + LabelDrop(room.radius * growth)};
  }

  // Makes everything larger, and final.
  void Grow(double factor) {
    drawing_.width = Rounded(drawing_.width * factor);
    drawing_.height = Rounded(drawing_.height * factor);
    for (auto& arc : arcs_) {
      for (PlanePoint& point : arc) point = point * factor;
      drawing_.arcs.push_back({{PointAt(arc[0]), PointAt(arc[1]), PointAt(arc[2])}, true});
    }
    for (int vertex = 0; vertex < count(); ++vertex) {
      drawing_.provinces[graph_.provinces[vertex]].shape = rings_[vertex];
      rooms_[vertex] = {rooms_[vertex].middle * factor, rooms_[vertex].radius * factor};
      labels_.push_back(LabelAt(vertex, 1));
    }
  }

  static DrawnPoint PointAt(PlanePoint point) { return {Rounded(point.x), Rounded(point.y)}; }

  // Whether the label of a province can be at a place, beside the other labels.
  bool IsFree(int vertex, DrawnPoint at) const {
    for (int other = 0; other < count(); ++other) {
      const DrawnPoint way = labels_[other] - at;
      if (other != vertex && std::abs(way.y) < kLabelHeight &&
          std::abs(way.x) < (LabelWidth(vertex) + LabelWidth(other)) / 2) {
        return false;
      }
    }
    return true;
  }

  // The unit above the label; in a cell without room for this, where both have the most space.
  PlanePoint PlaceUnit(int vertex, const std::vector<PlanePoint>& outline) {
    const auto [middle, radius] = rooms_[vertex];
    const PlanePoint above = middle - PlanePoint{0, LabelDrop(radius) / 2.0};
    if (radius >= kRoom) return above;
    const double half = LabelWidth(vertex) / 2.0, side = half + kUnitRadius, below = kUnitRadius + kLabelHeight / 2.0;
    std::vector<PlanePoint> ways;  // from the unit to the label: beside, above or below it, with no overlap
    for (const PlanePoint way : {PlanePoint{0, below}, {side, 0}, {half, below}, {side * 0.9, below / 2}}) {
      for (const int sign : {1, -1}) {
        ways.push_back({way.x, way.y * sign});
        ways.push_back({-way.x, way.y * sign});
      }
    }
    PlanePoint best = above;
    double most = kFar;
    for (const PlanePoint way : ways) {
      for (int part = 1; part < kParts; ++part) {
        const PlanePoint unit = middle - way * (static_cast<double>(part) / kParts), label = unit + way;
        const double unit_space = SpaceAt(outline, unit), label_space = SpaceAt(outline, label);
        if (std::min(unit_space, label_space) < kInside || !IsFree(vertex, PointAt(label))) continue;
        const double space =
            std::min({unit_space - kUnitRadius, label_space - kLabelHeight / 2.0,
                      SpaceAt(outline, label - PlanePoint{half, 0}), SpaceAt(outline, label + PlanePoint{half, 0})});
        if (space <= most) continue;
        most = space;
        best = unit;
        labels_[vertex] = PointAt(label);
      }
    }
    return best;
  }

  // The place at this distance from the unit with the most space, off the label and `other`.
  PlanePoint PlaceBeside(int vertex, const std::vector<PlanePoint>& outline, PlanePoint unit, double distance,
                         double size, PlanePoint other) const {
    PlanePoint best = unit;
    double most = kFar;
    for (int turn = 0; turn < 1 << kTurnBits; ++turn) {
      const PlanePoint at = unit + PointOnCircle(turn << kCircleBits >> kTurnBits) * distance;
      const DrawnPoint from_label = PointAt(at) - labels_[vertex];
      const double over_label = std::min(LabelWidth(vertex) / 2 + size - std::abs(from_label.x),
                                         kLabelHeight / 2 + size - std::abs(from_label.y));
      const PlanePoint way = at - other;
      const double over_other = size + kCenterRadius - SquareRoot(way.x * way.x + way.y * way.y);
      const double space =
          std::min(SpaceAt(outline, at) - size, 8.0) - std::max(0.0, over_label) - std::max(0.0, over_other);
      if (space <= most) continue;
      most = space;
      best = at;
    }
    return best;
  }

  void PlaceMarks(int vertex) {
    const ProvinceIndex province = graph_.provinces[vertex];
    DrawnProvince& drawn = drawing_.provinces[province];
    const std::vector<PlanePoint> outline = OutlineOf(vertex);
    const PlanePoint unit = PlaceUnit(vertex, outline), far{kFar, kFar};
    const PlanePoint center = PlaceBeside(vertex, outline, unit, kUnitRadius + kCenterRadius, kCenterRadius, far);
    const PlanePoint dislodged =
        PlaceBeside(vertex, outline, unit, kUnitRadius + kDislodgedRadius, kDislodgedRadius, center);
    drawn.label = drawn.long_label = labels_[vertex];
    drawn.long_width = rooms_[vertex].radius < kRoom ? 0 : Rounded(2 * rooms_[vertex].radius) - 30;
    drawn.center = PointAt(center);
    drawing_.locations[province] = {PointAt(unit), PointAt(dislodged)};
  }

  // Whether a fleet can sail to the province from this coast alone.
  bool IsOwnNeighbor(ProvinceIndex province, LocationIndex coast, ProvinceIndex to) const {
    for (const LocationIndex other : map_.CoastsOf(province)) {
      for (const LocationIndex place : map_.RetreatPlaces(UnitType::kFleet, other)) {
        if (other != coast && map_.ProvinceOf(place) == to) return false;
      }
    }
    return true;
  }

  // A fleet on a coast stands on the side of the waters to which it can sail from this coast alone.
  void PlaceCoasts(int vertex) {
    const ProvinceIndex province = graph_.provinces[vertex];
    for (const LocationIndex coast : map_.CoastsOf(province)) {
      PlanePoint sum;
      int neighbors = 0;
      for (const LocationIndex to : map_.RetreatPlaces(UnitType::kFleet, coast)) {
        const auto found = std::lower_bound(graph_.provinces.begin(), graph_.provinces.end(), map_.ProvinceOf(to));
        if (found == graph_.provinces.end() || *found != map_.ProvinceOf(to)) continue;
        if (!IsOwnNeighbor(province, coast, *found)) continue;
        sum = sum + rooms_[static_cast<size_t>(found - graph_.provinces.begin())].middle;
        ++neighbors;
      }
      DrawnLocation& drawn = drawing_.locations[coast] = drawing_.locations[province];
      if (neighbors == 0) continue;
      const PlanePoint way = sum * (1.0 / neighbors) - rooms_[vertex].middle;
      const double length = std::max(1.0, SquareRoot(way.x * way.x + way.y * way.y));
      const double reach = std::max(0.0, rooms_[vertex].radius - kUnitRadius / 2) / length;
      const DrawnPoint step{Rounded(way.x * reach), Rounded(way.y * reach)};
      drawn = {drawn.unit + step, drawn.dislodged + step};
    }
  }

  void DrawLinks() {
    std::vector<GraphEdge> sides = sides_;
    std::sort(sides.begin(), sides.end());
    for (const GraphEdge& edge : graph_.edges) {
      if (std::binary_search(sides.begin(), sides.end(), edge)) continue;
      drawing_.links.push_back({graph_.provinces[edge.first], graph_.provinces[edge.second]});
    }
  }

  const Map& map_;
  const ProvinceGraph graph_;
  const std::vector<GraphEdge> sides_;  // the adjacencies that are side by side
  const Triangulation plane_;
  std::vector<PlanePoint> points_;               // by vertex of the triangulation
  std::vector<std::array<PlanePoint, 3>> arcs_;  // start, control, end
  std::vector<std::vector<DrawnRing>> rings_;    // by vertex of the graph
  std::vector<DrawnPoint> labels_;               // by vertex of the graph
  std::vector<Room> rooms_;                      // by vertex of the graph
  Drawing drawing_;
};

}  // namespace

Drawing MakeSchematic(const Map& map) { return Schematic(map).Make(); }

}  // namespace entente
