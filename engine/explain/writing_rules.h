// By which rules a line counts though it was written oddly. Internal to explain/. Any threads.
//   Source: DATC 4.A.6, 4.B.2, 4.B.3, 4.B.5, 4.B.6, 4.C.1 to 4.C.4, 4.C.6.
#ifndef ENTENTE_ENGINE_EXPLAIN_WRITING_RULES_H_
#define ENTENTE_ENGINE_EXPLAIN_WRITING_RULES_H_

#include <vector>

#include "explain/rule_told.h"
#include "order/outcome.h"
#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// The options, each once, that let a line count that leaves out or has wrong a type, a coast or a nationality, or that has a
// path which means nothing.
//   Shapes: `line` was read on `before` and came to `result`. None for an illegal order.
std::vector<RuleAsked> RulesOfWriting(const PositionView& before, const RuleOptions& rules, const SheetLine& line,
                                      const OrderResult& result);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_WRITING_RULES_H_
