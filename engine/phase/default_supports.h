// Gives default orders to the units of a power that orders none of them in a movement phase: they support each other
// to hold (CD_SUPPORTS).
//   The position and the power seed the random choices. No allocation; any threads.
//   Source: maps/LANGUAGE.md (RULE, CD_SUPPORTS).
#ifndef ENTENTE_ENGINE_PHASE_DEFAULT_SUPPORTS_H_
#define ENTENTE_ENGINE_PHASE_DEFAULT_SUPPORTS_H_

#include "order/unit_orders.h"
#include "position/position.h"

namespace entente {

// Whether the rules give the units of the power default supports if it orders none of them.
//   Shapes: rules.missing_moves is not kHold.
bool SupportsByDefault(const Map& map, const RuleOptions& rules, PowerIndex power);

// Gives the units of `power`, which have no orders, hold supports for each other. A unit that can support no other
// unit gets no order.
void AddDefaultSupports(const PositionView& position, const RuleOptions& rules, PowerIndex power, UnitOrders& orders);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_DEFAULT_SUPPORTS_H_
