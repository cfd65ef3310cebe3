// Makes the results of a game that is over: what SMR says of each power, its share in the end and its scores.
#ifndef ENTENTE_CAPI_CLI_SERVE_GAME_RESULT_H_
#define ENTENTE_CAPI_CLI_SERVE_GAME_RESULT_H_

#include <vector>

#include "press_handle.h"
#include "tournament_results.h"

namespace entente_cli {

// Of a game that goes on: how it stands.
std::vector<PowerResult> ResultsOf(const entente_referee* referee, uint32_t table, uint64_t game);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_GAME_RESULT_H_
