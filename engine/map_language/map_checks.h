// Checks a map as a whole, when its draft and boards are complete. One thread at a time.
//   Source: maps/LANGUAGE.md (Terrain and ABUTS; Diagnostics).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_CHECKS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_CHECKS_H_

#include "map_language/stage_builder.h"

namespace entente {

// Finds places that miss a name, a terrain line or both, and mends the draft as it was probably meant, so that one
// mistake gives one diagnostic: a misspelt place becomes the one that it resembles, a place without a record gets one
// that leads back to those that list it. Afterwards every place has a name and a record, and every entry is a place.
// For a draft whose board has gaps (place_mender.cc).
//   Errors: NO_TERRAIN, NO_NAME, ABUT_UNKNOWN.
void MendPlaces(MapDraft& draft, DiagnosticList& diagnostics);

// Checks the entries and letters of a board (map_board.cc), CheckWays included.
//   Errors: ABUT_TWICE, ONE_WAY. Warnings: COAST_PLAIN, COAST_WATER, COAST_CASE.
void CheckBoard(Board& board, bool changed, DiagnosticList& diagnostics);

// Finds entries from whose place no unit can come back; SHUT on either side is exempt. Those that have one cause, such
// as a place in small letters or land beside water, are one diagnostic. In a stage that IN or FROM made (`changed`) an
// entry that no unit may use needs no way back: `IN WINTER: LAND SEA` need not touch the waters around. Adds places
// that bar units to Board::doubted (way_checks.cc).
//   Errors: ONE_WAY.
void CheckWays(Board& board, bool changed, DiagnosticList& diagnostics);

// Finds what is probably a mistake in a sound map (sense_checks.cc): a victory that no power can have, also for a map
// with errors; for a map without errors places that no unit can come to, powers with nothing, and rules that change
// nothing.
//   Warnings: CANNOT_WIN; NO_WAY, EMPTY_POWER, NO_EFFECT.
void CheckVictory(const StageSet& set, DiagnosticList& diagnostics);
void CheckSense(const StageSet& set, const PowerTables& powers, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_CHECKS_H_
