// Small random boards on which the orders of some powers are unknown: few units close together, so that they interact,
// and so few unknown units that all their orders can be tried.
#ifndef ENTENTE_DATC_TESTS_ADVICE_RANDOM_PLAN_H_
#define ENTENTE_DATC_TESTS_ADVICE_RANDOM_PLAN_H_

#include <string>
#include <vector>

#include "base/random.h"
#include "map/map.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

struct RandomPlan {
  Position position;
  RuleOptions rules;
  OrderSheet sheet;  // of the known powers, and sometimes lines of unknown ones
  PowerSet unknown;
  std::vector<std::vector<Order>> choices;  // of each unknown unit: every legal order

  std::string Text() const;  // for reports of failures
};

// At most this many combinations of choices.
inline constexpr uint64_t kMostCombinations = 3000;

// `any_rules`: random movement options, else the default.
RandomPlan MakeRandomPlan(const Map& map, bool any_rules, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_ADVICE_RANDOM_PLAN_H_
