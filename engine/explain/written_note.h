// Writes the sentence for the result of a line, with notes about the way the line was written. Any threads.
#ifndef ENTENTE_ENGINE_EXPLAIN_WRITTEN_NOTE_H_
#define ENTENTE_ENGINE_EXPLAIN_WRITTEN_NOTE_H_

#include <span>
#include <string>
#include <string_view>

#include "explain/names.h"
#include "order/outcome.h"
#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// The sentence for the result of an order with its notes; for a text that is no order, the reason why it is unreadable,
// or what the statement says and whether it counts.
//   Shapes: as AppendResultSentence; `line` was read on `before` and has the result `result`.
std::string LineSentence(const PositionView& before, const SheetLine& line, const OrderResult& result,
                         std::span<const OrderResult> all, Voice voice = {});

// Appends a sentence for each unit of the order whose type (4.C.2) or nationality (4.C.6) was written wrong and
// corrected, one if the type of the ordered unit was left out (4.C.1, 4.C.3), one for each coast at which the unit is not
// or to which it does not go (4.B.3, 4.B.5), and one if a coast was ignored because no place has it or an army needs none
// (4.B.6): " The order says fleet, but A PAR is an army." Appends nothing of this if
// the line is not for the unit in that province. Appends first that a remark behind the order has no effect.
//   Shapes: `line` was read on `before` and has the result `result`.
void AppendWrittenNote(const PositionView& before, const SheetLine& line, const OrderResult& result, std::string& text,
                       Voice voice = {});

// The words of an order that a coast made illegal which its normal form does not have (4.B.6); empty for other orders.
inline std::string_view WordsInstead(const SheetLine& line, const OrderResult& result) {
  return result.why == Illegality::kNeedlessCoast ? line.text : std::string_view();
}

// Appends the text of a line as written, " It was written 'A LON - ENG - BEL'.", if it is known. For lines that have
// different texts but the same order.
void AppendWrittenText(const PositionView& before, const SheetLine& line, std::string& text, Voice voice = {});

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_WRITTEN_NOTE_H_
