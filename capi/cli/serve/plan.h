// Holds the options of `entente serve`.
#ifndef ENTENTE_CAPI_CLI_SERVE_PLAN_H_
#define ENTENTE_CAPI_CLI_SERVE_PLAN_H_

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "press_handle.h"
#include "setting.h"

namespace entente_cli {

inline constexpr uint32_t kMostTables = 1000;

// A power that is kept for a client of that name.
struct Reserved {
  uint32_t power = 0;
  std::string name;
};

// The file of a table: the name with the table's number, or the name alone if there is one table.
inline std::string FileOfTable(const std::string& file, uint32_t table, uint32_t tables) {
  return tables == 1 ? file : absl::StrCat(file, ".", table);
}

struct ServePlan {
  Setting setting;
  entente_referee_options options = Sized<entente_referee_options>();
  entente_session_limits limits = Sized<entente_session_limits>();
  std::string address = "127.0.0.1";
  uint16_t port = 16713;
  bool has_status = false;
  uint16_t status_port = 0;  // 0: any
  std::string status_address = "127.0.0.1";
  uint32_t token_table = ENTENTE_TOKENS_USUAL;  // of all clients
  uint32_t tables = 1;
  uint64_t games = 1;  // at each table; 0: no limit
  uint64_t seed = 0;   // of the first game of the first table
  bool rotates = false;
  std::vector<Reserved> reserved;
  uint32_t connections = 1000;
  uint32_t of_address = 100;                             // connections of an address
  bool limits_own_machine = false;                       // whether of_address holds for addresses of this machine too
  uint32_t stay_seconds = 2;                             // how long clients stay connected after a game, for questions
  uint32_t wait_seconds = 0;                             // for the players of a saved game; 0: until all have joined
  uint32_t most_seconds = 0;                             // the server stops after this time; 0: never
  std::string save, load, record, log, results, events;  // files; "": none

  std::string FileOf(const std::string& file, uint32_t table) const { return FileOfTable(file, table, tables); }
  // The round of a table's game in the rotation: each table goes on where the one before it ends.
  uint32_t RoundOf(uint32_t table, uint64_t game) const {
    return rotates ? static_cast<uint32_t>((table - 1) * games + game) : 0;
  }
};

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_PLAN_H_
