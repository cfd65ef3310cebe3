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

// Normalises an order of a retreats phase. Only a retreat to one of the unit's retreats and a disband are legal.
CheckedOrder CheckRetreatOrder(const PositionView& position, const RuleOptions& rules, Order order);

// Writes the outcome of each legal retreat and disband in `orders` (at most one per unit). If several units retreat to
// one province, those over a strait (`~`) are destroyed first, then those of half strength (`*`). If more than one
// unit remains, all are destroyed.
//   Shapes: `outcomes` is as long as `orders`. The cause of a bounced retreat is a unit that is at least as strong; of
//           several the one from the lowest province.
void ResolveRetreats(const PositionView& position, std::span<const Order> orders, std::span<OrderOutcome> outcomes);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RETREAT_RETREAT_ORDERS_H_
