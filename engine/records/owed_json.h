// Writes the orders that the powers of a game still owe in the current phase, as JSON for a page or an app. Any threads.
#ifndef ENTENTE_ENGINE_RECORDS_OWED_JSON_H_
#define ENTENTE_ENGINE_RECORDS_OWED_JSON_H_

#include <string>

#include "game/game.h"

namespace entente {

// Writes {"phase":"S1901M","ready":false,"powers":{"FRANCE":{"handed_in":true,"waiting":false,"by":"FRANCE",
// "units":["A PAR"],"builds":0,"removals":0}}}. `powers` has the powers that owe orders, have submitted some, or wait. `by`
// is the power that orders the units; null for a dummy without a controlling power. The phase is ready if no power waits
// and no power with a `by` owes orders. A game that is over is never ready.
std::string OwedJson(const Game& game);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_OWED_JSON_H_
