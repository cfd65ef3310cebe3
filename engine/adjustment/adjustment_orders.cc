#include "adjustment/adjustment_orders.h"

namespace entente {

Adjuster::Adjuster(const PositionView& before, const RuleOptions& rules, PositionRef board)
    : before_(before), rules_(rules), board_(board), plan_(before_, rules) {
  for (int p = 0; p < before.map().power_count(); ++p) {
    left_[p] = DueOf(before, rules, static_cast<PowerIndex>(p));
  }
}

OrderOutcome Adjuster::Carry(Order order, CheckedOrder& checked) {
  const PowerIndex power = order.power();
  order = order.WithoutUnusedFields();
  checked = {order};
  if (power >= before_.map().power_count()) {
    checked.why = Illegality::kPowerUnknown;
  } else if (order.kind() == OrderKind::kBuild) {
    checked = CheckBuild(order);
  } else if (order.kind() == OrderKind::kDisband) {
    checked = CheckRemoval(order);
  } else if (order.kind() != OrderKind::kWaive) {
    checked.why = Illegality::kWrongPhase;
  }
  if (!checked.legal()) return {Reason::kIllegal, kNoProvince, kNoProvince};
  AdjustmentDue& left = left_[power];
  int& count = order.kind() == OrderKind::kDisband ? left.removals : left.builds;
  if (count == 0) return {Reason::kExcess, kNoProvince, kNoProvince};
  if (order.kind() == OrderKind::kBuild) {
    // Another build has used what this one needs: beyond the number due, too.
    if (!plan_.Add(power, before_.map().ProvinceOf(checked.order.source()))) {
      return {Reason::kExcess, kNoProvince, kNoProvince};
    }
    Build(checked.order.unit());
  }
  --count;
  if (order.kind() == OrderKind::kDisband) board_.RemoveUnit(before_.map().ProvinceOf(checked.order.source()));
  return {};
}

void Adjuster::Build(const Unit& unit) {
  const ProvinceIndex province = before_.map().ProvinceOf(unit.location);
  board_.PlaceUnit(unit);
  if (before_.HiddenRow() == nullptr) return;
  const Word* marked = before_.stage().Hidden(unit.power);
  const bool is_marked = marked != nullptr && TestBit(marked, province);
  if (is_marked || rules_.hidden_builds == HiddenBuilds::kAll) board_.SetHidden(province);
}

CheckedOrder Adjuster::CheckBuild(Order order) const {
  const Map& map = before_.map();
  if (order.source() >= map.location_count()) return {order, Illegality::kMalformed};
  const ProvinceIndex province = map.ProvinceOf(order.source());
  const Graph& graph = before_.graph();
  if (!IsBuildSite(before_, rules_, order.power(), province)) return {order, Illegality::kNoBuildSite};
  // Also where the unit is removed in this phase: which order comes first must not matter.
  if (before_.HasUnit(province) || board_.HasUnit(province)) return {order, Illegality::kSiteOccupied};
  if (!order.type_known()) {  // 4.C.3 c: an army inland, a fleet if a coast is written
    if (graph.terrain(province) == Terrain::kLand) {
      order = order.WithUnitType(UnitType::kArmy);
    } else if (map.IsCoast(order.source())) {
      order = order.WithUnitType(UnitType::kFleet);
    } else {
      return {order, Illegality::kBuildTypeNeeded};
    }
  }
  if (order.unit_type() == UnitType::kArmy) order = order.WithSource(province);  // a coast means nothing for an army
  if (!graph.MayStand(order.unit_type(), order.source())) {
    const bool coast_missing = order.unit_type() == UnitType::kFleet && map.CoastCount(province) > 0;
    return {order, coast_missing ? Illegality::kCoastNeeded : Illegality::kCannotStand};
  }
  return {order};
}

CheckedOrder Adjuster::CheckRemoval(Order order) const {
  const Map& map = before_.map();
  if (order.source() >= map.location_count()) return {order, Illegality::kMalformed};
  const ProvinceIndex province = map.ProvinceOf(order.source());
  const Unit unit = before_.UnitAt(province);
  if (unit.power == kNoPower) return {order, Illegality::kUnitAbsent};
  if (unit.power != order.power()) return {order, Illegality::kForeignUnit};
  order = order.WithSource(unit.location).WithUnitType(unit.type);
  // The same unit twice (6.J.2).
  if (!board_.HasUnit(province)) return {order, Illegality::kUnitAbsent};
  return {order};
}

}  // namespace entente
