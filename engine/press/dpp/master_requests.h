// Carries out the messages of programs and answers them. One thread at a time.
//   Source: the DPP protocol of 26 May 1994 (messages to the game master).
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_REQUESTS_H_

#include "press/dpp/master_state.h"

namespace entente::press::dpp {

// Carries out a message that the grammar allows, of a nation whose program is present, in a running game.
//
//   SUB       THK for each order. Correct ones are kept: in movement and retreats until another order for the unit, in winter
//             for good
//   DRW, NOT  votes; the one that completes a draw ends the game. HUH for a list without PDA, none with it, and a nation
//             in it that is out
//   SND       NRS outside SPR and FAL and under GBT. Else one line for each recipient that cannot have it (NEC, OUT, CDD);
//             the others get each message by itself (FRM), and the sender a receipt for each (SNT)
//   GOF       the go flag of a movement turn
//   HLO NOW SCD MIS   the message of that name
//   LOG, and answers to LOD, SVE and others   go into the record
void HandleMessage(MasterState& state, PowerIndex sender, MessageView message);

// "HLO RUS PDA".
Message HloMessage(const MasterState& state, PowerIndex power);

// "HUH (.. * ..)": the asterisk before the token of that index.
void NotUnderstood(MasterState& state, PowerIndex sender, MessageView message, size_t at);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_MASTER_REQUESTS_H_
