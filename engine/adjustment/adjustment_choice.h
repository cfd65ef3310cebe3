// Chooses the orders of an adjustments phase that count, under rules other than "the first ones": among several builds
// in one province, more builds than allowed, more removals than due.
//
// It first chooses one order for each province (4.D.5; of a repeated removal the first), then finds powers with too
// many orders (4.D.4, 4.D.6). No allocation; one thread.
//   Source: DATC 4.D.4 to 4.D.6; cases 6.I.1, 6.I.7, 6.J.1.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_CHOICE_H_
#define ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_CHOICE_H_

#include <span>

#include "adjustment/adjustment_orders.h"
#include "order/outcome.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Whether the first orders count, in the sequence given.
inline bool FirstOrdersCount(const RuleOptions& rules) {
  return rules.too_many_builds == TooManyBuilds::kFirst && rules.same_site_builds == SameSiteBuilds::kFirst &&
         rules.too_many_removals == TooManyRemovals::kFirst;
}

// Carries out the orders that count.
//   Shapes: `results` is as long as `orders`; the function fills all of it.
void CarryOutByRule(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                    Adjuster& adjuster, std::span<OrderResult> results);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_CHOICE_H_
