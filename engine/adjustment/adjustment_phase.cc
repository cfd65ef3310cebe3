#include "adjustment/adjustment_phase.h"

#include "adjustment/adjustment_choice.h"
#include "adjustment/adjustment_orders.h"
#include "adjustment/civil_disorder.h"
#include "base/random.h"
#include "position/power_random.h"

namespace entente {
namespace {

// The powers that ordered a build or a waive, legal or not; a bit per power. If waives are forbidden (4.D.7 b), a
// waive does not count.
uint64_t PowersThatBuild(const Map& map, const RuleOptions& rules, std::span<const Order> orders) {
  const bool may_waive = rules.waive == Waive::kAllowed;
  uint64_t powers = 0;
  for (const Order order : orders) {
    const bool builds = order.kind() == OrderKind::kBuild || (may_waive && order.kind() == OrderKind::kWaive);
    if (builds && order.power() < map.power_count()) powers |= uint64_t{1} << order.power();
  }
  return powers;
}

// Makes random builds for a power that ordered none (CD_BUILDS). Position and power are the seed, so a game replays
// and the sequence of the powers does not matter.
class RandomBuilds {
 public:
  // The block of `before` and the adjuster outlive the object.
  RandomBuilds(const PositionView& before, const RuleOptions& rules, PowerIndex power, Adjuster& adjuster)
      : before_(before), power_(power), adjuster_(adjuster), random_(RandomOf(before, power)) {
    FindBuildSites(before, rules, power, sites_);
  }

  // Builds one of the units that may stand on the vacant sites; all are equally likely, so a site for several units is
  // likelier. The location is kNoLocation if nothing more is due or possible.
  Unit BuildNext() {
    while (adjuster_.BuildsLeft(power_) > 0) {
      const Unit unit = AnyUnit();
      if (unit.location == kNoLocation) break;
      ClearBit(sites_.words, before_.map().ProvinceOf(unit.location));
      CheckedOrder checked;
      if (adjuster_.Carry(Order::Build(unit), checked).reason == Reason::kNone) return unit;
    }
    return {};
  }

 private:
  Unit AnyUnit() {
    uint32_t count = 0;
    ForEachUnit([&](UnitType, LocationIndex) { ++count; });
    Unit chosen;
    if (count == 0) return chosen;
    uint32_t left = random_.Below(count);
    ForEachUnit([&](UnitType type, LocationIndex location) {
      if (left-- == 0) chosen = {power_, type, location};
    });
    return chosen;
  }

  // Calls visit(type, location) for every unit that could stand on a site.
  template <typename Visit>
  void ForEachUnit(const Visit& visit) const {
    const Map& map = before_.map();
    const auto consider = [&](UnitType type, int location) {
      const auto place = static_cast<LocationIndex>(location);
      if (before_.graph().MayStand(type, place)) visit(type, place);
    };
    ForEachBit(sites_.words, map.province_words(), [&](int site) {
      consider(UnitType::kArmy, site);
      consider(UnitType::kFleet, site);
      for (const LocationIndex coast : map.CoastsOf(static_cast<ProvinceIndex>(site)))
        consider(UnitType::kFleet, coast);
    });
  }

  const PositionView before_;
  const PowerIndex power_;
  Adjuster& adjuster_;
  Random random_;
  ProvinceSet sites_;  // sites not tried yet
};

void BuildAtRandom(const PositionView& before, const RuleOptions& rules, PowerIndex power, Adjuster& adjuster,
                   PhaseRecord& record) {
  RandomBuilds builds(before, rules, power, adjuster);
  for (Unit unit = builds.BuildNext(); unit.location != kNoLocation; unit = builds.BuildNext()) {
    record.AddEvent(EventKind::kBuilt, EventWhy::kNotOrdered, power, unit);
  }
}

// 4.D.8. Removes `count` units, which the power has beyond its centers.
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
