// The draw vote: DRW, DRW (list) and NOT (..) of them. The game counts the votes; the one that completes a draw ends it,
// and all are told at once. One thread at a time.
//   Source: DAIDE syntax 0.167 (DRW, PDA).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

void TakeDrawVote(RefereeState& state, Client& client, MessageView message);    // DRW ..
void CancelDrawVote(RefereeState& state, Client& client, MessageView message);  // NOT (DRW ..)

// A draw to which all agree but those in civil disorder, if the game does not wait for them.
void DrawWithoutAbsent(RefereeState& state);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_
