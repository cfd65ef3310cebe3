// Ways that lead nowhere back: ONE_WAY. Ways that have one cause are told as one fault: a record that lists too few or
// too many, a place in small letters, land beside water. One thread at a time.
//   Source: maps/LANGUAGE.md (Terrain and ABUTS).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_WAY_CHECKS_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_WAY_CHECKS_H_

#include "map_language/map_board.h"

namespace entente {

// An entry needs one that leads back from the place it names; SHUT on either side is exempt. In a stage that IN or FROM
// made (`changed`) one that no unit may use needs none. Places that bar units become doubted.
void CheckWays(Board& board, bool changed, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_WAY_CHECKS_H_
