// The phase flow of a finished draft: defaults filled in, elements checked. One thread at a time.
//   Source: maps/LANGUAGE.md (Phases and victory).
#ifndef ENTENTE_ENGINE_MAP_LANGUAGE_FLOW_BUILDER_H_
#define ENTENTE_ENGINE_MAP_LANGUAGE_FLOW_BUILDER_H_

#include <string>
#include <vector>

#include "map_language/map_draft.h"

namespace entente {

struct BuiltFlow {
  std::vector<FlowElement> elements;  // season and type_name index `words`; holds at least one NEWYEAR
  std::vector<std::string> words;
  Phase begin;
  bool sound = false;  // it can be walked from `begin`
};

// Errors: FLOW_SYNTAX, FLOW_LETTER, FLOW_TWICE, FLOW_SIGN, BAD_BEGIN. Warning: PHASE_SHORT.
BuiltFlow BuildFlow(const MapDraft& draft, DiagnosticList& diagnostics);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_LANGUAGE_FLOW_BUILDER_H_
