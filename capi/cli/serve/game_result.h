// Makes the results of a game that is over: what SMR says of each power, its share in the end and its scores.
#ifndef ENTENTE_CAPI_CLI_SERVE_GAME_RESULT_H_
#define ENTENTE_CAPI_CLI_SERVE_GAME_RESULT_H_

#include <string>
#include <vector>

#include "press_handle.h"
#include "tournament_results.h"

namespace entente_cli {

// Of a game that goes on: how it stands.
std::vector<PowerResult> ResultsOf(const entente_referee* referee, uint32_t table, uint64_t game);

// How a game ended, for people: "ended in S1911M: draw; drew: AUSTRIA (bot 1) 8 centers, ..; eliminated: ITALY (bot 2) in 1906".
std::string EndText(const std::vector<PowerResult>& results);

// Where a game was stopped and where it is, for people: "stopped in F1903M, saved in game.save, recorded in games.json".
//   `saved`, `record`: names of files; "": none.
std::string StopText(const entente_game* game, const std::string& saved, const std::string& record);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_GAME_RESULT_H_
