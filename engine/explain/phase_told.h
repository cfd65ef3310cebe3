// An adjudicated phase, as explanations look at it. Views; one thread at a time.
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
  std::span<const OrderResult> results;  // of all orders, the implied ones too
  std::span<const PhaseEvent> events;
  const PositionView& after;          // straight after the phase (PhaseResult::after)
  const OrderSheet* sheet = nullptr;  // what was handed in: its lines are the first of the results; null: not known
  // Of a retreats phase: the results of the movement phase before it; none if they are not known.
  std::span<const OrderResult> movement = {};
};

// The unit that stood in the province of a place of `before`, in a retreats phase the one that was dislodged from it;
// of kNoPower if there is none, or no such place.
inline Unit UnitNamed(const PositionView& before, LocationIndex place) {
  if (place >= before.map().location_count()) return {};
  const ProvinceIndex province = before.map().ProvinceOf(place);
  if (before.phase_type() != PhaseType::kRetreats) return before.HasUnit(province) ? before.UnitAt(province) : Unit{};
  const int i = before.FindDislodged(province);
  return i < 0 ? Unit{} : before.Dislodged(i).unit;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_PHASE_TOLD_H_
