// The result of a phase as one JSON line.
//   Source: words for outcomes: datc_tests/README.md (Results).
#ifndef ENTENTE_ENGINE_PHASE_JSON_RESULT_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_RESULT_JSON_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "json/json_writer.h"
#include "phase/phase_step.h"
#include "sheet/order_sheet.h"

namespace entente {

// A phase that was adjudicated, with what went in.
struct AdjudicatedPhase {
  PositionView before;
  const OrderSheet& sheet;  // in the sequence of the input
  PhaseResult result;       // its given() are by line
};

// Appends {"id","name","orders","events","after","next"}, and "notes" if there are any; `id` is JSON text, left out if
// empty, and "after" only if it is wanted. An order that built what only its power may know of has "hidden":true; what a
// unit does that has no legal order stands behind the given ones and has "implied":true.
void AppendResult(std::string_view id, const AdjudicatedPhase& phase, const RuleOptions& rules,
                  std::span<const std::string> notes, std::string& out, bool with_after = true);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_RESULT_JSON_H_
