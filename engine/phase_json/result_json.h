// Writes the result of a phase as one line of JSON.
//   Source: datc_tests/README.md (Results) for the words of outcomes.
#ifndef ENTENTE_ENGINE_PHASE_JSON_RESULT_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_RESULT_JSON_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "explain/names.h"
#include "json/json_writer.h"
#include "phase/phase_step.h"
#include "sheet/order_sheet.h"

namespace entente {

// An adjudicated phase with its input.
struct AdjudicatedPhase {
  PositionView before;
  const OrderSheet& sheet;  // in the sequence of the input
  PhaseResult result;       // result.given() is indexed by line
};

// What a game knows of a played phase besides.
struct PlayedParts {
  PowerSet by_default;                 // PlayedPhase::by_default
  std::span<const PhaseEvent> losses;  // game/losses.h
};

struct ResultStyle {
  bool with_after = true;
  Voice voice = {};                     // of the sentences
  const PlayedParts* played = nullptr;  // adds "losses", and "by_default" if it names powers
};

// Appends {"id","name","orders","events","after","next"}, and "notes" if there are any. `id` is JSON text; an empty `id` is
// left out. A build that only its power may know has "hidden":true. The implied order of a unit without a legal order
// follows the given orders and has "implied":true.
void AppendResult(std::string_view id, const AdjudicatedPhase& phase, const RuleOptions& rules,
                  std::span<const std::string> notes, std::string& out, const ResultStyle& style = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_RESULT_JSON_H_
