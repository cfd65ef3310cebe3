// Builds and checks the phase flow of a finished draft. One thread at a time.
//   Source: maps/LANGUAGE.md (Phases and victory).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_FLOW_BUILDER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_FLOW_BUILDER_H_

#include <span>
#include <string>
#include <vector>

#include "map_language/map_draft.h"

namespace entente {

struct BuiltFlow {
  std::vector<FlowElement> elements;  // season and type_name index `words`; with at least one NEWYEAR
  std::vector<std::string> words;
  Phase begin;
  bool sound = false;  // the flow can be walked from `begin`
};

// The flow and the begin of a draft, or the default ones if it has no FLOW and BEGIN lines.
std::vector<DraftFlowElement> FlowOf(const MapDraft& draft);
DraftBegin BeginOf(const MapDraft& draft);
// Runs of elements that a FLOW line writes as one word: phases of one season, or a single step.
std::vector<std::span<const DraftFlowElement>> SeasonsOf(std::span<const DraftFlowElement> flow);
// "NEWYEAR", "NEWYEAR:2", "IFYEARDIV:4=1".
std::string FlowStepText(FlowElement::Kind kind, int32_t step, int32_t remainder);

// Builds the flow. Errors: FLOW_SYNTAX, FLOW_LETTER, FLOW_TWICE, FLOW_SIGN, BAD_BEGIN. Warning: PHASE_SHORT.
BuiltFlow BuildFlow(const MapDraft& draft, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_FLOW_BUILDER_H_
