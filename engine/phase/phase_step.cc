#include "phase/phase_step.h"

#include <algorithm>

#include "adjustment/adjustment_orders.h"
#include "adjustment/civil_disorder.h"
#include "adjustment/random_builds.h"
#include "phase/advance.h"
#include "retreat/random_retreats.h"
#include "retreat/retreat_legality.h"
#include "retreat/retreat_options.h"
#include "retreat/retreat_resolution.h"

namespace entente {
namespace {

constexpr uint32_t kNoOrder = 0xffffffff;

}  // namespace

PhaseScratch::PhaseScratch(const Map& map)
    : map_(&map),
      movement_(map),
      legal_(map.province_count()),
      outcomes_(map.province_count()),
      first_order_(map.province_count()),
      events_(3 * map.province_count() + map.power_count() + 8),
      after_(PositionSize(map) / 8),
      next_(PositionSize(map) / 8) {}

// One call of AdjudicatePhase.
class PhaseStep {
 public:
  PhaseStep(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
            std::span<OrderResult> results, PhaseScratch& scratch)
      : position_(position),
        map_(position.map()),
        rules_(rules),
        orders_(orders),
        results_(results),
        scratch_(scratch),
        after_(map_, scratch.after_.data()) {
    scratch_.event_count_ = 0;
  }

  PhaseResult Run(const PhaseOptions& options) {
    switch (position_.phase_type()) {
      case PhaseType::kMovement:
        Movement();
        break;
      case PhaseType::kRetreats:
        Retreats();
        break;
      case PhaseType::kAdjustments:
        Adjustments();
        break;
      default:
        Nothing();
        break;
    }
    PositionRef next(map_, scratch_.next_.data());
    next.CopyFrom(after_);
    Advance(next, rules_, options, scratch_).ToNextPhase();
    return {{scratch_.events_.data(), scratch_.event_count_}, after_, next};
  }

 private:
  // ---- One legal order per unit ----

  // Checks every order; keeps the legal ones in scratch_.legal_, one per unit. The same order twice is one order; two
  // different legal orders for one unit are both void (4.D.3 c).
  template <typename Check>
  size_t KeepLegalOrders(const Check& check) {
    std::fill(scratch_.first_order_.begin(), scratch_.first_order_.end(), kNoOrder);
    bool any_twice = false;
    for (size_t i = 0; i < orders_.size(); ++i) {
      const CheckedOrder checked = check(orders_[i]);
      results_[i] = {checked.order, checked.why, {}};
      if (!checked.legal()) continue;
      uint32_t& first = scratch_.first_order_[map_.ProvinceOf(checked.order.source())];
      if (first == kNoOrder) first = static_cast<uint32_t>(i);
      if (results_[first].order != checked.order) {
        results_[first].why = results_[i].why = Illegality::kOrderedTwice;
        any_twice = true;
      }
    }
    if (any_twice) SpreadDuplicates();
    size_t kept = 0;
    for (size_t i = 0; i < orders_.size(); ++i) {
      if (IsKept(i)) scratch_.legal_[kept++] = results_[i].order;
    }
    return kept;
  }

  // If one of the orders for a unit contradicts the first, none of them stands.
  void SpreadDuplicates() {
    for (OrderResult& result : results_) {
      if (result.why != Illegality::kNone) continue;
      const uint32_t first = scratch_.first_order_[map_.ProvinceOf(result.order.source())];
      if (results_[first].why == Illegality::kOrderedTwice) result.why = Illegality::kOrderedTwice;
    }
  }

  bool IsKept(size_t i) const {
    return results_[i].why == Illegality::kNone &&
           scratch_.first_order_[map_.ProvinceOf(results_[i].order.source())] == i;
  }

  // ---- Movement ----

  void Movement() {
    const BoardView board(position_, rules_);
    const size_t kept = KeepLegalOrders([&](Order order) { return CheckMovementOrder(board, order); });
    const MovementResult result =
        ResolveMovement(position_, rules_, {scratch_.legal_.data(), kept}, scratch_.movement_);
    for (OrderResult& order : results_) ReportMovement(result, order);
    MoveUnits(result);
  }

  void ReportMovement(const MovementResult& result, OrderResult& order) const {
    const LocationIndex source = order.order.source();
    const UnitIndex u = source < map_.location_count() ? result.unit_at[map_.ProvinceOf(source)] : kNoUnit;
    if (order.why == Illegality::kNone) {
      order.outcome = result.units[u].outcome;
      return;
    }
    order.outcome = {Reason::kIllegal, kNoProvince, kNoProvince};
    const bool own = u != kNoUnit && order.why != Illegality::kForeignUnit;
    if (own) order.outcome.dislodged_by = result.units[u].dislodged_by;
  }

