#include "datc_tests/advice/outlook_check.h"

#include <algorithm>

#include "advice/advice_text.h"

namespace entente {
namespace {

void Insert(std::vector<LocationIndex>& places, LocationIndex place) {
  const auto at = std::lower_bound(places.begin(), places.end(), place);
  if (at == places.end() || *at != place) places.insert(at, place);
}

bool Holds(const std::vector<LocationIndex>& places, const std::vector<LocationIndex>& some) {
  return std::includes(places.begin(), places.end(), some.begin(), some.end());
}

// Whether the outlook includes everything that was seen and, where it is exact, nothing else. The outlook says nothing
// about an order that counts as unknown.
bool IsRight(const UnitOutlook& said, const UnitOutlook& seen) {
  const auto within = [&](const UnitOutlook& a, const UnitOutlook& b) {
    const bool order = !said.is_known || ((!a.may_succeed || b.may_succeed) && (!a.may_fail || b.may_fail));
    return order && (!a.may_stay || b.may_stay) && (!a.may_be_lost || b.may_be_lost) && Holds(b.may_go_to, a.may_go_to);
  };
  return within(seen, said) && (!said.is_exact || within(said, seen));
}

const ProvinceOutlook* ProvinceOf(const Outlook& outlook, ProvinceIndex province) {
  for (const ProvinceOutlook& one : outlook.provinces) {
    if (one.province == province) return &one;
  }
  return nullptr;
}

int SureThings(const UnitOutlook& unit) {
  const bool order = unit.is_known && SuccessOf(unit) != Chance::kPerhaps;
  return (order ? 1 : 0) + (ChanceOfLoss(unit) != Chance::kPerhaps ? 1 : 0);
}

}  // namespace

// A known order has its own result. The outlook does not say whether an unknown unit's order succeeds.
void OutlookCheck::See(const PhaseResult& result, Outlook& seen) const {
  ProvinceSet held{};
  result.after.ForEachUnit([&](const Unit& unit) { SetBit(held.words, map_.ProvinceOf(unit.location)); });
  for (UnitOutlook& unit : seen.units) {
    const ProvinceIndex at = map_.ProvinceOf(unit.unit.location);
    const OrderResult* followed = nullptr;
    for (const OrderResult& one : result.results) {
      const bool is_its = one.order.source() < map_.location_count() && map_.ProvinceOf(one.order.source()) == at;
      const bool counts = one.why == Illegality::kNone || one.outcome.reason == Reason::kVoid;
      if (is_its && counts && followed == nullptr) followed = &one;
    }
    const OrderOutcome& outcome = followed->outcome;
    if (unit.is_known) (outcome.reason == Reason::kNone ? unit.may_succeed : unit.may_fail) = true;
    if (outcome.dislodged_by != kNoProvince) {
      unit.may_be_lost = true;
    } else if (followed->order.kind() == OrderKind::kMove && outcome.reason == Reason::kNone) {
      Insert(unit.may_go_to, followed->order.target());
    } else {
      unit.may_stay = true;
    }
  }
  for (ProvinceOutlook& province : seen.provinces) province.may_be_empty |= !held.Test(province.province);
}

Outlook OutlookCheck::Enumerate(const RandomPlan& plan, OutlookCount& count) {
  Outlook seen;
  plan.position.view().ForEachUnit([&](const Unit& unit) {
    seen.units.emplace_back().unit = unit;
    seen.units.back().is_known = (plan.unknown >> unit.power & 1) == 0;
  });
  for (ProvinceIndex p = 0; p < map_.province_count(); ++p) seen.provinces.push_back({p, false, {}});
  std::vector<size_t> chosen(plan.choices.size(), 0);
  while (true) {
    OrderSheet sheet = plan.sheet;
    for (size_t i = 0; i < chosen.size(); ++i) sheet.Add(plan.choices[i][chosen[i]]);
    See(phase_.Adjudicate(plan.position.view(), plan.rules, sheet), seen);
    ++count.order_sets;
    size_t i = 0;
    while (i < chosen.size() && ++chosen[i] == plan.choices[i].size()) chosen[i++] = 0;
    if (i == chosen.size()) return seen;
  }
}

std::string OutlookCheck::FaultOf(const Outlook& outlook, const Outlook& seen) const {
  if (outlook.units.size() != seen.units.size()) return "not all units";
  for (size_t i = 0; i < seen.units.size(); ++i) {
    if (!IsRight(outlook.units[i], seen.units[i])) {
      return "unit in " + std::string(map_.Id(map_.ProvinceOf(seen.units[i].unit.location)));
    }
  }
  for (const ProvinceOutlook& province : seen.provinces) {
    const ProvinceOutlook* said = ProvinceOf(outlook, province.province);
    if (said == nullptr) continue;
    const bool is_wrong = (province.may_be_empty && !said->may_be_empty) ||
                          (outlook.is_exact && said->may_be_empty && !province.may_be_empty);
    if (is_wrong) return "empty " + std::string(map_.Id(province.province));
  }
  return "";
}

void OutlookCheck::Check(const RandomPlan& plan, OutlookCount& count) {
  plan_.Read(plan.position.view(), plan.rules, plan.sheet, plan.unknown);
  const Outlook outlook = finder_.Find(plan_), bounds = finder_.Find(plan_, 0);
  const Outlook seen = Enumerate(plan, count);
  ++count.boards;
  if (outlook.is_exact) ++count.exact;
  std::string fault = FaultOf(outlook, seen);
  if (fault.empty() && !FaultOf(bounds, seen).empty()) fault = "bounds: " + FaultOf(bounds, seen);
  for (size_t i = 0; i < seen.units.size() && plan.rules == RuleOptions{}; ++i) {
    count.sure += SureThings(seen.units[i]);
    count.found += SureThings(bounds.units[i]);
  }
  if (fault.empty()) return;
  if (count.faults++ == 0) count.first_fault = fault + ": " + plan.Text();
}

OutlookCount CheckOutlooks(const Map& map, long boards, uint64_t seed) {
  OutlookCount count;
  OutlookCheck check(map);
  for (long i = 0; i < boards; ++i) {
    Random random(seed + static_cast<uint64_t>(i) * 7919);
    const RandomPlan plan = MakeRandomPlan(map, i % 2 == 1, random);
    check.Check(plan, count);
  }
  return count;
}

}  // namespace entente
