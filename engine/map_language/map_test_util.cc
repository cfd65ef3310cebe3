#include "map_language/map_test_util.h"

#include <fstream>
#include <iterator>

namespace entente {
namespace {

// Pairs {a, b} with a step from a to b or from b to a.
template <typename HasStep>
int UndirectedEdges(int count, HasStep&& has_step) {
  int edges = 0;
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) edges += has_step(a, b) || has_step(b, a);
  }
  return edges;
}

IncludeCallback FilesCallback(const TestFiles& files) {
  return [&files](std::string_view name, std::string_view) -> Result<std::string> {
    if (name.starts_with("..")) return InvalidError(name);
    const auto found = files.find(name);
    if (found == files.end()) return NotFoundError(name);
    return found->second;
  };
}

}  // namespace

DraftReading::DraftReading(std::string_view text, TestFiles files)
    : files_(std::move(files)), include_(FilesCallback(files_)), reader_(include_, draft_, diagnostics_) {
  reader_.Read(text, "test.map");
}

MapDraft DraftReading::Applied(size_t dynamic) {
  MapDraft copy = draft_;
  Apply(dynamic, copy);
  return copy;
}

MapReadResult DraftReading::TakeResult() {
  MapReadResult result;
  result.diagnostics = diagnostics_.Take();
  return result;
}

MapReadResult ReadTest(std::string_view text, const TestFiles& files) {
  return ReadMapText(text, "test.map", FilesCallback(files));
}

std::vector<std::string> Codes(const MapReadResult& result) {
  std::vector<std::string> codes;
  for (const Diagnostic& d : result.diagnostics) codes.push_back((d.is_error ? "" : "~") + d.code);
  return codes;
}

bool HasCode(const MapReadResult& result, std::string_view code) {
  for (const Diagnostic& d : result.diagnostics) {
    if (d.code == code) return true;
  }
  return false;
}

std::string Describe(const MapReadResult& result) {
  std::string text;
  for (const Diagnostic& d : result.diagnostics) text += d.ToString() + "\n";
  return text;
}

std::string SmallMap(std::string_view more) {
  return R"(ROUGE (Reddish) LAN
A LAN
BLUE (Bluish) COA
F COA
UNOWNED ISL
Landland = LAN
Coastland = COA
First Sea = SE1
Second Sea = SE2
Island = ISL
LAND LAN ABUTS COA
COAST COA ABUTS lan SE1
WATER SE1 ABUTS COA SE2 ISL
WATER SE2 ABUTS SE1 ISL
COAST ISL ABUTS SE1 SE2
)" + std::string(more);
}

std::ostream& operator<<(std::ostream& out, const MapCounts& c) {
  return out << c.provinces << ' ' << c.locations << ' ' << c.army_edges << ' ' << c.fleet_edges << ' ' << c.powers
             << ' ' << c.centers << ' ' << c.units << ' ' << c.victory << ' ' << c.begin;
}

MapCounts CountsOf(const Map& map) {
  const Graph& graph = map.GraphAt(map.begin());
  MapCounts counts;
  counts.provinces = map.province_count();
  counts.locations = map.location_count();
  counts.army_edges = UndirectedEdges(map.province_count(), [&](int a, int b) {
    return TestBit(graph.ArmyMoves(static_cast<ProvinceIndex>(a)), static_cast<size_t>(b));
  });
  counts.fleet_edges = UndirectedEdges(map.location_count(), [&](int a, int b) {
    return TestBit(graph.FleetMoves(static_cast<LocationIndex>(a)), static_cast<size_t>(b));
  });
  counts.powers = map.power_count();
  counts.centers = map.center_count();
  counts.units = static_cast<int>(map.start_units().size());
  counts.victory = map.stage(0).VictoryCenters(0);
  const Phase begin = map.begin();
  counts.begin =
      std::string(map.Season(begin)) + " " + std::to_string(begin.year) + " " + std::string(map.TypeName(begin));
  return counts;
}

std::optional<std::string> ReadSharedFile(const std::string& path) {
  std::ifstream file(std::string(ENTENTE_SHARED_DIR) + "/" + path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

MapReadResult ReadSharedMap(const std::string& file) {
  const std::string folder = "maps/dpjudge/";
  return ReadMapText(ReadSharedFile(folder + file).value_or(""), file,
                     [&](std::string_view name, std::string_view) -> Result<std::string> {
                       std::optional<std::string> included = ReadSharedFile(folder + std::string(name));
                       if (!included.has_value()) return NotFoundError(name);
                       return *std::move(included);
                     });
}

LocationIndex PlaceNamed(const Map& map, std::string_view text) {
  return map.FindPlace(Map::PlaceKey(text)).value_or(kNoLocation);
}

}  // namespace entente
