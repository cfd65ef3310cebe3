// Runs a DAIDE game as a server does: seats players, takes orders, plays turns, counts votes and passes press on. The host
// keeps connections, octets and the clock; the game adjudicates.
//
// The host reports events (a client connects, sends a message, leaves; time passes) and sends the messages of the outbox in
// their sequence, which is one for all clients. A call returns when all its effects are done. The same calls and seed give
// the same game on every platform.
//
// One thread at a time per Referee.
//   Source: DAIDE syntax 0.167.
#ifndef ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_H_
#define ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_H_

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "press/referee/referee_state.h"

namespace entente::press {

class Referee {
 public:
  // A game that waits for its players.
  //   `rules`: DAIDE's servers play by DaideRules(*map), which also hold turns of retreats without a place to go.
  //   `map_name`: the name in MAP; empty: the map's own name.
  //   `seed`: deals the powers and the passcodes.
  //   Errors: invalid argument for options that contradict each other, or rules that do not fit the map; unsupported for
  //   rules that have no effect yet, and for a map without tokens or turns in DAIDE.
  static Result<Referee> Make(MapRef map, const RuleOptions& rules, const GameOptions& options,
                              std::string_view map_name, uint64_t seed);
  // A saved game, which waits for its players: clients return with their passcodes (IAM), or give the name of an empty seat
  // and are then asked to return (LOD). The game resumes when no seat is waited for any more.
  //   `map`: the map of the game; null: only shipped maps.
  //   Errors: as ReadSavedReferee (saved_referee.h) and Make.
  static Result<Referee> Load(std::string_view bytes, MapRef map);
  Referee(Referee&&) noexcept;
  Referee& operator=(Referee&&) noexcept;
  ~Referee();

  // ---- What happens. `now` never goes back; what was due before comes first. ----

  // Adds a client that is ready for messages. Numbers are never used twice.
  ClientId Connect(Time now);
  // Handles a message of a client. It holds no reserved tokens. An empty message, or one of a client that has left, is
  // ignored.
  void Receive(ClientId client, MessageView message, Time now);
  // Removes a client whose connection ended.
  void Disconnect(ClientId client, Time now);
  // Time has passed.
  void Advance(Time now);
  // When to call Advance next; no value: not before another event.
  std::optional<Time> next_due() const;
  // Resumes a saved game without the players that have not returned. No effect on other games.
  void GoOn(Time now);
  // Sends SVE to all and returns the game as bytes (saved_referee.h).
  //   Errors: invalid argument for a name that is not one to eight letters, digits and underscores; wrong phase if the
  //   game has not begun; limit.
  Result<std::string> Save(std::string_view name, Time now);
  // The same without SVE, at the time of the last event: for hosts that keep backups.
  Result<std::string> Snapshot(std::string_view name) const;
  // Ends the session: every client is sent OFF.
  void Close(Time now);

  // ---- What is to be sent ----

  const std::vector<Outgoing>& outbox() const;
  void ClearOutbox();

  // ---- Looking ----

  const Game& game() const;
  const MapTokens& tokens() const;
  Stage stage() const;
  // The role of a client; kNone for a number without client.
  Role RoleOf(ClientId client) const;
  // The power that a client plays; kNoPower if it plays none.
  PowerIndex PowerOf(ClientId client) const;

 private:
  explicit Referee(std::unique_ptr<RefereeState> state);
  static Result<std::unique_ptr<RefereeState>> MakeState(GameWithTokens of, const GameOptions& options,
                                                         std::string_view map_name, uint64_t seed);
  void GoTo(Time now);

  std::unique_ptr<RefereeState> state_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_H_
