// Plays the turns of a DPP game when they are ready or due, and sends their results to all. One thread at a time.
//
// A movement turn is played when all orders are in and every go flag is up, as it is at the beginning (GOF). Other turns
// need only the orders. At its deadline a turn is played with the orders it has; nations with missing orders are in civil
// disorder. So are nations without a program, for which no turn waits.
//   Source: the DPP protocol of 26 May 1994.
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_TURNS_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_TURNS_H_

#include "press/dpp/master_state.h"
#include "press/referee/kept_orders.h"

namespace entente::press::dpp {

// As FindMissing of kept_orders.h, but builds without a free center must be waived, too.
MissingOrders FindMissing(const MasterState& state, PowerIndex power);

// "SCD (RUS MOS SEV STP WAR) ..", "NOW (SPR 101) (RUS FLT (STP SCS)) ..", "MIS ..".
Message ScdMessage(const MasterState& state);
Message NowMessage(const MasterState& state);
Message MisMessage(const MasterState& state, PowerIndex power);

// Plays the turns that are ready.
void PlayReadyTurns(MasterState& state);
// Plays the turn with the orders it has, then the turns that are ready.
void PlayAtDeadline(MasterState& state);
// Ends the game: sends OFF to all and records the result.
void EndGame(MasterState& state);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_MASTER_TURNS_H_
