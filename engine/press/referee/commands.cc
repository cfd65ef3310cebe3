#include <algorithm>
#include <span>

#include "press/referee/requests.h"

namespace entente::press {
namespace {

enum class Who : uint8_t { kAnyClient, kPlayers };
enum class When : uint8_t {
  kAnyTime,
  kStarted,  // after the game has begun, also after its end
  kPlaying,  // the game is running, or waits for other players after a load
};

using Handler = void (*)(RefereeState&, Client&, MessageView);
struct Command {
  Token word;
  Who who;
  When when;
  Handler handle;
};

// ADM: passes the message on to every client that takes part, also to the sender, who must take part.
void PassOnAdmin(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  in.TextGroup();
  in.TextGroup();
  if (!in.Ended()) return state.NotUnderstood(client, message);
  if (!state.options.has_admin_messages || !client.is_in()) return state.Reject(client, message);
  state.SendAll(Message(message.begin(), message.end()));
}

// PRN and HUH have no answer.
void Drop(RefereeState&, Client&, MessageView) {}

void TakeNot(RefereeState& state, Client& client, MessageView message);

constexpr Command kCommands[] = {
    {tokens::kNME, Who::kAnyClient, When::kAnyTime, TakePlayer},
    {tokens::kOBS, Who::kAnyClient, When::kAnyTime, TakeObserver},
    {tokens::kIAM, Who::kAnyClient, When::kAnyTime, TakeReturn},
    {tokens::kMAP, Who::kAnyClient, When::kAnyTime, SendMap},
    {tokens::kMDF, Who::kAnyClient, When::kAnyTime, SendMdf},
    {tokens::kHLO, Who::kAnyClient, When::kStarted, SendHlo},
    {tokens::kSCO, Who::kAnyClient, When::kAnyTime, SendSco},
    {tokens::kNOW, Who::kAnyClient, When::kAnyTime, SendNow},
    {tokens::kORD, Who::kAnyClient, When::kStarted, SendOrd},
    {tokens::kHST, Who::kAnyClient, When::kStarted, SendHistory},
    {tokens::kTME, Who::kAnyClient, When::kAnyTime, TakeTimeRequest},
    {tokens::kADM, Who::kAnyClient, When::kAnyTime, PassOnAdmin},
    {tokens::kYES, Who::kAnyClient, When::kAnyTime, TakeYes},
    {tokens::kREJ, Who::kAnyClient, When::kAnyTime, TakeRej},
    {tokens::kPRN, Who::kAnyClient, When::kAnyTime, Drop},
    {tokens::kHUH, Who::kAnyClient, When::kAnyTime, Drop},
    {tokens::kNOT, Who::kAnyClient, When::kAnyTime, TakeNot},
    {tokens::kSUB, Who::kPlayers, When::kPlaying, TakeOrders},
    {tokens::kMIS, Who::kPlayers, When::kPlaying, SendMissing},
    {tokens::kGOF, Who::kPlayers, When::kPlaying, TakeGoFlag},
    {tokens::kDRW, Who::kPlayers, When::kPlaying, TakeDrawVote},
    {tokens::kSND, Who::kPlayers, When::kPlaying, PassOnPress},
};

// The commands that may stand in NOT (..).
constexpr Command kNegated[] = {
    {tokens::kSUB, Who::kPlayers, When::kPlaying, CancelOrders},
    {tokens::kGOF, Who::kPlayers, When::kPlaying, ClearGoFlag},
    {tokens::kTME, Who::kAnyClient, When::kAnyTime, CancelTimeRequest},
    {tokens::kDRW, Who::kPlayers, When::kPlaying, CancelDrawVote},
};

bool IsTime(const RefereeState& state, When when) {
  if (when == When::kPlaying) return state.is_running() || state.stage == Stage::kRestoring;
  return when == When::kAnyTime || state.has_started();
}

//   `word`: the word of the command, which is not the first token of the message if that is NOT (..).
void HandleOneOf(std::span<const Command> commands, Token word, RefereeState& state, Client& client,
                 MessageView message) {
  const auto command = std::find_if(commands.begin(), commands.end(), [&](const Command& c) { return c.word == word; });
  if (command == commands.end()) return state.NotUnderstood(client, message);
  const bool may = command->who == Who::kAnyClient || client.plays();
  const bool is_board = command->word == tokens::kSCO || command->word == tokens::kNOW;
  const When when = is_board && state.options.dialect == Dialect::k0143 ? When::kStarted : command->when;
  if (!may || !IsTime(state, when)) return state.Reject(client, message);
  command->handle(state, client, message);
}

void TakeNot(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  const MessageView negated = in.Group();
  if (!in.Ended() || negated.empty()) return state.NotUnderstood(client, message);
  HandleOneOf(kNegated, negated.front(), state, client, message);
}

}  // namespace

void HandleMessage(RefereeState& state, Client& client, MessageView message) {
  HandleOneOf(kCommands, message.front(), state, client, message);
}

}  // namespace entente::press
