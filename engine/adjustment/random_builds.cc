#include "adjustment/random_builds.h"

#include "position/power_random.h"

namespace entente {

RandomBuilds::RandomBuilds(const PositionView& before, const RuleOptions& rules, PowerIndex power, Adjuster& adjuster)
    : before_(before), power_(power), adjuster_(adjuster), random_(RandomOf(before, power)) {
  FindBuildSites(before, rules, power, sites_);
}

Unit RandomBuilds::BuildNext() {
  while (adjuster_.BuildsLeft(power_) > 0) {
    const ProvinceIndex site = TakeSite();
    if (site == kNoProvince) break;
    const Unit unit = AnyUnit(site);
    CheckedOrder checked;
    if (adjuster_.Carry(Order::Build(unit), checked).reason == Reason::kNone) return unit;
  }
  return {};
}

ProvinceIndex RandomBuilds::TakeSite() {
  const int count = sites_.Count(before_.map());
  if (count == 0) return kNoProvince;
  uint32_t index = random_.Below(static_cast<uint32_t>(count));
  ProvinceIndex taken = kNoProvince;
  ForEachBit(sites_.words, before_.map().province_words(), [&](int site) {
    if (index-- == 0) taken = static_cast<ProvinceIndex>(site);
  });
  ClearBit(sites_.words, taken);
  return taken;
}

Unit RandomBuilds::AnyUnit(ProvinceIndex site) {
  const Map& map = before_.map();
  const Graph& graph = before_.graph();
  Unit units[kMaxCoasts + 2];
  uint32_t count = 0;
  const auto consider = [&](UnitType type, LocationIndex location) {
    if (graph.MayStand(type, location)) units[count++] = {power_, type, location};
  };
  consider(UnitType::kArmy, site);
  consider(UnitType::kFleet, site);
  for (int c = 0; c < map.CoastCount(site); ++c) {
    consider(UnitType::kFleet, static_cast<LocationIndex>(map.FirstCoast(site) + c));
  }
  return count == 0 ? Unit{} : units[random_.Below(count)];
}

}  // namespace entente
