#include "press/referee/board_requests.h"

#include "map/each_power.h"
#include "press/referee/board_messages.h"
#include "press/referee/message_cursor.h"
#include "press/referee/turn_report.h"

namespace entente::press {
namespace {

void SendOrdOf(Room& room, const Client& client, int phase) {
  for (Message& message : OrdMessages(*room.game, phase, room.tokens, room.turns)) {
    room.Send(client, std::move(message));
  }
}

// The year in which a power lost its last center: the last time that its count fell to nothing. If it never had any,
// the first year.
int EliminationYear(const Game& game, PowerIndex power) {
  for (int i = game.phase_count(); i > 0; --i) {
    if (game.PositionAt(i).CenterCountOf(power) == 0 && game.PositionAt(i - 1).CenterCountOf(power) > 0) {
      return game.PositionAt(i - 1).phase().year;
    }
  }
  return game.PositionAt(0).phase().year;
}

// Seats that nobody ever took have a name, too: the language has no empty strings.
void AppendName(const std::string& name, MessageBuilder& out) { out.Open().Text(name.empty() ? "none" : name).Close(); }

Message SmrMessage(const Room& room) {
  MessageBuilder out(tokens::kSMR);
  const PositionView position = room.game->position();
  out.Open();
  AppendTurn(room.turns.Of(position.phase()), out);
  out.Close();
  ForEachPower(room.map(), [&](PowerIndex power) {
    const Seat& seat = room.seats[power];
    const int centers = position.CenterCountOf(power);
    out.Open().Add(room.tokens.Power(power));
    AppendName(seat.name, out);
    AppendName(seat.version, out);
    out.Number(centers);
    if (centers == 0) out.Number(EliminationYear(*room.game, power));
    out.Close();
  });
  return out.Take();
}

Message DrwMessage(const Room& room) {
  MessageBuilder out(tokens::kDRW);
  const PowerSet winners = room.game->position().winners();
  if (!room.options.partial_draws || std::popcount(winners) < 2) return out.Take();
  out.Open();
  ForEachBit(&winners, 1, [&](int power) { out.Add(room.tokens.Power(static_cast<PowerIndex>(power))); });
  return out.Close().Take();
}

// The phase of a turn; -1 if it was not played.
int PhaseOfTurn(const Room& room, const Turn& turn) {
  for (int i = 0; i < room.game->phase_count(); ++i) {
    if (room.turns.Of(room.game->PositionAt(i).phase()) == turn) return i;
  }
  return -1;
}

}  // namespace

Message MapMessage(const Room& room) { return MessageBuilder(tokens::kMAP).Open().Text(room.map_name).Close().Take(); }

Message HloMessage(const Room& room, const Client& client) {
  MessageBuilder out(tokens::kHLO);
  out.Group(client.plays() ? room.tokens.Power(client.power) : tokens::kUNO);
  out.Open().Number(client.plays() ? room.seats[client.power].passcode : 0).Close();
  out.Open();
  AppendVariant(room.options, out);
  return out.Close().Take();
}

Message ScoNow(const Room& room) { return ScoMessage(room.game->position(), room.tokens); }
Message NowNow(const Room& room) { return NowMessage(room.game->position(), room.tokens, room.turns); }

std::vector<Message> EndMessages(const Room& room) {
  std::vector<Message> messages;
  const PositionView position = room.game->position();
  if (position.winner() != kNoPower) {
    messages.push_back(MessageBuilder(tokens::kSLO).Group(room.tokens.Power(position.winner())).Take());
  } else if (position.winners() != 0) {
    messages.push_back(DrwMessage(room));
  }
  messages.push_back(SmrMessage(room));
  return messages;
}

void SendMap(Room& room, Client& client, MessageView) { room.Send(client, MapMessage(room)); }
void SendMdf(Room& room, Client& client, MessageView) { room.Send(client, room.mdf); }
void SendHlo(Room& room, Client& client, MessageView) { room.Send(client, HloMessage(room, client)); }
void SendSco(Room& room, Client& client, MessageView) { room.Send(client, ScoNow(room)); }
void SendNow(Room& room, Client& client, MessageView) { room.Send(client, NowNow(room)); }

void SendOrd(Room& room, Client& client, MessageView message) {
  const Game& game = *room.game;
  int first = game.phase_count() - 1;
  while (first > 0 && game.PositionAt(first).phase_type() != PhaseType::kMovement) --first;
  if (first < 0) return Reject(room, client, message);
  for (int i = first; i < game.phase_count(); ++i) SendOrdOf(room, client, i);
}

void SendHistory(Room& room, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  MessageCursor turn_of(in.Group());
  const Turn turn = ReadTurn(turn_of);
  if (!in.Ended() || !turn_of.Ended()) return NotUnderstood(room, client, message);
  const int phase = PhaseOfTurn(room, turn);
  if (phase < 0) return Reject(room, client, message);
  SendOrdOf(room, client, phase);
  const PositionView after = room.game->PositionAt(phase + 1);
  room.Send(client, ScoMessage(after, room.tokens));
  room.Send(client, NowMessage(after, room.tokens, room.turns));
}

}  // namespace entente::press
