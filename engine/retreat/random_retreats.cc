#include "retreat/random_retreats.h"

#include "base/province_set.h"
#include "position/power_random.h"

namespace entente {
namespace {

// How gladly a unit of the power goes to a province: the lower the better.
int RankOf(const PositionView& position, PowerIndex power, ProvinceIndex province) {
  if (!TestBit(position.stage().centers(), province)) return 4;
  const bool is_owned = position.OwnerOf(position.map().CenterOf(province)) == power;
  const bool is_home = TestBit(position.Homes(power), province);
  return (is_owned ? 2 : 0) + (is_home ? 0 : 1);
}

// Of the unit's places that are not taken, and of these of the lowest rank, any; kNoLocation if there is none. Recorded
// positions may list occupied places among the retreats; a unit cannot go there all the same.
LocationIndex AnyPlace(const PositionView& position, const DislodgedUnit& dislodged, const ProvinceSet& taken,
                       Random& random) {
  const Map& map = position.map();
  const auto places = map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location);
  LocationIndex chosen = kNoLocation;
  uint32_t open = 0;
  int best = 0;
  for (size_t i = 0; i < places.size(); ++i) {
    const ProvinceIndex province = map.ProvinceOf(places[i]);
    if (!MayRetreatTo(dislodged, static_cast<int>(i)) || position.HasUnit(province) || taken.Test(province)) continue;
    const int rank = RankOf(position, dislodged.unit.power, province);
    if (open > 0 && rank > best) continue;
    if (rank < best) open = 0;
    best = rank;
    if (random.Below(++open) == 0) chosen = places[i];  // so each of n is chosen once in n
  }
  return chosen;
}

}  // namespace

size_t RetreatAtRandom(const PositionView& position, PowerIndex power, Order* orders) {
  Random random = RandomOf(position, power);
  ProvinceSet taken = {};
  size_t count = 0;
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit dislodged = position.Dislodged(i);
    if (dislodged.unit.power != power) continue;
    const LocationIndex to = AnyPlace(position, dislodged, taken, random);
    if (to == kNoLocation) continue;
    SetBit(taken.words, position.map().ProvinceOf(to));
    orders[count++] = Order::Retreat(dislodged.unit, to);
  }
  return count;
}

}  // namespace entente
