// The FILEs that a command is to read.
#ifndef ENTENTE_CAPI_CLI_FILES_H_
#define ENTENTE_CAPI_CLI_FILES_H_

#include <string>
#include <string_view>
#include <vector>

#include "arguments.h"

namespace entente_cli {

// The operands; without any the standard input, "-". Somebody at a terminal is told then that it is read, what for
// ("a phase or a game") and how to end it.
std::vector<std::string> FilesOf(const Arguments& arguments, std::string_view what);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_FILES_H_
