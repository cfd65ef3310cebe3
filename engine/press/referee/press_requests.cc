#include "press/referee/press_requests.h"

#include <algorithm>
#include <optional>

#include "press/language/try_filter.h"
#include "press/referee/message_cursor.h"

namespace entente::press {
namespace {

struct Letter {
  std::optional<Turn> turn;
  MessageView recipients;
  MessageView press;
};

std::optional<Letter> ReadLetter(MessageView message) {
  MessageCursor in(message.subspan(1));
  Letter letter;
  letter.recipients = in.Group();
  if (!letter.recipients.empty() && IsSeason(letter.recipients.front())) {
    MessageCursor turn(letter.recipients);
    letter.turn = ReadTurn(turn);
    letter.recipients = in.Group();
  }
  letter.press = in.Group();
  if (!in.Ended()) return std::nullopt;
  return letter;
}

bool IsPressClosed(const Room& room) {
  switch (room.game->position().phase_type()) {
    case PhaseType::kMovement:
      return room.options.press_limit > 0 && room.clock.has_limit() &&
             room.clock.Left(room.now) <= room.options.press_limit * kSecond;
    case PhaseType::kRetreats:
      return room.options.no_retreat_press;
    default:
      return room.options.no_build_press;
  }
}

bool IsNoPowerOfMap(const Room& room, Token token) { return room.tokens.PowerOf(token) == kNoPower; }

bool IsRefused(const Room& room, const Client& client, const Letter& letter) {
  const Turn now = room.turns.Of(room.game->position().phase());
  const Token sender = room.tokens.Power(client.power);
  const auto is_wrong = [&](Token to) { return to == sender || IsNoPowerOfMap(room, to); };
  return room.IsEliminated(client.power) || IsPressClosed(room) || letter.turn.value_or(now) != now ||
         std::any_of(letter.recipients.begin(), letter.recipients.end(), is_wrong);
}

// "OUT ( TUR )", "CCD ( TUR )": why a recipient cannot have the press. Nothing if it can.
std::optional<Message> WhyNotTo(const Room& room, Token to) {
  const PowerIndex power = room.tokens.PowerOf(to);
  if (room.IsEliminated(power)) return Around(tokens::kOUT, {{to}});
  if (!room.IsPresent(power)) return Around(tokens::kCCD, {{to}});
  return std::nullopt;
}

std::optional<Message> WhyNot(const Room& room, const Letter& letter) {
  for (const Token to : letter.recipients) {
    if (std::optional<Message> why = WhyNotTo(room, to); why.has_value()) return why;
  }
  for (const Token token : letter.press) {
    const PowerIndex power = room.tokens.PowerOf(token);
    if (power != kNoPower && room.IsEliminated(power)) return Around(tokens::kOUT, {{token}});
  }
  return std::nullopt;
}

void Deliver(Room& room, const Client& client, const Letter& letter) {
  const Message press = PassedOn(letter.press, room.options.level);
  const Message message =
      MessageBuilder(tokens::kFRM).Group(room.tokens.Power(client.power)).Group(letter.recipients).Group(press).Take();
  PowerSet delivered = 0;
  for (const Token to : letter.recipients) {
    const PowerIndex power = room.tokens.PowerOf(to);
    if ((delivered & SetOf(power)) != 0) continue;
    delivered |= SetOf(power);
    room.Send(*room.Find(room.seats[power].client), message);
  }
}

}  // namespace

void PassOnPress(Room& room, Client& client, MessageView message) {
  const std::optional<Letter> letter = ReadLetter(message);
  if (!letter.has_value()) return NotUnderstood(room, client, message);
  if (IsRefused(room, client, *letter)) return Reject(room, client, message);
  if (std::optional<Message> why = WhyNot(room, *letter); why.has_value()) return room.Send(client, *std::move(why));
  Deliver(room, client, *letter);
  Accept(room, client, message);
}

}  // namespace entente::press
