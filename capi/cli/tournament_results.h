// Keeps the results of a tournament in a file: a line for each power of each game, its cells between tabs, below a line
// with their names. For spreadsheets, for standings (standings.h), and for a server that goes on.
#ifndef ENTENTE_CAPI_CLI_TOURNAMENT_RESULTS_H_
#define ENTENTE_CAPI_CLI_TOURNAMENT_RESULTS_H_

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/string_view.h"
#include "appended_file.h"
#include "entente/entente.h"

namespace entente_cli {

// What a power has of a game's end.
inline constexpr absl::string_view kShares[] = {"won", "drew", "survived", "eliminated"};

// What a power had at the end of a game.
struct PowerResult {
  uint32_t table = 0;
  uint64_t game = 0;  // of the table, from 1
  std::string map, ended_in, end;
  std::string power, name, version;  // of its last client
  uint32_t centers = 0;
  std::string eliminated_in;        // a year; "" for a power with centers
  std::string share;                // one of kShares
  std::vector<std::string> scores;  // by system, exact: "1/3"
};

class Results {
 public:
  // Keeps results in memory, and in a file unless `file` is "".
  explicit Results(std::string file) : file_(std::move(file)) {}

  // Reads the file, if it exists. Complains and returns false if it has no such lines.
  bool Read();
  // Adds the results of a game, unless it has them, for the next Flush.
  void Add(const std::vector<PowerResult>& game);
  // Writes what was added. False if that fails.
  bool Flush() { return file_.Flush(); }
  // The number of the last game of a table; 0: none.
  uint64_t LastGameOf(uint32_t table) const;
  // By table, game and power.
  using Lines = std::map<std::tuple<uint32_t, uint64_t, std::string>, PowerResult>;
  const Lines& lines() const { return lines_; }

 private:
  bool ReadLines(absl::string_view text);

  AppendedFile file_;
  Lines lines_;
};

// The names of the score systems.
std::vector<std::string> ScoreSystemNames();

// An exact score: "1/3".
std::string ExactScore(const entente_score& score);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_TOURNAMENT_RESULTS_H_
