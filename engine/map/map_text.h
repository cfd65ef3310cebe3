// Reads .map text: bytes in, include files through a callback, diagnostics with file:line:column out.
//   Source: FORMAT_NOTES sections 2 to 14.
#ifndef ENTENTE_ENGINE_MAP_MAP_TEXT_H_
#define ENTENTE_ENGINE_MAP_MAP_TEXT_H_

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "map/map.h"

namespace entente {

struct Diagnostic {
  bool is_error = true;                    // else a warning
  std::string code;                        // "NO_TERRAIN", ... FORMAT_NOTES section 14 and map_diagnostics.h
  std::string file;                        // name as given to ReadMapText or to the include callback
  int line = 0;                            // from 1; 0 = the map as a whole
  int column = 0;                          // from 1, in code points; 0 = the whole line
  std::string text;                        // what is wrong and what was expected, nearest valid words
  std::vector<std::string> include_chain;  // "standard.map:3", innermost first

  std::string ToString() const;  // "file:line:column: error: CODE: text"
};

// Returns the bytes of the file that `name` means when `including_file` includes it. The caller decides which
// directories may be read; the engine opens no file.
//   Errors: not found if there is none; any other error: the name leads out of the map's folder. Only the kind of error
//           is looked at.
using IncludeCallback =
    std::function<absl::StatusOr<std::string>(std::string_view name, std::string_view including_file)>;

struct MapReadResult {
  MapRef map;                           // null if there was an error
  std::vector<Diagnostic> diagnostics;  // in file order, all of them
  bool ok() const { return map != nullptr; }
  // The first errors as one status, for callers that want only a map.
  absl::Status ToStatus() const;
};

// Bounds: a file 1 MiB, all files 4 MiB, includes 16 deep and 64 files, a line 64 KiB.
//   IN and FROM hold at most 16,384 words, and include 16 MiB in all; stanzas hold 256 KiB.
//   Shapes: `graphics` is the graphics map unless a MAP line names one.
MapReadResult ReadMapText(std::string_view text, std::string_view file_name, const IncludeCallback& include,
                          std::string_view graphics = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_TEXT_H_
