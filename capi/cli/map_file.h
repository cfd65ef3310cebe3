// Reads maps from files: .map text with its includes, the JSON form, DAIDE's MDF message.
//
// An included file is looked for beside the including file, then in the caller's include directories. A file outside these
// directories and the directory of the main file is never read. If no file is found, the name may be a shipped map.
#ifndef ENTENTE_CAPI_CLI_MAP_FILE_H_
#define ENTENTE_CAPI_CLI_MAP_FILE_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "handle.h"

namespace entente_cli {

// Whether a map's name on the command line means a file: it has a '/' or ends in ".map", ".json" or ".mdf".
bool IsMapFile(absl::string_view name);

// The map's name: the file's name without directories and ending.
std::string StemOf(absl::string_view file);

enum class MapRead { kRead, kHasErrors, kUnreadable };

// A map file and the diagnostics of reading it.
struct MapReport {
  std::string file;
  MapRead read = MapRead::kRead;
  MapReaderHandle reader;  // none if the file cannot be read
  entente_diagnostic_counts counts = {};

  // "FILE:LINE:COLUMN: error: CODE: message (included from ..)": a line for each error, or also for each warning.
  std::vector<std::string> Lines(bool errors_only) const;
  // Prints the errors on the error stream.
  void Complain() const;
  // {"file","error_count","warning_count",
  // "diagnostics":[{"severity","code","file","line","column","message","include_chain":[..]}]}
  std::string Json() const;
};

// Reads a map file. Complains if the file cannot be read.
MapReport ReadMapFile(const std::string& name, const std::vector<std::string>& include_folders, MapHandle& map);

// Opens a shipped map or a map file. Complains and returns false if that fails.
bool OpenMap(const std::string& name, MapHandle& map);
// Opens a shipped map. Complains and returns false if there is none of this name.
bool OpenShipped(const std::string& name, MapHandle& map);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_MAP_FILE_H_
