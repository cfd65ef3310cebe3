// Makes the statements of an explanation: one function for each type of phase, and those that they share. Internal to
// explain/. Any threads.
//   Source: DATC 5.B; 6.H, 6.I and 6.J; 4.D.8 for distances; 4.A.6, 4.B.2 to 4.B.6 and 4.C for the way a line is written.
#ifndef ENTENTE_ENGINE_EXPLAIN_STATEMENTS_H_
#define ENTENTE_ENGINE_EXPLAIN_STATEMENTS_H_

#include <vector>

#include "explain/explanation.h"
#include "explain/movement_facts.h"
#include "explain/phase_told.h"
#include "explain/rule_told.h"
#include "order/outcome.h"
#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// Adds the statements for facts that `phase` filled in.
void AddMovementStatements(const MovementFacts& phase, Explanation& explanation);

// Fills in facts and statements for a result of a retreats phase. A position does not say whether a place is closed
// because the attacker came from there or because of a standoff: both are named as possible.
void ExplainRetreat(const PhaseTold& phase, const OrderResult& result, Explanation& into);

// Fills in facts and statements for a result of an adjustments phase.
void ExplainAdjustment(const PhaseTold& phase, const OrderResult& result, Explanation& into);

// The same for a build that was not used: whether it was for too many orders.
void ExplainUnusedBuild(const PhaseTold& phase, const PhaseEvent& event, Explanation& into);

// The same for a removal without an order: how far every unit of the power was that could be removed.
void ExplainRemoval(const PhaseTold& phase, const PhaseEvent& event, Explanation& into);

// Adds the rule that takes or refuses the line; nothing for a text that cannot be read as an order.
//   Shapes: the explanation is of a line that is no order.
void ExplainStatement(const PhaseTold& phase, Explanation& into);

// The options, each once, by which a line counts although it lacks a type, a coast or a nationality, has a wrong one,
// or has a path that is ignored.
//   Shapes: `line` was read on `before` and came to `result`. None for an illegal order.
std::vector<RuleAsked> RulesOfWriting(const PositionView& before, const RuleOptions& rules, const SheetLine& line,
                                      const OrderResult& result);

// Adds the statements for the places where the dislodged unit of an explanation may go, and why others are closed.
// `board`: where the units that occupy places stand.
void AddRetreatPlaces(const PositionView& board, Explanation& explanation);

// "Because of {0}." of a culprit.
MessageId CulpritMessage(CulpritRole role);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_STATEMENTS_H_
