// Numbers the places of a map where a unit of some type may stand: by province, in each the army, the fleet, then the
// fleets on its coasts.
//
// The places of all stages count, because a unit may stay on a place that a later stage closes. Made once for a map;
// any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_UNIT_PLACES_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_UNIT_PLACES_H_

#include <vector>

#include "map/map.h"

namespace entente {

// Calls visit(unit, code) for every unit, with power 0, that may stand in a province in some stage. `code` is the low
// byte of its code in a position's block (PositionView::unit_codes).
template <typename Visit>
void ForEachUnitThatMayStand(const Map& map, ProvinceIndex province, const Visit& visit) {
  const auto consider = [&](UnitType type, LocationIndex location, int coast) {
    if (map.MayEverStand(type, location)) visit(Unit{0, type, location}, coast << 1 | static_cast<int>(type));
  };
  consider(UnitType::kArmy, province, 0);
  consider(UnitType::kFleet, province, 0);
  for (int c = 0; c < map.CoastCount(province); ++c)
    consider(UnitType::kFleet, static_cast<LocationIndex>(map.FirstCoast(province) + c), c + 1);
}

class UnitPlaces {
 public:
  static constexpr uint16_t kNone = 0xffff;

  explicit UnitPlaces(const Map& map)
      : locations_(static_cast<size_t>(map.location_count())), numbers_(2 * locations_, kNone) {
    for (int p = 0; p < map.province_count(); ++p) {
      ForEachUnitThatMayStand(map, static_cast<ProvinceIndex>(p), [&](const Unit& unit, int) {
        numbers_[Index(unit.type, unit.location)] = static_cast<uint16_t>(units_.size());
        units_.push_back(unit);
      });
    }
  }

  size_t count() const { return units_.size(); }
  // The unit of a place; its power is 0.
  const Unit& At(size_t place) const { return units_[place]; }
  // kNone if such a unit may never stand there.
  uint16_t Of(UnitType type, LocationIndex location) const { return numbers_[Index(type, location)]; }
  size_t bytes() const { return numbers_.size() * sizeof numbers_[0] + units_.size() * sizeof units_[0]; }

 private:
  size_t Index(UnitType type, LocationIndex location) const {
    return static_cast<size_t>(type) * locations_ + location;
  }

  size_t locations_;
  std::vector<uint16_t> numbers_;  // by type and location
  std::vector<Unit> units_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_UNIT_PLACES_H_
