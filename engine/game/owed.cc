#include "game/owed.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "retreat/retreat_options.h"

namespace entente {
namespace {

// Whether a unit has a choice. A dislodged unit without a place to go has none.
bool HasChoice(const PositionView& position, Order implied) {
  if (position.phase_type() != PhaseType::kRetreats) return true;
  const int dislodged = position.FindDislodged(position.map().ProvinceOf(implied.source()));
  return dislodged >= 0 && HasRetreat(position.map(), position.Dislodged(dislodged));
}

void FindUnits(const PositionView& position, const PhaseResult& result, std::vector<Owed>& owed) {
  for (const OrderResult& implied : result.implied()) {
    if (HasChoice(position, implied.order)) owed[implied.order.power()].units.push_back(implied.order.unit());
  }
  const auto by_province = [&map = position.map()](const Unit& a, const Unit& b) {
    return map.ProvinceOf(a.location) < map.ProvinceOf(b.location);
  };
  for (Owed& of_power : owed) std::sort(of_power.units.begin(), of_power.units.end(), by_province);
}

void FindAdjustments(const PositionView& position, const RuleOptions& rules, const PhaseResult& result,
                     std::vector<Owed>& owed) {
  for (size_t p = 0; p < owed.size(); ++p) {
    const AdjustmentDue due = DueOf(position, rules, static_cast<PowerIndex>(p));
    owed[p].builds = due.builds;
    owed[p].removals = due.removals;
  }
  for (const OrderResult& given : result.given()) {
    if (given.outcome.reason != Reason::kNone || given.order.power() >= owed.size()) continue;
    Owed& of_power = owed[given.order.power()];
    const bool is_removal = given.order.kind() == OrderKind::kDisband;
    int& due = is_removal ? of_power.removals : of_power.builds;
    due = std::max(0, due - 1);
  }
}

}  // namespace

std::vector<Owed> FindOwed(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet,
                           SheetPhase& phase) {
  std::vector<Owed> owed(static_cast<size_t>(position.map().power_count()));
  const PhaseResult result = phase.Adjudicate(position, rules, sheet);
  if (position.phase_type() == PhaseType::kAdjustments) {
    FindAdjustments(position, rules, result, owed);
  } else {
    FindUnits(position, result, owed);
  }
  return owed;
}

}  // namespace entente
