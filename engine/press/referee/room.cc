#include "press/referee/room.h"

#include "press/referee/message_builder.h"

namespace entente::press {

void Accept(Room& room, const Client& client, MessageView message) { room.Send(client, Around(tokens::kYES, message)); }

void Reject(Room& room, const Client& client, MessageView message) { room.Send(client, Around(tokens::kREJ, message)); }

void NotUnderstood(Room& room, const Client& client, MessageView message) {
  room.Send(client, MessageBuilder(tokens::kHUH).Open().Add(tokens::kERR).Add(message).Close().Take());
}

}  // namespace entente::press
