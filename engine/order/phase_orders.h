// The orders of a phase as the phases take them: 64 bits each, and what else was handed in that they may ask about.
#ifndef ENTENTE_ENGINE_ORDER_PHASE_ORDERS_H_
#define ENTENTE_ENGINE_ORDER_PHASE_ORDERS_H_

#include <span>

#include "order/order.h"
#include "position/game_end.h"

namespace entente {

// A convoy path that a move has to keep to (4.A.6), without its ends; from where the unit stands.
struct WrittenPath {
  ProvinceIndex from;
  std::span<const LocationIndex> places;
};

struct PhaseOrders {
  std::span<const Order> orders;
  // Of some of the moves; that of an order that does not count means nothing.
  std::span<const WrittenPath> paths = {};
  // Powers that handed something in though none of `orders` is theirs; who handed in nothing is in civil disorder
  // (4.D.9).
  PowerSet present = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_PHASE_ORDERS_H_
