// Reads the orders of one power together: one order may complete another (4.E.2), and supports and convoys may imply a move
// that was not written (4.E.3).
//
// A fleet's move without a coast takes the coast from supports by its own power, and a support takes the coast from the
// move of its own fleet. All orders that name a coast must agree. A unit without an order gets the move that the legal
// supports and convoys of its power name, if they agree on one; the move is by convoy if a convoy names it. Other
// faults of writing have rules of their own (4.B, 4.C).
//   Source: DATC 4.E.2, 4.E.3; cases 6.B.2, 6.B.8. One thread.
#ifndef ENTENTE_ENGINE_SHEET_ORDER_CONTEXT_H_
#define ENTENTE_ENGINE_SHEET_ORDER_CONTEXT_H_

#include <span>
#include <vector>

#include "board/legality.h"
#include "board/legality_check.h"
#include "sheet/order_sheet.h"

namespace entente {

// Whether the rules read orders in context.
inline bool AsksForContext(const RuleOptions& rules) {
  return rules.order_context != OrderContext::kAlone || rules.implied_moves != ImpliedMoves::kIgnored;
}

// Completes the orders in `kept`, which are the orders of `sheet` that count, and appends the deduced moves. No effect
// outside movement phases.
//   Shapes: `whys` has the reason why each line of the sheet does not count.
void ReadInContext(const PositionView& position, const RuleOptions& rules, LegalityCheck& legality,
                   const OrderSheet& sheet, std::span<const Illegality> whys, std::vector<Order>& kept);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_ORDER_CONTEXT_H_
