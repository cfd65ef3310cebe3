// What clients ask of the game as it is known to all: MAP MDF HLO SCO NOW ORD HST, and what all are told when it begins
// and ends. One thread at a time.
//   Source: DAIDE syntax 0.167.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_

#include "press/referee/room.h"

namespace entente::press {

Message MapMessage(const Room& room);
Message HloMessage(const Room& room, const Client& client);
Message ScoNow(const Room& room);
Message NowNow(const Room& room);
// How the game ended, and its summary: SLO or DRW, then SMR. The game is over.
std::vector<Message> EndMessages(const Room& room);

void SendMap(Room& room, Client& client, MessageView message);
void SendMdf(Room& room, Client& client, MessageView message);
void SendHlo(Room& room, Client& client, MessageView message);
void SendSco(Room& room, Client& client, MessageView message);
void SendNow(Room& room, Client& client, MessageView message);
// Of the last movement phase and what was played after it; refused before the first phase was.
void SendOrd(Room& room, Client& client, MessageView message);
// Of a turn: its orders, then owners and units after it; refused for a turn that was not played.
void SendHistory(Room& room, Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_
