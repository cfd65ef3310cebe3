// Answers requests for what every client may know: MAP MDF HLO SCO NOW ORD HST; and makes the messages that are sent to
// all when a game begins and ends. One thread at a time.
//   Source: DAIDE syntax 0.167.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_

#include "press/referee/referee_state.h"

namespace entente::press {

Message MapMessage(const RefereeState& state);
Message HloMessage(const RefereeState& state, const Client& client);
Message ScoNow(const RefereeState& state);
Message NowNow(const RefereeState& state);
// SLO or DRW, then the summary SMR. The game is over.
std::vector<Message> EndMessages(const RefereeState& state);

void SendMap(RefereeState& state, Client& client, MessageView message);
void SendMdf(RefereeState& state, Client& client, MessageView message);
void SendHlo(RefereeState& state, Client& client, MessageView message);
void SendSco(RefereeState& state, Client& client, MessageView message);
void SendNow(RefereeState& state, Client& client, MessageView message);
// ORD messages of the last movement phase and of the phases after it. REJ before the first phase was played.
void SendOrd(RefereeState& state, Client& client, MessageView message);
// The orders of a turn, then owners and units after it. REJ for a turn that was not played.
void SendHistory(RefereeState& state, Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_BOARD_REQUESTS_H_
