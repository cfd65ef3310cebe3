// The unit that an outcome names by its province.
#ifndef ENTENTE_ENGINE_EXPLAIN_UNIT_NAMED_H_
#define ENTENTE_ENGINE_EXPLAIN_UNIT_NAMED_H_

#include "position/position.h"

namespace entente {

// The unit that stood in the province of a place of `before`, in a retreats phase the one that was dislodged from it;
// of kNoPower if there is none, or no such place.
inline Unit UnitNamed(const PositionView& before, LocationIndex place) {
  if (place >= before.map().location_count()) return {};
  const ProvinceIndex province = before.map().ProvinceOf(place);
  if (before.phase_type() != PhaseType::kRetreats) return before.HasUnit(province) ? before.UnitAt(province) : Unit{};
  const int i = before.FindDislodged(province);
  return i < 0 ? Unit{} : before.Dislodged(i).unit;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_UNIT_NAMED_H_
