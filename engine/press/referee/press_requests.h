// Press: SND, and the FRM that the others get of it. One thread at a time.
//
// What is refused, the first that applies: a time without press, a sender who is out, another turn, a message to oneself
// (REJ); then the recipients in their sequence, who may be out (OUT) or away (CCD); then a power in the press that is out
// (OUT). Nobody gets anything of what is refused.
//   Source: DAIDE syntax 0.167 (SND, FRM, OUT, CCD, NPR, NPB, PTL, TRY).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_PRESS_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_PRESS_REQUESTS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

void PassOnPress(RefereeState& state, Client& client, MessageView message);  // SND

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_PRESS_REQUESTS_H_
