// The time that is left: TME and NOT (TME), and what falls due as time goes by. One thread at a time.
//   Source: DAIDE syntax 0.167 (TME).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_TIME_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_TIME_REQUESTS_H_

#include <optional>

#include "press/referee/referee_state.h"

namespace entente::press {

// TME, and TME (n): to be told n seconds before every deadline. A request stays as long as the connection.
void TakeTimeRequest(RefereeState& state, Client& client, MessageView message);
void CancelTimeRequest(RefereeState& state, Client& client, MessageView message);  // NOT (TME), NOT (TME (n))

// The moment of what falls due next: a request, a deadline, an answer to LOD. Nothing if nothing will.
std::optional<Time> NextDue(const RefereeState& state);
// All that is due by state.now, what is due earlier first. At most one turn is played for its deadline.
void SendDue(RefereeState& state);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_TIME_REQUESTS_H_
