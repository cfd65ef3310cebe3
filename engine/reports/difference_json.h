// Writes the changes between two positions (explain/position_difference.h) as JSON, an array of
//   {"kind":"moved","power":"FRANCE","unit":"A PAR","to":"GAS","sentence":".."}
// `kind` is a word of DifferenceWord. The other members depend on it:
//   a unit: `power` and `unit` (its old state, or the new state of a new unit), `to` if it moved, `was_dislodged` and
//     `dislodged` if true, with the list `retreats`
//   a center: `center`, `from` and `to` (powers or null)    a home: `power` and `home`
//   a count: `power`, `from` and `to`                       the phase: `from` and `to`
//   the end: `from` and `to` (words or null) and `winners`
// One thread at a time.
#ifndef ENTENTE_ENGINE_REPORTS_DIFFERENCE_JSON_H_
#define ENTENTE_ENGINE_REPORTS_DIFFERENCE_JSON_H_

#include <string>

#include "explain/names.h"
#include "position/position.h"

namespace entente {

// The changes as JSON. `voice` is that of the sentences.
//   Shapes: both positions have the same map.
std::string DifferenceJson(const PositionView& before, const PositionView& after, Voice voice = {});
// The changes as text, a sentence on each line. Empty for equal positions.
std::string DifferenceText(const PositionView& before, const PositionView& after, Voice voice);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_DIFFERENCE_JSON_H_
