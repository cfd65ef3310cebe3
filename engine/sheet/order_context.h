// Orders of one power read together: what one order explains of another (4.E.2), and moves that nobody wrote but that
// supports or convoys of the same power speak of (4.E.3).
//
// A fleet's move that leaves its coast open is explained by the supports of its own power that name one, and a support
// by the move of its own fleet; all that say something must say the same. A unit whose power wrote no order for it at
// all has the move that its power's legal supports and convoys name, if they name one; by convoy if a convoy does.
// Everything else is as clear alone as it can be: the other ways to write badly have rules of their own (4.B, 4.C).
//   Source: DATC 4.E.2, 4.E.3; cases 6.B.2, 6.B.8. One thread.
#ifndef ENTENTE_ENGINE_SHEET_ORDER_CONTEXT_H_
#define ENTENTE_ENGINE_SHEET_ORDER_CONTEXT_H_

#include <span>
#include <vector>

#include "board/legality.h"
#include "board/legality_check.h"
#include "sheet/order_sheet.h"

namespace entente {

inline bool AsksForContext(const RuleOptions& rules) {
  return rules.order_context != OrderContext::kAlone || rules.implied_moves != ImpliedMoves::kIgnored;
}

// Explains the orders in `kept`, the ones of `sheet` that count, and adds those that are deduced behind them.
//   Shapes: `whys` is by line of the sheet: why it does not count. Nothing is done outside movement phases.
void ReadInContext(const PositionView& position, const RuleOptions& rules, LegalityCheck& legality,
                   const OrderSheet& sheet, std::span<const Illegality> whys, std::vector<Order>& kept);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_ORDER_CONTEXT_H_
