// Replaces the powers and places of a case by the map's spelling: FRANCE by France, lon by LON.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_

#include <vector>

#include "case_file.h"
#include "entente/entente.h"

namespace entente::datc {

// Replaces every name in a case. Returns an error with a line for each unknown name. Leaves orders alone: the engine reads
// them.
std::vector<CaseError> UseNamesOf(const entente_map* map, Case& data);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_
