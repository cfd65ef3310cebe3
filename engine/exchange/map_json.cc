#include "exchange/map_json.h"

#include <algorithm>
#include <vector>

#include "exchange/json_writer.h"

namespace entente {
namespace {

std::string_view TerrainName(Terrain terrain) {
  switch (terrain) {
    case Terrain::kWater:
      return "WATER";
    case Terrain::kLand:
      return "LAND";
    case Terrain::kCoast:
      return "COAST";
    case Terrain::kPort:
      return "PORT";
    case Terrain::kShut:
      return "SHUT";
  }
  return "";
}

class MapSummary {
 public:
  MapSummary(const Map& map, std::string& text) : map_(map), graph_(map.GraphAt(map.begin())), out_(text) {}

  void Write() {
    const Phase begin = map_.begin();
    out_.BeginObject();
    out_.Key("name");
    out_.String(map_.name());
    out_.Key("counts");
    WriteCounts();
    out_.Key("begin");
    out_.String(std::string(map_.Season(begin)) + " " + std::to_string(begin.year) + " " +
                std::string(map_.TypeName(begin)));
    out_.Key("flow");
    WriteFlow();
    out_.Key("centers");
    WriteCenters([](CenterIndex) { return true; });
    out_.Key("neutral");
    WriteCenters([this](CenterIndex c) { return map_.start_owners()[c] == kNoPower; });
    out_.Key("locations");
    WriteLocations();
    out_.Key("powers");
    WritePowers();
    out_.Key("rules");
    out_.BeginArray();
    for (const std::string_view rule : map_.RuleNames()) out_.String(rule);
    out_.EndArray();
    out_.EndObject();
  }

 private:
  void Count(std::string_view key, int count) {
    out_.Key(key);
    out_.Int(count);
  }

  void WriteCounts() {
    const EdgeCounts edges = CountEdges(map_);
    out_.BeginObject();
    Count("provinces", map_.province_count());
    Count("locations", map_.location_count());
    Count("army_edges", edges.army);
    Count("fleet_edges", edges.fleet);
    Count("powers", map_.power_count());
    Count("centers", map_.center_count());
    Count("units", static_cast<int>(map_.start_units().size()));
    Count("victory", map_.VictoryCenters(0));
    out_.EndObject();
  }

  // Phases as "SPRING MOVEMENT"; the other steps as the map file's words.
  void WriteFlow() {
    out_.BeginArray();
    for (size_t i = 0; i < map_.flow().size(); ++i) {
      const FlowElement& element = map_.flow()[i];
      const Phase phase{0, 0, static_cast<uint16_t>(i)};
      if (element.kind == FlowElement::Kind::kPhase) {
        out_.String(std::string(map_.Season(phase)) + " " + std::string(map_.TypeName(phase)));
      } else if (element.kind == FlowElement::Kind::kNewYear) {
        out_.String(element.step == 1 ? "NEWYEAR" : "NEWYEAR:" + std::to_string(element.step));
      } else {
        out_.String("IFYEARDIV:" + std::to_string(element.step) + "=" + std::to_string(element.remainder));
      }
    }
    out_.EndArray();
  }

  template <typename Wanted>
  void WriteCenters(const Wanted& wanted) {
    out_.BeginArray();
    for (int c = 0; c < map_.center_count(); ++c) {
      const auto center = static_cast<CenterIndex>(c);
      if (wanted(center)) out_.String(map_.Id(map_.CenterProvince(center)));
    }
    out_.EndArray();
  }

  void WriteLocations() {
    std::vector<LocationIndex> locations(static_cast<size_t>(map_.location_count()));
    for (size_t i = 0; i < locations.size(); ++i) locations[i] = static_cast<LocationIndex>(i);
    SortById(locations);
    out_.BeginObject();
    for (const LocationIndex location : locations) {
      out_.TextKey(map_.Id(location));
      out_.BeginObject();
      out_.Key("name");
      out_.String(map_.LongName(location));
      out_.Key("type");
      out_.String(TerrainName(graph_.terrain(map_.ProvinceOf(location))));
      out_.Key("army");
      WriteMoves(UnitType::kArmy, location);
      out_.Key("fleet");
      WriteMoves(UnitType::kFleet, location);
      out_.EndObject();
    }
    out_.EndObject();
  }

  void WriteMoves(UnitType type, LocationIndex from) {
    const auto neighbors = graph_.Neighbors(type, from);
    std::vector<LocationIndex> sorted(neighbors.begin(), neighbors.end());
    SortById(sorted);
    out_.BeginArray();
    for (const LocationIndex to : sorted) out_.String(map_.Id(to));
    out_.EndArray();
  }

  void SortById(std::vector<LocationIndex>& locations) const {
    std::sort(locations.begin(), locations.end(), [this](auto a, auto b) { return map_.Id(a) < map_.Id(b); });
  }

  void WritePowers() {
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      out_.TextKey(map_.PowerId(power));
      out_.BeginObject();
      out_.Key("homes");
      out_.BeginArray();
      for (const ProvinceIndex home : map_.Homes(power)) out_.String(map_.Id(home));
      out_.EndArray();
      out_.Key("owns");
      WriteCenters([&](CenterIndex c) { return map_.start_owners()[c] == power; });
      out_.Key("units");
      WriteUnits(power);
      out_.EndObject();
    }
    out_.EndObject();
  }

  void WriteUnits(PowerIndex power) {
    std::vector<std::string> units;
    for (const Unit& unit : map_.start_units()) {
      if (unit.power == power) units.push_back(std::string{UnitLetter(unit.type), ' '} += map_.Id(unit.location));
    }
    std::sort(units.begin(), units.end());
    out_.BeginArray();
    for (const std::string& unit : units) out_.String(unit);
    out_.EndArray();
  }

  const Map& map_;
  const Graph& graph_;
  JsonWriter out_;
};

}  // namespace

EdgeCounts CountEdges(const Map& map) {
  const Graph& graph = map.GraphAt(map.begin());
  EdgeCounts edges;
  for (int a = 0; a < map.location_count(); ++a) {
    const auto from = static_cast<LocationIndex>(a);
    for (int b = a + 1; b < map.location_count(); ++b) {
      const auto to = static_cast<LocationIndex>(b);
      edges.fleet += TestBit(graph.FleetMoves(from), to) || TestBit(graph.FleetMoves(to), from);
      if (map.IsCoast(to)) continue;
      edges.army += TestBit(graph.ArmyMoves(from), to) || TestBit(graph.ArmyMoves(to), from);
    }
  }
  return edges;
}

std::string MapToJson(const Map& map) {
  std::string text;
  MapSummary(map, text).Write();
  return text;
}

}  // namespace entente