  void MoveUnits(const MovementResult& result) {
    after_.Clear();
    after_.SetPhase(position_.phase());
    CopyOwners();
    if (after_.has_extras()) {
      after_.KeepExtras(position_);
      after_.ClearHidden();  // the movement results tell them
    }
    for (const UnitOutcome& out : result.units) {
      if (out.dislodged_by != kNoProvince) continue;
      Unit unit = out.unit;
      if (out.moved_to != kNoLocation) unit.location = out.moved_to;
      after_.PlaceUnit(unit);
    }
    for (const UnitOutcome& out : result.units) {
      if (out.dislodged_by != kNoProvince) Dislodge(result, out);
    }
  }

  void Dislodge(const MovementResult& result, const UnitOutcome& out) {
    uint32_t* retreats = after_.AddDislodged(out.unit);
    if (retreats == nullptr) {  // cannot be: see PositionLayout
      scratch_.Report(EventKind::kDisbanded, EventWhy::kNoRetreat, out.unit.power, out.unit);
      return;
    }
    if (rules_.retreats == Retreats::kNever) return;
    const bool abandoned = map_.Controllers(out.unit.power).empty();
    if (abandoned && IsImmobile(map_, rules_, out.unit.power)) return;
    const bool origin_open = out.dislodger_convoyed && rules_.convoy_retreat == ConvoyRetreat::kAllowed;
    FillRetreats(position_, out.unit, after_.occupied(), result.contested, origin_open ? kNoProvince : out.dislodged_by,
                 retreats);
  }

  void CopyOwners() {
    for (int c = 0; c < map_.center_count(); ++c) {
      after_.SetOwner(static_cast<CenterIndex>(c), position_.OwnerOf(static_cast<CenterIndex>(c)));
    }
  }

  // ---- Retreats ----

  void Retreats() {
    const size_t ordered = KeepLegalOrders([&](Order order) { return CheckRetreatOrder(position_, rules_, order); });
    size_t kept = ordered;
    if (rules_.missing_retreats == MissingRetreats::kRandom) kept = AddRandomRetreats(ordered);
    const std::span<const Order> legal{scratch_.legal_.data(), kept};
    ResolveRetreats(position_, legal, {scratch_.outcomes_.data(), kept});
    after_.CopyFrom(position_);
    after_.ClearDislodged();
    // From now on first_order_ maps a province to its place in `legal`.
    for (size_t k = 0; k < kept; ++k) {
      scratch_.first_order_[map_.ProvinceOf(legal[k].source())] = static_cast<uint32_t>(k);
    }
    for (OrderResult& result : results_) ReportRetreat(result);
    for (int i = 0; i < position_.dislodged_count(); ++i) LeaveOrLose(position_.Dislodged(i), legal, ordered);
  }

  // Behind the `ordered` legal orders: retreats of the powers that ordered none. Returns how many there are now.
  size_t AddRandomRetreats(size_t ordered) {
    size_t count = ordered;
    const uint64_t by_chance = ~PowersThatRetreat();
    for (int p = 0; p < map_.power_count(); ++p) {
      if ((by_chance >> p & 1) == 0) continue;
      count += RetreatAtRandom(position_, static_cast<PowerIndex>(p), scratch_.legal_.data() + count);
    }
    return count;
  }

  // Bit per power that gave a dislodged unit of its own an order, legal or not.
  uint64_t PowersThatRetreat() const {
    uint64_t powers = 0;
    for (const OrderResult& result : results_) {
      const LocationIndex source = result.order.source();
      if (source >= map_.location_count() || result.why == Illegality::kForeignUnit) continue;
      const int index = position_.FindDislodged(map_.ProvinceOf(source));
      if (index >= 0) powers |= uint64_t{1} << position_.Dislodged(index).unit.power;
    }
    return powers;
  }

  void ReportRetreat(OrderResult& result) const {
    result.outcome = {Reason::kIllegal, kNoProvince, kNoProvince};
    if (result.why == Illegality::kNone) {
      result.outcome = scratch_.outcomes_[scratch_.first_order_[map_.ProvinceOf(result.order.source())]];
    }
  }

  // Why a dislodged unit without a legal order is lost.
  EventWhy WhyLost(const DislodgedUnit& dislodged) const {
    if (!HasRetreat(map_, dislodged)) return EventWhy::kNoRetreat;
    const ProvinceIndex province = map_.ProvinceOf(dislodged.unit.location);
    const bool ordered = std::any_of(results_.begin(), results_.end(), [&](const OrderResult& result) {
      const LocationIndex source = result.order.source();
      return source < map_.location_count() && map_.ProvinceOf(source) == province &&
             result.why != Illegality::kForeignUnit;
    });
    return ordered ? EventWhy::kIllegalOrder : EventWhy::kNoOrder;
  }

