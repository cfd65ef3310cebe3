#include "exchange/phase_writer.h"

namespace entente {

void AppendLines(SheetReader& reader, const SheetLines& lines, JsonWriter& out) {
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

void PhaseWriter::WriteByDefault(PowerSet powers) {
  out_.Key("by_default");
  out_.BeginArray();
  for (int p = 0; p < map_.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if ((powers & SetOf(power)) != 0) out_.String(map_.PowerId(power));
  }
  out_.EndArray();
}

}  // namespace entente
