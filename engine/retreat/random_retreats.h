// Retreats at random the dislodged units of a power that orders none of them (CD_RETREATS).
//   Source: maps/LANGUAGE.md (RULE), as of CD_BUILDS. No allocation; any threads.
#ifndef ENTENTE_ENGINE_RETREAT_RANDOM_RETREATS_H_
#define ENTENTE_ENGINE_RETREAT_RANDOM_RETREATS_H_

#include "order/order.h"
#include "position/position.h"

namespace entente {

// Writes a retreat for each dislodged unit of `power` that has a place to go where none before it goes: to a home that
// the power does not own, else to another center that it does not own, an owned home, an owned center, any place; among
// like places all are equally likely. Returns how many retreats there are.
//   Shapes: `orders` has room for one per dislodged unit.
size_t RetreatAtRandom(const PositionView& position, PowerIndex power, Order* orders);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RETREAT_RANDOM_RETREATS_H_
