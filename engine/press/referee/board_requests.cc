#include "press/referee/requests.h"

namespace entente::press {
namespace {

void SendOrdOf(RefereeState& state, const Client& client, int phase) {
  for (Message& message : state.Results(phase)) state.Send(client, std::move(message));
}

// Appends a name. A seat that no client ever took has the name "none", because the language has no empty strings.
void AppendName(const std::string& name, MessageBuilder& out) { out.Open().Text(name.empty() ? "none" : name).Close(); }

Message SmrMessage(const RefereeState& state) {
  MessageBuilder out(tokens::kSMR);
  const PositionView position = state.position();
  out.Open();
  AppendTurn(state.turn(), out);
  out.Close();
  for (const PowerIndex power : state.map().powers()) {
    const Seat& seat = state.seats[power];
    const int centers = position.CenterCountOf(power);
    out.Open().Add(state.tokens.Power(power));
    AppendName(seat.name, out);
    AppendName(seat.version, out);
    out.Number(centers);
    if (centers == 0) out.Number(EliminationYear(*state.game, power));
    out.Close();
  }
  return out.Take();
}

Message DrwMessage(const RefereeState& state) {
  MessageBuilder out(tokens::kDRW);
  const PowerSet winners = state.position().winners();
  if (!state.options.partial_draws || std::popcount(winners) < 2) return out.Take();
  out.Open();
  for (const PowerIndex power : PowersOfSet(winners)) out.Add(state.tokens.Power(power));
  return out.Close().Take();
}

// The phase of a turn; -1 if the turn was not played.
int PhaseOfTurn(const RefereeState& state, const Turn& turn) {
  for (int i = 0; i < state.game->phase_count(); ++i) {
    if (state.turns.Of(state.game->PositionAt(i).phase()) == turn) return i;
  }
  return -1;
}

}  // namespace

int EliminationYear(const Game& game, PowerIndex power) {
  for (int i = game.phase_count(); i > 0; --i) {
    if (game.PositionAt(i).CenterCountOf(power) == 0 && game.PositionAt(i - 1).CenterCountOf(power) > 0) {
      return game.PositionAt(i - 1).phase().year;
    }
  }
  return game.PositionAt(0).phase().year;
}

Message MapMessage(const RefereeState& state) {
  return MessageBuilder(tokens::kMAP).Open().Text(state.map_name).Close().Take();
}

Message HloMessage(const RefereeState& state, const Client& client) {
  MessageBuilder out(tokens::kHLO);
  out.Group(client.plays() ? state.tokens.Power(client.power) : tokens::kUNO);
  out.Open().Number(client.plays() ? state.seats[client.power].passcode : 0).Close();
  out.Open();
  AppendVariant(state.options, out);
  return out.Close().Take();
}

Message TmeMessage(int seconds) { return MessageBuilder(tokens::kTME).Open().Number(seconds).Close().Take(); }

std::vector<Message> EndMessages(const RefereeState& state) {
  std::vector<Message> messages;
  const PositionView position = state.position();
  if (position.winner() != kNoPower) {
    messages.push_back(MessageBuilder(tokens::kSLO).Group(state.tokens.Power(position.winner())).Take());
  } else if (position.winners() != 0) {
    messages.push_back(DrwMessage(state));
  }
  messages.push_back(SmrMessage(state));
  return messages;
}

void SendMap(RefereeState& state, Client& client, MessageView) { state.Send(client, MapMessage(state)); }
void SendMdf(RefereeState& state, Client& client, MessageView) { state.Send(client, state.mdf); }
void SendHlo(RefereeState& state, Client& client, MessageView) { state.Send(client, HloMessage(state, client)); }
void SendSco(RefereeState& state, Client& client, MessageView) { state.Send(client, state.Sco()); }
void SendNow(RefereeState& state, Client& client, MessageView) { state.Send(client, state.Now()); }

void SendOrd(RefereeState& state, Client& client, MessageView message) {
  const Game& game = *state.game;
  int first = game.phase_count() - 1;
  while (first > 0 && game.PositionAt(first).phase_type() != PhaseType::kMovement) --first;
  if (first < 0) return state.Reject(client, message);
  for (int i = first; i < game.phase_count(); ++i) SendOrdOf(state, client, i);
}

void SendHistory(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  MessageCursor turn_of(in.Group());
  const Turn turn = ReadTurn(turn_of);
  if (!in.Ended() || !turn_of.Ended()) return state.NotUnderstood(client, message);
  const int phase = PhaseOfTurn(state, turn);
  if (phase < 0) return state.Reject(client, message);
  SendOrdOf(state, client, phase);
  const PositionView after = state.game->PositionAt(phase + 1);
  state.Send(client, ScoMessage(after, state.tokens));
  state.Send(client, NowMessage(after, state.tokens, state.turns));
}

}  // namespace entente::press
