// The result of a movement phase, unit by unit: who moved, who was dislodged and by whom, where units bounced.
#ifndef ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESULT_H_
#define ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESULT_H_

#include <span>

#include "base/bitset.h"
#include "order/outcome.h"

namespace entente {

// What became of one unit.
struct UnitOutcome {
  Unit unit;                                 // as it stood
  OrderOutcome outcome;                      // of its order (a hold if it had none)
  LocationIndex moved_to = kNoLocation;      // where it went; kNoLocation if it stayed or was dislodged
  ProvinceIndex dislodged_by = kNoProvince;  // its dislodger, if any
  bool dislodger_convoyed = false;           // ... which came by sea (4.A.5)

  friend bool operator==(const UnitOutcome&, const UnitOutcome&) = default;
};

// Units of a board are numbered ascending by province.
using UnitIndex = uint16_t;
inline constexpr UnitIndex kNoUnit = 0xffff;

// Result of a movement phase, in the memory of the resolver that made it: valid until its next call.
struct MovementResult {
  std::span<const UnitOutcome> units;  // ascending by province
  const UnitIndex* unit_at;            // by province; kNoUnit if none
  const Word* contested;               // province row: left empty by a standoff, closed for retreats
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESULT_H_
