// Writes explanations of a phase as text and as JSON, and finds the orders that a question is about.
#ifndef ENTENTE_ENGINE_REPORTS_EXPLANATION_JSON_H_
#define ENTENTE_ENGINE_REPORTS_EXPLANATION_JSON_H_

#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"
#include "explain/phase_explainer.h"

namespace entente {

// The results and events to explain: their indices, ascending.
struct Asked {
  std::vector<size_t> results;
  std::vector<size_t> events;
};

// Finds the results and events that a text asks about. The text is an order ("A PAR - BUR", also without the unit's type),
// a unit or its place ("A PAR", "PAR": all its orders and events), or an unreadable line as written. An empty text asks
// about everything.
//   Errors: kNotFound, with the unit's actual orders; kInvalidArgument for any other text.
Result<Asked> FindOrders(const PhaseTold& phase, std::string_view text);

// The explanations as {"phase","orders":[explanation, ..],"events":[..]}. An explanation is {"power","order","outcome",
// "reason","illegality","word","sentence","comparisons","attacks","by_sea","routes","core","places","culprits","statements"}. Empty
// members are left out. Strengths are those of the rulebook. Removals without an order also have "distances".
std::string ExplanationsJson(const PhaseExplainer& explainer, const Asked& asked, Voice voice);

// The explanations as text for people: explain/explanation_text.h.
std::string ExplanationsText(const PhaseExplainer& explainer, const Asked& asked, Voice voice, int width);

}  // namespace entente

#endif  // ENTENTE_ENGINE_REPORTS_EXPLANATION_JSON_H_
