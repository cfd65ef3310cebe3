// Writes explanations as text for people, in any language. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_EXPLANATION_TEXT_H_
#define ENTENTE_ENGINE_EXPLAIN_EXPLANATION_TEXT_H_

#include <string>

#include "explain/explanation.h"
#include "explain/phase_told.h"

namespace entente {

// Appends the result of the order, its sentence and the statements, indented, one per line of at most `width` columns
// (0: no limit):
//   A PAR - BUR (France): fails, bounced
//     A PAR bounced from BUR: A BUR stayed there, and A PAR could not dislodge it.
//     A PAR attacks BUR with strength 1.
//   Shapes: `explanation` belongs to `phase`.
void AppendExplanation(const PhaseTold& phase, const Explanation& explanation, Voice voice, int width,
                       std::string& text);

// The sentence of JSON results and reports for the order or the event, with notes on the way it was written, or with
// the reason why it is unreadable.
std::string SentenceOf(const PhaseTold& phase, const Explanation& explanation, Voice voice);

// The text of one statement.
std::string StatementText(const PhaseTold& phase, const Statement& statement, Voice voice);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_EXPLANATION_TEXT_H_
