// Finds the stage of a map that is in force in a phase, by the map's IN and FROM directives.
//   Source: maps/LANGUAGE.md (IN and FROM). No allocation; any threads.
#ifndef ENTENTE_ENGINE_MAP_STAGE_WALK_H_
#define ENTENTE_ENGINE_MAP_STAGE_WALK_H_

#include <cstdint>
#include <span>
#include <string_view>

#include "map/image.h"

namespace entente {

// The signature of a stage: the IN patterns that name the phase, and the number of FROM phases up to the phase.
struct StageSignature {
  uint64_t patterns = 0;
  uint32_t froms = 0;
  friend bool operator==(const StageSignature&, const StageSignature&) = default;
};

// Whether the words of an IN directive name a phase: as its short form, or as any leading part of its long form. All in
// upper case.
bool PatternNames(std::string_view pattern, std::string_view season, int32_t year, std::string_view type_name);

// The stage with that signature. Phases more than kMostStagePhases after the beginning may have no stage of their own;
// they get the stage of the FROM directives alone.
size_t FindStage(std::span<const StageRecord> stages, const StageSignature& signature);

// Stages are made for the signatures of this many phases from the beginning.
inline constexpr int kMostStagePhases = 4096;
inline constexpr int kMostStages = 64;
inline constexpr int kMostPatterns = 64;

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_STAGE_WALK_H_
