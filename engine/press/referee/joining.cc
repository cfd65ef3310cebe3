#include <algorithm>
#include <utility>

#include "base/text.h"
#include "game/powers_left.h"
#include "press/referee/requests.h"

namespace entente::press {
namespace {

int SeatCount(const RefereeState& state) { return std::popcount(PlayedPowers(state.map())); }

// Whether a seat is empty and its client may still return.
bool IsOpen(const Seat& seat) { return seat.client == kNoClient && !seat.has_failed; }

// Calls visit(seat) for the seat of each power that is played.
template <typename Visit>
void ForEachSeat(const RefereeState& state, const Visit& visit) {
  for (const PowerIndex power : PowersOfSet(PlayedPowers(state.map()))) visit(state.seats[power]);
}

template <typename Counts>
int CountClients(const RefereeState& state, const Counts& counts) {
  return static_cast<int>(std::count_if(state.clients.begin(), state.clients.end(),
                                        [&](const auto& entry) { return counts(entry.second); }));
}

// The seats kept for other names whose clients have not come yet.
int KeptForOthers(const RefereeState& state, const std::string& name) {
  std::map<std::string, int> kept;
  for (const auto& [power, other] : state.reserved) kept[other] += other != name;
  for (const auto& [id, client] : state.clients) kept[client.name] -= client.role == Role::kPlayer;
  int count = 0;
  for (const auto& [other, left] : kept) count += std::max(left, 0);
  return count;
}

// Whether a client of that name may ask for a seat. An empty seat of a saved game is only for a client with the name of
// its last client.
bool HasSeatFor(const RefereeState& state, const std::string& name) {
  const bool is_restoring = state.stage == Stage::kRestoring;
  const auto is_meant = [&](const std::string& other) { return !is_restoring || other == name; };
  const auto asks = [&](const Client& client) {
    return client.role == Role::kPlayer && !client.plays() && is_meant(client.name);
  };
  int open = 0;
  ForEachSeat(state, [&](const Seat& seat) { open += IsOpen(seat) && is_meant(seat.name); });
  return CountClients(state, asks) + KeptForOthers(state, name) < open;
}

// Continues the game after a player has left: sends CCD, stops the clock if it must, ends a draw, plays ready turns.
void LosePlayer(RefereeState& state, PowerIndex power) {
  state.SendAll(Around(tokens::kCCD, {{state.tokens.Power(power)}}));
  state.StopOrGoOn();
  DrawWithoutAbsent(state);
  state.PlayReadyTurns();
}

void GoOnIfRestored(RefereeState& state) {
  int open = 0;
  ForEachSeat(state, [&](const Seat& seat) { open += IsOpen(seat); });
  if (state.stage == Stage::kRestoring && open == 0) state.Resume();
}

// Marks one of the seats of that name as failed: the game does not wait for it. A player of that name who returns to
// the failed seat marks another seat.
void FailSeatOf(RefereeState& state, const std::string& name) {
  const auto seat = std::find_if(state.seats.begin(), state.seats.end(),
                                 [&](const Seat& s) { return s.passcode != 0 && IsOpen(s) && s.name == name; });
  if (seat != state.seats.end()) seat->has_failed = true;
}

// Sends the board to an observer who joins a game that has begun.
void SendBoard(RefereeState& state, const Client& client) {
  state.Send(client, HloMessage(state, client));
  state.Send(client, state.Sco());
  if (state.stage == Stage::kFinished) {
    for (Message& message : EndMessages(state)) state.Send(client, std::move(message));
  }
  state.Send(client, state.Now());
  if (state.clock.runs()) state.Send(client, TmeMessage(state.clock.SecondsLeft(state.now)));
}

void AcceptMap(RefereeState& state, Client& client) {
  if (client.role == Role::kNone || client.has_map) return;
  client.has_map = true;
  client.answer_by.reset();
  if (client.role == Role::kObserver) {
    if (state.has_started()) SendBoard(state, client);
    return;
  }
  if (state.stage == Stage::kRestoring) {
    client.waits_to_load = true;
    client.answer_by = state.now + kAnswerTime;
    state.Send(client, MessageBuilder(tokens::kLOD).Open().Text(state.game_name).Close().Take());
    return;
  }
  const auto is_player = [](const Client& c) { return c.role == Role::kPlayer && c.has_map; };
  if (state.stage == Stage::kForming && CountClients(state, is_player) == SeatCount(state)) state.Begin();
}

// Whether the client may try a passcode of the seat now, right or wrong.
bool MayTry(const RefereeState& state, const Client& client, PowerIndex power) {
  if (state.stage != Stage::kRunning && state.stage != Stage::kRestoring) return false;
  if (power == kNoPower || client.role == Role::kObserver || client.plays()) return false;
  return client.wrong_passcodes < kMostWrongPasscodes && state.brake.MayTry(client.from, power, state.now);
}

// Tries a passcode. A wrong one is counted, also for a seat that is taken or that a dummy has.
bool IsPasscodeOf(RefereeState& state, Client& client, PowerIndex power, int passcode) {
  if (state.seats[power].passcode == passcode) return true;
  ++client.wrong_passcodes;
  state.brake.Miss(client.from, power, state.now);
  return false;
}

void ComeBack(RefereeState& state, Client& client, PowerIndex power) {
  client.role = Role::kPlayer;
  client.power = power;
  client.has_map = true;
  client.waits_to_load = false;
  client.answer_by.reset();
  state.brake.Clear(power);
  Seat& seat = state.seats[power];
  seat.client = client.id;
  if (std::exchange(seat.has_failed, false)) FailSeatOf(state, seat.name);
  if (state.is_running()) state.late &= ~SetOf(power);  // the caller sends NOT (CCD)
}

}  // namespace

void TakePlayer(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  const std::string name = in.TextGroup(), version = in.TextGroup();
  if (!in.Ended()) return state.NotUnderstood(client, message);
  const bool may_play = state.stage == Stage::kForming || state.stage == Stage::kRestoring;
  if (!may_play || client.role == Role::kPlayer || !HasSeatFor(state, name)) return state.Reject(client, message);
  client.role = Role::kPlayer;
  client.has_map = false;
  client.name = name;
  client.version = version;
  client.answer_by = state.now + kAnswerTime;
  state.Accept(client, message);
  state.Send(client, MapMessage(state));
}

void TakeObserver(RefereeState& state, Client& client, MessageView message) {
  if (client.role != Role::kNone) return state.Reject(client, message);
  client.role = Role::kObserver;
  client.answer_by = state.now + kAnswerTime;
  state.Accept(client, message);
  state.Send(client, MapMessage(state));
}

void TakeReturn(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  const PowerIndex power = state.tokens.PowerOf(in.GroupOfOne());
  const int passcode = in.NumberGroup();
  if (!in.Ended()) return state.NotUnderstood(client, message);
  const bool is_right = MayTry(state, client, power) && IsPasscodeOf(state, client, power, passcode);
  if (!is_right || state.map().IsDummy(power) || state.IsPresent(power)) return state.Reject(client, message);
  ComeBack(state, client, power);
  state.Accept(client, message);
  if (state.stage == Stage::kRestoring) return GoOnIfRestored(state);
  state.SendAll(Around(tokens::kNOT, Around(tokens::kCCD, {{state.tokens.Power(power)}})));
  state.StopOrGoOn();
}

void TakeYes(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(MessageCursor(message.subspan(1)).Group());
  if (!in.Take(tokens::kMAP)) return;
  if (UpperCase(in.TextGroup()) == UpperCase(state.map_name) && in.Ended()) return AcceptMap(state, client);
  if (!client.has_map && client.role != Role::kNone) SendOff(state, client.id);
}

void TakeRej(RefereeState& state, Client& client, MessageView message) {
  MessageCursor in(MessageCursor(message.subspan(1)).Group());
  const bool refuses_map = in.Peek() == tokens::kMAP && client.role != Role::kNone && !client.has_map;
  const bool refuses_load = in.Peek() == tokens::kLOD && client.waits_to_load;
  if (refuses_map || refuses_load) SendOff(state, client.id);
}

void Leave(RefereeState& state, ClientId id) {
  const auto found = state.clients.find(id);
  if (found == state.clients.end()) return;
  const Client client = found->second;
  state.clients.erase(found);
  if (client.plays()) state.seats[client.power].client = kNoClient;
  if (client.plays() && state.is_running()) LosePlayer(state, client.power);
  if (client.waits_to_load) FailSeatOf(state, client.name);
  GoOnIfRestored(state);
}

void SendOff(RefereeState& state, ClientId id) {
  if (const Client* client = state.Find(id)) state.Send(*client, {tokens::kOFF});
  Leave(state, id);
}

}  // namespace entente::press
