// Reports the errors and warnings of map files, as text or JSON, and prints a table of the sizes of maps.
#ifndef ENTENTE_CAPI_CLI_MAP_CHECK_H_
#define ENTENTE_CAPI_CLI_MAP_CHECK_H_

#include <optional>
#include <string>
#include <vector>

#include "map_file.h"

namespace entente_cli {

using Strings = std::vector<std::string>;

// Prints every diagnostic of each file; with `as_json`, one JSON object on a line for each file. Returns the exit code.
int CheckMaps(const Strings& files, const Strings& include_folders, bool as_json);

// Prints a row of numbers for each map (a shipped map or a file). With `expected_file`, compares each row with the row of
// that file. Returns the exit code.
int CountMaps(const Strings& maps, const Strings& include_folders, const std::optional<std::string>& expected_file);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_MAP_CHECK_H_
