// Carries out the messages of clients and answers them: one function for each command. The answer to a refused command
// is REJ. The answer to a command with a fault that the grammar does not find is HUH. One thread at a time.
//   Source: DAIDE syntax 0.167, chapters on client messages.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_REQUESTS_H_

#include <optional>

#include "press/referee/referee_state.h"

namespace entente::press {

// Carries out a message that the grammar allows. A table in commands.cc says who may send each command, and when.
// `client` may be removed by the call.
void HandleMessage(RefereeState& state, Client& client, MessageView message);

// ---- Messages about the state (board_requests.cc) ----

// The year in which a power lost its last center; the first year if it never had a center.
int EliminationYear(const Game& game, PowerIndex power);
Message MapMessage(const RefereeState& state);
Message HloMessage(const RefereeState& state, const Client& client);
Message TmeMessage(int seconds);
// SLO or DRW, then the summary SMR. Call it when the game is over.
std::vector<Message> EndMessages(const RefereeState& state);

// ---- Requests that every client may make (board_requests.cc) ----

void SendMap(RefereeState& state, Client& client, MessageView message);
void SendMdf(RefereeState& state, Client& client, MessageView message);
void SendHlo(RefereeState& state, Client& client, MessageView message);
void SendSco(RefereeState& state, Client& client, MessageView message);
void SendNow(RefereeState& state, Client& client, MessageView message);
// Sends the ORD messages of the last movement phase and of the phases after it. REJ before the first phase was played.
void SendOrd(RefereeState& state, Client& client, MessageView message);
// HST: sends the orders of a turn, then the owners and units after it. REJ for a turn that was not played.
void SendHistory(RefereeState& state, Client& client, MessageView message);

// ---- Joining (joining.cc) ----
//
// A client that gives its name reserves a seat, and takes it by accepting the map. The game begins when every seat is
// taken; powers are dealt at random. A player whose connection ended returns with its power and passcode (IAM).

// After so many wrong passcodes every IAM of the connection is refused.
inline constexpr int kMostWrongPasscodes = 3;
// The time in which a client must join (NME, OBS, IAM), accept the map, and answer LOD, each. One that does not is sent OFF,
// and others may have its seat.
inline constexpr Time kAnswerTime = 30 * kSecond;

void TakePlayer(RefereeState& state, Client& client, MessageView message);    // NME
void TakeObserver(RefereeState& state, Client& client, MessageView message);  // OBS
void TakeReturn(RefereeState& state, Client& client, MessageView message);    // IAM
// YES (MAP (name)), REJ (MAP (name)), REJ (LOD (name)). Other acknowledgements have no effect.
void TakeYes(RefereeState& state, Client& client, MessageView message);
void TakeRej(RefereeState& state, Client& client, MessageView message);
// Removes a client whose connection ended.
void Leave(RefereeState& state, ClientId id);
// Sends OFF and removes the client.
void SendOff(RefereeState& state, ClientId id);

// ---- Orders (ordering.cc) ----

void TakeOrders(RefereeState& state, Client& client, MessageView message);    // SUB
void CancelOrders(RefereeState& state, Client& client, MessageView message);  // NOT (SUB), NOT (SUB (order))
void SendMissing(RefereeState& state, Client& client, MessageView message);   // MIS
void TakeGoFlag(RefereeState& state, Client& client, MessageView message);    // GOF
void ClearGoFlag(RefereeState& state, Client& client, MessageView message);   // NOT (GOF)

// ---- Time (time_requests.cc) ----

// TME asks for the time left; TME (n) asks for a message n seconds before every deadline, as long as the connection
// lasts.
void TakeTimeRequest(RefereeState& state, Client& client, MessageView message);
void CancelTimeRequest(RefereeState& state, Client& client, MessageView message);  // NOT (TME), NOT (TME (n))
// When the next time request, deadline or answer of a client is due; no value if none is.
std::optional<Time> NextDue(const RefereeState& state);
// Carries out everything that is due by state.now, in order of time. Plays at most one turn for its deadline.
void SendDue(RefereeState& state);

// ---- Draws (draw_requests.cc): the vote that completes a draw ends the game ----

void TakeDrawVote(RefereeState& state, Client& client, MessageView message);    // DRW ..
void CancelDrawVote(RefereeState& state, Client& client, MessageView message);  // NOT (DRW ..)
// Ends the game in a draw if all powers agree except those in civil disorder, and `draws_without_absent` is set.
void DrawWithoutAbsent(RefereeState& state);

// ---- Press (press_requests.cc) ----

// SND, which becomes FRM for its recipients. One reason refuses it for all recipients. The reasons are tested in this
// order: no press at this time, an eliminated sender, another turn, a message to the sender itself (REJ); the first
// recipient that is eliminated (OUT) or absent (CCD); an eliminated power in the press (OUT).
void PassOnPress(RefereeState& state, Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_REQUESTS_H_
