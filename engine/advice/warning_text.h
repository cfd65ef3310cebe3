// Warnings for people to read, in any language. Any threads.
#ifndef ENTENTE_ENGINE_ADVICE_WARNING_TEXT_H_
#define ENTENTE_ENGINE_ADVICE_WARNING_TEXT_H_

#include <string>
#include <vector>

#include "advice/warning.h"
#include "explain/phase_told.h"

namespace entente {

// The sentences of a warning: why an order is illegal or does not count, the statements of any other.
std::vector<std::string> SentencesOf(const PhaseTold& phase, const Warning& warning, Voice voice);

// Appends the warning, its sentences indented, one a line of at most `width` columns (0: as long as they are):
//   A MAR S A PAR - BUR (France): mistake
//     This has no effect: A PAR is ordered to PIC.
void AppendWarning(const PhaseTold& phase, const Warning& warning, Voice voice, int width, std::string& text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_WARNING_TEXT_H_
