// Makes the texts of --help from the tables of options.h.
#ifndef ENTENTE_CAPI_CLI_HELP_H_
#define ENTENTE_CAPI_CLI_HELP_H_

#include <string>

#include "options.h"

namespace entente_cli {

// The usage: a line or more for each way to call the command, as "usage: entente map list [--json]".
std::string UsageOf(const Command& command);

// The description of the command, and in which forms it reads games.
std::string AboutOf(const Command& command);

// The whole help: usage, the command's description, its options, notes. Lines are broken at 80 columns.
std::string HelpOf(const Command& command);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HELP_H_
