// A dislodged unit leaves the board of a movement phase, with the places that it may retreat to.
//   Source: DATC chapter 5 ("afterwards"), 4.A.5. No allocation; any threads.
#ifndef ENTENTE_ENGINE_PHASE_DISLODGEMENT_H_
#define ENTENTE_ENGINE_PHASE_DISLODGEMENT_H_

#include "order/phase_record.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

struct Dislodgement {
  Unit unit;         // as it stood
  ProvinceIndex by;  // where its dislodger came from
  bool by_sea;
};

// Adds the unit to the dislodged ones of the record's position, on which all others stand where they are after the
// phase.
//   Shapes: `contested` is a province row: left empty by a standoff.
void Dislodge(const PositionView& before, const RuleOptions& rules, const Dislodgement& dislodged,
              const Word* contested, PhaseRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_DISLODGEMENT_H_
