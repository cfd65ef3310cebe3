// Writes the result of a played phase of a game as JSON. One thread at a time per game.
#ifndef ENTENTE_ENGINE_RECORDS_PLAYED_JSON_H_
#define ENTENTE_ENGINE_RECORDS_PLAYED_JSON_H_

#include <string>

#include "explain/names.h"
#include "game/game.h"

namespace entente {

// What AppendResult writes, with "losses" and "by_default".
//   Shapes: 0 <= phase < game.phase_count().
std::string PlayedJson(const Game& game, int phase, Voice voice = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_PLAYED_JSON_H_
