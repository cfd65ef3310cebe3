#include "retreat/retreat_phase.h"

#include <algorithm>

#include "base/province_set.h"
#include "position/power_random.h"
#include "retreat/retreat_options.h"
#include "retreat/retreat_orders.h"

namespace entente {
namespace {

// Whether a result is of an order, legal or not, for the unit that was dislodged from `province`, by its own power.
bool IsFor(const Map& map, const OrderResult& result, ProvinceIndex province) {
  const LocationIndex source = result.order.source();
  return source < map.location_count() && map.ProvinceOf(source) == province && result.why != Illegality::kForeignUnit;
}

// Bit per power that gave a dislodged unit of its own an order, legal or not.
uint64_t PowersThatRetreat(const PositionView& before, std::span<const OrderResult> results) {
  uint64_t powers = 0;
  for (int i = 0; i < before.dislodged_count(); ++i) {
    const Unit unit = before.Dislodged(i).unit;
    const ProvinceIndex province = before.map().ProvinceOf(unit.location);
    const bool ordered = std::any_of(results.begin(), results.end(),
                                     [&](const OrderResult& result) { return IsFor(before.map(), result, province); });
    if (ordered) powers |= uint64_t{1} << unit.power;
  }
  return powers;
}

// Why a dislodged unit without a legal order is lost.
EventWhy WhyLost(const Map& map, const RuleOptions& rules, const DislodgedUnit& dislodged,
                 std::span<const OrderResult> results) {
  if (!HasRetreat(map, dislodged)) {
    const EventWhy by_rule = WhyNoRetreats(map, rules, dislodged.unit.power);
    return by_rule == EventWhy::kNone ? EventWhy::kNoRetreat : by_rule;
  }
  const ProvinceIndex province = map.ProvinceOf(dislodged.unit.location);
  const bool ordered = std::any_of(results.begin(), results.end(),
                                   [&](const OrderResult& result) { return IsFor(map, result, province); });
  return ordered ? EventWhy::kIllegalOrder : EventWhy::kNoOrder;
}

// A dislodged unit that chance sent somewhere.
void LeaveByChance(const Unit& unit, Order order, const OrderOutcome& outcome, PhaseRecord& record) {
  record.AddImplied(order, outcome);
  if (outcome.reason == Reason::kNone) {
    const Unit now{unit.power, unit.type, order.target()};
    record.after().PlaceUnit(now);
    record.AddEvent(EventKind::kRetreated, EventWhy::kNoOrder, unit.power, now);
  } else {
    record.AddEvent(EventKind::kDisbanded, EventWhy::kNoOrder, unit.power, unit);
  }
}

// How gladly a unit of the power goes to a province: the lower the better.
int RankOf(const PositionView& position, PowerIndex power, ProvinceIndex province) {
  if (!TestBit(position.stage().centers(), province)) return 4;
  const bool is_owned = position.OwnerOf(position.map().CenterOf(province)) == power;
  const bool is_home = TestBit(position.Homes(power), province);
  return (is_owned ? 2 : 0) + (is_home ? 0 : 1);
}

// A random one of the unit's places of the lowest rank that are not taken; kNoLocation if there is none. Recorded
// positions may list occupied places among the retreats; a unit cannot go there all the same.
LocationIndex AnyPlace(const PositionView& position, const DislodgedUnit& dislodged, const ProvinceSet& taken,
                       Random& random) {
  const Map& map = position.map();
  const auto places = map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location);
  LocationIndex chosen = kNoLocation;
  uint32_t open = 0;
  int best = 0;
  for (size_t i = 0; i < places.size(); ++i) {
    const ProvinceIndex province = map.ProvinceOf(places[i]);
    if (!MayRetreatTo(dislodged, static_cast<int>(i)) || position.HasUnit(province) || taken.Test(province)) continue;
    const int rank = RankOf(position, dislodged.unit.power, province);
    if (open > 0 && rank > best) continue;
    if (rank < best) open = 0;
    best = rank;
    if (random.Below(++open) == 0) chosen = places[i];  // so each of n is chosen once in n
  }
  return chosen;
}

// Retreats the dislodged units of a power that orders none of them at random (CD_RETREATS): each to a home that the
// power does not own, else to another center that it does not own, an owned home, an owned center, any place where none
// before it goes; among like places all are equally likely. Returns how many retreats there are.
//   Shapes: `orders` has a place per dislodged unit.
size_t RetreatAtRandom(const PositionView& position, PowerIndex power, Order* orders) {
  Random random = RandomOf(position, power);
  ProvinceSet taken = {};
  size_t count = 0;
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit dislodged = position.Dislodged(i);
    if (dislodged.unit.power != power) continue;
    const LocationIndex to = AnyPlace(position, dislodged, taken, random);
    if (to == kNoLocation) continue;
    SetBit(taken.words, position.map().ProvinceOf(to));
    orders[count++] = Order::Retreat(dislodged.unit, to);
  }
  return count;
}

}  // namespace

void RetreatPhase::Adjudicate(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                              PhaseRecord& record) {
  const Map& map = before.map();
  const std::span<OrderResult> results = record.Begin(orders.size());
  orders_.Choose(orders, results, rules.duplicate_order,
                 [&](Order order) { return CheckRetreatOrder(before, rules, order); });
  const size_t ordered = orders_.orders().size();
  if (rules.missing_retreats == MissingRetreats::kRandom) {
    const uint64_t present = PowersThatRetreat(before, results);
    for (const PowerIndex p : map.powers()) {
      if ((present >> p & 1) != 0) continue;
      const size_t count = RetreatAtRandom(before, p, random_orders_.data());
      for (size_t i = 0; i < count; ++i) orders_.Add(random_orders_[i]);
    }
  }
  const std::span<const Order> legal = orders_.orders();
  ResolveRetreats(before, legal, {outcomes_.data(), legal.size()});

  for (OrderResult& result : results) {
    result.outcome = {Reason::kIllegal, kNoProvince, kNoProvince};
    if (result.why == Illegality::kNone) {
      result.outcome = outcomes_[orders_.IndexFor(map.ProvinceOf(result.order.source()))];
    }
  }
  PositionRef after = record.after();
  after.CopyFrom(before);
  after.ClearDislodged();
  for (int i = 0; i < before.dislodged_count(); ++i) {
    const DislodgedUnit dislodged = before.Dislodged(i);
    const Unit& unit = dislodged.unit;
    const uint32_t index = orders_.IndexFor(map.ProvinceOf(unit.location));
    if (index == UnitOrders::kNone) {
      record.AddImplied(Order::Disband(unit), {});
      record.AddEvent(EventKind::kDisbanded, WhyLost(map, rules, dislodged, results), unit.power, unit);
    } else if (index >= ordered) {
      LeaveByChance(unit, legal[index], outcomes_[index], record);
    } else if (legal[index].kind() == OrderKind::kRetreat && outcomes_[index].reason == Reason::kNone) {
      after.PlaceUnit({unit.power, unit.type, legal[index].target()});
    }
  }
}

}  // namespace entente
