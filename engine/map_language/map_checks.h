// Checks a map as a whole, after its draft and boards are complete. One thread at a time.
//   Source: maps/LANGUAGE.md (Terrain and ABUTS; Diagnostics).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_CHECKS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_CHECKS_H_

#include "map_language/stage_builder.h"

namespace entente {

// Finds places without a name, a terrain line or both, and mends the draft as it was probably meant, so that one
// mistake gives one diagnostic. A misspelt place becomes the one that it resembles; a place without a record gets one
// with entries back to the places that list it. Afterwards every place has a name and a record, and every entry is a
// place. Call it for a draft whose board has gaps (place_mender.cc).
//   Errors: NO_TERRAIN, NO_NAME, ABUT_UNKNOWN.
void MendPlaces(MapDraft& draft, DiagnosticList& diagnostics);

// Checks the entries and letters of a board (map_board.cc), CheckWays included.
//   Errors: ABUT_TWICE, ONE_WAY. Warnings: COAST_PLAIN, COAST_WATER, COAST_CASE, COAST_LIMITS, NO_WAY.
void CheckBoard(const Board& board, bool changed, DiagnosticList& diagnostics);

// Finds entries that lead to a place from which no unit can come back, except to or from SHUT, and places that list each
// other though no unit may go between them. Entries with one cause, such as a place in small letters or land beside
// water, give one diagnostic. In a stage that IN or FROM made (`changed`) an entry that no unit may use needs no way
// back: the place of `IN WINTER: LAND SEA` need not touch the waters around (way_checks.cc).
//   Errors: ONE_WAY. Warnings: NO_WAY.
void CheckWays(const Board& board, bool changed, DiagnosticList& diagnostics);

// Finds probable mistakes in a map (sense_checks.cc). In every map: a victory that no power can reach. In a map without
// errors also places that no unit can reach, powers that have nothing, and rules without effect.
//   Warnings: CANNOT_WIN; NO_WAY, EMPTY_POWER, NO_EFFECT.
void CheckVictory(const StageSet& set, DiagnosticList& diagnostics);
void CheckSense(const StageSet& set, const PowerTables& powers, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_CHECKS_H_
