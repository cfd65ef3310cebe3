// Writes lines of a sheet as text: the reason why a line is no order, and a text that reads back as the same line, for
// saved games. One thread at a time per reader.
#ifndef ENTENTE_ENGINE_SHEET_LINE_TEXT_H_
#define ENTENTE_ENGINE_SHEET_LINE_TEXT_H_

#include <string>

#include "sheet/order_sheet.h"
#include "sheet/sheet_reader.h"

namespace entente {

// Why a line is no order: the fault of its text, or the sentence for a statement. "" for an order.
std::string WhyNoOrder(const SheetLine& line, Language language = Language::kEnglish);

// Returns a text that `reader` reads as the same line: order, path, nationalities and as-written flags, or unreadable
// for the same reason. The text is the normal form if that expresses all of them, else the text as it was written, with
// its comment. A packed order is written as its bits (raw_order.h) if no words express it, or if words could express
// too little for the rules (written_rules.h). A packed line reads back as a written line.
//   If `reader` reads another order in the text, because the text is in another language, only the order is kept: in
//   normal form, or as bits.
std::string LineText(SheetReader& reader, const SheetLine& line);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_LINE_TEXT_H_
