// Reads maps from files: .map text with its includes, the JSON form, DAIDE's MDF message.
//
// An included file is looked for beside the including file, then in the caller's include directories. A file outside these
// directories and the directory of the main file is never read. If no file is found, the name may be a shipped map.
#ifndef ENTENTE_CAPI_CLI_MAP_FILE_H_
#define ENTENTE_CAPI_CLI_MAP_FILE_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "handle.h"

namespace entente_cli {

// Whether a map's name on the command line means a file: it has a '/' or ends in ".map", ".json" or ".mdf".
bool IsMapFile(absl::string_view name);

// The map's name: the file's name without directories and ending.
std::string StemOf(absl::string_view file);

// An error or warning of the library about a map file.
struct MapFault {
  bool is_error = true;
  std::string code, file, message;
  uint32_t line = 0, column = 0;
  std::vector<std::string> include_chain;  // innermost first

  std::string Text() const;  // "FILE:LINE:COLUMN: error: CODE: message (included from ..)"
};
using OnFault = std::function<void(const MapFault&)>;

enum class MapRead { kRead, kHasErrors, kUnreadable };

// Reads a map file and calls `on_fault` for every error and warning. Complains if the file cannot be read.
MapRead ReadMapFile(const std::string& name, const std::vector<std::string>& include_folders, const OnFault& on_fault,
                    MapHandle& map);

// Opens a shipped map or a map file. Complains and returns false if that fails.
bool OpenMap(const std::string& name, MapHandle& map);
// Opens a shipped map. Complains and returns false if there is none of this name.
bool OpenShipped(const std::string& name, MapHandle& map);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_MAP_FILE_H_
