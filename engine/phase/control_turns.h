// Passes control of a dummy on to the next controller of its CONTROL line.
//   Source: maps/LANGUAGE.md (Powers that do not play).
#ifndef ENTENTE_ENGINE_PHASE_CONTROL_TURNS_H_
#define ENTENTE_ENGINE_PHASE_CONTROL_TURNS_H_

#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Passes control on between the phase `finished` and the phase of `position`, which needs orders. Skipped phases in
// between do not count. No allocation.
void TurnControl(PositionRef position, const RuleOptions& rules, const Phase& finished);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_CONTROL_TURNS_H_
