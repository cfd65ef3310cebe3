// The diagnostics of a map reader, and the callback that reads included files.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_DIAGNOSTIC_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_DIAGNOSTIC_H_

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"

namespace entente {

struct Diagnostic {
  bool is_error = true;                    // false: a warning
  std::string code;                        // "NO_TERRAIN", ... maps/LANGUAGE.md (Diagnostics) and map_diagnostics.h
  std::string file;                        // name as given to ReadMapText or to the include callback
  int line = 0;                            // from 1; 0 = the map as a whole
  int column = 0;                          // from 1, in code points; 0 = the whole line
  std::string text;                        // the fault, what was expected, and the nearest valid words
  std::vector<std::string> include_chain;  // "standard.map:3", innermost first

  std::string ToString() const;  // "file:line:column: error: CODE: text (included from a.map:3 < b.map:1)"
};

// Returns the bytes of the file that `name` means when `including_file` includes it. The caller decides which
// directories may be read; the engine opens no file.
//   Errors: not found if there is no such file; any other error means that the name leads out of the map's folder. The
//           reader uses only the kind of error and the names in NoSuchFile.
using IncludeCallback = std::function<Result<std::string>(std::string_view name, std::string_view including_file)>;

// A "not found" error with the names of the existing files, from which the message takes the nearest. Adds them to
// those of `others`, which may be another such error.
Status NoSuchFile(std::span<const std::string_view> known, const Status& others = OkStatus());
// The names in such an error.
std::vector<std::string_view> KnownFiles(const Status& status);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_DIAGNOSTIC_H_
