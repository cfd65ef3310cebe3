// Phases as members of a JSON game: state, and what was handed in for it. One thread at a time.
#ifndef ENTENTE_ENGINE_EXCHANGE_PHASE_WRITER_H_
#define ENTENTE_ENGINE_EXCHANGE_PHASE_WRITER_H_

#include "exchange/position_json.h"
#include "json/json_writer.h"
#include "order/line_text.h"
#include "order/order_sheet.h"
#include "order/sheet_reader.h"

namespace entente {

// Writes phases with what was handed in for them.
class PhaseWriter {
 public:
  PhaseWriter(const Map& map, const RuleOptions& rules, JsonWriter& out)
      : map_(map), rules_(rules), names_(map), reader_(names_, rules, PhaseType::kMovement), out_(out) {}

  // Lines first..last-1 of a sheet.
  struct Lines {
    const OrderSheet& sheet;
    size_t first, last;
  };

  // `lines_of`: power -> its Lines.
  template <typename LinesOf>
  void Write(const PositionView& position, const LinesOf& lines_of) {
    reader_.Use(rules_, position.phase_type());
    out_.BeginObject();
    AppendPhaseMembers(position, rules_, out_);
    out_.Key("orders");
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      const Lines lines = lines_of(static_cast<PowerIndex>(p));
      if (lines.first == lines.last) continue;
      out_.TextKey(map_.PowerId(static_cast<PowerIndex>(p)));
      WriteLines(lines);
    }
    out_.EndObject();
    out_.EndObject();
  }

 private:
  // A list of texts; of several sets of orders a list of them for each set.
  void WriteLines(const Lines& lines) {
    const OrderSheet& sheet = lines.sheet;
    const bool ends_empty = sheet.IsBeforeEmptySet(lines.last - 1);
    bool several = ends_empty;
    for (size_t i = lines.first; i < lines.last; ++i) several |= sheet.SetOf(i) != sheet.SetOf(lines.first);
    out_.BeginArray();
    if (several) out_.BeginArray();
    for (size_t i = lines.first; i < lines.last; ++i) {
      if (i > lines.first && sheet.SetOf(i) != sheet.SetOf(i - 1)) NextSet();
      out_.String(LineText(reader_, sheet[i]));
    }
    if (ends_empty) NextSet();
    if (several) out_.EndArray();
    out_.EndArray();
  }

  void NextSet() {
    out_.EndArray();
    out_.BeginArray();
  }

  const Map& map_;
  const RuleOptions& rules_;
  NormalForm names_;
  SheetReader reader_;
  JsonWriter& out_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXCHANGE_PHASE_WRITER_H_
