// Passes press on: SND becomes FRM for its recipients. One thread at a time.
//
// The first of these refuses a message for all its recipients: no press at this time, an eliminated sender, another turn, a
// message to oneself (REJ); a recipient, in their sequence, that is eliminated (OUT) or away (CCD); an eliminated power in
// the press (OUT).
//   Source: DAIDE syntax 0.167 (SND, FRM, OUT, CCD, NPR, NPB, PTL, TRY).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_PRESS_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_PRESS_REQUESTS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

void PassOnPress(RefereeState& state, Client& client, MessageView message);  // SND

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_PRESS_REQUESTS_H_
