// --phase NAME: the phase of a document that a name means.
#ifndef ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
#define ENTENTE_CAPI_CLI_PHASE_CHOICE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "entente/entente.h"

namespace entente_cli {

// Finds the first phase of that name; where none is written so, the one name that is the same but for case. Else
// returns false with a sentence that names phases: those that resemble it, or the first and the last.
bool FindPhase(const entente_document* document, const std::string& name, uint32_t& phase, std::string& why);

// Phases first .. end - 1 of a document.
struct PhaseRange {
  uint32_t first = 0, end = 0;
};

// The phase of that name, or without one all phases. Returns false with a sentence as FindPhase.
bool ChoosePhases(const entente_document* document, const std::optional<std::string>& name, PhaseRange& phases,
                  std::string& why);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
