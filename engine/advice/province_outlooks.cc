#include "advice/province_outlooks.h"

#include <algorithm>

namespace entente {

ProvinceOutlook& ProvinceIn(Outlook& outlook, ProvinceIndex province) {
  const auto at = std::lower_bound(outlook.provinces.begin(), outlook.provinces.end(), province,
                                   [](const ProvinceOutlook& one, ProvinceIndex p) { return one.province < p; });
  if (at != outlook.provinces.end() && at->province == province) return *at;
  return *outlook.provinces.insert(at, {province, false, {}});
}

void AddProvinces(const Map& map, Outlook& outlook) {
  for (const UnitOutlook& unit : outlook.units) {
    const ProvinceIndex from = map.ProvinceOf(unit.unit.location);
    if (unit.may_stay) ProvinceIn(outlook, from).occupants.push_back({unit.unit, from});
    for (const LocationIndex place : unit.may_go_to) {
      const Unit there{unit.unit.power, unit.unit.type, place};
      ProvinceIn(outlook, map.ProvinceOf(place)).occupants.push_back({there, from});
    }
  }
}

}  // namespace entente
