// Plays cases of the DATC with an engine under test and judges its answers. One thread.
#ifndef ENTENTE_CAPI_CLI_CONFORM_CASE_RUNNER_H_
#define ENTENTE_CAPI_CLI_CONFORM_CASE_RUNNER_H_

#include "conform/engine.h"
#include "conform/other_rules.h"
#include "conform/verdict.h"
#include "datc/case_file.h"
#include "datc/judge.h"

namespace entente::conform {

// The phase of a case as a request: the phase object of capi/docs/json.md, with the orders as the case writes them and in
// parts, too. The judge has its board (Judge::Place).
Json RequestOf(const datc::Case& data, const datc::CasePhase& phase, const datc::Judge& judge);

// A movement phase as a request: the phase object, and its orders in parts.
Json RequestOf(const entente_map* map, const Json& movement);

// Plays a case. Each phase is played on its stated board; the first phase without an answer ends the case.
CaseVerdict PlayCase(const datc::Case& data, datc::Judge& judge, OtherRules& other_rules, Engine& engine);

}  // namespace entente::conform

#endif  // ENTENTE_CAPI_CLI_CONFORM_CASE_RUNNER_H_
