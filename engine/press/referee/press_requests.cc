#include <algorithm>
#include <optional>

#include "press/language/message_text.h"
#include "press/language/try_filter.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

struct Letter {
  std::optional<Turn> turn;
  std::optional<Token> number;  // of 0.143
  MessageView recipients;
  MessageView press;
  MessageView references;  // of 0.143: from WRT on
};

std::optional<Letter> ReadLetter(MessageView message) {
  MessageCursor in(message.subspan(1));
  Letter letter;
  letter.recipients = in.Group();
  if (!letter.recipients.empty() && IsSeason(letter.recipients.front())) {
    MessageCursor turn(letter.recipients);
    letter.turn = ReadTurn(turn);
    letter.recipients = in.Group();
  } else if (!letter.recipients.empty() && IsNumber(letter.recipients.front())) {
    letter.number = letter.recipients.front();
    letter.recipients = in.Group();
  }
  letter.press = in.Group();
  if (in.Peek() == tokens::kWRT) letter.references = in.Take(in.rest().size());
  if (!in.Ended()) return std::nullopt;
  return letter;
}

bool IsPressClosed(const RefereeState& state) {
  switch (state.position().phase_type()) {
    case PhaseType::kMovement:
      return state.options.press_limit > 0 && state.clock.has_limit() &&
             state.clock.Left(state.now) <= state.options.press_limit * kSecond;
    case PhaseType::kRetreats:
      return state.options.no_retreat_press;
    default:
      return state.options.no_build_press;
  }
}

bool IsNoPowerOfMap(const RefereeState& state, Token token) { return state.tokens.PowerOf(token) == kNoPower; }

bool IsRefused(const RefereeState& state, const Client& client, const Letter& letter) {
  const Turn now = state.turn();
  const Token sender = state.tokens.Power(client.power);
  const auto is_wrong = [&](Token to) { return to == sender || IsNoPowerOfMap(state, to); };
  return state.IsEliminated(client.power) || IsPressClosed(state) || letter.turn.value_or(now) != now ||
         std::any_of(letter.recipients.begin(), letter.recipients.end(), is_wrong);
}

// Why a recipient cannot have the press: "OUT ( TUR )", "CCD ( TUR )". No value if it can.
std::optional<Message> WhyNotTo(const RefereeState& state, Token to) {
  const PowerIndex power = state.tokens.PowerOf(to);
  if (state.IsEliminated(power)) return Around(tokens::kOUT, {{to}});
  if (!state.IsPresent(power)) return Around(tokens::kCCD, {{to}});
  return std::nullopt;
}

std::optional<Message> WhyNot(const RefereeState& state, const Letter& letter) {
  for (const Token to : letter.recipients) {
    if (std::optional<Message> why = WhyNotTo(state, to); why.has_value()) return why;
  }
  for (const Token token : letter.press) {
    const PowerIndex power = state.tokens.PowerOf(token);
    if (power != kNoPower && state.IsEliminated(power)) return Around(tokens::kOUT, {{token}});
  }
  return std::nullopt;
}

void Deliver(RefereeState& state, const Client& client, const Letter& letter) {
  const Message press = PassedOn(letter.press, state.options.level);
  MessageBuilder from(tokens::kFRM);
  from.Open().Add(state.tokens.Power(client.power));
  if (letter.number.has_value()) from.Add(*letter.number);
  from.Close().Group(letter.recipients).Group(press).Add(letter.references);
  const Message message = from.Take();
  PowerSet delivered = 0;
  for (const Token to : letter.recipients) {
    const PowerIndex power = state.tokens.PowerOf(to);
    if ((delivered & SetOf(power)) != 0) continue;
    delivered |= SetOf(power);
    state.Send(*state.Find(state.seats[power].client), message);
  }
  const Message kept = MessageBuilder().Add(press).Add(letter.references).Take();
  state.press.Add({state.game->phase_count(), client.power, delivered, MessageText(kept, state.vocabulary)});
}

}  // namespace

void PassOnPress(RefereeState& state, Client& client, MessageView message) {
  const std::optional<Letter> letter = ReadLetter(message);
  if (!letter.has_value()) return state.NotUnderstood(client, message);
  if (IsRefused(state, client, *letter)) return state.Reject(client, message);
  if (std::optional<Message> why = WhyNot(state, *letter); why.has_value()) return state.Send(client, *std::move(why));
  Deliver(state, client, *letter);
  state.Accept(client, message);
}

}  // namespace entente::press
