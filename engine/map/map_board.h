// The places of a finished draft as numbers: provinces, coasts, terrain and adjacency entries with their targets
// resolved.
//   Errors: diagnostics (codes of FORMAT_NOTES section 14); with errors the board may lack what was wrong.
//   Source: FORMAT_NOTES section 6. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_MAP_BOARD_H_
#define ENTENTE_ENGINE_MAP_MAP_BOARD_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"
#include "map/image.h"
#include "map/map_draft.h"

namespace entente {

struct BoardEntry {
  LocationIndex target = kNoLocation;
  WrittenCase written = WrittenCase::kUpper;
  Origin at;
};

struct BoardLocation {
  std::string id;
  ProvinceIndex province = kNoProvince;
  bool written_upper = true;
  Origin at;
  std::vector<BoardEntry> entries;  // its own place left out (an island marker)
};

struct Board {
  std::vector<BoardLocation> locations;   // provinces in alphabetical order, then coasts
  std::vector<ProvinceRecord> provinces;  // coasts only; centre and rank come from map_builder
  std::vector<Terrain> terrain;           // per province

  int province_count() const { return static_cast<int>(provinces.size()); }
  int location_count() const { return static_cast<int>(locations.size()); }
  // kNoLocation if no record has this id.
  LocationIndex Find(std::string_view id) const;

  bool IsCoast(LocationIndex l) const { return l >= provinces.size(); }
  Terrain TerrainAt(LocationIndex l) const { return terrain[locations[l].province]; }
  bool ArmyMayStand(LocationIndex l) const {
    const Terrain type = TerrainAt(l);
    return !IsCoast(l) && (type == Terrain::kLand || type == Terrain::kCoast || type == Terrain::kPort);
  }
  // A fleet stands at no location written in lower case, and on a coast where the province has any.
  bool FleetMayStand(LocationIndex l) const {
    const Terrain type = TerrainAt(l);
    const bool right_type = type == Terrain::kWater || type == Terrain::kCoast || type == Terrain::kPort;
    return right_type && locations[l].written_upper && (IsCoast(l) || provinces[l].coast_count == 0);
  }
  bool ArmyMayWalk(LocationIndex from, const BoardEntry& entry) const {
    return entry.written != WrittenCase::kTitle && ArmyMayStand(from) && ArmyMayStand(locations[entry.target].province);
  }
  bool FleetMaySail(LocationIndex from, const BoardEntry& entry) const {
    return entry.written != WrittenCase::kLower && FleetMayStand(from) && FleetMayStand(entry.target);
  }
};

// Numbers the places and resolves the entries: NO_TERRAIN, NO_NAME, ABUT_UNKNOWN, LIMIT; NOT_SUPPORTED for
// restrictions.
Board BuildBoard(const MapDraft& draft, DiagnosticList& diagnostics);

// ABUT_TWICE, ONE_WAY, COAST_PLAIN, COAST_WATER.
void CheckBoard(const Board& board, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_BOARD_H_
