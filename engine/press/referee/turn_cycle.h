// Plays turns when they are ready or due, and sends their results to all. One thread at a time.
//   Source: DAIDE syntax 0.167 (GOF, ORD, SCO, NOW, TME, CCD).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_TURN_CYCLE_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_TURN_CYCLE_H_

#include "press/referee/referee_state.h"

namespace entente::press {

// Begins the game: deals powers and passcodes at random and sends HLO, SCO and NOW to all.
void BeginGame(RefereeState& state);
// Resumes a saved game: sends CCD for absent players, then the board and the time left.
void GoOnWithGame(RefereeState& state);
// Plays turns as long as every power left is ready: its orders are complete and it does not wait (NOT (GOF)). An absent
// player counts as ready, with the orders it gave, unless the clock stops for it (DSD).
//   Termination: a movement turn in which no present player has a unit is played at its deadline only, as is every turn
//   without players present.
void PlayReadyTurns(RefereeState& state);
// Plays the turn at its deadline, with the orders it has.
void PlayAtDeadline(RefereeState& state);
// Ends the game and sends its result to all.
void EndGame(RefereeState& state);

// Whether a power owes orders this turn and is away, for which DSD stops the clock.
bool IsAbsenceInTheWay(const RefereeState& state, PowerIndex power);
// Stops the clock if it must wait for an absent player, else restarts it; tells all of a change.
void StopOrGoOn(RefereeState& state);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_TURN_CYCLE_H_
