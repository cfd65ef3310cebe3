// Finds the outlooks of retreats and adjustments phases.
//   Source: DATC 6.H, 6.I, 6.J; 4.D.7, 4.D.8.
#include <algorithm>

#include "adjustment/adjustment_due.h"
#include "advice/outlook_finder.h"

namespace entente {
namespace {

bool IsRetreatOf(const PositionView& position, const OrderResult& result, ProvinceIndex from) {
  return result.why == Illegality::kNone && result.order.kind() == OrderKind::kRetreat &&
         position.map().ProvinceOf(result.order.source()) == from;
}

// The order that a dislodged unit of a known power follows; without an order it is disbanded.
Order RetreatOrderOf(const Plan& plan, const Unit& unit) {
  const ProvinceIndex from = plan.map().ProvinceOf(unit.location);
  for (const OrderResult& result : plan.results()) {
    if (IsRetreatOf(plan.before(), result, from)) return result.order;
  }
  return Order::Disband(unit);
}

// Whether the unit's fate is known. Under CD_RETREATS units of a power that ordered nothing retreat at random.
bool IsRetreatKnown(const Plan& plan, PowerIndex power) {
  if (!plan.IsKnown(power)) return false;
  if (plan.rules().missing_retreats == MissingRetreats::kDisbanded) return true;
  const auto given = plan.results().first(plan.given_count());
  return std::any_of(given.begin(), given.end(),
                     [&](const OrderResult& result) { return result.order.power() == power; });
}

std::vector<LocationIndex> RetreatsOf(const Map& map, const DislodgedUnit& dislodged) {
  std::vector<LocationIndex> places;
  const auto all = map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location);
  for (size_t i = 0; i < all.size(); ++i) {
    if ((dislodged.retreats[i / 32] >> (i % 32) & 1) != 0) places.push_back(all[i]);
  }
  std::sort(places.begin(), places.end());
  return places;
}

// The number of units that surely go to a province, and that may.
struct Wanted {
  int surely = 0, maybe = 0;
};

}  // namespace

Outlook RetreatOutlook(const Plan& plan) {
  const PositionView& before = plan.before();
  const Map& map = plan.map();
  Outlook outlook;
  outlook.is_exact = true;
  std::vector<Wanted> wanted(static_cast<size_t>(map.province_count()));
  for (int i = 0; i < before.dislodged_count(); ++i) {
    const DislodgedUnit dislodged = before.Dislodged(i);
    UnitOutlook unit;
    unit.unit = dislodged.unit;
    unit.is_known = IsRetreatKnown(plan, dislodged.unit.power);
    unit.is_exact = unit.is_known || !plan.IsKnown(dislodged.unit.power);
    outlook.is_exact &= unit.is_exact;
    if (unit.is_known) unit.order = RetreatOrderOf(plan, dislodged.unit);
    unit.may_go_to = RetreatsOf(map, dislodged);
    ProvinceSet maybe{};  // several coasts of a province count once
    for (const LocationIndex place : unit.may_go_to) SetBit(maybe.words, map.ProvinceOf(place));
    if (!unit.is_known)
      ForEachBit(maybe.words, map.province_words(), [&](int p) { ++wanted[static_cast<size_t>(p)].maybe; });
    if (unit.order.kind() == OrderKind::kRetreat) ++wanted[map.ProvinceOf(unit.order.target())].surely;
    outlook.units.push_back(std::move(unit));
  }
  for (UnitOutlook& unit : outlook.units) {
    if (!unit.is_known) {
      unit.may_be_lost = true;
      const auto is_taken = [&](LocationIndex place) { return wanted[map.ProvinceOf(place)].surely > 0; };
      unit.may_go_to.erase(std::remove_if(unit.may_go_to.begin(), unit.may_go_to.end(), is_taken),
                           unit.may_go_to.end());
      continue;
    }
    unit.may_go_to.clear();
    if (unit.order.kind() != OrderKind::kRetreat) {
      unit.may_be_lost = unit.may_succeed = true;
      continue;
    }
    const Wanted& there = wanted[map.ProvinceOf(unit.order.target())];
    unit.may_succeed = there.surely == 1;
    unit.may_fail = unit.may_be_lost = there.surely > 1 || there.maybe > 0;
    if (unit.may_succeed) unit.may_go_to.push_back(unit.order.target());
  }
  AddProvinces(map, outlook);
  for (ProvinceOutlook& province : outlook.provinces) {
    const Wanted& there = wanted[province.province];
    province.may_be_empty = there.surely != 1 || there.maybe > 0;
  }
  return outlook;
}

namespace {

// Adds the units of a power that may be removed, and those that stay.
void AddRemovals(const Plan& plan, PowerIndex power, Outlook& outlook) {
  const PositionView& before = plan.before();
  const PositionView& after = plan.told().after;
  const AdjustmentDue due = DueOf(before, plan.rules(), power);
  const int units = before.UnitCountOf(power);
  before.ForEachUnit([&](const Unit& unit) {
    if (unit.power != power) return;
    UnitOutlook one;
    one.unit = unit;
    one.is_known = plan.IsKnown(power);
    one.is_exact = true;
    const ProvinceIndex at = plan.map().ProvinceOf(unit.location);
    one.may_stay = one.is_known ? after.HasUnit(at) : due.removals < units;
    one.may_be_lost = one.is_known ? !one.may_stay : due.removals > 0;
    outlook.units.push_back(one);
  });
}

// Adds the builds that a known power ordered, or that another power may order.
void AddBuilds(const Plan& plan, PowerIndex power, Outlook& outlook) {
  const PositionView& before = plan.before();
  const Map& map = plan.map();
  const auto add = [&](const Unit& unit, bool may_be_empty) {
    ProvinceOutlook& province = OutlookOf(outlook, map.ProvinceOf(unit.location));
    province.occupants.push_back({unit, kNoProvince});
    province.may_be_empty |= may_be_empty;
  };
  if (plan.IsKnown(power)) {
    plan.told().after.ForEachUnit([&](const Unit& unit) {
      if (unit.power == power && !before.HasUnit(map.ProvinceOf(unit.location))) add(unit, false);
    });
    return;
  }
  if (DueOf(before, plan.rules(), power).builds == 0) return;
  ProvinceSet sites;
  FindBuildSites(before, plan.rules(), power, sites);
  for (LocationIndex place = 0; place < map.location_count(); ++place) {
    if (!sites.Test(map.ProvinceOf(place))) continue;
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      if (before.graph().MayStand(type, place)) add({power, type, place}, true);
    }
  }
}

}  // namespace

Outlook AdjustmentOutlook(const Plan& plan) {
  Outlook outlook;
  const RuleOptions& rules = plan.rules();
  outlook.is_exact = rules.waive == Waive::kAllowed && rules.missing_builds == MissingBuilds::kWaived;
  for (const PowerIndex power : plan.map().powers()) AddRemovals(plan, power, outlook);
  std::sort(outlook.units.begin(), outlook.units.end(), [&](const UnitOutlook& a, const UnitOutlook& b) {
    return plan.map().ProvinceOf(a.unit.location) < plan.map().ProvinceOf(b.unit.location);
  });
  AddProvinces(plan.map(), outlook);
  for (const UnitOutlook& unit : outlook.units) {
    if (unit.may_stay) OutlookOf(outlook, plan.map().ProvinceOf(unit.unit.location)).may_be_empty = unit.may_be_lost;
  }
  for (const PowerIndex power : plan.map().powers()) AddBuilds(plan, power, outlook);
  return outlook;
}

}  // namespace entente
