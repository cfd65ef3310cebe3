// A table of the server: games in turn, each with its referee, and the connections that sit at it. No sockets, and the time
// is passed in: what came over a connection goes in, what is to be written comes out. One thread.
//
// What happens is settled later, for several connections at once: only then is the game saved, and only after that is
// anything to be written. So whatever a client was told is in the file.
#ifndef ENTENTE_CAPI_CLI_SERVE_TABLE_H_
#define ENTENTE_CAPI_CLI_SERVE_TABLE_H_

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "serve/game_log.h"
#include "serve/plan.h"

namespace entente_cli {

using ConnectionNumber = uint64_t;

class Table {
 public:
  // `plan` outlives this. Tables are numbered from 1.
  Table(const ServePlan& plan, uint32_t number);

  // The first game: a new one, or the saved one. Complains and returns false if there is none.
  bool Begin(int64_t now);

  // ---- What happens; times are milliseconds since the server began ----

  // `from`: "127.0.0.1:40123".
  ConnectionNumber Open(const std::string& from, int64_t now);
  void Receive(ConnectionNumber connection, std::string_view octets, int64_t now);
  // The other side has closed, in whatever way.
  void Lose(ConnectionNumber connection, int64_t now);
  // Time has passed.
  void Advance(int64_t now);
  // What happened takes its effect: files, messages, the next game.
  void Settle(int64_t now);
  // The server stops: the game is saved, who knows a word for that is told, and all are sent away.
  void Stop(int64_t now);

  // ---- What came of it, once it is settled ----

  // When Advance has something to do; ENTENTE_NEVER.
  int64_t next_due() const;
  // The octets that are to be written; they are then the caller's.
  std::string TakeOutput(ConnectionNumber connection);
  // Whether the connection is to be closed when its output is written; and whether at once.
  bool HasEnded(ConnectionNumber connection) const;
  bool IsStuck(ConnectionNumber connection) const;
  // It was closed.
  void Forget(ConnectionNumber connection, int64_t now);

  // Whether the last game is over.
  bool is_done() const { return is_done_; }
  // Whether everything that was to be written to files was.
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
  void TellEnd();
  entente_session_info Describe(const Connection& connection) const;
  void TakeMessages(ConnectionNumber number, Connection& connection, int64_t now);
  void TellReferee(ConnectionNumber number, const Connection& connection, size_t length, int64_t now);
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
  std::vector<entente_token> message_;  // room for one
  std::string saved_;                   // what the file holds
  std::string delivered_, delivered_to_;
  bool may_have_turned_ = false;
  bool is_done_ = false, is_stopping_ = false;
  bool ok_ = true;
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_TABLE_H_
