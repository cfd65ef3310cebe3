// A referee for games of DAIDE: says who sits where, takes orders, plays turns, counts votes and passes on what players
// say to each other. It speaks the server's side of the language and does no more: connections, octets and the clock are
// the host's, and what orders come to is for the game.
//
// The host passes in what happens (a client comes, says something, goes; time passes) and takes the messages that are to
// be sent from the outbox, in their sequence: for all clients together it is one. Everything that a call sets off is done
// when it returns. What happens is the same for the same calls and seed, on every platform.
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
  //   `rules`: DaideRules(*map) is what DAIDE's servers play by; among them that a turn is held for retreats that nobody
  //   can make.
  //   `map_name`: what MAP tells; empty: the map's own name.
  //   `seed`: for who gets which power, and the passcodes.
  //   Errors: invalid argument for options that do not go together, or rules that do not fit the map; unsupported for
  //   rules that do not act yet, and for a map that DAIDE has no tokens or turns for.
  static Result<Referee> Make(MapRef map, const RuleOptions& rules, const GameOptions& options,
                              std::string_view map_name, uint64_t seed);
  // A saved game, which waits for its players: clients that come back with their passcodes, or give the name of a seat
  // that is empty and are then asked to (LOD). When every seat has its player, or who gave its name did not come back, the
  // game goes on.
  //   `map`: for games that were played on it; null: a shipped map alone.
  //   Errors: as ReadSavedReferee (saved_referee.h) and Make.
  static Result<Referee> Load(std::string_view bytes, MapRef map);
  Referee(Referee&&) noexcept;
  Referee& operator=(Referee&&) noexcept;
  ~Referee();

  // ---- What happens. `now` never goes back; what was due before comes first. ----

  // A connection that is ready for messages. Its number was none before.
  ClientId Connect(Time now);
  // A message of a client, of which there are no tokens that are never sent. Of a client that is none any more, or
  // without tokens, it is ignored.
  void Receive(ClientId client, MessageView message, Time now);
  // The connection has ended, whoever ended it.
  void Disconnect(ClientId client, Time now);
  // Time has passed.
  void Advance(Time now);
  // When Advance has something to do; nothing: not before something else happens.
  std::optional<Time> next_due() const;
  // A saved game goes on without the players that are not back. Nothing happens to any other.
  void GoOn(Time now);
  // Tells everybody that the game is saved, and returns it as bytes (saved_referee.h).
  //   Errors: invalid argument for a name that is not one to eight letters, digits and underscores; wrong phase if the
  //   game has not begun; limit.
  Result<std::string> Save(std::string_view name, Time now);
  // The same without telling anybody, at the time of what happened last: for hosts that keep a copy of what clients were
  // told.
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
  // What a client is there for; kNone if there is none of that number.
  Role RoleOf(ClientId client) const;
  // The power that a client plays; kNoPower if it plays none.
  PowerIndex PowerOf(ClientId client) const;

 private:
  explicit Referee(std::unique_ptr<RefereeState> state);
  static Result<std::unique_ptr<RefereeState>> MakeState(std::unique_ptr<Game> game, const GameOptions& options,
                                                std::string_view map_name, uint64_t seed);
  void GoTo(Time now);

  std::unique_ptr<RefereeState> state_;
};

}  // namespace entente::press

#endif  // ENTENTE_ENGINE_PRESS_REFEREE_REFEREE_H_
