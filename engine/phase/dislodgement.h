// Takes a dislodged unit off the board of a movement phase and records its possible retreats.
//   Source: DATC chapter 5 ("afterwards"), 4.A.5. No allocation; any threads.
#ifndef ENTENTE_ENGINE_PHASE_DISLODGEMENT_H_
#define ENTENTE_ENGINE_PHASE_DISLODGEMENT_H_

#include "order/phase_record.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

struct Dislodgement {
  Unit unit;         // before the phase
  ProvinceIndex by;  // the province that its dislodger came from
  bool by_sea;
};

// Adds the unit to the dislodged units of the record's position. All other units already stand there in their
// provinces after the phase.
//   Shapes: `contested` is a province row: provinces that a standoff left empty.
void Dislodge(const PositionView& before, const RuleOptions& rules, const Dislodgement& dislodged,
              const Word* contested, PhaseRecord& record);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_DISLODGEMENT_H_
