// The turns of a DPP game: when one is played, and what all are told of it. One thread at a time.
//
// A movement turn is played when everybody's orders are in and every go flag is up; flags are up at its beginning (GOF).
// Other turns need the orders alone. At its deadline a turn is played with what there is: whose orders are missing is in
// civil disorder. Nations without a program are, too, and nobody waits for them.
//   Source: the DPP protocol of 26 May 1994.
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_TURNS_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_TURNS_H_

#include "press/dpp/master_state.h"
#include "press/referee/kept_orders.h"

namespace entente::press::dpp {

// As FindMissing of kept_orders.h; but every build is to be used or waived, also one that no center is free for.
MissingOrders FindMissing(const MasterState& state, PowerIndex power);

// "SCD (RUS MOS SEV STP WAR) ..", "NOW (SPR 101) (RUS FLT (STP SCS)) ..", "MIS ..".
Message ScdMessage(const MasterState& state);
Message NowMessage(const MasterState& state);
Message MisMessage(const MasterState& state, PowerIndex power);

// Plays the turns that are ready.
void PlayReadyTurns(MasterState& state);
// Plays the turn with what there is, and then those that are ready.
void PlayAtDeadline(MasterState& state);
// The game is over: all are sent OFF. Why, stands in the record.
void EndGame(MasterState& state);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_MASTER_TURNS_H_
