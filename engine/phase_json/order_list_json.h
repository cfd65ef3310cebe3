// Reads and writes a power's orders as JSON: ["A PAR H"], or several sets of orders (4.D.1),
// [["A PAR H"],["A PAR - BUR"]]. One thread at a time.
#ifndef ENTENTE_ENGINE_PHASE_JSON_ORDER_LIST_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_ORDER_LIST_JSON_H_

#include "json/json_tape.h"
#include "json/json_writer.h"
#include "sheet/order_sheet.h"
#include "sheet/sheet_reader.h"

namespace entente {

// Lines first..last-1 of a sheet. They belong to one power.
struct SheetLines {
  const OrderSheet& sheet;
  size_t first, last;
};

// Writes the lines. There must be at least one.
void AppendOrderList(SheetReader& reader, const SheetLines& lines, JsonWriter& out);

// Tells what kinds of entries a list of orders has.
struct OrderListParts {
  bool has_lines = false;  // texts, inside or outside of sets
  bool has_texts = false;  // texts outside of sets
  bool has_sets = false;
};

// Reads a list of strings, arrays of strings, and nulls (skipped). A null instead of the list reads as an empty list. Each
// array begins a set. Texts before the first array are a set of their own; later texts belong to the set before them. Empty
// sets before the first text are ignored. An empty set behind the last text counts (OrderSheet::EndWithEmptySet).
OrderListParts ReadOrderList(const JsonTape& json, JsonIndex list, PowerIndex power, SheetReader& reader,
                             OrderSheet& sheet);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_ORDER_LIST_JSON_H_
