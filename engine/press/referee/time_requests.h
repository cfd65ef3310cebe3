// Answers requests for the time (TME, NOT (TME)) and does what falls due as time passes. One thread at a time.
//   Source: DAIDE syntax 0.167 (TME).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_TIME_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_TIME_REQUESTS_H_

#include <optional>

#include "press/referee/referee_state.h"

namespace entente::press {

// TME, and TME (n): asks for a message n seconds before every deadline. A request lasts as long as the connection.
void TakeTimeRequest(RefereeState& state, Client& client, MessageView message);
void CancelTimeRequest(RefereeState& state, Client& client, MessageView message);  // NOT (TME), NOT (TME (n))

// When the next request, deadline or answer to LOD falls due; nothing if none will.
std::optional<Time> NextDue(const RefereeState& state);
// Does what is due by state.now, the earliest first. At most one turn is played for its deadline.
void SendDue(RefereeState& state);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_TIME_REQUESTS_H_
