// How clients come and go: NME OBS IAM, the answer to MAP, LOD, and what happens when a connection ends.
//
// A client that gives its name has a seat for the time being; it is its own when the client accepts the map. The game
// begins when every seat is taken so; then chance gives each its power. A player whose connection ended comes back with
// its power and passcode. One thread at a time.
//   Source: DAIDE syntax 0.167 (NME, OBS, IAM, MAP, LOD, CCD).
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_JOINING_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_JOINING_H_

#include "press/referee/referee_state.h"

namespace entente::press {

// Passcodes that a connection may get wrong; then every IAM of it is refused.
inline constexpr int kMostWrongPasscodes = 3;
// Within which a client answers LOD.
inline constexpr Time kLoadTime = 30 * kSecond;

void TakePlayer(RefereeState& state, Client& client, MessageView message);    // NME
void TakeObserver(RefereeState& state, Client& client, MessageView message);  // OBS
void TakeReturn(RefereeState& state, Client& client, MessageView message);    // IAM
// YES (MAP (name)), REJ (MAP (name)), REJ (LOD (name)), and what else clients acknowledge.
void TakeYes(RefereeState& state, Client& client, MessageView message);
void TakeRej(RefereeState& state, Client& client, MessageView message);

// A connection ended, or the host ends it. The client is none any more.
void Leave(RefereeState& state, ClientId id);
// OFF, and then as Leave.
void SendOff(RefereeState& state, ClientId id);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_JOINING_H_
