// Helpers of the map tests.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_TEST_UTIL_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_TEST_UTIL_H_

#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "map_language/map_reader.h"
#include "map_language/read_map_text.h"

namespace entente {

// Files of an include callback, by name.
using TestFiles = std::map<std::string, std::string, std::less<>>;

MapReadResult ReadTest(std::string_view text, const TestFiles& files = {});

// A draft read from a text; IN and FROM directives can be carried out on copies of it.
class DraftReading {
 public:
  explicit DraftReading(std::string_view text, TestFiles files = {});
  DraftReading(const DraftReading&) = delete;
  DraftReading& operator=(const DraftReading&) = delete;

  const MapDraft& draft() const { return draft_; }
  const DraftPower& Power(const std::string& id) const { return draft_.powers.at(id); }
  // Carries out the directive with this index on a draft.
  void Apply(size_t dynamic, MapDraft& draft) { reader_.ApplyDynamic(draft_.dynamics.at(dynamic), draft); }
  // A copy of the draft with the directive carried out.
  MapDraft Applied(size_t dynamic);
  bool stopped() const { return reader_.stopped(); }
  // The faults found so far, as in MapReadResult. Call it once.
  MapReadResult TakeResult();

 private:
  TestFiles files_;
  IncludeCallback include_;
  MapDraft draft_;
  DiagnosticList diagnostics_;
  MapReader reader_;
};

// Codes of the diagnostics in order: "ONE_WAY", warnings as "~DUP_ALIAS".
std::vector<std::string> Codes(const MapReadResult& result);
bool HasCode(const MapReadResult& result, std::string_view code);
// All diagnostics as text, for failure messages.
std::string Describe(const MapReadResult& result);

// A small sound map with two powers, LAN and COA on land, two seas and an island, followed by the lines of `more`.
std::string SmallMap(std::string_view more = {});

// The expected counts of a map.
struct MapCounts {
  int provinces, locations, army_edges, fleet_edges, powers, centers, units, victory;
  std::string begin;

  friend bool operator==(const MapCounts&, const MapCounts&) = default;
  friend std::ostream& operator<<(std::ostream& out, const MapCounts& c);
};
MapCounts CountsOf(const Map& map);

// A file under ../shared; nothing if the folder is absent.
std::optional<std::string> ReadSharedFile(const std::string& path);
// A file under ../shared/maps/dpjudge read as a map, with its includes.
MapReadResult ReadSharedMap(const std::string& file);

LocationIndex PlaceNamed(const Map& map, std::string_view text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_TEST_UTIL_H_
