// Seats clients and lets them go: NME OBS IAM, the answers to MAP and LOD, and the end of a connection.
//
// A client that gives its name reserves a seat, and has it when it accepts the map. The game begins when every seat is
// taken; powers are dealt at random. A player whose connection ended returns with its power and passcode. One thread at a
// time.
//   Source: DAIDE syntax 0.167 (NME, OBS, IAM, MAP, LOD, CCD).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_JOINING_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_JOINING_H_

#include "press/referee/referee_state.h"

namespace entente::press {

// Wrong passcodes of a connection after which its every IAM is refused.
inline constexpr int kMostWrongPasscodes = 3;
// The time in which a client must answer LOD.
inline constexpr Time kLoadTime = 30 * kSecond;

void TakePlayer(RefereeState& state, Client& client, MessageView message);    // NME
void TakeObserver(RefereeState& state, Client& client, MessageView message);  // OBS
void TakeReturn(RefereeState& state, Client& client, MessageView message);    // IAM
// YES (MAP (name)), REJ (MAP (name)), REJ (LOD (name)), and what else clients acknowledge.
void TakeYes(RefereeState& state, Client& client, MessageView message);
void TakeRej(RefereeState& state, Client& client, MessageView message);

// Removes a client whose connection ended.
void Leave(RefereeState& state, ClientId id);
// Sends OFF and removes the client.
void SendOff(RefereeState& state, ClientId id);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_JOINING_H_
