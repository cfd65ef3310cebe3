#include "press/referee/commands.h"

#include <algorithm>
#include <span>

#include "press/referee/board_requests.h"
#include "press/referee/draw_requests.h"
#include "press/referee/joining.h"
#include "press/referee/message_cursor.h"
#include "press/referee/ordering.h"
#include "press/referee/press_requests.h"
#include "press/referee/time_requests.h"

namespace entente::press {
namespace {

enum class Who : uint8_t { kAnybody, kPlayers };
enum class When : uint8_t {
  kAnyTime,
  kStarted,  // once the game has begun, also when it has ended
  kRunning,
};

using Handler = void (*)(RefereeState&, Client&, MessageView);
struct Command {
  Token word;
  Who who;
  When when;
  Handler handle;
};

// ADM: everybody who takes part is told, the sender included.
void PassOnAdmin(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  in.TextGroup();
  in.TextGroup();
  if (!in.Ended()) return NotUnderstood(state, client, message);
  if (!state.options.has_admin_messages) return Reject(state, client, message);
  const Message passed(message.begin(), message.end());
  state.SendAll(passed);
  if (!client.is_in()) state.Send(client, passed);
}

// PRN and HUH are never answered.
void Drop(RefereeState&, Client&, MessageView) {}

void TakeNot(RefereeState& state, Client& client, MessageView message);

constexpr Command kCommands[] = {
    {tokens::kNME, Who::kAnybody, When::kAnyTime, TakePlayer},
    {tokens::kOBS, Who::kAnybody, When::kAnyTime, TakeObserver},
    {tokens::kIAM, Who::kAnybody, When::kAnyTime, TakeReturn},
    {tokens::kMAP, Who::kAnybody, When::kAnyTime, SendMap},
    {tokens::kMDF, Who::kAnybody, When::kAnyTime, SendMdf},
    {tokens::kHLO, Who::kAnybody, When::kStarted, SendHlo},
    {tokens::kSCO, Who::kAnybody, When::kAnyTime, SendSco},
    {tokens::kNOW, Who::kAnybody, When::kAnyTime, SendNow},
    {tokens::kORD, Who::kAnybody, When::kStarted, SendOrd},
    {tokens::kHST, Who::kAnybody, When::kStarted, SendHistory},
    {tokens::kTME, Who::kAnybody, When::kAnyTime, TakeTimeRequest},
    {tokens::kADM, Who::kAnybody, When::kAnyTime, PassOnAdmin},
    {tokens::kYES, Who::kAnybody, When::kAnyTime, TakeYes},
    {tokens::kREJ, Who::kAnybody, When::kAnyTime, TakeRej},
    {tokens::kPRN, Who::kAnybody, When::kAnyTime, Drop},
    {tokens::kHUH, Who::kAnybody, When::kAnyTime, Drop},
    {tokens::kNOT, Who::kAnybody, When::kAnyTime, TakeNot},
    {tokens::kSUB, Who::kPlayers, When::kRunning, TakeOrders},
    {tokens::kMIS, Who::kPlayers, When::kRunning, SendMissing},
    {tokens::kGOF, Who::kPlayers, When::kRunning, TakeGoFlag},
    {tokens::kDRW, Who::kPlayers, When::kRunning, TakeDrawVote},
    {tokens::kSND, Who::kPlayers, When::kRunning, PassOnPress},
};

// In NOT (..).
constexpr Command kNegated[] = {
    {tokens::kSUB, Who::kPlayers, When::kRunning, CancelOrders},
    {tokens::kGOF, Who::kPlayers, When::kRunning, ClearGoFlag},
    {tokens::kTME, Who::kAnybody, When::kAnyTime, CancelTimeRequest},
    {tokens::kDRW, Who::kPlayers, When::kRunning, CancelDrawVote},
};

bool IsTime(const RefereeState& state, When when) {
  return when == When::kAnyTime || (when == When::kStarted ? state.has_started() : state.is_running());
}

// `word` is the command, which in NOT (..) is not the first token of the message.
void HandleOneOf(std::span<const Command> commands, Token word, RefereeState& state, Client& client,
                 MessageView message) {
  const auto command = std::find_if(commands.begin(), commands.end(), [&](const Command& c) { return c.word == word; });
  if (command == commands.end()) return NotUnderstood(state, client, message);
  const bool may = command->who == Who::kAnybody || client.plays();
  if (!may || !IsTime(state, command->when)) return Reject(state, client, message);
  command->handle(state, client, message);
}

void TakeNot(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  const MessageView negated = in.Group();
  if (!in.Ended() || negated.empty()) return NotUnderstood(state, client, message);
  HandleOneOf(kNegated, negated.front(), state, client, message);
}

}  // namespace

void HandleMessage(RefereeState& state, Client& client, MessageView message) {
  HandleOneOf(kCommands, message.front(), state, client, message);
}

}  // namespace entente::press
