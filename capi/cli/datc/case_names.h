// Powers and places of a case, in the words of the map: whoever writes FRANCE or lon means what the map calls France
// and LON.
#ifndef ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_
#define ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_

#include <vector>

#include "case_file.h"
#include "entente/entente.h"

namespace entente::datc {

// Writes every name in a case as the map has it. Returns what the map does not know, with the line of its phase. Orders
// stay as they are: they are for the engine to read.
std::vector<CaseError> UseNamesOf(const entente_map* map, Case& data);

}  // namespace entente::datc

#endif  // ENTENTE_CAPI_CLI_DATC_CASE_NAMES_H_
