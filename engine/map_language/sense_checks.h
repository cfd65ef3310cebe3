// What a sound map can hardly mean: a victory that nobody can have, places that no unit can come to, powers with nothing.
// Warnings only. One thread at a time.
//   Source: maps/LANGUAGE.md (Diagnostics).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_SENSE_CHECKS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_SENSE_CHECKS_H_

#include "map_language/stage_builder.h"

namespace entente {

// CANNOT_WIN. Also for a map with errors.
void CheckVictory(const StageSet& set, DiagnosticList& diagnostics);
// NO_WAY, EMPTY_POWER. For a map without errors.
void CheckSense(const StageSet& set, const PowerTables& powers, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_SENSE_CHECKS_H_
