#include "advice/plan.h"

#include "adjustment/adjustment_due.h"

namespace entente {
namespace {

// Powers that have something to order.
PowerSet PowersToOrder(const PositionView& position) {
  PowerSet powers = 0;
  if (position.phase_type() == PhaseType::kRetreats) {
    for (int i = 0; i < position.dislodged_count(); ++i) powers |= SetOf(position.Dislodged(i).unit.power);
  } else if (position.phase_type() == PhaseType::kAdjustments) {
    return AllPowers(position.map());
  } else {
    position.ForEachUnit([&](const Unit& unit) { powers |= SetOf(unit.power); });
  }
  return powers;
}

}  // namespace

PowerSet PowersWithoutOrders(const PositionView& position, const OrderSheet& sheet) {
  PowerSet powers = PowersToOrder(position);
  for (const Order order : sheet.orders()) {
    if (order.power() < kMaxPowers) powers &= ~SetOf(order.power());
  }
  return powers;
}

void Plan::Read(const PositionView& before, const RuleOptions& rules, const OrderSheet& handed_in, PowerSet unknown) {
  before_.emplace(before);
  rules_ = rules;
  unknown_ = unknown & AllPowers(before.map());
  known_.Clear();
  lines_.clear();
  for (size_t line = 0; line < handed_in.size(); ++line) {
    const PowerIndex power = handed_in.PowerOf(line);
    if (power < kMaxPowers && !IsKnown(power)) continue;
    known_.Append(handed_in, line, line + 1);
    lines_.push_back(line);
  }
  owing_ = FindOwed(*before_, rules_, known_, owed_phase_);
  result_ = phase_.Adjudicate(*before_, rules_, known_);
  told_.emplace(told());
  explainer_.Read(*told_);
}

}  // namespace entente
