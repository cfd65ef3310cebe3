// Checks the orders of a retreats phase, and decides which of them succeed. No allocation; any threads.
//   Source: DATC 6.H, with 6.H.7, 6.H.8, 6.H.14 and 6.H.16; maps/LANGUAGE.md (Restrictions).
#ifndef ENTENTE_ENGINE_RETREAT_RETREAT_ORDERS_H_
#define ENTENTE_ENGINE_RETREAT_RETREAT_ORDERS_H_

#include <span>

#include "board/legality.h"
#include "order/order.h"
#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// Normalises an order of a retreats phase: a retreat to one of the unit's retreats, or a disband. Everything else is
// illegal.
CheckedOrder CheckRetreatOrder(const PositionView& position, const RuleOptions& rules, Order order);

// Outcome of each of the legal retreats and disbands in `orders` (at most one per unit). Of units that retreat to one
// province, those over a strait (`~`) are destroyed first, then those of half strength (`*`); if more than one is left,
// all are destroyed.
//   Shapes: `outcomes` is as long as `orders`. A bounced retreat names the other unit as its cause, of several the one
//           from the lowest province, of those at least as strong.
void ResolveRetreats(const PositionView& position, std::span<const Order> orders, std::span<OrderOutcome> outcomes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RETREAT_RETREAT_ORDERS_H_
