// Numbers the places of a finished draft: provinces, coasts, terrain and adjacency entries with their targets resolved.
//   Errors: diagnostics (codes of maps/LANGUAGE.md (Diagnostics)); with errors the board may lack what was wrong.
//   Source: maps/LANGUAGE.md (Terrain and ABUTS). One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_BOARD_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_BOARD_H_

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/ids.h"
#include "map/image.h"
#include "map_language/map_draft.h"

namespace entente {

struct BoardEntry {
  LocationIndex target = kNoLocation;
  WrittenCase written = WrittenCase::kUpper;
  const DraftEntry* draft = nullptr;
  Origin at;
};

struct BoardLocation {
  std::string id;  // in every stage the same
  ProvinceIndex province = kNoProvince;
  bool exists = false;  // else only another stage has it: no unit may enter
  bool written_upper = true;
  bool closed = false;  // a coast whose own line says LAND or SHUT: no fleets
  Origin at;
  std::vector<BoardEntry> entries;  // its own place left out (an island marker)
};

// The places of all stages of a map: provinces in alphabetical order, then coasts by province and code.
struct PlaceList {
  std::vector<std::string> provinces;
  std::vector<std::string> coasts;

  LocationIndex Find(std::string_view id) const;  // kNoLocation if it is not there
};

struct Board {
  std::vector<BoardLocation> locations;                      // numbered as in the PlaceList
  std::vector<ProvinceRecord> provinces;                     // coasts only; center and rank come from image_builder
  std::vector<Terrain> terrain;                              // per province
  std::vector<std::pair<std::string, LocationIndex>> words;  // what the stage's own lines call a location, ascending
  bool has_gaps = false;                                     // names, records or entries that miss each other
  std::vector<ProvinceIndex> doubted;                        // units are barred by their records (CheckWays)

  int province_count() const { return static_cast<int>(provinces.size()); }
  int location_count() const { return static_cast<int>(locations.size()); }
  // kNoLocation if no terrain record of the stage has this id.
  LocationIndex Find(std::string_view id) const;
  // The province with this id; kNoProvince for other ids and those of coasts.
  ProvinceIndex FindProvince(std::string_view id) const { return CoastPart(id).empty() ? Find(id) : kNoProvince; }

  bool IsCoast(LocationIndex l) const { return l >= provinces.size(); }
  // The coasts that the province has in any stage.
  IdRange<LocationIndex> CoastsOf(ProvinceIndex p) const {
    return {provinces[p].first_coast, provinces[p].coast_count};
  }
  // Whether the province has coasts in this stage.
  bool HasCoasts(ProvinceIndex p) const {
    for (const LocationIndex coast : CoastsOf(p)) {
      if (locations[coast].exists) return true;
    }
    return false;
  }
  Terrain TerrainAt(LocationIndex l) const { return terrain[locations[l].province]; }
  bool ArmyMayStand(LocationIndex l) const {
    const Terrain type = TerrainAt(l);
    return !IsCoast(l) &&
           (type == Terrain::kLand || type == Terrain::kCoast || type == Terrain::kPort);  // SHUT if absent
  }
  // A fleet stands at no location written in lower case, and on a coast where the province has any.
  bool FleetMayStand(LocationIndex l) const {
    const Terrain type = TerrainAt(l);
    const bool right_type = type == Terrain::kWater || type == Terrain::kCoast || type == Terrain::kPort;
    return right_type && locations[l].exists && locations[l].written_upper && !locations[l].closed &&
           (IsCoast(l) || !HasCoasts(l));
  }
  bool ArmyMayWalk(LocationIndex from, const BoardEntry& entry) const {
    return entry.written != WrittenCase::kTitle && ArmyMayStand(from) && ArmyMayStand(locations[entry.target].province);
  }
  bool FleetMaySail(LocationIndex from, const BoardEntry& entry) const {
    return entry.written != WrittenCase::kLower && FleetMayStand(from) && FleetMayStand(entry.target);
  }
};

// The places of the drafts of all stages. Errors: NO_PLACES for a text without places, LIMIT.
PlaceList ListPlaces(std::span<const MapDraft* const> stages, DiagnosticList& diagnostics);

// Numbers the places of a stage and resolves the entries. What is missing (NO_TERRAIN, NO_NAME, ABUT_UNKNOWN) is left to
// MendPlaces: the board then has gaps. RENAME_SYNTAX if IN or FROM make a coast of a province, or of another province.
// The draft outlives the board.
Board BuildBoard(const MapDraft& draft, const PlaceList& places, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_BOARD_H_
