// Finds the phases of a document that --phase NAME selects.
#ifndef ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
#define ENTENTE_CAPI_CLI_PHASE_CHOICE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "documents.h"

namespace entente_cli {

// Finds the first phase of that name. If there is none, finds the only name that differs in case alone, or that pads the
// year differently. Else complains and returns false; the message names similar phases, or the first and the last one.
bool FindPhase(const std::string& file, const entente_document* document, const std::string& name, uint32_t& phase);

// Phases first .. end - 1 of a document.
struct PhaseRange {
  uint32_t first = 0, end = 0;

  bool is_one() const { return end - first == 1; }
};

// Selects the phase of that name, or all phases if there is no name. Complains and returns false like FindPhase.
bool ChoosePhases(const Documents& file, const entente_document* document, const std::optional<std::string>& name,
                  PhaseRange& phases);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
