// Takes votes for draws and takes them back: DRW, DRW (list), NOT (DRW ..). The game counts the votes. The vote that
// completes a draw ends the game at once. One thread at a time.
//   Source: DAIDE syntax 0.167 (DRW, PDA).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

void TakeDrawVote(RefereeState& state, Client& client, MessageView message);    // DRW ..
void CancelDrawVote(RefereeState& state, Client& client, MessageView message);  // NOT (DRW ..)

// Ends the game in a draw if all agree except powers in civil disorder, and the options do not wait for those.
void DrawWithoutAbsent(RefereeState& state);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_
