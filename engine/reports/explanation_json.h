// Explanations of a phase as text, as JSON and as a graph, and which of its orders are asked about.
#ifndef ENTENTE_ENGINE_REPORTS_EXPLANATION_JSON_H_
#define ENTENTE_ENGINE_REPORTS_EXPLANATION_JSON_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "explain/phase_explainer.h"

namespace entente {

// Which lines of a phase are explained: their numbers, ascending.
struct Asked {
  std::vector<size_t> results;
  std::vector<size_t> events;
};

// What a text asks about: an order ("A PAR - BUR", also without the unit's type); a unit or its place ("A PAR", "PAR"),
// for all its orders and what became of it without one; an unreadable line, as it was written. Everything
// for an empty text.
//   Errors: kNotFound, saying what was ordered instead; kInvalidArgument for a text that is none of these.
Result<Asked> FindOrders(const PhaseTold& phase, std::string_view text);

// {"name","orders":[explanation, ..],"events":[..]}. An explanation: {"power","order","outcome","reason","word",
// "sentence","comparisons","attacks","by_sea","routes","core","places","culprits","statements"}; what is empty is left
// out. Strengths are in the rulebook's measure. Of removals without an order also "distances".
std::string ExplanationsJson(const PhaseExplainer& explainer, const Asked& asked, Voice voice);

// The same for people: explain/explanation_text.h.
std::string ExplanationsText(const PhaseExplainer& explainer, const Asked& asked, Voice voice, int width);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_EXPLANATION_JSON_H_
