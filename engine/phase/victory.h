// Who wins when an adjustments phase begins.
#ifndef ENTENTE_ENGINE_PHASE_VICTORY_H_
#define ENTENTE_ENGINE_PHASE_VICTORY_H_

#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// The power that wins now: it has at least the victory threshold and strictly the most; kNoPower if none does. Counted
// are centres, or home centres of other powers; alone, or with the dummies that a power controls.
//   Source: FORMAT_NOTES section 11; DESIGN section 5. No allocation; any threads.
PowerIndex SoloWinner(const PositionView& position, const RuleOptions& rules);

// The threshold that counts home centers (VICTORY_HOMES), with `homes` of them on the map. Source: FORMAT_NOTES
// section 11.
inline int HomesToWin(int homes, int powers) { return homes * (powers - 1) / (2 * powers) + 1; }

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_VICTORY_H_
