// The rules that a map has by itself, and checks of other rules against it. Any threads.
#ifndef ENTENTE_ENGINE_MAP_RULES_FIT_H_
#define ENTENTE_ENGINE_MAP_RULES_FIT_H_

#include "base/status.h"
#include "map/map.h"
#include "rules/rule_options.h"

namespace entente {

// The default with the map's RULE lines.
//   Errors: as WithMapRules. None for a map that was read from text: reading refuses RULE lines that do not act.
Result<RuleOptions> DefaultRules(const Map& map);

// Checks rules that a caller chose for a map.
//   Errors: unsupported for hidden_builds=all, garrison=allowed and vassals=by_homes on a map whose positions have no
//           room for them.
Status CheckRulesFit(const Map& map, const RuleOptions& rules);

// The same for the name of a rule that is added to those of the map. MOBILIZE and BLANK_BOARD change how the games of a
// map start, so they act in its RULE lines only.
//   Errors: unsupported for such a rule that the map has not in force.
Status CheckStartRule(const Map& map, std::string_view rule_name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_RULES_FIT_H_
