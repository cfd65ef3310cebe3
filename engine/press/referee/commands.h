// Dispatches the messages of clients. Each command has a row that says who may send it and when; at other times it is
// refused (REJ). One thread at a time.
//   Source: DAIDE syntax 0.167, chapters on client messages.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_COMMANDS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_COMMANDS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

// Carries out a message. `client` may be gone afterwards.
void HandleMessage(RefereeState& state, Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_COMMANDS_H_
