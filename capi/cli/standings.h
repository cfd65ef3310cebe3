// Makes the standings of a tournament from its results: by client, its games, what it had of them, and its scores by every
// system of `entente score`.
#ifndef ENTENTE_CAPI_CLI_STANDINGS_H_
#define ENTENTE_CAPI_CLI_STANDINGS_H_

#include <string>

#include "tournament_results.h"

namespace entente_cli {

// A table. Centers and scores are means of a game. Clients are ranked by the first system, then by the next ones.
std::string StandingsAsText(const Results& results);
// {"game_count":20,"players":[{"rank":1,"name":..}, ..]}
std::string StandingsAsJson(const Results& results);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_STANDINGS_H_
