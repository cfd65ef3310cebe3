// From a finished draft to a map image: all references resolved, all checks of FORMAT_NOTES section 14 made.
//   One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_MAP_BUILDER_H_
#define ENTENTE_ENGINE_MAP_MAP_BUILDER_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "map/map_draft.h"

namespace entente {

// Makes the lines of an IN or FROM act on the draft of a stage.
using ApplyDirective = std::function<void(const DraftDynamic& directive, MapDraft& stage)>;

// The words of the image; empty if `diagnostics` has errors afterwards. `draft` is complete; it is marked as the base
// map.
std::vector<uint64_t> BuildMapImage(MapDraft& draft, const ApplyDirective& apply, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_MAP_BUILDER_H_
