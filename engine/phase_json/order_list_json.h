// What a power handed in as JSON: ["A PAR H"], or several sets of orders (4.D.1), [["A PAR H"],["A PAR - BUR"]]. One
// thread at a time.
#ifndef ENTENTE_ENGINE_PHASE_JSON_ORDER_LIST_JSON_H_
#define ENTENTE_ENGINE_PHASE_JSON_ORDER_LIST_JSON_H_

#include "json/json_tape.h"
#include "json/json_writer.h"
#include "sheet/order_sheet.h"
#include "sheet/sheet_reader.h"

namespace entente {

// Lines first..last-1 of a sheet, of one power.
struct SheetLines {
  const OrderSheet& sheet;
  size_t first, last;
};

// Writes such lines, at least one.
void AppendOrderList(SheetReader& reader, const SheetLines& lines, JsonWriter& out);

// What a list of orders has.
struct OrderListParts {
  bool has_lines = false;  // texts, in a set or not
  bool has_texts = false;  // outside of sets
  bool has_sets = false;
};

// Reads a list of strings, of arrays of them, and of nulls, which are passed over; nothing of null. A set begins where an
// array does; texts before the first array are a set, others belong to the set before them. Empty sets before the first
// text do not count; those behind the last one do (OrderSheet::EndWithEmptySet).
OrderListParts ReadOrderList(const JsonTape& json, JsonIndex list, PowerIndex power, SheetReader& reader,
                             OrderSheet& sheet);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_JSON_ORDER_LIST_JSON_H_
