// Whether a map can be played under some rules, which need not be those of its RULE lines. Any threads.
#ifndef ENTENTE_ENGINE_POSITION_RULES_FIT_H_
#define ENTENTE_ENGINE_POSITION_RULES_FIT_H_

#include "base/status.h"
#include "map/map.h"
#include "rules/rule_options.h"

namespace entente {

// Whoever lets a caller choose rules for a map asks this.
//   Errors: unsupported for hidden_builds=all on a map whose positions have no room for it.
absl::Status CheckRulesFit(const Map& map, const RuleOptions& rules);

// The same for the name of a rule that is added to those of the map. MOBILIZE and BLANK_BOARD change how the games of a
// map start, so they act in its RULE lines only.
//   Errors: unsupported for such a rule that the map has not in force.
absl::Status CheckStartRule(const Map& map, std::string_view rule_name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_RULES_FIT_H_
