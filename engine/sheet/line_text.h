// Writes lines of a sheet as text: why a line is no order, and the text that hands the same line in again (saved
// games). One thread at a time per reader.
#ifndef ENTENTE_ENGINE_SHEET_LINE_TEXT_H_
#define ENTENTE_ENGINE_SHEET_LINE_TEXT_H_

#include <string>

#include "sheet/order_sheet.h"
#include "sheet/sheet_reader.h"

namespace entente {

// Why a line is no order: what is wrong with its text, or what it states instead. "" for an order.
std::string WhyNoOrder(const SheetLine& line, Language language = Language::kEnglish);

// A text that `reader` reads as the same line: order, path, nationalities, as-written flags, or as unreadable for the same
// reason. It is the normal form if that says all of this; else the text as it was written, with its comment if it has
// one; for a packed order that no words express, or of which words might say too little under the rules
// (written_rules.h), its bits (raw_order.h). A line that was packed becomes a written one. Of a line whose text the reader
// takes for something else, because it came in another language, the order alone is left: in normal form, or as bits.
std::string LineText(SheetReader& reader, const SheetLine& line);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_LINE_TEXT_H_
