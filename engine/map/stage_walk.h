// Finds the stage of a map that is in force in a phase, as its IN and FROM directives say.
//   Source: maps/LANGUAGE.md (IN and FROM). No allocation; any threads.
#ifndef ENTENTE_ENGINE_MAP_STAGE_WALK_H_
#define ENTENTE_ENGINE_MAP_STAGE_WALK_H_

#include <cstdint>
#include <span>
#include <string_view>

#include "map/image.h"

namespace entente {

// What tells stages apart: the IN patterns that name the phase, and how many FROM phases it is not earlier than.
struct StageSignature {
  uint64_t patterns = 0;
  uint32_t froms = 0;
  friend bool operator==(const StageSignature&, const StageSignature&) = default;
};

// Whether the words of an IN directive name a phase: its short form, or any leading part of its long form. All in upper
// case.
bool PatternNames(std::string_view pattern, std::string_view season, int32_t year, std::string_view type_name);

// The stage with that signature. Of phases more than kMostStagePhases after the begin, which may have none of their
// own, the stage that FROM alone would give.
size_t FindStage(std::span<const StageRecord> stages, const StageSignature& signature);

// Stages are made for the signatures of so many phases from the begin.
inline constexpr int kMostStagePhases = 4096;
inline constexpr int kMostStages = 64;
inline constexpr int kMostPatterns = 64;

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_STAGE_WALK_H_
