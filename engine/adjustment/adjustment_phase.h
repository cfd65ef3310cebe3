// Adjudicates an adjustments phase: builds, removals and waives, then the removals due that were not ordered. Without
// an order there is no build, even if waives are forbidden (4.D.7 b).
//   Source: DATC 6.I, 6.J; 4.D.4 to 4.D.8; CD_BUILDS: maps/LANGUAGE.md (RULE). No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_PHASE_H_
#define ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_PHASE_H_

#include <span>

#include "order/phase_record.h"
#include "rules/rule_options.h"

namespace entente {

// Records the phase of `before`: a result for each order; events for removals and builds without orders and for unused
// builds. There are no implied results, because no unit needs an order here.
void AdjudicateAdjustments(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                           PhaseRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_PHASE_H_
