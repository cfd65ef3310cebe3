// What is told of a text that nobody can read, in the languages of the catalogue.
//   Source: order/order_failure.h, which tells the same in English.
#ifndef ENTENTE_ENGINE_EXPLAIN_UNREAD_SENTENCE_H_
#define ENTENTE_ENGINE_EXPLAIN_UNREAD_SENTENCE_H_

#include <string>

#include "explain/explanation.h"
#include "explain/message_writer.h"
#include "explain/phase_told.h"
#include "sheet/statement.h"

namespace entente {

// Whether a line is no order by what it is or by a rule, and not for its words: it says something of orders
// (order/statement.h), or stands until it is replaced.
bool IsNoMatterOfWords(const SheetLine& line);

// What the line says of orders; kNone if it is no such line.
SheetStatement StatementOf(const SheetLine& line);

// Adds by which rule a statement counts or not, and by which an order that stands is refused.
//   Shapes: the explanation is of an unreadable line.
void ExplainUnread(const PhaseTold& phase, Explanation& into);

// Appends why nobody can read a line, "'BURR' an Stelle 9 ist kein Ort: Erwartet wird ein Ziel (ähnlich: BUR)."; in
// English, as the line has it, where it is too long or has a word that the rules refuse.
//   Shapes: `line` is unreadable.
void AppendUnreadSentence(const PhaseTold& phase, const SheetLine& line, Voice voice, std::string& text);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_UNREAD_SENTENCE_H_
