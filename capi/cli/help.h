// The texts of --help, made from the tables of options.h.
#ifndef ENTENTE_CAPI_CLI_HELP_H_
#define ENTENTE_CAPI_CLI_HELP_H_

#include <string>

#include "options.h"

namespace entente_cli {

// "usage: entente map list [--json]", a line or more for each way to call the command.
std::string UsageOf(const Command& command);

// The whole help: usage, what the command does, its options, notes. No line has more than 80 columns.
std::string HelpOf(const Command& command);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_HELP_H_
