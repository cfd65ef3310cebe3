#include "adjustment/random_builds.h"

#include "position/power_random.h"

namespace entente {

RandomBuilds::RandomBuilds(const PositionView& before, const RuleOptions& rules, PowerIndex power, Adjuster& adjuster)
    : before_(before), power_(power), adjuster_(adjuster), random_(RandomOf(before, power)) {
  FindBuildSites(before, rules, power, sites_);
}

Unit RandomBuilds::BuildNext() {
  while (adjuster_.BuildsLeft(power_) > 0) {
    const Unit unit = AnyUnit();
    if (unit.location == kNoLocation) break;
    ClearBit(sites_.words, before_.map().ProvinceOf(unit.location));
    CheckedOrder checked;
    if (adjuster_.Carry(Order::Build(unit), checked).reason == Reason::kNone) return unit;
  }
  return {};
}

Unit RandomBuilds::AnyUnit() {
  uint32_t count = 0;
  ForEachUnit([&](UnitType, LocationIndex) { ++count; });
  Unit chosen;
  if (count == 0) return chosen;
  uint32_t left = random_.Below(count);
  ForEachUnit([&](UnitType type, LocationIndex location) {
    if (left-- == 0) chosen = {power_, type, location};
  });
  return chosen;
}

// Calls visit(type, location) for every unit that could stand on a site.
template <typename Visit>
void RandomBuilds::ForEachUnit(const Visit& visit) const {
  const Map& map = before_.map();
  const Graph& graph = before_.graph();
  const auto consider = [&](UnitType type, int location) {
    const auto place = static_cast<LocationIndex>(location);
    if (graph.MayStand(type, place)) visit(type, place);
  };
  ForEachBit(sites_.words, map.province_words(), [&](int site) {
    const auto province = static_cast<ProvinceIndex>(site);
    consider(UnitType::kArmy, site);
    consider(UnitType::kFleet, site);
    for (const LocationIndex coast : map.CoastsOf(province)) consider(UnitType::kFleet, coast);
  });
}

}  // namespace entente
