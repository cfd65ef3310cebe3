// Reads .map text. The caller gives bytes and a callback for include files, and gets a map and diagnostics with
// file:line:column.
//   Source: maps/LANGUAGE.md.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_READ_MAP_TEXT_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_READ_MAP_TEXT_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "map/map.h"
#include "map_language/diagnostic.h"

namespace entente {

struct MapReadResult {
  MapRef map;                           // null if there was an error
  std::vector<Diagnostic> diagnostics;  // all of them, in file order
  bool ok() const { return map != nullptr; }
  const Diagnostic* FirstError() const;  // null if there is none
  // Whether the only fault is that the form cannot be read (map_forms).
  bool IsOnlyUnsupported() const;
  // The first errors as one status, for callers that want only a map.
  Status ToStatus() const;
};

// Bounds: a file 1 MiB, all files 4 MiB, includes 16 deep and 64 files, a line 64 KiB.
//   IN and FROM hold at most 16,384 words, and include 16 MiB in all; stanzas hold 256 KiB.
//   Shapes: `graphics` is the graphics map unless a MAP line names another.
MapReadResult ReadMapText(std::string_view text, std::string_view file_name, const IncludeCallback& include,
                          std::string_view graphics = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_READ_MAP_TEXT_H_
