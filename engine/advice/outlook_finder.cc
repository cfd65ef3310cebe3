#include "advice/outlook_finder.h"

#include <algorithm>

namespace entente {

ProvinceOutlook& OutlookOf(Outlook& outlook, ProvinceIndex province) {
  const auto at = std::lower_bound(outlook.provinces.begin(), outlook.provinces.end(), province,
                                   [](const ProvinceOutlook& one, ProvinceIndex p) { return one.province < p; });
  if (at != outlook.provinces.end() && at->province == province) return *at;
  return *outlook.provinces.insert(at, {province, false, {}});
}

void AddProvinces(const Map& map, Outlook& outlook) {
  for (const UnitOutlook& unit : outlook.units) {
    const ProvinceIndex from = map.ProvinceOf(unit.unit.location);
    if (unit.may_stay) OutlookOf(outlook, from).occupants.push_back({unit.unit, from});
    for (const LocationIndex place : unit.may_go_to) {
      const Unit there{unit.unit.power, unit.unit.type, place};
      OutlookOf(outlook, map.ProvinceOf(place)).occupants.push_back({there, from});
    }
  }
}

Outlook OutlookFinder::Find(const Plan& plan, uint64_t most) {
  switch (plan.before().phase_type()) {
    case PhaseType::kMovement:
      return FindMovement(plan, most);
    case PhaseType::kRetreats:
      return RetreatOutlook(plan);
    case PhaseType::kAdjustments:
      return AdjustmentOutlook(plan);
    case PhaseType::kOther:
      break;
  }
  return {};
}

Outlook OutlookFinder::FindMovement(const Plan& plan, uint64_t most) {
  Outlook outlook;
  possible_.Find(plan);
  trials_.Try(plan, possible_, most);
  bounds_.Find(plan, possible_);
  outlook.order_sets = trials_.count();
  outlook.rule = possible_.asks_more();
  outlook.is_exact = true;
  for (int u = 0; u < possible_.count(); ++u) {
    const bool is_exact = trials_.IsExactIn(possible_[u].province);
    outlook.units.push_back(is_exact ? trials_.OutlookOf(u) : bounds_.OutlookOf(u));
    outlook.is_exact &= is_exact;
  }
  AddProvinces(plan.map(), outlook);
  for (ProvinceOutlook& province : outlook.provinces) {
    const ProvinceIndex at = province.province;
    province.may_be_empty = trials_.IsExactIn(at) ? trials_.MayBeEmpty(at) : bounds_.MayBeEmpty(at);
  }
  return outlook;
}

}  // namespace entente
