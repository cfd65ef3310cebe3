// Holds the state of a refereed game of DAIDE: the game, seats and clients, the clock, and the messages to send. One
// thread at a time.
//
// The Game object holds orders, votes and the powers that wait (NOT (GOF)). RefereeState holds the rest.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_STATE_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_STATE_H_

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "press/language/message_builder.h"
#include "press/language/message_check.h"
#include "press/language/message_cursor.h"
#include "press/referee/game_options.h"
#include "press/referee/passcode_brake.h"
#include "press/referee/press_log.h"
#include "press/table/refereed_game.h"
#include "press/table/turn_clock.h"

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
  std::string from;  // the address, for the brake of passcodes; one of its own if the host gave none
  Role role = Role::kNone;
  bool has_map = false;           // it has accepted the map, or returned to its seat
  bool waits_to_load = false;     // it was sent LOD and has not answered
  std::optional<Time> answer_by;  // when it must have said who it is, accepted the map, or answered LOD
  PowerIndex power = kNoPower;    // of a player, once the game has begun
  std::string name, version;
  std::set<int> time_requests;  // TME (n)
  int wrong_passcodes = 0;

  // Whether the client takes part, so that it gets the messages to all.
  bool is_in() const { return has_map && role != Role::kNone; }
  bool plays() const { return role == Role::kPlayer && power != kNoPower; }
};

struct Seat {
  ClientId client = kNoClient;  // kNoClient: empty
  int passcode = 0;
  std::string name, version;  // of its present or last client
  bool has_failed = false;    // of a saved game: a client gave the name of the seat but did not return to it
};

class RefereeState : public RefereedGame {
 public:
  RefereeState(GameWithTokens of, Vocabulary words, const GameOptions& chosen, Message map_definition, uint64_t seed);

  const Vocabulary vocabulary;  // of the dialect
  const GameOptions options;
  const MessageGrammar grammar;
  const Message mdf;
  std::string map_name;   // the name in MAP
  std::string game_name;  // of a saved game
  std::map<ClientId, Client> clients;
  ClientId last_client = kNoClient;
  std::vector<Seat> seats;                     // by power; those of dummies stay empty
  std::map<PowerIndex, std::string> reserved;  // the names that powers are kept for, before the game begins
  PasscodeBrake brake;
  TurnClock clock;
  Time now = 0;
  PressLog press;
  std::vector<Outgoing> outbox;

  bool IsPresent(PowerIndex power) const override { return seats[power].client != kNoClient; }
  // A power is eliminated if it owned no center at the last count.
  bool IsEliminated(PowerIndex power) const { return position().CenterCountOf(power) == 0; }
  // Whether a power owes orders this turn and is away, for which DSD stops the clock.
  bool IsAwaited(PowerIndex power) const;
  bool IsAnyAwaited() const;

  // The client of that number, or null.
  Client* Find(ClientId id);

  // ---- Sending ----

  // Drops a message of more than kMostTokens. An answer can be that long if it quotes a message of nearly that length.
  void Send(const Client& to, Message message);
  // Sends to every client that takes part. In 0.143 also to those that have not said who they are, except for the board.
  void SendAll(const Message& message);
  // Answer "YES ( .. )" and "REJ ( .. )" around the message of the client.
  void Accept(const Client& client, MessageView message) { Send(client, Around(tokens::kYES, message)); }
  void Reject(const Client& client, MessageView message) { Send(client, Around(tokens::kREJ, message)); }
  // Answers "HUH ( ERR .. )", for faults that the grammar does not find.
  void NotUnderstood(const Client& client, MessageView message);

  // ---- The course of the game (game_course.cc) ----

  // Begins the game: deals powers and passcodes at random, sends HLO, SCO and NOW to all, and starts the clock.
  void Begin();
  // Resumes a saved game: sends CCD for absent players, then the board and the time left.
  void Resume();
  // Ends the game and sends its result to all.
  void End();
  // Stops the clock if it must wait for an absent player, else restarts it. Sends the change to all.
  void StopOrGoOn();

 private:
  bool WaitsForAbsent(PowerIndex power) const override { return IsAwaited(power); }
  void AnnounceDisorder(PowerIndex power) override;
  void ReportTurn(int phase) override;
  void StartClock(Time milliseconds);
  Time WholeTurn() const;
  // Starts the clock. Sends MIS to each power with adjustments that SCO and NOW do not show.
  void StartTurn(Time milliseconds);
  std::vector<PowerIndex> ShuffledPowers();
  std::vector<PowerIndex> PowersOfRound() const;
  void Deal();
  void TakeSeat(Client& client, PowerIndex power);
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_STATE_H_
