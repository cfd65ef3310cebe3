#include "retreat/retreat_phase.h"

#include <algorithm>

#include "base/province_set.h"
#include "position/power_random.h"
#include "retreat/retreat_options.h"
#include "retreat/retreat_orders.h"

namespace entente {
namespace {

// Whether the result is of an order, legal or not, that its own power gave to the unit dislodged from `province`.
bool IsFor(const Map& map, const OrderResult& result, ProvinceIndex province) {
  const LocationIndex source = result.order.source();
  return source < map.location_count() && map.ProvinceOf(source) == province && result.why != Illegality::kForeignUnit;
}

// The powers that gave an order, legal or not, to one of their dislodged units; a bit per power.
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

// The reason why a dislodged unit without a legal order is lost.
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

// Records the random retreat of a dislodged unit.
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

// The rank of a province as a retreat of a unit of the power; the lowest is best.
int RankOf(const PositionView& position, PowerIndex power, ProvinceIndex province) {
  if (!TestBit(position.stage().centers(), province)) return 4;
  const bool is_owned = position.OwnerOf(position.map().CenterOf(province)) == power;
  const bool is_home = TestBit(position.Homes(power), province);
  return (is_owned ? 2 : 0) + (is_home ? 0 : 1);
}

// A random place among the unit's retreats of the lowest rank that are not taken; kNoLocation if there is none. A
// recorded position may list occupied places among the retreats; a unit still cannot go there.
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
    if (random.Below(++open) == 0) chosen = places[i];  // each of n equals has the chance 1/n
  }
  return chosen;
}

// Chooses random retreats for the dislodged units of a power that orders none of them (CD_RETREATS). Each goes to a
// home that the power does not own, otherwise to another center that it does not own, an owned home, an owned center,
// or any place; never to a place that an earlier one takes. Equal places have equal chances. Returns the number of
// retreats.
//   Shapes: `orders` has room for each dislodged unit.
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
