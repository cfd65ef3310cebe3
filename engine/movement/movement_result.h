// The result of a movement phase, unit by unit: where it moved, its dislodger, and the provinces of standoffs.
#ifndef ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESULT_H_
#define ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESULT_H_

#include <span>

#include "base/bitset.h"
#include "order/outcome.h"

namespace entente {

// The outcome of one unit.
struct UnitOutcome {
  Unit unit;                                 // before the phase
  OrderOutcome outcome;                      // of its order (a hold if it had none)
  LocationIndex moved_to = kNoLocation;      // kNoLocation if it stayed or was dislodged
  ProvinceIndex dislodged_by = kNoProvince;  // its dislodger, if any
  bool dislodger_convoyed = false;           // the dislodger came by sea (4.A.5)

  friend bool operator==(const UnitOutcome&, const UnitOutcome&) = default;
};

// The number of a unit on a board, ascending by province.
using UnitIndex = uint16_t;
inline constexpr UnitIndex kNoUnit = 0xffff;

// The result of a movement phase. It lies in the memory of its resolver and is valid until the resolver's next call.
struct MovementResult {
  std::span<const UnitOutcome> units;  // ascending by province
  const UnitIndex* unit_at;            // by province; kNoUnit for none
  const Word* contested;               // province row: provinces that a standoff left empty, closed for retreats
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESULT_H_
