#include "adjustment/adjustment_orders.h"

#include <algorithm>

namespace entente {
namespace {

// 4.C.3: fills in the type of a build that does not name it. Returns false if the type is not clear.
bool FillType(const PositionView& before, BuildType rule, Order& order) {
  if (rule == BuildType::kFails) return false;
  const Map& map = before.map();
  if (before.graph().terrain(map.ProvinceOf(order.source())) == Terrain::kLand) {
    order = order.WithUnitType(UnitType::kArmy);
    return true;
  }
  if (rule == BuildType::kByPlace || !map.IsCoast(order.source())) return false;
  order = order.WithUnitType(UnitType::kFleet);
  return true;
}

CheckedOrder CheckBuild(const PositionView& before, const RuleOptions& rules, Order order) {
  const Map& map = before.map();
  if (order.source() >= map.location_count()) return {order, Illegality::kMalformed};
  const ProvinceIndex province = map.ProvinceOf(order.source());
  const Graph& graph = before.graph();
  if (!IsBuildSite(before, rules, order.power(), province)) return {order, Illegality::kNoBuildSite};
  // Illegal even if this phase removes the unit, because the sequence of orders must not matter.
  if (before.HasUnit(province)) return {order, Illegality::kSiteOccupied};
  if (!order.type_known() && !FillType(before, rules.build_type, order)) return {order, Illegality::kBuildTypeNeeded};
  const bool inland = order.unit_type() == UnitType::kFleet && graph.terrain(province) == Terrain::kLand;
  if (inland && rules.inland_fleet_build == InlandFleetBuild::kArmy) order = order.WithUnitType(UnitType::kArmy);
  if (order.unit_type() == UnitType::kArmy) order = order.WithSource(province);  // an army ignores a coast
  if (!graph.MayStand(order.unit_type(), order.source())) {
    const bool coast_missing = order.unit_type() == UnitType::kFleet && map.CoastCount(province) > 0;
    return {order, coast_missing ? Illegality::kCoastNeeded : Illegality::kCannotStand};
  }
  return {order};
}

CheckedOrder CheckRemoval(const PositionView& before, Order order) {
  const Map& map = before.map();
  if (order.source() >= map.location_count()) return {order, Illegality::kMalformed};
  const Unit unit = before.UnitAt(map.ProvinceOf(order.source()));
  if (unit.power == kNoPower) return {order, Illegality::kUnitAbsent};
  if (unit.power != order.power()) return {order, Illegality::kForeignUnit};
  return {order.WithSource(unit.location).WithUnitType(unit.type)};
}

}  // namespace

CheckedOrder CheckAdjustmentOrder(const PositionView& before, const RuleOptions& rules, Order order) {
  order = order.WithoutUnusedFields();
  if (order.power() >= before.map().power_count()) return {order, Illegality::kPowerUnknown};
  switch (order.kind()) {
    case OrderKind::kBuild:
      return CheckBuild(before, rules, order);
    case OrderKind::kDisband:
      return CheckRemoval(before, order);
    case OrderKind::kWaive:
      return {order, rules.waive == Waive::kAllowed ? Illegality::kNone : Illegality::kNoWaive};
    default:
      return {order, Illegality::kWrongPhase};
  }
}

Adjuster::Adjuster(const PositionView& before, const RuleOptions& rules, PositionRef board)
    : before_(before), rules_(rules), board_(board), plan_(before_, rules) {
  FindDues(before, rules, left_);
}

CheckedOrder Adjuster::Check(Order order) const {
  const CheckedOrder checked = CheckAdjustmentOrder(before_, rules_, order);
  if (!checked.legal() || checked.order.kind() == OrderKind::kWaive) return checked;
  const ProvinceIndex province = before_.map().ProvinceOf(checked.order.source());
  if (checked.order.kind() == OrderKind::kBuild) {
    return board_.HasUnit(province) ? CheckedOrder{checked.order, Illegality::kSiteOccupied} : checked;
  }
  // A repeated removal of one unit is illegal (6.J.2).
  return board_.HasUnit(province) ? checked : CheckedOrder{checked.order, Illegality::kUnitAbsent};
}

OrderOutcome Adjuster::CarryOut(Order order) {
  const bool is_done = order.kind() == OrderKind::kDisband ? Remove(order) : BuildOrWaive(order);
  return is_done ? OrderOutcome{} : OrderOutcome{Reason::kExcess, kNoProvince, kNoProvince};
}

bool Adjuster::Remove(Order order) {
  int& count = left_[order.power()].removals;
  if (count == 0) return false;
  --count;
  board_.RemoveUnit(before_.map().ProvinceOf(order.source()));
  return true;
}

// A build fails, too, if other builds used up what it needs.
bool Adjuster::BuildOrWaive(Order order) {
  AdjustmentDue& left = left_[order.power()];
  if (left.difference <= 0) return false;
  if (order.kind() == OrderKind::kBuild) {
    if (!plan_.Add(order.power(), before_.map().ProvinceOf(order.source()))) return false;
    Build(order.unit());
  }
  --left.difference;
  left.builds = std::max(0, left.builds - 1);
  return true;
}

void Adjuster::Build(const Unit& unit) {
  const ProvinceIndex province = before_.map().ProvinceOf(unit.location);
  board_.PlaceUnit(unit);
  if (before_.HiddenRow() == nullptr) return;
  const Word* marked = before_.stage().Hidden(unit.power);
  const bool is_marked = marked != nullptr && TestBit(marked, province);
  if (is_marked || rules_.hidden_builds == HiddenBuilds::kAll) board_.SetHidden(province);
}

}  // namespace entente
