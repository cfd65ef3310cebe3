// Carries out the messages of programs and answers them. One thread at a time.
//   Source: the DPP protocol of 26 May 1994 (messages to the game master).
#ifndef ENTENTE_ENGINE_PRESS_DPP_MASTER_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_DPP_MASTER_REQUESTS_H_

#include "press/dpp/master_state.h"

namespace entente::press::dpp {

// Carries out a message that the grammar allows, of a nation whose program is present, in a running game.
//
//   SUB       THK for each order. Correct orders are kept: in movement and retreats until another order for the unit,
//             in winter for good
//   DRW, NOT  votes; the vote that completes a draw ends the game. HUH for a list without PDA, for no list with PDA,
//             and for a list with an eliminated nation
//   SND       NRS outside SPR and FAL and under GBT. Else the sender gets a line for each recipient that cannot have
//             the press (NEC, OUT, CDD). The other recipients get each message by itself (FRM), and the sender gets a
//             receipt for each (SNT)
//   GOF       the go flag of a movement turn
//   HLO NOW SCD MIS   the message of that name
//   LOG, and answers to LOD, SVE and others   are written to the record
void HandleMessage(MasterState& state, PowerIndex sender, MessageView message);

// The HLO of a nation: "HLO RUS PDA".
Message HloMessage(const MasterState& state, PowerIndex power);

// Sends "HUH (.. * ..)", with the asterisk before the token of index `at`.
void NotUnderstood(MasterState& state, PowerIndex sender, MessageView message, size_t at);

}  // namespace entente::press::dpp

#endif  // ENTENTE_ENGINE_PRESS_DPP_MASTER_REQUESTS_H_
