// What was handed in as JSON: lists of lines, and the phases of a game with them. One thread at a time.
#ifndef ENTENTE_ENGINE_EXCHANGE_PHASE_WRITER_H_
#define ENTENTE_ENGINE_EXCHANGE_PHASE_WRITER_H_

#include "exchange/position_json.h"
#include "json/json_writer.h"
#include "sheet/line_text.h"
#include "sheet/order_sheet.h"
#include "sheet/sheet_reader.h"

namespace entente {

// Lines first..last-1 of a sheet, of one power.
struct SheetLines {
  const OrderSheet& sheet;
  size_t first, last;
};

// Writes such lines, at least one, as a list of texts; of several sets of orders a list of them for each set.
void AppendLines(SheetReader& reader, const SheetLines& lines, JsonWriter& out);

class PhaseWriter {
 public:
  using Lines = SheetLines;

  PhaseWriter(const Map& map, const RuleOptions& rules, JsonWriter& out)
      : map_(map), rules_(rules), names_(map), reader_(names_, rules, PhaseType::kMovement), out_(out) {}

  // `lines_of`: power -> its Lines. `by_default`: the powers whose lines are default orders.
  template <typename LinesOf>
  void Write(const PositionView& position, const LinesOf& lines_of, PowerSet by_default) {
    reader_.Use(rules_, position.phase_type());
    out_.BeginObject();
    AppendPhaseMembers(position, rules_, out_);
    if (by_default != 0) WriteByDefault(by_default);
    out_.Key("orders");
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      const Lines lines = lines_of(static_cast<PowerIndex>(p));
      if (lines.first == lines.last) continue;
      out_.TextKey(map_.PowerId(static_cast<PowerIndex>(p)));
      AppendLines(reader_, lines, out_);
    }
    out_.EndObject();
    out_.EndObject();
  }

 private:
  void WriteByDefault(PowerSet powers);

  const Map& map_;
  const RuleOptions& rules_;
  NormalForm names_;
  SheetReader reader_;
  JsonWriter& out_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_PHASE_WRITER_H_
