// The value of --rules.
#ifndef ENTENTE_CAPI_CLI_RULES_OPTION_H_
#define ENTENTE_CAPI_CLI_RULES_OPTION_H_

#include <string>

#include "entente/entente.h"

namespace entente_cli {

// Reads all that entente_rules_read takes, or the file that holds it: "@FILE", or a name that ends in ".json". Complains
// with the place in the text, behind the name of what holds it, and returns false if it cannot be used.
bool ReadRulesOption(const std::string& value, const entente_map* map, entente_rules& rules,
                     const std::string& source = "--rules");

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_RULES_OPTION_H_
