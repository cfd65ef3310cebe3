// Plans the stages of a map: how many there are, and which IN and FROM directives make each. One thread at a time.
//   Source: maps/LANGUAGE.md (IN and FROM).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_PLAN_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_PLAN_H_

#include <string>
#include <vector>

#include "map/stage_walk.h"
#include "map_language/flow_builder.h"

namespace entente {

struct StagePlan {
  std::vector<std::string> patterns;                         // of IN directives, without repetition
  std::vector<Phase> froms;                                  // of FROM directives, in the order of the flow
  std::vector<StageRecord> stages;                           // the first is the base map
  std::vector<std::vector<const DraftDynamic*>> directives;  // per stage, in the order in which they apply
};

// Errors: BAD_IN and BAD_FROM for phases that the flow does not reach, LIMIT.
StagePlan PlanStages(const MapDraft& draft, const BuiltFlow& flow, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_STAGE_PLAN_H_
