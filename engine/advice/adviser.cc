#include "advice/adviser.h"

#include <algorithm>

#include "advice/warnings.h"

namespace entente {

void Adviser::Read(const PositionView& before, const RuleOptions& rules, const OrderSheet& handed_in,
                   const AdviceQuestion& question) {
  question_ = question;
  const PowerSet asking = question.about == ~PowerSet{0} ? PowerSet{0} : question.about;
  plan_.Read(before, rules, handed_in, question.unknown.value_or(PowersWithoutOrders(before, handed_in) & ~asking));
  warnings_ = FindWarnings(plan_);
  if (before.phase_type() == PhaseType::kMovement) AddHopeless(handed_in);
  const auto is_of_others = [&](const Warning& warning) {
    return warning.power >= before.map().power_count() || (question.about >> warning.power & 1) == 0;
  };
  warnings_.erase(std::remove_if(warnings_.begin(), warnings_.end(), is_of_others), warnings_.end());
  outlook_.reset();
  if (question.outlook) outlook_ = finder_.Find(plan_);
}

// Does not warn again of orders that already have a warning.
void Adviser::AddHopeless(const OrderSheet& handed_in) {
  const Map& map = plan_.map();
  for (const PowerIndex power : map.powers()) {
    const auto orders = handed_in.orders();
    const bool has_orders =
        std::any_of(orders.begin(), orders.end(), [&](Order order) { return order.power() == power; });
    if (!has_orders || !plan_.IsKnown(power) || (question_.about >> power & 1) == 0) continue;
    alone_.Read(plan_.before(), plan_.rules(), handed_in, AllPowers(map) & ~SetOf(power));
    for (Warning& warning : FindHopeless(alone_, finder_.Find(alone_, 0))) {
      const bool is_told =
          std::any_of(warnings_.begin(), warnings_.end(), [&](const Warning& one) { return one.line == warning.line; });
      if (is_told) continue;
      warning.told.line.reset();  // the line is in `alone_`, which the next power overwrites
      warnings_.push_back(std::move(warning));
    }
  }
  std::stable_sort(warnings_.begin(), warnings_.end(),
                   [](const Warning& a, const Warning& b) { return a.line < b.line; });
}

}  // namespace entente
