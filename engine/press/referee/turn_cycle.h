// The turns of a game: when one is played, and what all are told of it. One thread at a time.
//   Source: DAIDE syntax 0.167 (GOF, ORD, SCO, NOW, TME, CCD).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_TURN_CYCLE_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_TURN_CYCLE_H_

#include "press/referee/referee_state.h"

namespace entente::press {

// The game begins: chance gives each player its power and passcode, and all are told.
void BeginGame(RefereeState& state);
// A saved game goes on: who is not there is told of, then the board and the time that is left.
void GoOnWithGame(RefereeState& state);
// Plays turns as long as everybody is ready: every power that is left has ordered what it must and waits for nothing
// (NOT (GOF)). Who is away is taken as ready, with the orders it gave, unless the clock stops for it (DSD).
//   Termination: a movement turn in which nobody present has a unit is played at its deadline alone, as is every turn
//   when nobody is present.
void PlayReadyTurns(RefereeState& state);
// The time of the turn is up: it is played as it stands.
void PlayAtDeadline(RefereeState& state);
// The game has ended by a vote: all are told.
void EndGame(RefereeState& state);

// Whether a power has yet to order something this turn, and is away: for that DSD stops the clock.
bool IsAbsenceInTheWay(const RefereeState& state, PowerIndex power);
// Stops the clock if somebody is away for whom it stops, lets it go on if nobody is; and tells all.
void StopOrGoOn(RefereeState& state);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_TURN_CYCLE_H_
