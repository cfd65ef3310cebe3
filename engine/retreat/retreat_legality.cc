#include "retreat/retreat_legality.h"

#include <algorithm>

namespace entente {
namespace {

// Whether `to` is among the unit's open retreats.
bool IsOpen(const Map& map, const DislodgedUnit& dislodged, LocationIndex to) {
  const auto neighbors = map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location);
  const auto it = std::find(neighbors.begin(), neighbors.end(), to);
  return it != neighbors.end() && MayRetreatTo(dislodged, static_cast<int>(it - neighbors.begin()));
}

// The place meant by the written target: an army needs no coast, a fleet gets the only possible one (4.B.2).
LocationIndex Destination(const PositionView& position, const RuleOptions& rules, const Unit& unit,
                          LocationIndex target, Illegality& why) {
  const Map& map = position.map();
  if (unit.type == UnitType::kArmy) return map.ProvinceOf(target);
  return FleetDestination(position.graph(), map, rules, unit.location, target, why);
}

}  // namespace

CheckedOrder CheckRetreatOrder(const PositionView& position, const RuleOptions& rules, Order order) {
  const Map& map = position.map();
  if (order.kind() != OrderKind::kRetreat && order.kind() != OrderKind::kDisband)
    return {order, Illegality::kWrongPhase};
  if (order.source() >= map.location_count()) return {order, Illegality::kMalformed};
  const int index = position.FindDislodged(map.ProvinceOf(order.source()));
  if (index < 0) return {order, Illegality::kNotDislodged};
  const DislodgedUnit dislodged = position.Dislodged(index);
  const Unit& unit = dislodged.unit;
  const bool foreign = order.power() != kNoPower && order.power() != unit.power;
  if (foreign && rules.foreign_orders != ForeignOrders::kAccepted) return {order, Illegality::kForeignUnit};
  order = order.WithPower(unit.power).WithSource(unit.location).WithUnitType(unit.type).WithWritten(0);
  order = order.WithoutUnusedFields();
  if (order.kind() == OrderKind::kDisband) return {order};
  if (order.target() >= map.location_count()) return {order, Illegality::kMalformed};
  Illegality why = Illegality::kNoRetreat;
  const LocationIndex to = Destination(position, rules, unit, order.target(), why);
  if (to == kNoLocation) return {order, why};
  order = order.WithTarget(to);
  if (!IsOpen(map, dislodged, to)) return {order, Illegality::kNoRetreat};
  // Recorded positions may list occupied places among the retreats; a unit cannot go there all the same.
  if (position.HasUnit(map.ProvinceOf(to))) return {order, Illegality::kSiteOccupied};
  return {order};
}

}  // namespace entente
