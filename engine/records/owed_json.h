// Writes what the powers of a game still owe in the current phase, as JSON for a page or an app. Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_OWED_JSON_H_
#define ENTENTE_ENGINE_RECORDS_OWED_JSON_H_

#include <string>

#include "game/game.h"

namespace entente {

// {"phase":"S1901M","ready":false,"powers":{"FRANCE":{"handed_in":true,"waiting":false,"by":"FRANCE","units":["A PAR"],
// "builds":0,"removals":0}}}: the powers that owe orders, have handed some in, or wait. `by`: the power that orders the
// units; null for a dummy that no power of the map controls. The phase is ready if no power waits and no power with a `by`
// owes orders; never in a game that is over.
std::string OwedJson(const Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_OWED_JSON_H_
