// Reads rules written by hand, on a command line or in a file.
#ifndef ENTENTE_ENGINE_PHASE_JSON_RULES_TEXT_H_
#define ENTENTE_ENGINE_PHASE_JSON_RULES_TEXT_H_

#include <string_view>

#include "base/status.h"
#include "map/map.h"
#include "rules/rule_options.h"

namespace entente {

// Reads a `rules` value of JSON phases ({"civil_disorder":"home_distance"}, ["NO_CHECK"], "datc3"), a preset's name
// without quotes, or options without JSON (civil_disorder=home_distance,waive=allowed). The name of a preset may stand
// before the options (2023,waive=forbidden).
//   Errors: as RulesFrom, with their place in the text; invalid argument for any other text.
Result<RuleOptions> ReadRules(std::string_view text, const Map& map);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_RULES_TEXT_H_
