// --phase NAME: the phase of a document that a name means.
#ifndef ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
#define ENTENTE_CAPI_CLI_PHASE_CHOICE_H_

#include <string>

#include "entente/entente.h"

namespace entente_cli {

// Finds the first phase of that name; where none is written so, the one name that is the same but for case. Else
// returns false with a sentence that names phases: those that resemble it, or the first and the last.
bool FindPhase(const entente_document* document, const std::string& name, uint32_t& phase, std::string& why);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
