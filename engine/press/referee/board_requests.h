// What clients ask of the game as it is known to all: MAP MDF HLO SCO NOW ORD HST, and what all are told when it begins
// and ends. One thread at a time.
//   Source: DAIDE syntax 0.167.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

Message MapMessage(const RefereeState& state);
Message HloMessage(const RefereeState& state, const Client& client);
Message ScoNow(const RefereeState& state);
Message NowNow(const RefereeState& state);
// How the game ended, and its summary: SLO or DRW, then SMR. The game is over.
std::vector<Message> EndMessages(const RefereeState& state);

void SendMap(RefereeState& state, Client& client, MessageView message);
void SendMdf(RefereeState& state, Client& client, MessageView message);
void SendHlo(RefereeState& state, Client& client, MessageView message);
void SendSco(RefereeState& state, Client& client, MessageView message);
void SendNow(RefereeState& state, Client& client, MessageView message);
// Of the last movement phase and what was played after it; refused before the first phase was.
void SendOrd(RefereeState& state, Client& client, MessageView message);
// Of a turn: its orders, then owners and units after it; refused for a turn that was not played.
void SendHistory(RefereeState& state, Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_
