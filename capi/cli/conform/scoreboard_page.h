// Writes the scoreboard: a page of HTML about runs of engines, without scripts and other files. Any threads.
#ifndef ENTENTE_CAPI_CLI_CONFORM_SCOREBOARD_PAGE_H_
#define ENTENTE_CAPI_CLI_CONFORM_SCOREBOARD_PAGE_H_

#include <string>
#include <vector>

#include "conform/explanations.h"
#include "conform/verdict.h"

namespace entente::conform {

// `explanations` may be null.
std::string ScoreboardPage(const std::vector<EngineRun>& runs, const Explanations* explanations);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_SCOREBOARD_PAGE_H_
