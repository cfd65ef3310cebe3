// Chooses the units to remove when a power does not order all its removals.
//   Source: DATC 4.D.8; cases 6.J.2 to 6.J.11. No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_CIVIL_DISORDER_H_
#define ENTENTE_ENGINE_ADJUSTMENT_CIVIL_DISORDER_H_

#include "base/province_set.h"
#include "base/random.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

inline constexpr uint16_t kUnreachable = 0xffff;

// Steps from each unit of `power` to its nearest center that counts under the rule; by province, only units of `power`
// are set.
//   Shapes: `distances` has kMaxProvinces entries. kUnreachable if there is no way or no such center.
void UnitDistances(const PositionView& position, const RuleOptions& rules, PowerIndex power, uint16_t* distances);

// The centers that count, and of them those that are nearest to a unit.
//   Shapes: `unit` stands in `position`; `distance` is what UnitDistances has of it.
ProvinceSet CountingCenters(const PositionView& position, const RuleOptions& rules, PowerIndex power);
ProvinceSet NearestCenters(const PositionView& position, const RuleOptions& rules, const Unit& unit, uint16_t distance);

// How dear the place of a unit is to its power under civil_disorder=by_center.
enum class PlaceWorth : uint8_t {
  kOffCenters = 0,
  kOwnedCenter = 1,  // and no home
  kOwnedHome = 2,
  kCenter = 3,  // that it does not own
  kHome = 4,    // likewise
};
PlaceWorth WorthOfPlace(const PositionView& position, PowerIndex power, ProvinceIndex province);

// Under civil_disorder=by_center the province of the unit of `power` that goes next: one on no center, else on an own
// center that is no home, an own home that it owns, a center that it does not own, such a home; of these a fleet before
// an army, then by chance. kNoProvince if the power has no unit.
ProvinceIndex NextRemovalByCenter(const PositionView& position, PowerIndex power, Random& random);

// The province of the unit of `power` that goes next: the farthest, among equals a fleet before an army, then the first
// in the alphabet of province names. kNoProvince if the power has no unit.
ProvinceIndex NextRemoval(const PositionView& position, const uint16_t* distances, PowerIndex power);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_CIVIL_DISORDER_H_
