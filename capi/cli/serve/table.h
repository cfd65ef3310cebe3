// Runs a table of the server: games in turn, each with its referee, and its connections. It has no sockets, and the time is
// passed in: octets that were received go in, octets to be written come out. One thread.
//
// Events take effect in Settle, for several connections at once: it saves the game first, and only then is there anything to
// be written. So everything that was sent to a client is in the file.
#ifndef ENTENTE_CAPI_CLI_SERVE_TABLE_H_
#define ENTENTE_CAPI_CLI_SERVE_TABLE_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "serve/game_log.h"
#include "serve/plan.h"

namespace entente_cli {

using ConnectionNumber = uint64_t;

class Table {
 public:
  // `plan` outlives this. Tables are numbered from 1.
  Table(const ServePlan& plan, uint32_t number);

  // Begins the first game: a new one, or the saved one. Complains and returns false if that fails.
  bool Begin(int64_t now);

  // ---- Events; times are milliseconds since the server began ----

  // `from`: "127.0.0.1:40123".
  ConnectionNumber Open(const std::string& from, int64_t now);
  void Receive(ConnectionNumber connection, absl::string_view octets, int64_t now);
  // The other side has closed the connection, or it broke.
  void Lose(ConnectionNumber connection, int64_t now);
  // Passes the time in, for deadlines and limits.
  void Advance(int64_t now);
  // Lets the events take effect: files, messages, the next game.
  void Settle(int64_t now);
  // Stops: saves the game, sends clients the message for that if their language has one, and ends all connections.
  void Stop(int64_t now);

  // ---- Results, after Settle ----

  // When Advance is to be called next; ENTENTE_NEVER if not at all.
  int64_t next_due() const;
  // Hands over the octets to be written.
  std::string TakeOutput(ConnectionNumber connection);
  // Whether the connection is to be closed once its output is written; whether it is to be closed at once.
  bool HasEnded(ConnectionNumber connection) const;
  bool IsStuck(ConnectionNumber connection) const;
  // Forgets a connection that was closed.
  void Forget(ConnectionNumber connection, int64_t now);

  // Whether the last game is over.
  bool is_done() const { return is_done_; }
  // Whether all files could be written.
  bool ok() const { return ok_; }

 private:
  struct Connection {
    SessionHandle session;
    uint32_t client = 0;  // of the referee; 0: none
  };

  bool NewGame();
  bool HasSavedGame() const;
  bool LoadGame(int64_t now);
  void EndGame(int64_t now);
  void Record(const entente_game* game);
  void ReportEnd();
  entente_session_info Describe(const Connection& connection) const;
  void TakeMessages(ConnectionNumber number, Connection& connection, int64_t now);
  void PassToReferee(ConnectionNumber number, const Connection& connection, size_t length, int64_t now);
  void LeaveGame(Connection& connection, int64_t now);
  bool DropEnded(int64_t now);
  void Deliver();
  void DeliverOne(uint32_t client, size_t length);
  void Save();
  void LogTurns();
  void LogDelivery();
  std::string TextOfMessage(size_t length) const;

  const ServePlan& plan_;
  const uint32_t number_;
  GameLog log_;
  RefereeHandle referee_;
  uint64_t game_ = 0;  // the number of the game, from 1
  uint32_t logged_phases_ = 0;
  bool was_over_ = false;                       // when it was loaded
  std::optional<int64_t> go_on_at_, close_at_;  // a saved game; one that is over
  std::map<ConnectionNumber, Connection> connections_;
  std::map<uint32_t, ConnectionNumber> by_client_;
  ConnectionNumber last_ = 0;
  std::vector<entente_token> message_;  // memory for one
  std::string saved_;                   // the content of the file
  std::string delivered_, delivered_to_;
  bool may_have_turned_ = false;
  bool is_done_ = false, is_stopping_ = false;
  bool ok_ = true;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_TABLE_H_
