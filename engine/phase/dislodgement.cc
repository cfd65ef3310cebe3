#include "phase/dislodgement.h"

#include "retreat/retreat_options.h"

namespace entente {

void Dislodge(const PositionView& before, const RuleOptions& rules, const Dislodgement& dislodged,
              const Word* contested, PhaseRecord& record) {
  const Unit& unit = dislodged.unit;
  PositionRef after = record.after();
  uint32_t* retreats = after.AddDislodged(unit);
  if (retreats == nullptr) {  // impossible: see PositionLayout
    record.AddEvent(EventKind::kDisbanded, EventWhy::kNoRetreat, unit.power, unit);
    return;
  }
  if (WhyNoRetreats(before.map(), rules, unit.power) != EventWhy::kNone) return;
  // 4.A.5 b: the start of a dislodger that came by sea stays open for the retreat.
  const bool origin_open = dislodged.by_sea && rules.convoy_retreat == ConvoyRetreat::kAllowed;
  FillRetreats(before, unit, after.occupied(), contested, origin_open ? kNoProvince : dislodged.by, retreats);
}

}  // namespace entente
