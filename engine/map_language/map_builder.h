// From a finished draft to a map image: all references resolved, all checks of maps/LANGUAGE.md (Diagnostics) made.
//   One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_MAP_BUILDER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_MAP_BUILDER_H_

#include <cstdint>
#include <vector>

#include "map_language/stage_builder.h"

namespace entente {

// The words of the image; empty if `diagnostics` has errors afterwards. `draft` is complete.
std::vector<uint64_t> BuildMapImage(MapDraft& draft, const ApplyDirective& apply, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_MAP_BUILDER_H_
