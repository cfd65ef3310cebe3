// Writes the files of a table: the game as it is, so that a killed server loses nothing, and games that have ended.
#ifndef ENTENTE_CAPI_CLI_SERVE_GAME_FILE_H_
#define ENTENTE_CAPI_CLI_SERVE_GAME_FILE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Replaces a file: a reader always finds the old bytes or the new ones, whole, also after a loss of power. Complains and
// returns false if that fails; the old file then stays.
bool ReplaceFile(const std::string& name, absl::string_view bytes);

// Appends to a file. Complains and returns false if that fails.
bool AppendToFile(const std::string& name, absl::string_view bytes);

// Whether there is a file of that name.
bool FileExists(const std::string& name);

// Whether the last bytes of a file are these; not if it cannot be read.
bool FileEndsWith(const std::string& name, absl::string_view bytes);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_GAME_FILE_H_
