// Why a retreat ended as it did. Internal to explain/. Any threads.
//   Source: DATC 6.H.
#ifndef ENTENTE_ENGINE_EXPLAIN_RETREAT_EXPLANATION_H_
#define ENTENTE_ENGINE_EXPLAIN_RETREAT_EXPLANATION_H_

#include "explain/explanation.h"
#include "explain/phase_told.h"

namespace entente {

// Fills in facts and statements for a result of a retreats phase. A position does not say whether a place is closed
// because the attacker came from there or because of a standoff: both are named as possible.
void ExplainRetreat(const PhaseTold& phase, const OrderResult& result, Explanation& into);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_RETREAT_EXPLANATION_H_
