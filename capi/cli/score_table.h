// Prints the scores of a game: a table, or a line of JSON.
#ifndef ENTENTE_CAPI_CLI_SCORE_TABLE_H_
#define ENTENTE_CAPI_CLI_SCORE_TABLE_H_

#include <string>
#include <vector>

#include "phase_position.h"

namespace entente_cli {

// A game in its last phase.
struct ScoredGame {
  struct System {
    std::string name;
    std::vector<entente_score> scores;  // by power
  };

  std::string name;                  // "game.json", "games.jsonl:3"
  const entente_map* map = nullptr;  // the exchange's
  GameEnd end;
  std::string before;             // the phase before the last one; "": there is none
  std::vector<uint16_t> centers;  // by power
  std::vector<System> systems;
  std::vector<std::string> notes;

  bool goes_on() const { return end.end == ENTENTE_END_NONE; }
};

// Prints how it ended, then a line a power with a column a system, in several tables if one would be wider than the terminal
// (or 80 columns); of a single system the decimal value, too. Below them, of a game that goes on, what each system means.
void PrintScores(const ScoredGame& game);
// {"game":"game.json","map":"standard","phase":"COMPLETED","end":"draw",..}; of a game that goes on with "so_far", what each
// system means.
void PrintScoresAsJson(const ScoredGame& game);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SCORE_TABLE_H_
