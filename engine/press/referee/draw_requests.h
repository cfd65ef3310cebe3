// The draw vote: DRW, DRW (list) and NOT (..) of them. The game counts the votes; the one that completes a draw ends it,
// and all are told at once. One thread at a time.
//   Source: DAIDE syntax 0.167 (DRW, PDA).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_

#include "press/referee/room.h"

namespace entente::press {

void TakeDrawVote(Room& room, Client& client, MessageView message);    // DRW ..
void CancelDrawVote(Room& room, Client& client, MessageView message);  // NOT (DRW ..)

// A draw to which all agree but those in civil disorder, if the game does not wait for them.
void DrawWithoutAbsent(Room& room);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_DRAW_REQUESTS_H_
