// Writes notes about the way an order was written, after the sentence for its result. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_WRITTEN_NOTE_H_
#define ENTENTE_ENGINE_EXPLAIN_WRITTEN_NOTE_H_

#include <string>

#include "explain/names.h"
#include "order/outcome.h"
#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// Appends a sentence for each unit of the order whose type (4.C.2) or nationality (4.C.6) was written wrong and
// corrected, one if the type of the ordered unit was left out (4.C.1, 4.C.3), and one if a coast was ignored because
// no place has it or an army needs none (4.B.6): " The order says fleet, but A PAR is an army." Appends nothing if the
// line is not for the unit in that province.
//   Shapes: `line` was read on `before` and has the result `result`.
void AppendWrittenNote(const PositionView& before, const SheetLine& line, const OrderResult& result, std::string& text,
                       Voice voice = {});

// Appends the text of a line as written, " It was written 'A LON - ENG - BEL'.", if it is known. For lines that have
// different texts but the same order.
void AppendWrittenText(const PositionView& before, const SheetLine& line, std::string& text, Voice voice = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_WRITTEN_NOTE_H_
