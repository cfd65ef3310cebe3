// What is told of a turn that was played: its ORD messages, and whether centers changed hands after it. One thread at a
// time.
//   Source: DAIDE syntax 0.167 (ORD, SCO).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_TURN_REPORT_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_TURN_REPORT_H_

#include <vector>

#include "game/game.h"
#include "press/language/map_tokens.h"
#include "press/referee/turns.h"

namespace entente::press {

// "ORD ( SPR 1901 ) ( ( ENG FLT LON ) MTO NTH ) ( SUC )": one for each unit of a movement phase, each dislodged one of a
// retreats phase, and each build, removal and waive. Ascending by the provinces' tokens, waives behind, by powers. Where
// nobody ordered anything they tell what happened: HLD, DSB, REM, WVE.
//   An order that stands although it is none the unit can carry out (AOA) has its note as result.
//   `phase`: of the game, 0..phase_count()-1. What was handed in is text of DAIDE (order_tokens.h).
std::vector<Message> OrdMessages(const Game& game, int phase, const MapTokens& tokens, const Turns& turns);

// Whether centers were counted between the phase and the next one that was played, or the end of the game.
bool CountsCenters(const Game& game, int phase);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_TURN_REPORT_H_
