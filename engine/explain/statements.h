// Makes the statements of an explanation: one function for each type of phase, and shared ones. Internal to explain/.
// Any threads.
//   Source: DATC 5.B; 6.H, 6.I and 6.J; 4.D.8 for distances; 4.A.6, 4.B.2 to 4.B.6 and 4.C for the way a line is
//           written.
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

// Fills in facts and statements for a result of a retreats phase. A position does not show whether a place is closed
// as the attacker's origin or by a standoff; then the statements name both.
void ExplainRetreat(const PhaseTold& phase, const OrderResult& result, Explanation& into);

// Fills in facts and statements for a result of an adjustments phase.
void ExplainAdjustment(const PhaseTold& phase, const OrderResult& result, Explanation& into);

// The same for an unused build: says whether the power gave too many orders.
void ExplainUnusedBuild(const PhaseTold& phase, const PhaseEvent& event, Explanation& into);

// The same for a removal without an order: gives the distance of every unit that could be removed.
void ExplainRemoval(const PhaseTold& phase, const PhaseEvent& event, Explanation& into);

// Adds the rule that accepts or refuses the line. Adds nothing for a text that is unreadable as an order.
//   Shapes: the explanation is of a line that is not an order.
void ExplainStatement(const PhaseTold& phase, Explanation& into);

// The options, each once, that let a line count although it lacks a type, a coast or a nationality, has a wrong one,
// or has a path that is ignored.
//   Shapes: `line` was read on `before` and has the result `result`. Empty for an illegal order.
std::vector<RuleAsked> RulesOfWriting(const PositionView& before, const RuleOptions& rules, const SheetLine& line,
                                      const OrderResult& result);

// Adds the statements for the places where the dislodged unit of an explanation may go, and the reasons why others are
// closed. `board` has the units that occupy places.
void AddRetreatPlaces(const PositionView& board, Explanation& explanation);

// The message "Cause: {0}." for a culprit.
MessageId CulpritMessage(CulpritRole role);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_STATEMENTS_H_
