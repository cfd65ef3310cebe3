// Writes warnings and outlooks for people to read, in any language. Any threads.
#ifndef ENTENTE_ENGINE_ADVICE_ADVICE_TEXT_H_
#define ENTENTE_ENGINE_ADVICE_ADVICE_TEXT_H_

#include <string>
#include <vector>

#include "advice/outlook.h"
#include "advice/plan.h"
#include "advice/warning.h"
#include "explain/phase_told.h"

namespace entente {

// The sentences of a warning: why an order is illegal or does not count, the statements of any other.
std::vector<std::string> SentencesOf(const PhaseTold& phase, const Warning& warning, Voice voice);

// Appends the warning, its sentences indented, one a line of at most `width` columns (0: as long as they are):
//   A MAR S A PAR - BUR (France): mistake
//     This has no effect: A PAR is ordered to PIC.
void AppendWarning(const PhaseTold& phase, const Warning& warning, Voice voice, int width, std::string& text);

// How sure something is.
enum class Chance : uint8_t { kNever, kPerhaps, kSurely };
// "never", "perhaps", "surely".
std::string_view WordOf(Chance chance);

// Of a known order.
Chance SuccessOf(const UnitOutlook& unit);
// Whether the unit is dislodged, disbanded or removed.
Chance ChanceOfLoss(const UnitOutlook& unit);
// Where the unit may be after the phase, ascending.
std::vector<LocationIndex> PlacesOf(const UnitOutlook& unit);

// Appends whether the outlook is exact, then the units of the powers in `about` and the provinces that one of them may
// be in or come from, one a line of at most `width` columns (0: as long as they are). Provinces where a unit just stays
// are left out.
void AppendOutlook(const Plan& plan, const Outlook& outlook, PowerSet about, Voice voice, int width, std::string& text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_ADVICE_TEXT_H_
