// Writes what happens at the tables for programs: JSON, an object a line, of all tables. A line is
//   {"time":"2026-11-23T04:45:10.123Z","table":2,"game":1,"event":"leave","connection":5}
// capi/docs/json/event.schema.json lists the events.
#ifndef ENTENTE_CAPI_CLI_SERVE_EVENT_LOG_H_
#define ENTENTE_CAPI_CLI_SERVE_EVENT_LOG_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "appended_file.h"
#include "entente/press.h"
#include "tournament_results.h"

namespace entente_cli {

class EventLog {
 public:
  // An empty `file` means no log.
  explicit EventLog(std::string file) : file_(std::move(file)) {}

  bool is_kept() const { return file_.is_kept(); }
  // `members`: JSON, further members of the object.
  void Add(uint32_t table, uint64_t game, absl::string_view event, const std::vector<std::string>& members);
  // Writes the added lines to the file. False if that fails.
  bool Flush() { return file_.Flush(); }

 private:
  AppendedFile file_;
};

// The members of events. PhaseMembers: the results of a phase as sentences, and the board after it. EndMembers: how a game
// ended, with the result of each power.
std::vector<std::string> PhaseMembers(const entente_game* game, uint32_t phase);
std::vector<std::string> EndMembers(const std::vector<PowerResult>& results);
// {"ENGLAND":{"name":"bot","version":"1"}, ..}
std::string PlayersAsJson(const std::vector<PowerResult>& results);
// How a client takes part.
struct Join {
  std::string as;             // "player", "observer", "returned"; "": the message says nothing of it
  std::string name, version;  // of a player
};
// Of "YES (NME ..)", "YES (OBS)" and "YES (IAM ..)".
Join JoinOf(const entente_token* message, size_t length);
std::vector<std::string> JoinMembers(const Join& join);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_EVENT_LOG_H_
