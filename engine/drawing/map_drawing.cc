#include "drawing/map_drawing.h"

#include <optional>
#include <string>

#include "drawing/schematic.h"

namespace entente {
namespace {

// Reads the bytes of a drawing, which board_compiler.cc wrote: they need no checks.
class BoardReader {
 public:
  BoardReader(const Map& map, std::span<const uint8_t> bytes) : map_(map), next_(bytes.data()) {
    drawing_.provinces.resize(static_cast<size_t>(map.province_count()));
    drawing_.locations.resize(static_cast<size_t>(map.location_count()));
  }

  // nullopt if the map has other provinces.
  std::optional<Drawing> Read() {
    drawing_.width = Number();
    drawing_.height = Number();
    for (int count = Number(); count > 0; --count) ReadArc();
    const int provinces = Number();
    for (int i = 0; i < provinces; ++i) ReadProvince();
    for (int count = Number(); count > 0; --count) {
      const ProvinceIndex from = Numbered(Number());
      drawing_.links.push_back({from, Numbered(Number())});
    }
    drawing_.land = Rings();
    drawing_.water = Rings();
    if (!fits_ || provinces != map_.province_count()) return std::nullopt;
    return std::move(drawing_);
  }

 private:
  int Number() {
    uint32_t value = 0;
    for (int shift = 0;; shift += 7) {
      const uint8_t byte = *next_++;
      value |= static_cast<uint32_t>(byte & 127) << shift;
      if (byte < 128) break;
    }
    return static_cast<int>(value >> 1) ^ -static_cast<int>(value & 1);
  }
  DrawnPoint Point() {
    const int x = Number();
    return {x, Number()};
  }
  std::string Text() {
    std::string text;
    for (int count = Number(); count > 0; --count) text.push_back(static_cast<char>(*next_++));
    return text;
  }
  DrawnRing Ring() {
    DrawnRing ring;
    for (int count = Number(); count > 0; --count) ring.push_back(Number());
    return ring;
  }
  std::vector<DrawnRing> Rings() {
    std::vector<DrawnRing> rings;
    for (int count = Number(); count > 0; --count) rings.push_back(Ring());
    return rings;
  }

  // The place of an id; location 0 if the map has none.
  LocationIndex Place() {
    const std::string id = Text();
    const std::optional<LocationIndex> found = map_.FindPlace(Map::PlaceKey(id));
    fits_ = fits_ && found.has_value() && map_.Id(*found) == id;
    return found.value_or(0);
  }

  ProvinceIndex Numbered(int province) const {
    return province < static_cast<int>(sequence_.size()) ? map_.ProvinceOf(sequence_[static_cast<size_t>(province)])
                                                         : ProvinceIndex{0};
  }

  void ReadArc() {
    DrawnArc& arc = drawing_.arcs.emplace_back();
    DrawnPoint at;
    for (int count = Number(); count > 0; --count) arc.points.push_back(at = at + Point());
  }

  void ReadProvince() {
    const LocationIndex place = Place();
    sequence_.push_back(place);
    DrawnProvince& drawn = drawing_.provinces[map_.ProvinceOf(place)];
    drawn.shape = Rings();
    drawn.waters = Rings();
    drawing_.locations[place] = ReadUnits();
    drawn.center = Point();
    drawn.label = Point();
    drawn.long_label = Point();
    drawn.long_width = Number();
    drawn.long_lines = Number() / kLabelLine;
    for (int count = Number(); count > 0; --count) {
      const LocationIndex coast = Place();
      drawing_.locations[coast] = ReadUnits();
    }
  }

  DrawnLocation ReadUnits() {
    const DrawnPoint unit = Point();
    return {unit, Point()};
  }

  const Map& map_;
  const uint8_t* next_;
  bool fits_ = true;
  std::vector<LocationIndex> sequence_;  // the provinces, as they come
  Drawing drawing_;
};

}  // namespace

Drawing DrawingOf(const Map& map) {
  for (const BuiltinBoard& board : BuiltinBoards()) {
    if (board.map != map.name()) continue;
    if (std::optional<Drawing> drawing = BoardReader(map, board.bytes).Read()) return *std::move(drawing);
  }
  return MakeSchematic(map);
}

}  // namespace entente
