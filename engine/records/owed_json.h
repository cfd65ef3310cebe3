// What the powers of a game still owe in the current phase, as JSON for a page or an app. Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_OWED_JSON_H_
#define ENTENTE_ENGINE_RECORDS_OWED_JSON_H_

#include <string>

#include "game/game.h"

namespace entente {

// {"phase":"S1901M","ready":false,"powers":{"FRANCE":{"handed_in":true,"waiting":false,"by":"FRANCE","units":["A PAR"],
// "builds":0,"removals":0}}}: the powers that owe or have handed in something, or wait. `by`: who is there to order it,
// null for a dummy that no power of the map controls. It is ready when nobody waits and nobody who is there owes
// anything; a game that is over is not.
std::string OwedJson(const Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_OWED_JSON_H_
