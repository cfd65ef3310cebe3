// Writes the log of a table for people to read: messages, results of phases, ends of games. A line is
//   2026-11-23T04:45:10.123Z 2.1  5 > SUB ( .. )
// It has the time, the table and its game, and the connections; > marks a message from them and < a message to them.
#ifndef ENTENTE_CAPI_CLI_SERVE_GAME_LOG_H_
#define ENTENTE_CAPI_CLI_SERVE_GAME_LOG_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "appended_file.h"
#include "entente/entente.h"

namespace entente_cli {

class GameLog {
 public:
  // An empty `file` means no log.
  GameLog(std::string file, uint32_t table) : file_(std::move(file)), table_(table) {}

  bool is_kept() const { return file_.is_kept(); }
  void BeginGame(uint64_t game) { game_ = game; }
  void Add(absl::string_view text);
  // Adds the results of a phase, sentence by sentence, and the board after it.
  void AddPhase(const entente_game* game, uint32_t phase);
  // Writes the added lines to the file. False if that fails.
  bool Flush() { return file_.Flush(); }

 private:
  AppendedFile file_;
  uint32_t table_;
  uint64_t game_ = 0;
};

// Why the results of a played phase ended as they did, and its events: a sentence for each.
std::vector<std::string> PhaseSentences(const entente_game* game, uint32_t phase);
std::vector<uint64_t> PositionOf(const entente_game* game, uint32_t phase);
// The name of a phase, "S1901M"; the phase after the last one is the current phase.
std::string PhaseName(const entente_game* game, uint32_t phase);
// The position of a phase as a line (entente_position_write_line), or "" if the game has no such phase.
std::string BoardLine(const entente_game* game, uint32_t phase);
bool IsOver(const entente_game* game);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_GAME_LOG_H_
