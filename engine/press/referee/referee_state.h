// The state of a refereed game: the game, seats and clients, the clock, and the messages to send. One thread at a time.
//
// The game holds orders, votes and which powers wait (NOT (GOF)); this holds the rest.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_STATE_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_STATE_H_

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "press/language/map_tokens.h"
#include "press/language/message_check.h"
#include "press/language/message_text.h"
#include "press/referee/game_options.h"
#include "press/referee/turn_clock.h"
#include "press/referee/turns.h"

namespace entente::press {

using ClientId = uint32_t;
inline constexpr ClientId kNoClient = 0;

// A message for a client. After OFF the host closes the connection.
struct Outgoing {
  ClientId to = kNoClient;
  Message message;
};

// The role of a client: kNone before NME, OBS or IAM.
enum class Role : uint8_t { kNone, kPlayer, kObserver };

struct Client {
  ClientId id = kNoClient;
  Role role = Role::kNone;
  bool has_map = false;         // it has accepted the map, or came back to its seat
  bool waits_to_load = false;   // it was sent LOD and has not answered
  Time load_deadline = 0;       // by then it has to
  PowerIndex power = kNoPower;  // of a player, once the game has begun
  std::string name, version;
  std::set<int> time_requests;  // TME (n)
  int wrong_passcodes = 0;

  // Whether it takes part, and so gets the messages for all.
  bool is_in() const { return has_map && role != Role::kNone; }
  bool plays() const { return role == Role::kPlayer && power != kNoPower; }
};

struct Seat {
  ClientId client = kNoClient;  // kNoClient: empty
  int passcode = 0;
  std::string name, version;     // of its present or last client
  bool missed_deadline = false;  // CCD was sent to all, and no orders came since
  bool has_failed = false;       // of a saved game: the client that gave its name did not return
};

enum class Stage : uint8_t {
  kForming,    // seats are being taken
  kRestoring,  // a saved game waits for its players
  kRunning,
  kFinished,
};

struct RefereeState {
  std::unique_ptr<Game> game;
  MapTokens tokens;
  Turns turns;
  GameOptions options;
  std::unique_ptr<const MessageGrammar> grammar;
  std::string map_name;
  std::string game_name;  // of a saved game
  Message mdf;
  Random random;
  Stage stage = Stage::kForming;
  std::map<ClientId, Client> clients;
  ClientId last_client = kNoClient;
  std::vector<Seat> seats;  // by power; those of dummies stay empty
  TurnClock clock;
  Time now = 0;
  std::vector<Outgoing> outbox;

  const Map& map() const { return game->map(); }
  bool has_started() const { return stage != Stage::kForming; }
  bool is_running() const { return stage == Stage::kRunning; }
  // Whether a client sits there now.
  bool IsPresent(PowerIndex power) const { return seats[power].client != kNoClient; }

  // Whether CCD was sent of a power: its seat is empty, or it missed a deadline.
  bool IsInDisorder(PowerIndex power) const { return !IsPresent(power) || seats[power].missed_deadline; }

  // A power is out of the game when it owned no center at the last count.
  bool IsEliminated(PowerIndex power) const { return game->position().CenterCountOf(power) == 0; }

  // The client of that number, or null.
  Client* Find(ClientId id) {
    const auto found = clients.find(id);
    return found == clients.end() ? nullptr : &found->second;
  }
  // Drops a message that is too long, which happens when it quotes a message of nearly the most tokens.
  void Send(const Client& to, Message message) {
    if (message.size() <= kMostTokens) outbox.push_back({to.id, std::move(message)});
  }
  // To every client that takes part.
  void SendAll(const Message& message) {
    for (const auto& [id, client] : clients) {
      if (client.is_in()) Send(client, message);
    }
  }
};

// "YES ( .. )" and "REJ ( .. )" round a client's own words.
void Accept(RefereeState& state, const Client& client, MessageView message);
void Reject(RefereeState& state, const Client& client, MessageView message);
// "HUH ( ERR .. )", for faults that the grammar does not see.
void NotUnderstood(RefereeState& state, const Client& client, MessageView message);

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_STATE_H_
