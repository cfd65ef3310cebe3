// Reads and writes the note by which the `diplomacy` package names the winners of a game that is over: "Victory by: FRA, ITA".
// Any threads.
//   Source: games saved by the package.
#ifndef ENTENTE_ENGINE_PHASE_JSON_VICTORY_NOTE_H_
#define ENTENTE_ENGINE_PHASE_JSON_VICTORY_NOTE_H_

#include <string>
#include <string_view>

#include "map/map.h"
#include "position/game_end.h"

namespace entente {

// Writes the note; empty without winners. Each power is named by the first three letters of its id.
std::string VictoryNote(const Map& map, PowerSet winners);

// Finds the winners; empty if the text is no such note, or one of its names is that of no power or of several.
PowerSet PowersOfVictoryNote(const Map& map, std::string_view note);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_VICTORY_NOTE_H_
