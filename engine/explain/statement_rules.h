// Names the rules by which a line that is no order counts or is refused: statements (sheet/statement.h), orders that stand.
#ifndef ENTENTE_ENGINE_EXPLAIN_STATEMENT_RULES_H_
#define ENTENTE_ENGINE_EXPLAIN_STATEMENT_RULES_H_

#include "explain/explanation.h"
#include "explain/phase_told.h"

namespace entente {

// Adds the rule that takes or refuses the line; nothing for a text that cannot be read as an order.
//   Shapes: the explanation is of a line that is no order.
void ExplainStatement(const PhaseTold& phase, Explanation& into);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_STATEMENT_RULES_H_
