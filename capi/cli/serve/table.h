// Runs a table of the server: its games one after the other, each with a referee, and its connections. A table has no
// sockets and no clock: the caller passes in the received octets and the time, and takes the octets to write. One thread.
//
// Settle puts the events into effect, for all connections at once. It saves the game before any output is available, so the
// file always holds everything sent to a client.
#ifndef ENTENTE_CAPI_CLI_SERVE_TABLE_H_
#define ENTENTE_CAPI_CLI_SERVE_TABLE_H_

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "appended_file.h"
#include "serve/event_log.h"
#include "serve/game_log.h"
#include "serve/plan.h"
#include "serve/saved_file.h"
#include "tournament_results.h"

namespace entente_cli {

using ConnectionNumber = uint64_t;

class Table {
 public:
  // `plan`, `results` and `events`, which all tables share, must outlive this. Tables are numbered from 1.
  Table(const ServePlan& plan, Results& results, EventLog& events, uint32_t number);

  // Begins the first game, a new or the saved one; none if the results have all games of the table. Complains and returns false if that fails.
  bool Begin(int64_t now);

  // ---- Events; times are milliseconds since the server began ----

  // Opens a connection. `from` is its address and port for the log, "127.0.0.1:40123"; `address` is what the connections
  // of one host have in common.
  ConnectionNumber Open(const std::string& from, const std::string& address, int64_t now);
  void Receive(ConnectionNumber connection, absl::string_view octets, int64_t now);
  // Call it when the other side has closed the connection, or the connection broke.
  void Lose(ConnectionNumber connection, int64_t now);
  // Applies the deadlines and limits that the time has reached.
  void Advance(int64_t now);
  // Puts the events into effect: writes files, makes messages, begins the next game.
  void Settle(int64_t now);
  // Stops the table: saves the game, sends clients the closing message of their language if it has one, and ends all
  // connections.
  void Stop(int64_t now);

  // ---- Results, after Settle ----

  // Moves out the connections that have had an event since the last call: they may have output, or have ended. The cost of
  // an event does not depend on the number of the others.
  std::vector<ConnectionNumber> TakeTouched();
  // The time of the next call of Advance; ENTENTE_NEVER if none is needed.
  int64_t next_due() const;
  // Moves out the octets to write.
  std::string TakeOutput(ConnectionNumber connection);
  // HasEnded: close the connection once its output is written. IsStuck: close it at once.
  bool HasEnded(ConnectionNumber connection) const;
  bool IsStuck(ConnectionNumber connection) const;
  // What the connection is in the game: ENTENTE_CLIENT_*.
  uint32_t RoleOf(ConnectionNumber connection) const;
  // Forgets a closed connection.
  void Forget(ConnectionNumber connection, int64_t now);

  // How the game stands, for people: a line, then one for each player. Before the seats are dealt these are the players who
  // have come; then each has its power, and those are marked whose client is away.
  std::string StatusText() const;
  // Whether the last game is over.
  bool is_done() const { return is_done_; }
  // Whether all files could be written.
  bool ok() const { return ok_; }

 private:
  struct Connection {
    SessionHandle session;
    std::string address;
    uint32_t client = 0;          // the referee's number of the client; 0: none
    int64_t due = ENTENTE_NEVER;  // of the session, as in dues_
    Join join = {};               // how the client takes part
  };

  // The map of the current game; before the first one, that of the plan.
  const entente_map* map() const;
  bool NewGame();
  bool IsLastGame() const { return plan_.games != 0 && game_ >= plan_.games; }
  std::string NameOfGame() const;
  bool HasSavedGame() const;
  bool LoadGame(int64_t now);
  void EndGame(int64_t now);
  void Record();
  void ReportEnd();
  void ReportStop();
  void Announce(const std::string& what);
  entente_session_info Describe(const Connection& connection) const;
  void TakeMessages(ConnectionNumber number, Connection& connection, int64_t now);
  void PassToReferee(ConnectionNumber number, const Connection& connection, size_t length, int64_t now);
  void LeaveGame(Connection& connection, int64_t now);
  void KeepDue(ConnectionNumber number, Connection& connection, int64_t due);
  void KeepDues();
  bool DropEnded(int64_t now);
  void Deliver();
  void DeliverOne(uint32_t client, size_t length);
  void Save();
  void FlushFiles();
  void LogTurns();
  void LogBegin();
  void AddEvent(absl::string_view event, const std::vector<std::string>& members = {}) {
    events_.Add(number_, game_, event, members);
  }
  void LogDelivery();
  std::string TextOfMessage(size_t length) const;

  const ServePlan& plan_;
  Results& results_;
  EventLog& events_;
  const uint32_t number_;
  GameLog log_;
  AppendedFile record_;
  SavedFile saved_;
  RefereeHandle referee_;
  LanguageHandle language_;  // of the map, which is the same in all games of the table
  uint64_t game_ = 0;        // the number of the game, from 1
  uint32_t logged_phases_ = 0;
  bool save_is_due_ = false;                    // the game has begun and is saved by the next Settle
  bool has_begun_ = false;                      // all players have come
  bool is_loaded_ = false;                      // the game was loaded, not begun
  std::optional<int64_t> go_on_at_, close_at_;  // go_on_at_: of a saved game; close_at_: of a game that is over
  std::map<ConnectionNumber, Connection> connections_;
  std::map<uint32_t, ConnectionNumber> by_client_;
  std::set<ConnectionNumber> touched_;
  std::set<std::pair<int64_t, ConnectionNumber>> dues_;  // when sessions must be advanced
  ConnectionNumber last_ = 0;
  std::vector<entente_token> message_;  // memory for one message
  std::string delivered_, delivered_to_;
  bool may_have_turned_ = false;
  bool is_done_ = false, is_stopping_ = false;
  bool ok_ = true;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_TABLE_H_
