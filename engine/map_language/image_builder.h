// Writes the image of a map whose parts are complete and without errors. One thread at a time.
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_IMAGE_BUILDER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_IMAGE_BUILDER_H_

#include <cstdint>
#include <string_view>
#include <vector>

#include "map_language/flow_builder.h"
#include "map_language/stage_builder.h"

namespace entente {

// The parts of an image. They must outlive the call.
struct MapParts {
  const MapDraft& draft;
  const BuiltFlow& flow;
  const StagePlan& plan;
  const PowerTables& powers;
  const StageSet& set;
  std::string_view source;  // canonical text
};

std::vector<uint64_t> BuildImage(const MapParts& parts);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_IMAGE_BUILDER_H_
