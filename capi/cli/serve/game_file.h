// Writes the files of a table: the current game, which lets a killed server go on, and the finished games.
#ifndef ENTENTE_CAPI_CLI_SERVE_GAME_FILE_H_
#define ENTENTE_CAPI_CLI_SERVE_GAME_FILE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Replaces a file atomically: a reader finds all old bytes or all new ones, also after a loss of electric power. Complains
// and returns false if that fails; the old file is then unchanged.
bool ReplaceFile(const std::string& name, absl::string_view bytes);

// Appends to a file. Complains and returns false if that fails.
bool AppendToFile(const std::string& name, absl::string_view bytes);

// Whether the file exists.
bool FileExists(const std::string& name);

// Whether a file ends with these bytes. False if the file cannot be read.
bool FileEndsWith(const std::string& name, absl::string_view bytes);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_SERVE_GAME_FILE_H_
