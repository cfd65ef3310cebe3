// Maps from files: the text, and the files it includes.
//
// An include is looked for beside the including file and never outside the directory of the main file.
#ifndef ENTENTE_CAPI_CLI_MAP_FILE_H_
#define ENTENTE_CAPI_CLI_MAP_FILE_H_

#include <functional>
#include <string>
#include <string_view>

#include "handle.h"

namespace entente_cli {

// Whether --map or a map operand means a file: it has a '/' or ends in ".map".
bool IsMapFile(std::string_view name);

enum class MapRead { kRead, kHasErrors, kUnreadable };

// Reads a map file. `diagnose` hears every diagnostic as one line of text, and whether it is an error.
MapRead ReadMapFile(const std::string& name,
                    const std::function<void(const std::string& line, bool is_error)>& diagnose, MapHandle& map);

// A shipped map or a map file. Complains and returns false if it cannot be used.
bool OpenMap(const std::string& name, MapHandle& map);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_MAP_FILE_H_
