#include "adjustment/adjustment_due.h"

#include <algorithm>
#include <bit>

namespace entente {
namespace {

bool OwnsAHome(const PositionView& position, PowerIndex power) {
  const Map& map = position.map();
  const auto homes = map.Homes(power);
  return std::any_of(homes.begin(), homes.end(),
                     [&](ProvinceIndex home) { return position.OwnerOf(map.CenterOf(home)) == power; });
}

bool IsAnyHome(const Map& map, ProvinceIndex province) {
  for (int p = 0; p < map.power_count(); ++p) {
    if (TestBit(map.HomeRow(static_cast<PowerIndex>(p)), province)) return true;
  }
  return false;
}

}  // namespace

int BuildSiteSet::Count(const Map& map) const {
  int count = 0;
  for (int w = 0; w < map.province_words(); ++w) count += std::popcount(words[w]);
  return count;
}

bool IsBuildSite(const PositionView& position, const RuleOptions& rules, PowerIndex power, ProvinceIndex province) {
  const Map& map = position.map();
  if (!map.IsCenter(province) || position.OwnerOf(map.CenterOf(province)) != power) return false;
  switch (rules.build_sites) {
    case BuildSites::kHomes:
      return TestBit(map.HomeRow(power), province);
    case BuildSites::kAnyOwned:
      return true;
    case BuildSites::kRemote:
      return OwnsAHome(position, power);
    case BuildSites::kAnyHome:
      return IsAnyHome(map, province);
    case BuildSites::kRemoteAnyHome:
      return IsAnyHome(map, province) && OwnsAHome(position, power);
  }
  return false;
}

void FindBuildSites(const PositionView& position, const RuleOptions& rules, PowerIndex power, BuildSiteSet& sites) {
  const Map& map = position.map();
  std::fill_n(sites.words, map.province_words(), Word{0});
  for (const ProvinceIndex province : map.centers()) {
    if (!position.HasUnit(province) && IsBuildSite(position, rules, power, province)) SetBit(sites.words, province);
  }
}

AdjustmentDue DueOf(const PositionView& position, const RuleOptions& rules, PowerIndex power) {
  AdjustmentDue due;
  due.difference = position.CenterCountOf(power) - position.UnitCountOf(power);
  if (due.difference > 0) {
    BuildSiteSet sites;
    FindBuildSites(position, rules, power, sites);
    due.builds = std::min(due.difference, sites.Count(position.map()));
  }
  due.removals = std::max(0, -due.difference);
  return due;
}

}  // namespace entente
