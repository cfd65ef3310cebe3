// Numbers the places of a complete draft: provinces, coasts, terrain, and adjacency entries with resolved targets.
//   Errors: diagnostics (codes of maps/LANGUAGE.md (Diagnostics)); after errors the board may be incomplete.
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
  std::string id;  // the same in every stage
  ProvinceIndex province = kNoProvince;
  bool exists = false;  // false: only another stage has it, and no unit may enter
  bool written_upper = true;
  bool closed = false;  // a coast whose own line says LAND or SHUT: no fleets
  Origin at;
  std::vector<BoardEntry> entries;  // without its own place (an island marker)
};

// The places of all stages of a map: provinces in alphabetical order, then coasts by province and code.
struct PlaceList {
  std::vector<std::string> provinces;
  std::vector<std::string> coasts;

  LocationIndex Find(std::string_view id) const;  // kNoLocation if there is none
};

struct Board {
  std::vector<BoardLocation> locations;                      // numbered as in the PlaceList
  std::vector<ProvinceRecord> provinces;                     // coasts only; center and rank come from image_builder
  std::vector<Terrain> terrain;                              // per province
  std::vector<std::pair<std::string, LocationIndex>> words;  // names of locations in the stage's own lines, ascending
  bool has_gaps = false;                                     // some names, records or entries have no match

  int province_count() const { return static_cast<int>(provinces.size()); }
  int location_count() const { return static_cast<int>(locations.size()); }
  // kNoLocation if the stage has no terrain record with this id.
  LocationIndex Find(std::string_view id) const;
  // The province with this id; kNoProvince for other ids and those of coasts.
  ProvinceIndex FindProvince(std::string_view id) const { return CoastPart(id).empty() ? Find(id) : kNoProvince; }

  bool IsCoast(LocationIndex l) const { return l >= provinces.size(); }
  // The coasts of the province in all stages.
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
  // A fleet may not stand at a location written in lower case; in a province with coasts it stands on one.
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
  // Whether an army may go aboard a fleet, or land from one.
  bool ArmyMayShip(LocationIndex from, const BoardEntry& entry) const {
    const ProvinceIndex here = locations[from].province, there = locations[entry.target].province;
    const bool boards = !IsCoast(from) && IsShore(here) && FleetMayConvoy(there);
    return entry.written != WrittenCase::kLower && (boards || (FleetMayConvoy(here) && IsShore(there)));
  }
  // Armies board and land where land and sea meet.
  bool IsShore(ProvinceIndex p) const { return terrain[p] == Terrain::kCoast || terrain[p] == Terrain::kPort; }
  // A fleet convoys at sea and in a port.
  bool FleetMayConvoy(ProvinceIndex p) const {
    return (terrain[p] == Terrain::kWater || terrain[p] == Terrain::kPort) && HasFleets(p);
  }
  // Whether a fleet may be at the province, or at one of its coasts.
  bool HasFleets(ProvinceIndex p) const {
    for (const LocationIndex coast : CoastsOf(p)) {
      if (FleetMayStand(coast)) return true;
    }
    return FleetMayStand(p);
  }
};

// The places of the drafts of all stages. Errors: NO_PLACES for a text without places, LIMIT.
PlaceList ListPlaces(std::span<const MapDraft* const> stages, DiagnosticList& diagnostics);

// Numbers the places of a stage and resolves the entries. MendPlaces reports missing places (NO_TERRAIN, NO_NAME,
// ABUT_UNKNOWN); the board then has gaps. Reports RENAME_SYNTAX if IN or FROM make a province a coast, or move a coast
// to another province. The draft must outlive the board.
Board BuildBoard(const MapDraft& draft, const PlaceList& places, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_BOARD_H_
