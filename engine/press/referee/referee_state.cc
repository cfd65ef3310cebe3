#include "press/referee/referee_state.h"

#include "press/referee/message_builder.h"

namespace entente::press {

void Accept(RefereeState& state, const Client& client, MessageView message) {
  state.Send(client, Around(tokens::kYES, message));
}

void Reject(RefereeState& state, const Client& client, MessageView message) {
  state.Send(client, Around(tokens::kREJ, message));
}

void NotUnderstood(RefereeState& state, const Client& client, MessageView message) {
  state.Send(client, MessageBuilder(tokens::kHUH).Open().Add(tokens::kERR).Add(message).Close().Take());
}

}  // namespace entente::press
