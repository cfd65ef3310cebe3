// Chooses the orders of an adjustments phase that count, where not simply the first do: of several builds
// in one province, of more builds than may be made, of more removals than are due.
//
// First the one order for each province is chosen (4.D.5; of a removal written twice the first), then powers with too
// many orders are found (4.D.4, 4.D.6). No allocation; one thread.
//   Source: DATC 4.D.4 to 4.D.6; cases 6.I.1, 6.I.7, 6.J.1.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_CHOICE_H_
#define ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_CHOICE_H_

#include <span>

#include "adjustment/adjustment_orders.h"
#include "order/outcome.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Whether orders count just in the sequence given, the first ones first.
inline bool FirstOrdersCount(const RuleOptions& rules) {
  return rules.too_many_builds == TooManyBuilds::kFirst && rules.same_site_builds == SameSiteBuilds::kFirst &&
         rules.too_many_removals == TooManyRemovals::kFirst;
}

// Carries out the orders that count.
//   Shapes: `results` is as long as `orders`; all of it is filled in.
void CarryOutByRule(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                    Adjuster& adjuster, std::span<OrderResult> results);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_CHOICE_H_
