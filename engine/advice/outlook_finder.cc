#include "advice/outlook_finder.h"

#include <algorithm>

#include "advice/province_outlooks.h"

namespace entente {

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
