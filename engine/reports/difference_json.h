// What changed between two positions (explain/position_difference.h) as JSON: an array of
//   {"kind":"moved","power":"FRANCE","unit":"A PAR","to":"GAS","sentence":".."}
// `kind`: a word of DifferenceWord. Units have `power` and `unit`, as it was, or as it is where it is new; `to` if it
// moved; `was_dislodged` and `dislodged` if true, with `retreats`, a list. A center has `center`, `from` and `to`, powers
// or null; a home `power` and `home`; counts `power`, `from` and `to`; the phase `from` and `to`; the end `from` and
// `to`, words or null, and `winners`. One thread at a time.
#ifndef ENTENTE_ENGINE_REPORTS_DIFFERENCE_JSON_H_
#define ENTENTE_ENGINE_REPORTS_DIFFERENCE_JSON_H_

#include <string>

#include "explain/names.h"
#include "position/position.h"

namespace entente {

//   Shapes: both positions are of one map.
std::string DifferenceJson(const PositionView& before, const PositionView& after);
// The same as text: a sentence a line; nothing for equal positions.
std::string DifferenceText(const PositionView& before, const PositionView& after, Naming naming);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_DIFFERENCE_JSON_H_
