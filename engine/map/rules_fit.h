// The default rules of a map, and checks of other rules against the map. Any threads.
#ifndef ENTENTE_ENGINE_MAP_RULES_FIT_H_
#define ENTENTE_ENGINE_MAP_RULES_FIT_H_

#include "base/status.h"
#include "map/map.h"
#include "rules/rule_options.h"

namespace entente {

// The default rules with the map's RULE lines.
//   Errors: as WithMapRules. None for a map that was read from text: reading refuses unknown RULE names.
Result<RuleOptions> DefaultRules(const Map& map);

// Checks rules that a caller chose for a map.
//   Errors: unsupported for hidden_builds=all, garrison=allowed and vassals=by_homes if the map's positions have no
//           room for them.
Status CheckRulesFit(const Map& map, const RuleOptions& rules);

// Applies rules chosen for one map (null: standard) to `map`: on another map, options that RULE lines set come from `map`
// itself.
//   Errors: those of CheckRulesFit and DefaultRules.
Result<RuleOptions> RulesOnMap(RuleOptions rules, const Map* chosen_for, const Map& map);

// Checks the name of a rule that is added to the map's rules. MOBILIZE and BLANK_BOARD change how games of a map start,
// so they act only in the map's RULE lines.
//   Errors: unsupported for such a rule if the map does not have it.
Status CheckStartRule(const Map& map, std::string_view rule_name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_RULES_FIT_H_
