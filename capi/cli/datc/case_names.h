// Writes powers and places of a case as the map has them: France and LON for FRANCE and lon.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_

#include <vector>

#include "case_file.h"
#include "entente/entente.h"

namespace entente::datc {

// Writes every name in a case as the map has it. Returns the names that the map does not know, with the line of their phase.
// Orders stay as they are: the engine reads them.
std::vector<CaseError> UseNamesOf(const entente_map* map, Case& data);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_
