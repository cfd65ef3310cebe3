#include "adjustment/adjustment_phase.h"

#include "adjustment/adjustment_choice.h"
#include "adjustment/adjustment_orders.h"
#include "adjustment/civil_disorder.h"
#include "adjustment/random_builds.h"
#include "position/power_random.h"

namespace entente {
namespace {

// Bit per power that ordered a build or a waive, legal or not. Where waives are forbidden (4.D.7 b) one is no choice.
uint64_t PowersThatBuild(const Map& map, const RuleOptions& rules, std::span<const Order> orders) {
  const bool may_waive = rules.waive == Waive::kAllowed;
  uint64_t powers = 0;
  for (const Order order : orders) {
    const bool builds = order.kind() == OrderKind::kBuild || (may_waive && order.kind() == OrderKind::kWaive);
    if (builds && order.power() < map.power_count()) powers |= uint64_t{1} << order.power();
  }
  return powers;
}

void BuildAtRandom(const PositionView& before, const RuleOptions& rules, PowerIndex power, Adjuster& adjuster,
                   PhaseRecord& record) {
  RandomBuilds builds(before, rules, power, adjuster);
  for (Unit unit = builds.BuildNext(); unit.location != kNoLocation; unit = builds.BuildNext()) {
    record.AddEvent(EventKind::kBuilt, EventWhy::kNotOrdered, power, unit);
  }
}

// 4.D.8. The power has at least `count` units: what is due is its units beyond its centers.
void RemoveDisordered(const RuleOptions& rules, PowerIndex power, int count, PhaseRecord& record) {
  PositionRef after = record.after();
  const bool by_center = rules.civil_disorder == CivilDisorder::kByCenter;
  Random random = RandomOf(after, power);
  uint16_t distances[kMaxProvinces];
  if (!by_center) UnitDistances(after, rules, power, distances);
  for (; count > 0; --count) {
    const ProvinceIndex province =
        by_center ? NextRemovalByCenter(after, power, random) : NextRemoval(after, distances, power);
    record.AddEvent(EventKind::kRemoved, EventWhy::kCivilDisorder, power, after.UnitAt(province));
    after.RemoveUnit(province);
  }
}

}  // namespace

void AdjudicateAdjustments(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                           PhaseRecord& record) {
  const Map& map = before.map();
  const std::span<OrderResult> results = record.Begin(orders.size());
  record.after().CopyFrom(before);
  Adjuster adjuster(before, rules, record.after());
  if (FirstOrdersCount(rules)) {
    for (size_t i = 0; i < orders.size(); ++i) {
      CheckedOrder checked;
      const OrderOutcome outcome = adjuster.Carry(orders[i], checked);
      results[i] = {checked.order, checked.why, false, outcome};
    }
  } else {
    CarryOutByRule(before, rules, orders, adjuster, results);
  }
  const uint64_t by_chance = rules.missing_builds == MissingBuilds::kRandom ? ~PowersThatBuild(map, rules, orders) : 0;
  for (const PowerIndex power : map.powers()) {
    if ((by_chance >> power & 1) != 0) BuildAtRandom(before, rules, power, adjuster, record);
    for (int left = adjuster.BuildsLeft(power); left > 0; --left) {
      record.AddEvent(EventKind::kWaived, EventWhy::kNotOrdered, power, Unit{});
    }
    if (adjuster.RemovalsLeft(power) > 0) RemoveDisordered(rules, power, adjuster.RemovalsLeft(power), record);
  }
  adjuster.Settle();
}

}  // namespace entente
