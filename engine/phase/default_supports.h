// What the units of a power do that orders none of them in a movement phase: they support each other where they stand
// (CD_SUPPORTS).
//   The seed of chance is the position and the power. No allocation; any threads.
//   Source: maps/LANGUAGE.md (RULE, CD_SUPPORTS).
#ifndef ENTENTE_ENGINE_PHASE_DEFAULT_SUPPORTS_H_
#define ENTENTE_ENGINE_PHASE_DEFAULT_SUPPORTS_H_

#include "order/unit_orders.h"
#include "position/position.h"

namespace entente {

// Whether the rules let the units of the power support each other where it orders none of them.
//   Shapes: rules.missing_moves is not kHold.
bool SupportsByDefault(const Map& map, const RuleOptions& rules, PowerIndex power);

// Gives the units of `power`, which have no orders, hold supports for each other. A unit without another to support has
// none afterwards either.
void AddDefaultSupports(const PositionView& position, const RuleOptions& rules, PowerIndex power, UnitOrders& orders);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_DEFAULT_SUPPORTS_H_
