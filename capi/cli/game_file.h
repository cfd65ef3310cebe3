// Writes files: replaces them whole, or appends to them.
#ifndef ENTENTE_CAPI_CLI_GAME_FILE_H_
#define ENTENTE_CAPI_CLI_GAME_FILE_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

// Replaces a file atomically: writes the bytes beside it and renames that file, so that a reader finds all old bytes or all
// new ones, also after a loss of electric power. The file keeps its access rights; a link still leads to it. A device or a
// pipe is written directly. Complains and returns false if that fails; the old file is then unchanged.
bool ReplaceFile(const std::string& name, absl::string_view bytes);

// Appends to a file. Complains and returns false if that fails; the file is then as before.
bool AppendToFile(const std::string& name, absl::string_view bytes);

// The same, and returns when the bytes are safe from a loss of electric power. No bytes: does nothing.
bool AppendSurely(const std::string& name, absl::string_view bytes);

// Whether a file can be appended to, or replaced as well; tried without changing it. Complains and returns false if not. A
// pipe is not tried.
bool CanAppendToFile(const std::string& name);
bool CanReplaceFile(const std::string& name);

// The size of a file; 0 if there is none.
uint64_t FileSize(const std::string& name);

// Whether the file exists.
bool FileExists(const std::string& name);

// Whether a file ends with these bytes. False if the file cannot be read.
bool FileEndsWith(const std::string& name, absl::string_view bytes);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_GAME_FILE_H_
