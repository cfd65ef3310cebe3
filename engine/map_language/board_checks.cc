// What must hold between the adjacency records of a board. Source: maps/LANGUAGE.md (Terrain and ABUTS; Diagnostics).
#include <algorithm>

#include "map_language/map_board.h"
#include "map_language/map_checks.h"
#include "map_language/written_words.h"

namespace entente {
namespace {

void CheckTwice(const Board& board, const BoardLocation& from, DiagnosticList& diagnostics) {
  std::vector<LocationIndex> seen;
  for (const BoardEntry& entry : from.entries) {
    if (std::find(seen.begin(), seen.end(), entry.target) != seen.end()) {
      diagnostics.Error(entry.at, "ABUT_TWICE", from.id + " abuts " + board.locations[entry.target].id + " twice");
    }
    seen.push_back(entry.target);
  }
}

// A sea or coast must name the coast that a fleet reaches.
void CheckPlainCoast(const Board& board, LocationIndex from, DiagnosticList& diagnostics) {
  if (!board.FleetMayStand(from)) return;
  for (const BoardEntry& entry : board.locations[from].entries) {
    if (entry.written == WrittenCase::kLower || board.IsCoast(entry.target)) continue;
    if (!board.HasCoasts(entry.target)) continue;
    const BoardLocation& target = board.locations[entry.target];
    const BoardLocation& coast = board.locations[board.provinces[target.province].first_coast];
    diagnostics.Warning(LaterOf(entry.at, coast.at), "COAST_PLAIN",
                        board.locations[from].id + " abuts " + target.id + " without naming a coast");
  }
}

// A province with coasts is written in small letters, its coasts in capitals: other letters say nothing or bar all fleets.
void CheckLetters(const Board& board, LocationIndex l, DiagnosticList& diagnostics) {
  const BoardLocation& location = board.locations[l];
  const Terrain type = board.TerrainAt(l);
  if (!location.exists || location.closed || (type != Terrain::kCoast && type != Terrain::kPort)) return;
  if (board.IsCoast(l) && !location.written_upper) {
    diagnostics.Warning(location.at, "COAST_CASE",
                        location.id + " is in small letters, so no fleet may be there: expected " + location.id +
                            ", or LAND " + location.id + " if that is meant");
  } else if (!board.IsCoast(l) && location.written_upper && board.HasCoasts(l)) {
    diagnostics.Warning(location.at, "COAST_CASE",
                        location.id + " has coasts, where its fleets are: expected it in small letters, " +
                            IdInCase(location.id, WrittenCase::kLower));
  }
}

std::vector<ProvinceIndex> WatersOf(const Board& board, LocationIndex from) {
  std::vector<ProvinceIndex> waters;
  for (const BoardEntry& entry : board.locations[from].entries) {
    if (board.TerrainAt(entry.target) == Terrain::kWater) waters.push_back(board.locations[entry.target].province);
  }
  return waters;
}

// The record of a province with coasts holds the waters of all of them, for convoys.
void CheckWaters(const Board& board, ProvinceIndex province, DiagnosticList& diagnostics) {
  if (!board.HasCoasts(province)) return;
  std::vector<ProvinceIndex> own = WatersOf(board, province);
  std::vector<ProvinceIndex> coasts;
  for (const LocationIndex coast : board.CoastsOf(province)) {
    const std::vector<ProvinceIndex> waters = WatersOf(board, coast);
    coasts.insert(coasts.end(), waters.begin(), waters.end());
  }
  for (std::vector<ProvinceIndex>* list : {&own, &coasts}) {
    std::sort(list->begin(), list->end());
    list->erase(std::unique(list->begin(), list->end()), list->end());
  }
  if (own != coasts) {
    const BoardLocation& location = board.locations[province];
    diagnostics.Warning(location.at, "COAST_WATER", "the waters of " + location.id + " are not those of its coasts");
  }
}

}  // namespace

void CheckBoard(Board& board, bool changed, DiagnosticList& diagnostics) {
  CheckWays(board, changed, diagnostics);
  for (LocationIndex l = 0; l < board.location_count(); ++l) {
    CheckTwice(board, board.locations[l], diagnostics);
    CheckPlainCoast(board, l, diagnostics);
    CheckLetters(board, l, diagnostics);
    if (!board.IsCoast(l)) CheckWaters(board, l, diagnostics);
  }
}

}  // namespace entente
