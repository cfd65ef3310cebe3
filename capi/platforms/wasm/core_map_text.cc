// The core module has no map language: a saved game that carries the text of its own map is refused. These functions
// stand for those of read_map_text.cc, which is then not linked.
#include "map_language/read_map_text.h"

namespace entente {

const Diagnostic* MapReadResult::FirstError() const { return nullptr; }
bool MapReadResult::IsOnlyUnsupported() const { return true; }
Status MapReadResult::ToStatus() const {
  return UnsupportedError("entente-core.wasm reads no map text; entente.wasm does");
}

MapReadResult ReadMapText(std::string_view, std::string_view, const IncludeCallback&, std::string_view) { return {}; }

}  // namespace entente
