// An adjudicated phase, as input for explanations. Views; one thread at a time.
#ifndef ENTENTE_ENGINE_EXPLAIN_PHASE_TOLD_H_
#define ENTENTE_ENGINE_EXPLAIN_PHASE_TOLD_H_

#include <span>

#include "order/outcome.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

struct PhaseTold {
  const PositionView& before;
  const RuleOptions& rules;
  std::span<const OrderResult> results;  // results of all orders, implied ones included
  std::span<const PhaseEvent> events;
  const PositionView& after;          // right after the phase (PhaseResult::after)
  const OrderSheet* sheet = nullptr;  // the sheet handed in; its lines have the first results; null: not known
  // In a retreats phase the results of the movement phase before it; empty if not known.
  std::span<const OrderResult> movement = {};
};

// The unit in the province of a place of `before`; in a retreats phase the unit dislodged from it. Of kNoPower if
// there is no unit or no such place.
inline Unit UnitNamed(const PositionView& before, LocationIndex place) {
  if (place >= before.map().location_count()) return {};
  const ProvinceIndex province = before.map().ProvinceOf(place);
  if (before.phase_type() != PhaseType::kRetreats) return before.HasUnit(province) ? before.UnitAt(province) : Unit{};
  const int i = before.FindDislodged(province);
  return i < 0 ? Unit{} : before.Dislodged(i).unit;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_PHASE_TOLD_H_
