#include "retreat/retreat_orders.h"

#include <algorithm>

namespace entente {
namespace {

// Whether `to` is among the unit's open retreats.
bool IsOpen(const Map& map, const DislodgedUnit& dislodged, LocationIndex to) {
  const auto neighbors = map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location);
  const auto it = std::find(neighbors.begin(), neighbors.end(), to);
  return it != neighbors.end() && MayRetreatTo(dislodged, static_cast<int>(it - neighbors.begin()));
}

// The place that the written target means: an army needs no coast, a fleet gets the only possible coast (4.B.2).
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
  const ProvinceIndex province = map.ProvinceOf(unit.location);
  const bool means_another = foreign && position.HasUnit(province) && position.UnitAt(province).power == order.power();
  if (means_another) return {order, Illegality::kNotDislodged};
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
  // A recorded position may list occupied places among the retreats. A unit still cannot go there.
  if (position.HasUnit(map.ProvinceOf(to))) return {order, Illegality::kSiteOccupied};
  return {order};
}

namespace {

// The two lowest origins of the strongest retreats to a province (on any of its coasts: 6.H.16). kNoProvince is above
// every province.
struct Claims {
  ProvinceIndex lowest, second;
  PassageStrength strength;

  void Begin() { *this = {kNoProvince, kNoProvince, PassageStrength::kNone}; }
  void Add(ProvinceIndex origin, PassageStrength arrives) {
    if (arrives > strength) return;
    if (arrives < strength) *this = {kNoProvince, kNoProvince, arrives};
    second = std::min(second, std::max(lowest, origin));
    lowest = std::min(lowest, origin);
  }
  // The origin of a unit that keeps the unit from `origin` out. It does not depend on the sequence of the claims.
  ProvinceIndex RivalOf(ProvinceIndex origin) const { return origin == lowest ? second : lowest; }
};

}  // namespace

void ResolveRetreats(const PositionView& position, std::span<const Order> orders, std::span<OrderOutcome> outcomes) {
  const Map& map = position.map();
  const Graph& graph = position.graph();
  Claims claims[kMaxProvinces];  // set only for provinces that units retreat to
  for (const Order order : orders) {
    if (order.kind() == OrderKind::kRetreat) claims[map.ProvinceOf(order.target())].Begin();
  }
  // Retreats have no supports and meet no other units (6.H.1, 6.H.14), only other retreats.
  for (const Order order : orders) {
    if (order.kind() == OrderKind::kRetreat) {
      const ProvinceIndex to = map.ProvinceOf(order.target());
      claims[to].Add(map.ProvinceOf(order.source()), graph.StrengthOf(order.source(), to));
    }
  }
  for (size_t i = 0; i < orders.size(); ++i) {
    outcomes[i] = {};
    if (orders[i].kind() != OrderKind::kRetreat) continue;
    // Two or more retreats to one province are all destroyed (6.H.7, 6.H.8).
    const ProvinceIndex rival = claims[map.ProvinceOf(orders[i].target())].RivalOf(map.ProvinceOf(orders[i].source()));
    if (rival != kNoProvince) outcomes[i] = {Reason::kBounced, rival, kNoProvince};
  }
}

}  // namespace entente
