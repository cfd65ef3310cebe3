// What clients may say: for each command who may say it and when; whoever may not, or not now, is refused (REJ). One
// thread at a time.
//   Source: DAIDE syntax 0.167, chapters on client messages.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_COMMANDS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_COMMANDS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

// Does what a message asks for. The client may be none any more afterwards.
void HandleMessage(RefereeState& state, Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_COMMANDS_H_
