// The scores of a game as they are printed: a table, or a line of JSON.
#ifndef ENTENTE_CAPI_CLI_SCORE_TABLE_H_
#define ENTENTE_CAPI_CLI_SCORE_TABLE_H_

#include <string>
#include <vector>

#include "entente/entente.h"
#include "handle.h"

namespace entente_cli {

// A game in its last phase.
struct ScoredGame {
  struct Power {
    std::string id, name;
    uint32_t centers;
    bool is_winner;
  };
  struct System {
    std::string name;
    std::vector<entente_score> scores;  // by power
  };

  std::string name;    // "game.json", "games.jsonl:3"
  std::string map;     // "standard"
  std::string phase;   // the one to be played, or in which the game ended; "": the record does not tell it
  std::string before;  // then the phase before the end; "": there is none
  uint32_t end;        // ENTENTE_END_*
  std::vector<Power> powers;
  std::vector<System> systems;
  std::vector<std::string> notes;
};

// How it ended, then a line a power with a column a system, in several tables where one would be wider than the terminal,
// or than 80 columns where there is none. Of a single system the decimal value, too. Below them, of a game that goes on,
// what each system says of it.
void PrintScores(const ScoredGame& game);
// {"game":"game.json","map":"standard","phase":"COMPLETED","end":"draw",..}; of a game that goes on with "so_far", what
// each system says of it.
void PrintScoresAsJson(const ScoredGame& game);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SCORE_TABLE_H_
