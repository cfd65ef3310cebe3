// Checks an order of a retreats phase, and fills in what it leaves out. No allocation; any threads.
//   Source: DATC 6.H. The position says where a dislodged unit may go.
#ifndef ENTENTE_ENGINE_RETREAT_RETREAT_LEGALITY_H_
#define ENTENTE_ENGINE_RETREAT_RETREAT_LEGALITY_H_

#include "board/legality.h"

namespace entente {

// Normalises an order of a retreats phase: a retreat to one of the unit's retreats, or a disband. Everything else is
// illegal.
CheckedOrder CheckRetreatOrder(const PositionView& position, const RuleOptions& rules, Order order);

}  // namespace entente

#endif  // ENTENTE_ENGINE_RETREAT_RETREAT_LEGALITY_H_