  // Of the legal orders the first `ordered` were given; the others came about by chance.
  void LeaveOrLose(const DislodgedUnit& dislodged, std::span<const Order> legal, size_t ordered) {
    const ProvinceIndex province = map_.ProvinceOf(dislodged.unit.location);
    const auto order =
        std::find_if(legal.begin(), legal.end(), [&](Order o) { return map_.ProvinceOf(o.source()) == province; });
    if (order == legal.end()) {
      const EventWhy why = WhyLost(dislodged);
      scratch_.Report(EventKind::kDisbanded, why, dislodged.unit.power, dislodged.unit);
      return;
    }
    const auto index = static_cast<size_t>(order - legal.begin());
    const bool by_chance = index >= ordered;
    const Unit unit{dislodged.unit.power, dislodged.unit.type, order->target()};
    if (order->kind() == OrderKind::kRetreat && scratch_.outcomes_[index].reason == Reason::kNone) {
      after_.PlaceUnit(unit);
      if (by_chance) scratch_.Report(EventKind::kRetreated, EventWhy::kNoOrder, unit.power, unit);
    } else if (by_chance) {
      scratch_.Report(EventKind::kDisbanded, EventWhy::kNoOrder, unit.power, dislodged.unit);
    }
  }

  // ---- Adjustments ----

  void Adjustments() {
    after_.CopyFrom(position_);
    Adjuster adjuster(position_, rules_, after_);
    for (size_t i = 0; i < orders_.size(); ++i) {
      CheckedOrder checked;
      const OrderOutcome outcome = adjuster.Carry(orders_[i], checked);
      results_[i] = {checked.order, checked.why, outcome};
    }
    const uint64_t by_chance = rules_.missing_builds == MissingBuilds::kRandom ? ~PowersThatBuild() : 0;
    for (int p = 0; p < map_.power_count(); ++p) {
      const auto power = static_cast<PowerIndex>(p);
      if ((by_chance >> p & 1) != 0) BuildAtRandom(power, adjuster);
      for (int left = adjuster.BuildsLeft(power); left > 0; --left) {
        scratch_.Report(EventKind::kWaived, EventWhy::kNotOrdered, power, Unit{});
      }
      if (adjuster.RemovalsLeft(power) > 0) RemoveDisordered(power, adjuster.RemovalsLeft(power));
    }
    adjuster.Settle();
  }

  // Bit per power that ordered a build or a waive, legal or not.
  uint64_t PowersThatBuild() const {
    uint64_t powers = 0;
    for (const Order order : orders_) {
      const bool builds = order.kind() == OrderKind::kBuild || order.kind() == OrderKind::kWaive;
      if (builds && order.power() < map_.power_count()) powers |= uint64_t{1} << order.power();
    }
    return powers;
  }

  void BuildAtRandom(PowerIndex power, Adjuster& adjuster) {
    RandomBuilds builds(position_, rules_, power, adjuster);
    for (Unit unit = builds.BuildNext(); unit.location != kNoLocation; unit = builds.BuildNext()) {
      scratch_.Report(EventKind::kBuilt, EventWhy::kNotOrdered, power, unit);
    }
  }

  // The power has at least `count` units: what is due is its units beyond its centres.
  void RemoveDisordered(PowerIndex power, int count) {
    uint16_t distances[kMaxProvinces];
    UnitDistances(after_, rules_, power, distances);
    for (; count > 0; --count) {
      const ProvinceIndex province = NextRemoval(after_, distances, power);
      scratch_.Report(EventKind::kRemoved, EventWhy::kCivilDisorder, power, after_.UnitAt(province));
      after_.RemoveUnit(province);
    }
  }

  // ---- A phase of the map's own ----

  void Nothing() {
    after_.CopyFrom(position_);
    for (size_t i = 0; i < orders_.size(); ++i) {
      results_[i] = {orders_[i], Illegality::kWrongPhase, {Reason::kIllegal, kNoProvince, kNoProvince}};
    }
  }

  const PositionView position_;
  const Map& map_;
  const RuleOptions& rules_;
  const std::span<const Order> orders_;
  const std::span<OrderResult> results_;
  PhaseScratch& scratch_;
  PositionRef after_;
};

PhaseResult AdjudicatePhase(const PositionView& position, const RuleOptions& rules, const PhaseOptions& options,
                            std::span<const Order> orders, std::span<OrderResult> results, PhaseScratch& scratch) {
  return PhaseStep(position, rules, orders, results, scratch).Run(options);
}

}  // namespace entente
