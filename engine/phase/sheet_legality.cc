#include "phase/sheet_legality.h"

#include "adjustment/adjustment_orders.h"
#include "retreat/retreat_orders.h"

namespace entente {

CheckedOrder SheetLegality::Check(Order order) {
  switch (position_.phase_type()) {
    case PhaseType::kMovement:
      if (!board_) board_.emplace(position_, rules_);
      return CheckMovementOrder(*board_, order);
    case PhaseType::kRetreats:
      return CheckRetreatOrder(position_, rules_, order);
    case PhaseType::kAdjustments:
      return CheckAdjustmentOrder(position_, rules_, order);
    default:
      return {order, Illegality::kWrongPhase};
  }
}

}  // namespace entente
