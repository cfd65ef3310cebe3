// Takes orders, takes them back and answers which are missing: SUB, NOT (SUB ..), MIS, GOF. One thread at a time.
//   Source: DAIDE syntax 0.167 (SUB, THX, MIS, GOF).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_ORDERING_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_ORDERING_H_

#include "press/referee/kept_orders.h"
#include "press/referee/referee_state.h"

namespace entente::press {

void TakeOrders(RefereeState& state, Client& client, MessageView message);    // SUB
void CancelOrders(RefereeState& state, Client& client, MessageView message);  // NOT (SUB), NOT (SUB (order))
void SendMissing(RefereeState& state, Client& client, MessageView message);   // MIS
void TakeGoFlag(RefereeState& state, Client& client, MessageView message);    // GOF
void ClearGoFlag(RefereeState& state, Client& client, MessageView message);   // NOT (GOF)

inline MissingOrders FindMissing(const RefereeState& state, PowerIndex power) {
  return FindMissing(*state.game, state.tokens, power);
}

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_ORDERING_H_
