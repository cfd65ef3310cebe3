// Runs a DAIDE game as a server does: seats players, takes orders, plays turns, counts votes and passes press on. The host
// keeps connections, octets and the clock; the game adjudicates.
//
// The host reports events: a client connects, sends a message or leaves; time passes. It sends the messages of the
// outbox in their order, which is one order for all clients. A call returns when all its effects are done. The same
// calls and seed give the same game on every platform.
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
#include "records/server_file.h"

namespace entente::press {

class Referee {
 public:
  // Makes a game that waits for its players.
  //   `rules`: DAIDE's servers use DaideRules(*map). Under them a retreats phase is played even if no unit has a place
  //   to retreat to.
  //   `map_name`: the name in MAP; empty: the map's own name.
  //   `seed`: deals the powers and the passcodes.
  //   Errors: invalid argument for options that contradict each other, for a last year before the first and for a map
  //   that MapTokens refuses; unsupported for rules that need another map, and for a map without turns in DAIDE.
  static Result<Referee> Make(MapRef map, const RuleOptions& rules, const GameOptions& options,
                              std::string_view map_name, uint64_t seed);
  // Loads a saved game, which waits for its players. Clients return with their passcodes (IAM), or give the name of an
  // empty seat (NME), and LOD then asks them to return. The game resumes when it waits for no seat any more.
  //   `map`: the map that the game must be on; null: the saved game's own map, whichever it is.
  //   Errors: as ReadSavedReferee (saved_referee.h) and Make.
  static Result<Referee> Load(std::string_view bytes, MapRef map);
  // Keeps a power for a client of that name; the others get the rest. Before clients join.
  //   Errors: wrong phase if the game has begun; invalid argument for a power without a player and for an empty name.
  Status Reserve(PowerIndex power, std::string_view name);
  Referee(Referee&&) noexcept;
  Referee& operator=(Referee&&) noexcept;
  ~Referee();

  // ---- Events. `now` never goes back. A call first handles everything that was due before `now`. ----

  // Adds a client that is ready for messages. No number is used twice.
  //   `from`: the address, the same for all who share it, for which wrong passcodes are counted (passcode_brake.h). Empty:
  //   one of its own.
  ClientId Connect(Time now, std::string_view from = {});
  // Handles a message of a client. The message has no reserved tokens. Empty messages, and messages of clients that
  // have left, are ignored.
  void Receive(ClientId client, MessageView message, Time now);
  // Removes a client whose connection ended.
  void Disconnect(ClientId client, Time now);
  // Time has passed.
  void Advance(Time now);
  // When to call Advance next; no value: only after another event.
  std::optional<Time> next_due() const;
  // Resumes a saved game without the players that have not returned. No effect on other games.
  void GoOn(Time now);
  // Sends SVE to all and returns the game as bytes (saved_referee.h).
  //   Errors: invalid argument for a name that is not one to eight letters, digits and underscores; wrong phase if the
  //   game has not begun; limit.
  Result<std::string> Save(std::string_view name, Time now);
  // Returns the same bytes as Save, at the time of the last event, but sends no SVE. For backups.
  Result<std::string> Snapshot(std::string_view name) const;
  // Returns what must be appended to a file that is written up to the mark, and moves the mark. With a new mark: the bytes of
  // Snapshot. Empty if nothing has changed. The cost does not depend on the length of the game.
  Result<std::string> SaveNew(std::string_view name, FileMark& mark) const;
  // Returns the game as JSON with its players, press and end (table_record.h), also of a game that goes on.
  //   Errors: limit.
  Result<std::string> Record() const;
  // Ends the session: sends OFF to every client.
  void Close(Time now);

  // ---- Messages to send ----

  const std::vector<Outgoing>& outbox() const;
  void ClearOutbox();

  // ---- Looking ----

  const Game& game() const;
  const MapTokens& tokens() const;
  Stage stage() const;
  // The name that a loaded game was saved under; "" of another game.
  const std::string& name() const;
  const Seat& SeatOf(PowerIndex power) const;
  // The year in which a power was eliminated; no value if it owns centers.
  std::optional<int> EliminatedIn(PowerIndex power) const;
  // The role of a client; kNone for an unknown number.
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
