// Chooses the units to remove if a power does not order all its removals.
//   Source: DATC 4.D.8; cases 6.J.2 to 6.J.11. No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_CIVIL_DISORDER_H_
#define ENTENTE_ENGINE_ADJUSTMENT_CIVIL_DISORDER_H_

#include "base/province_set.h"
#include "base/random.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

inline constexpr uint16_t kUnreachable = 0xffff;

// Finds the steps from each unit of `power` to its nearest center that counts under the rule. Sets the entries, by
// province, of units of `power` only.
//   Shapes: `distances` has kMaxProvinces entries. kUnreachable if there is no way or no such center.
void UnitDistances(const PositionView& position, const RuleOptions& rules, PowerIndex power, uint16_t* distances);

// CountingCenters: the centers that count. NearestCenters: those of them that are nearest to a unit.
//   Shapes: `unit` stands in `position`; `distance` is its entry in UnitDistances.
ProvinceSet CountingCenters(const PositionView& position, const RuleOptions& rules, PowerIndex power);
ProvinceSet NearestCenters(const PositionView& position, const RuleOptions& rules, const Unit& unit, uint16_t distance);

// The worth of a unit's place to its power under civil_disorder=by_center.
enum class PlaceWorth : uint8_t {
  kOffCenters = 0,
  kOwnedCenter = 1,  // not a home
  kOwnedHome = 2,
  kCenter = 3,  // not owned
  kHome = 4,    // a home that is not owned
};
PlaceWorth WorthOfPlace(const PositionView& position, PowerIndex power, ProvinceIndex province);

// The province of the next unit of `power` to remove under civil_disorder=by_center: the unit on the place of the
// least worth; among equals a fleet before an army, then by chance. kNoProvince if the power has no unit.
ProvinceIndex NextRemovalByCenter(const PositionView& position, PowerIndex power, Random& random);

// The province of the next unit of `power` to remove: the farthest one; among equals a fleet before an army, then the
// first in the alphabet of province names. kNoProvince if the power has no unit.
ProvinceIndex NextRemoval(const PositionView& position, const uint16_t* distances, PowerIndex power);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_CIVIL_DISORDER_H_
