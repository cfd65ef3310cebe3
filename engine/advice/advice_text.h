// Writes warnings and outlooks as text for people, in any language. Any threads.
#ifndef ENTENTE_ENGINE_ADVICE_ADVICE_TEXT_H_
#define ENTENTE_ENGINE_ADVICE_ADVICE_TEXT_H_

#include <string>
#include <vector>

#include "advice/outlook.h"
#include "advice/plan.h"
#include "advice/warning.h"
#include "explain/phase_told.h"

namespace entente {

// The sentences of a warning: the reason why an order is illegal or does not count; for other warnings their
// statements.
std::vector<std::string> SentencesOf(const PhaseTold& phase, const Warning& warning, Voice voice);

// Appends the warning and its sentences, indented, one per line of at most `width` columns (0: no limit):
//   A MAR S A PAR - BUR (France): mistake
//     This has no effect: A PAR is ordered to PIC.
void AppendWarning(const PhaseTold& phase, const Warning& warning, Voice voice, int width, std::string& text);

// How sure a result is.
enum class Chance : uint8_t { kNever, kPerhaps, kSurely };
// "never", "perhaps", "surely".
std::string_view WordOf(Chance chance);

// The chance that a known order succeeds.
Chance SuccessOf(const UnitOutlook& unit);
// The chance that the unit is dislodged, disbanded or removed.
Chance ChanceOfLoss(const UnitOutlook& unit);
// "A PAR - BUR (France): may succeed", or that its order is unknown or missing.
std::string HeadOf(const Plan& plan, const UnitOutlook& outlook, Voice voice);
// The places where the unit may be after the phase, ascending.
std::vector<LocationIndex> PlacesOf(const UnitOutlook& unit);

// Appends whether the outlook is exact, then the units of the powers in `about`, and the provinces that such a unit
// may enter or leave, one per line of at most `width` columns (0: no limit). Leaves out provinces where a unit can
// only stay.
void AppendOutlook(const Plan& plan, const Outlook& outlook, PowerSet about, Voice voice, int width, std::string& text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADVICE_ADVICE_TEXT_H_
