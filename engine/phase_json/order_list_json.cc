#include "phase_json/order_list_json.h"

#include "sheet/line_text.h"

namespace entente {

void AppendOrderList(SheetReader& reader, const SheetLines& lines, JsonWriter& out) {
  const OrderSheet& sheet = lines.sheet;
  const bool ends_empty = sheet.IsBeforeEmptySet(lines.last - 1);
  bool several = ends_empty;
  for (size_t i = lines.first; i < lines.last; ++i) several |= sheet.SetOf(i) != sheet.SetOf(lines.first);
  const auto next_set = [&out] {
    out.EndArray();
    out.BeginArray();
  };
  out.BeginArray();
  if (several) out.BeginArray();
  for (size_t i = lines.first; i < lines.last; ++i) {
    if (i > lines.first && sheet.SetOf(i) != sheet.SetOf(i - 1)) next_set();
    out.String(LineText(reader, sheet[i]));
  }
  if (ends_empty) next_set();
  if (several) out.EndArray();
  out.EndArray();
}

OrderListParts ReadOrderList(const JsonTape& json, JsonIndex list, PowerIndex power, SheetReader& reader,
                             OrderSheet& sheet) {
  OrderListParts parts;
  uint32_t set = 0;
  bool ends_empty = false;
  const auto read = [&](JsonIndex text) {
    if (json.KindOf(text) != JsonKind::kString) return false;
    reader.ReadLine(power, json.StringOf(text), sheet);
    parts.has_lines = true;
    ends_empty = false;
    return true;
  };
  sheet.UseSet(set);
  for (const JsonIndex item : json.Children(list)) {
    if (json.KindOf(item) != JsonKind::kArray) {
      parts.has_texts |= read(item);
      continue;
    }
    parts.has_sets = ends_empty = true;
    if (parts.has_lines) sheet.UseSet(++set);
    for (const JsonIndex text : json.Children(item)) read(text);
  }
  if (ends_empty && parts.has_lines) sheet.EndWithEmptySet();
  return parts;
}

}  // namespace entente
