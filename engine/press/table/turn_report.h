// Writes the results of a played turn as ORD messages, and finds whether centers were counted after it. One thread at a
// time.
//   Source: DAIDE syntax 0.167 (ORD, SCO).
#ifndef ENTENTE_ENGINE_PRESS_TABLE_TURN_REPORT_H_
#define ENTENTE_ENGINE_PRESS_TABLE_TURN_REPORT_H_

#include <vector>

#include "game/game.h"
#include "press/language/map_tokens.h"
#include "press/table/turns.h"

namespace entente::press {

// "ORD ( SPR 1901 ) ( ( ENG FLT LON ) MTO NTH ) ( SUC )": one message for each unit of a movement phase, for each
// dislodged unit of a retreats phase, and for each build, removal and waive. Ascending by the tokens of provinces;
// waives last, by powers. A unit or build without an order has the order that the rules gave it: HLD, DSB, REM, WVE.
//   An order that was accepted although the unit cannot carry it out (AOA) has its note as its result.
//   `phase`: of the game, 0..phase_count()-1. Its orders are texts of DAIDE (order_tokens.h).
std::vector<Message> OrdMessages(const Game& game, int phase, const MapTokens& tokens, const Turns& turns);

// Whether centers were counted between the phase and the next played phase, or the end of the game.
bool CountsCenters(const Game& game, int phase);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_TABLE_TURN_REPORT_H_
