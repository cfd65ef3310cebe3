#include "phase/movement_phase.h"

#include "movement/retreat_options.h"
#include "order/legality.h"

namespace entente {
namespace {

// The outcome of a given order that has been checked.
void Report(const Map& map, const MovementResult& movement, OrderResult& result) {
  const LocationIndex source = result.order.source();
  const UnitIndex u = source < map.location_count() ? movement.unit_at[map.ProvinceOf(source)] : kNoUnit;
  if (result.why == Illegality::kNone) {
    result.outcome = movement.units[u].outcome;
    return;
  }
  result.outcome = {Reason::kIllegal, kNoProvince, kNoProvince};
  const bool own = u != kNoUnit && result.why != Illegality::kForeignUnit;
  if (own) result.outcome.dislodged_by = movement.units[u].dislodged_by;
}

// From the units' outcomes to the board after them.
class Mover {
 public:
  Mover(const PositionView& before, const RuleOptions& rules, const MovementResult& movement, PhaseRecord& record)
      : before_(before),
        map_(before.map()),
        rules_(rules),
        movement_(movement),
        record_(record),
        after_(record.after()) {}

  void Run() {
    after_.Clear();
    after_.SetPhase(before_.phase());
    CopyOwners();
    if (after_.has_extras()) {
      after_.KeepExtras(before_);
      after_.ClearHidden();  // the movement results tell them
    }
    for (const UnitOutcome& out : movement_.units) {
      if (out.dislodged_by != kNoProvince) continue;
      Unit unit = out.unit;
      if (out.moved_to != kNoLocation) unit.location = out.moved_to;
      after_.PlaceUnit(unit);
    }
    for (const UnitOutcome& out : movement_.units) {
      if (out.dislodged_by != kNoProvince) Dislodge(out);
    }
  }

 private:
  void CopyOwners() {
    for (int c = 0; c < map_.center_count(); ++c) {
      after_.SetOwner(static_cast<CenterIndex>(c), before_.OwnerOf(static_cast<CenterIndex>(c)));
    }
  }

  void Dislodge(const UnitOutcome& out) {
    uint32_t* retreats = after_.AddDislodged(out.unit);
    if (retreats == nullptr) {  // cannot be: see PositionLayout
      record_.AddEvent(EventKind::kDisbanded, EventWhy::kNoRetreat, out.unit.power, out.unit);
      return;
    }
    if (rules_.retreats == Retreats::kNever) return;
    const bool abandoned = map_.Controllers(out.unit.power).empty();
    if (abandoned && IsImmobile(map_, rules_, out.unit.power)) return;
    // 4.A.5 b: where a dislodger that came by sea started from stays open.
    const bool origin_open = out.dislodger_convoyed && rules_.convoy_retreat == ConvoyRetreat::kAllowed;
    FillRetreats(before_, out.unit, after_.occupied(), movement_.contested,
                 origin_open ? kNoProvince : out.dislodged_by, retreats);
  }

  const PositionView& before_;
  const Map& map_;
  const RuleOptions& rules_;
  const MovementResult& movement_;
  PhaseRecord& record_;
  PositionRef after_;
};

}  // namespace

MovementResult MovementPhase::Resolve(const PositionView& before, const RuleOptions& rules,
                                      std::span<const WrittenPath> paths) {
  if (rules.convoy_path == ConvoyPath::kRequired && rules.adjacent_convoy != AdjacentConvoy::kViaOnly) {
    // 4.A.6 c: who names no path, and says nothing of a convoy, goes by land whatever fleets do.
    RuleOptions as_written = rules;
    as_written.adjacent_convoy = AdjacentConvoy::kViaOnly;
    return Resolve(before, as_written, paths);
  }
  if (paths.empty() && KernelKnows(rules)) return ResolveMovement(before, rules, orders_.orders(), kernel_);
  return ResolveByDecisions(before, rules, orders_.orders(), general_, nullptr, paths);
}

void MovementPhase::Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given,
                               PhaseRecord& record) {
  const std::span<OrderResult> results = record.Begin(given.orders.size());
  const BoardView board(before, rules);
  orders_.Choose(given.orders, results, rules.duplicate_order,
                 [&](Order order) { return CheckMovementOrder(board, order); });
  void_.Replace(board, given, results, orders_);
  const MovementResult movement = Resolve(before, rules, given.paths);
  for (OrderResult& result : results) Report(before.map(), movement, result);
  void_.Tell(before.map(), results);
  for (const UnitOutcome& out : movement.units) {
    const bool ordered = orders_.IndexFor(before.map().ProvinceOf(out.unit.location)) != UnitOrders::kNone;
    if (!ordered) record.AddImplied(Order::Hold(out.unit), out.outcome);
  }
  Mover(before, rules, movement, record).Run();
}

}  // namespace entente
