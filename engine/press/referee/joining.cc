#include "press/referee/joining.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "game/powers_left.h"
#include "press/referee/board_requests.h"
#include "press/referee/draw_requests.h"
#include "press/referee/message_cursor.h"
#include "press/referee/turn_cycle.h"

namespace entente::press {
namespace {

int SeatCount(const Room& room) { return std::popcount(PlayedPowers(room.map())); }

// Nobody sits there, and it is not known that nobody will.
bool IsOpen(const Seat& seat) { return seat.client == kNoClient && !seat.has_failed; }

// Of the powers that are played.
template <typename Visit>
void ForEachSeat(const Room& room, const Visit& visit) {
  const PowerSet played = PlayedPowers(room.map());
  ForEachBit(&played, 1, [&](int power) { visit(room.seats[static_cast<size_t>(power)]); });
}

template <typename Counts>
int CountClients(const Room& room, const Counts& counts) {
  return static_cast<int>(
      std::count_if(room.clients.begin(), room.clients.end(), [&](const auto& entry) { return counts(entry.second); }));
}

// Whether a client of that name may ask for a seat. Of a saved game those that are empty wait for who sat there, by name:
// a stranger has none.
bool HasSeatFor(const Room& room, const std::string& name) {
  const bool is_restoring = room.stage == Stage::kRestoring;
  const auto is_meant = [&](const std::string& other) { return !is_restoring || other == name; };
  const auto asks = [&](const Client& client) {
    return client.role == Role::kPlayer && !client.plays() && is_meant(client.name);
  };
  int open = 0;
  ForEachSeat(room, [&](const Seat& seat) { open += IsOpen(seat) && is_meant(seat.name); });
  return CountClients(room, asks) < open;
}

// A game that is not over goes on without a player.
void TellLost(Room& room, PowerIndex power) {
  room.SendAll(Around(tokens::kCCD, {{room.tokens.Power(power)}}));
  StopOrGoOn(room);
  DrawWithoutAbsent(room);
  PlayReadyTurns(room);
}

void GoOnIfRestored(Room& room) {
  int open = 0;
  ForEachSeat(room, [&](const Seat& seat) { open += IsOpen(seat); });
  if (room.stage == Stage::kRestoring && open == 0) GoOnWithGame(room);
}

// Of the seats of that name one stays empty. Which, nobody knows: if its player comes back after all, it was another.
void FailSeatOf(Room& room, const std::string& name) {
  const auto seat = std::find_if(room.seats.begin(), room.seats.end(),
                                 [&](const Seat& s) { return s.passcode != 0 && IsOpen(s) && s.name == name; });
  if (seat != room.seats.end()) seat->has_failed = true;
}

// What an observer is told who comes to a game that has begun.
void TellBoard(Room& room, const Client& client) {
  room.Send(client, HloMessage(room, client));
  room.Send(client, ScoNow(room));
  if (room.stage == Stage::kFinished) {
    for (Message& message : EndMessages(room)) room.Send(client, std::move(message));
  }
  room.Send(client, NowNow(room));
  if (room.clock.runs()) {
    room.Send(client, MessageBuilder(tokens::kTME).Open().Number(room.clock.SecondsLeft(room.now)).Close().Take());
  }
}

void AcceptMap(Room& room, Client& client) {
  if (client.role == Role::kNone || client.has_map) return;
  client.has_map = true;
  if (client.role == Role::kObserver) {
    if (room.has_started()) TellBoard(room, client);
    return;
  }
  if (room.stage == Stage::kRestoring) {
    client.waits_to_load = true;
    client.load_deadline = room.now + kLoadTime;
    room.Send(client, MessageBuilder(tokens::kLOD).Open().Text(room.game_name).Close().Take());
    return;
  }
  const auto is_player = [](const Client& c) { return c.role == Role::kPlayer && c.has_map; };
  if (room.stage == Stage::kForming && CountClients(room, is_player) == SeatCount(room)) BeginGame(room);
}

bool MayComeBack(const Room& room, const Client& client, PowerIndex power, int passcode) {
  if (room.stage != Stage::kRunning && room.stage != Stage::kRestoring) return false;
  if (power == kNoPower || room.map().IsDummy(power) || room.IsPresent(power)) return false;
  return client.wrong_passcodes < kMostWrongPasscodes && room.seats[power].passcode == passcode;
}

void ComeBack(Room& room, Client& client, PowerIndex power) {
  client.role = Role::kPlayer;
  client.power = power;
  client.has_map = true;
  client.waits_to_load = false;
  Seat& seat = room.seats[power];
  seat.client = client.id;
  if (std::exchange(seat.has_failed, false)) FailSeatOf(room, seat.name);
  if (room.is_running()) seat.missed_deadline = false;  // all are told that it is back
}

}  // namespace

void TakePlayer(Room& room, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  const std::string name = in.TextGroup(), version = in.TextGroup();
  if (!in.Ended()) return NotUnderstood(room, client, message);
  const bool may_play = room.stage == Stage::kForming || room.stage == Stage::kRestoring;
  if (!may_play || client.role == Role::kPlayer || !HasSeatFor(room, name)) return Reject(room, client, message);
  client.role = Role::kPlayer;
  client.has_map = false;
  client.name = name;
  client.version = version;
  Accept(room, client, message);
  room.Send(client, MapMessage(room));
}

void TakeObserver(Room& room, Client& client, MessageView message) {
  if (client.role != Role::kNone) return Reject(room, client, message);
  client.role = Role::kObserver;
  Accept(room, client, message);
  room.Send(client, MapMessage(room));
}

void TakeReturn(Room& room, Client& client, MessageView message) {
  MessageCursor in(message.subspan(1));
  const PowerIndex power = room.tokens.PowerOf(in.GroupOfOne());
  const int passcode = in.NumberGroup();
  if (!in.Ended()) return NotUnderstood(room, client, message);
  const bool is_free = client.role != Role::kObserver && !client.plays();
  if (!is_free || !MayComeBack(room, client, power, passcode)) {
    const bool is_wrong = power != kNoPower && room.seats[power].passcode != passcode;
    if (is_wrong && room.stage != Stage::kForming) ++client.wrong_passcodes;
    return Reject(room, client, message);
  }
  ComeBack(room, client, power);
  Accept(room, client, message);
  if (room.stage == Stage::kRestoring) return GoOnIfRestored(room);
  room.SendAll(Around(tokens::kNOT, Around(tokens::kCCD, {{room.tokens.Power(power)}})));
  StopOrGoOn(room);
}

void TakeYes(Room& room, Client& client, MessageView message) {
  MessageCursor in(MessageCursor(message.subspan(1)).Group());
  if (!in.Take(tokens::kMAP)) return;
  if (UpperCase(in.TextGroup()) == UpperCase(room.map_name) && in.Ended()) return AcceptMap(room, client);
  if (!client.has_map && client.role != Role::kNone) SendOff(room, client.id);
}

void TakeRej(Room& room, Client& client, MessageView message) {
  MessageCursor in(MessageCursor(message.subspan(1)).Group());
  const bool refuses_map = in.Peek() == tokens::kMAP && client.role != Role::kNone && !client.has_map;
  const bool refuses_load = in.Peek() == tokens::kLOD && client.waits_to_load;
  if (refuses_map || refuses_load) SendOff(room, client.id);
}

void Leave(Room& room, ClientId id) {
  const auto found = room.clients.find(id);
  if (found == room.clients.end()) return;
  const Client client = found->second;
  room.clients.erase(found);
  if (client.plays()) room.seats[client.power].client = kNoClient;
  if (client.plays() && room.is_running()) TellLost(room, client.power);
  if (client.waits_to_load) FailSeatOf(room, client.name);
  GoOnIfRestored(room);
}

void SendOff(Room& room, ClientId id) {
  if (const Client* client = room.Find(id)) room.Send(*client, {tokens::kOFF});
  Leave(room, id);
}

}  // namespace entente::press
