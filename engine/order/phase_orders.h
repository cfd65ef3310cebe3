// Holds the input of a phase: its orders, 64 bits each, and other facts about the order sheets that a phase may need.
#ifndef ENTENTE_ENGINE_ORDER_PHASE_ORDERS_H_
#define ENTENTE_ENGINE_ORDER_PHASE_ORDERS_H_

#include <span>

#include "order/order.h"
#include "position/game_end.h"

namespace entente {

// A convoy path that a move must follow (4.A.6), without its ends. `from` is the province of the unit.
struct WrittenPath {
  ProvinceIndex from;
  std::span<const LocationIndex> places;
};

struct PhaseOrders {
  std::span<const Order> orders;
  // The paths of moves that have one. The path of an order that does not count has no effect.
  std::span<const WrittenPath> paths = {};
  // Powers that handed in something without an order in `orders`. A power that handed in nothing is in civil disorder
  // (4.D.9).
  PowerSet present = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_PHASE_ORDERS_H_
