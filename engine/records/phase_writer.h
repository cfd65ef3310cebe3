// Writes the phases of a saved game, each with what was handed in for it. One thread at a time.
#ifndef ENTENTE_ENGINE_RECORDS_PHASE_WRITER_H_
#define ENTENTE_ENGINE_RECORDS_PHASE_WRITER_H_

#include "json/json_writer.h"
#include "phase_json/order_list_json.h"
#include "phase_json/position_json.h"
#include "records/part_json.h"

namespace entente {

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
    if (by_default != 0) {
      out_.Key("by_default");
      AppendPowers(map_, by_default, out_);
    }
    out_.Key("orders");
    out_.BeginObject();
    for (int p = 0; p < map_.power_count(); ++p) {
      const Lines lines = lines_of(static_cast<PowerIndex>(p));
      if (lines.first == lines.last) continue;
      out_.TextKey(map_.PowerId(static_cast<PowerIndex>(p)));
      AppendOrderList(reader_, lines, out_);
    }
    out_.EndObject();
    out_.EndObject();
  }

 private:
  const Map& map_;
  const RuleOptions& rules_;
  NormalForm names_;
  SheetReader reader_;
  JsonWriter& out_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_RECORDS_PHASE_WRITER_H_
