// Why builds and removals ended as they did. Internal to explain/. Any threads.
//   Source: DATC 6.I, 6.J; 4.D.8 for distances.
#ifndef ENTENTE_ENGINE_EXPLAIN_ADJUSTMENT_EXPLANATION_H_
#define ENTENTE_ENGINE_EXPLAIN_ADJUSTMENT_EXPLANATION_H_

#include "explain/explanation.h"
#include "explain/phase_told.h"

namespace entente {

// Fills in facts and statements for a result of an adjustments phase.
void ExplainAdjustment(const PhaseTold& phase, const OrderResult& result, Explanation& into);

// The same for a build that was not used: whether it was for too many orders.
void ExplainUnusedBuild(const PhaseTold& phase, const PhaseEvent& event, Explanation& into);

// The same for a removal without an order: how far every unit of the power was that could be removed.
void ExplainRemoval(const PhaseTold& phase, const PhaseEvent& event, Explanation& into);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_ADJUSTMENT_EXPLANATION_H_
