// Finds the phases of a document that --phase NAME means.
#ifndef ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
#define ENTENTE_CAPI_CLI_PHASE_CHOICE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "documents.h"

namespace entente_cli {

// Finds the first phase of that name, or else the one name that is the same but for case. Complains and returns false if
// there is none, naming phases: those that resemble it, or the first and the last.
bool FindPhase(const std::string& file, const entente_document* document, const std::string& name, uint32_t& phase);

// Phases first .. end - 1 of a document.
struct PhaseRange {
  uint32_t first = 0, end = 0;

  bool is_one() const { return end - first == 1; }
};

// The phase of that name; without a name all phases. Complains and returns false as FindPhase.
bool ChoosePhases(const Documents& file, const entente_document* document, const std::optional<std::string>& name,
                  PhaseRange& phases);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_PHASE_CHOICE_H_
