// Explanations of a phase as text, as JSON and as a graph, and which of its orders are asked about.
#ifndef ENTENTE_ENGINE_EXCHANGE_EXPLANATION_JSON_H_
#define ENTENTE_ENGINE_EXCHANGE_EXPLANATION_JSON_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "explain/phase_explainer.h"

namespace entente {

// The results that a text asks about: an order ("A PAR - BUR", also without the unit's type), or a unit or its place
// ("A PAR", "PAR"), for all its orders. All results for an empty text.
//   Errors: kNotFound, saying what was ordered instead; kInvalidArgument for a text that is none of these.
absl::StatusOr<std::vector<size_t>> FindOrders(const PhaseTold& phase, std::string_view text);

// {"name","orders":[explanation, ..],"events":[..]}. An explanation: {"power","order","outcome","reason","word",
// "sentence","comparisons","attacks","by_sea","routes","core","places","culprits","statements"}; what is empty is left
// out. Strengths are in the rulebook's measure. `events`: also the removals that nobody ordered, with "distances".
std::string ExplanationsJson(const PhaseExplainer& explainer, const std::vector<size_t>& results, bool events,
                             Voice voice);

// The same for people: explain/explanation_text.h.
std::string ExplanationsText(const PhaseExplainer& explainer, const std::vector<size_t>& results, bool events,
                             Voice voice, int width);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_EXPLANATION_JSON_H_
