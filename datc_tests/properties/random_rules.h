// Random choices of DATC chapter 4. Stateless; any threads.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_RULES_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_RULES_H_

#include "base/random.h"
#include "rules/rule_names.h"

namespace entente {

// Each option keeps its default with a chance of one third, and else has any of its values.
inline RuleOptions RandomRules(Random& random) {
  RuleOptions rules;
  for (const RuleOption& option : AllRuleOptions()) {
    if (option.origin != RuleOrigin::kDatc || random.Below(3) == 0) continue;
    option.set(rules, static_cast<uint8_t>(random.Below(static_cast<uint32_t>(option.values.size()))));
  }
  return rules;
}

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_RANDOM_RULES_H_
