// Carries out what clients say and answers them: one function for each command. A command that is refused is answered with
// REJ, one that is wrong beyond what the grammar checks with HUH. One thread at a time.
//   Source: DAIDE syntax 0.167, chapters on client messages.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_REQUESTS_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_REQUESTS_H_

#include <optional>

#include "press/referee/referee_state.h"

namespace entente::press {

// Carries out any message that the grammar allows: finds the command, which has a row that says who may send it and when
// (commands.cc). `client` may be gone afterwards.
void HandleMessage(RefereeState& state, Client& client, MessageView message);

// ---- Messages about the state (board_requests.cc) ----

Message MapMessage(const RefereeState& state);
Message HloMessage(const RefereeState& state, const Client& client);
Message TmeMessage(int seconds);
// SLO or DRW, then the summary SMR. The game is over.
std::vector<Message> EndMessages(const RefereeState& state);

// ---- Requests that every client may make (board_requests.cc) ----

void SendMap(RefereeState& state, Client& client, MessageView message);
void SendMdf(RefereeState& state, Client& client, MessageView message);
void SendHlo(RefereeState& state, Client& client, MessageView message);
void SendSco(RefereeState& state, Client& client, MessageView message);
void SendNow(RefereeState& state, Client& client, MessageView message);
// ORD messages of the last movement phase and of the phases after it. REJ before the first phase was played.
void SendOrd(RefereeState& state, Client& client, MessageView message);
// HST: the orders of a turn, then owners and units after it. REJ for a turn that was not played.
void SendHistory(RefereeState& state, Client& client, MessageView message);

// ---- Joining (joining.cc) ----
//
// A client that gives its name reserves a seat, and has it when it accepts the map. The game begins when every seat is
// taken; powers are dealt at random. A player whose connection ended returns with its power and passcode.

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

// ---- Orders (ordering.cc) ----

void TakeOrders(RefereeState& state, Client& client, MessageView message);    // SUB
void CancelOrders(RefereeState& state, Client& client, MessageView message);  // NOT (SUB), NOT (SUB (order))
void SendMissing(RefereeState& state, Client& client, MessageView message);   // MIS
void TakeGoFlag(RefereeState& state, Client& client, MessageView message);    // GOF
void ClearGoFlag(RefereeState& state, Client& client, MessageView message);   // NOT (GOF)

// ---- Time (time_requests.cc) ----

// TME, and TME (n): asks for a message n seconds before every deadline. A request lasts as long as the connection.
void TakeTimeRequest(RefereeState& state, Client& client, MessageView message);
void CancelTimeRequest(RefereeState& state, Client& client, MessageView message);  // NOT (TME), NOT (TME (n))
// When the next request, deadline or answer to LOD falls due, if one will.
std::optional<Time> NextDue(const RefereeState& state);
// Does what is due by state.now, the earliest first. At most one turn is played for its deadline.
void SendDue(RefereeState& state);

// ---- Draws (draw_requests.cc): the game counts the votes; the one that completes a draw ends it ----

void TakeDrawVote(RefereeState& state, Client& client, MessageView message);    // DRW ..
void CancelDrawVote(RefereeState& state, Client& client, MessageView message);  // NOT (DRW ..)
// Ends the game in a draw if all agree except powers in civil disorder, and the options do not wait for those.
void DrawWithoutAbsent(RefereeState& state);

// ---- Press (press_requests.cc) ----

// SND, which becomes FRM for its recipients. The first of these refuses it for all of them: no press at this time, an
// eliminated sender, another turn, a message to oneself (REJ); a recipient, in their sequence, that is eliminated (OUT) or
// away (CCD); an eliminated power in the press (OUT).
void PassOnPress(RefereeState& state, Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_REQUESTS_H_
