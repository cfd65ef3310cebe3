// When control of the dummies passes on to the next on their CONTROL lines.
//   Source: maps/LANGUAGE.md (Powers that do not play).
#ifndef ENTENTE_ENGINE_PHASE_CONTROL_TURNS_H_
#define ENTENTE_ENGINE_PHASE_CONTROL_TURNS_H_

#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Turns control on the way from the phase `finished` to the one that `position` stands at and that needs orders. Phases
// that were skipped in between do not count. No allocation.
void TurnControl(PositionRef position, const RuleOptions& rules, const Phase& finished);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_CONTROL_TURNS_H_
