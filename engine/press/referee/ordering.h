// Orders and what is missing of them: SUB, NOT (SUB ..), MIS, GOF. One thread at a time.
//
// Orders that stand are kept in the game, as texts of DAIDE: a later one for a unit takes the place of the earlier, builds
// and removals come to those that are there.
//   Source: DAIDE syntax 0.167 (SUB, THX, MIS, GOF).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_ORDERING_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_ORDERING_H_

#include "press/referee/board_messages.h"
#include "press/referee/room.h"

namespace entente::press {

void TakeOrders(Room& room, Client& client, MessageView message);    // SUB
void CancelOrders(Room& room, Client& client, MessageView message);  // NOT (SUB), NOT (SUB (order))
void SendMissing(Room& room, Client& client, MessageView message);   // MIS
void TakeGoFlag(Room& room, Client& client, MessageView message);    // GOF
void ClearGoFlag(Room& room, Client& client, MessageView message);   // NOT (GOF)

// What a power has yet to order.
struct MissingOrders {
  std::vector<ListedUnit> units;
  int removals = 0;
  int builds = 0;  // or waives

  bool any() const { return !units.empty() || removals > 0 || builds > 0; }
};
MissingOrders FindMissing(const Room& room, PowerIndex power);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_ORDERING_H_
