#include "phase/movement_phase.h"

#include <algorithm>

#include "board/legality.h"
#include "phase/default_supports.h"
#include "phase/dislodgement.h"

namespace entente {
namespace {

// Writes the outcome of a given order that was checked.
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

// The powers that gave an order, legal or not, to one of their units; a bit per power.
uint64_t PowersThatOrder(const PositionView& before, std::span<const OrderResult> results) {
  const Map& map = before.map();
  uint64_t powers = 0;
  for (const OrderResult& result : results) {
    const LocationIndex source = result.order.source();
    if (source >= map.location_count() || result.why == Illegality::kForeignUnit) continue;
    const PowerIndex power = before.UnitAt(map.ProvinceOf(source)).power;
    if (power != kNoPower) powers |= SetOf(power);
  }
  return powers;
}

// Makes the board after the phase from the outcomes of the units.
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
    after_.CopyFrom(before_);
    after_.SetEnd(GameEnd::kPlaying, 0);
    after_.ClearHidden();  // the movement reveals hidden units
    FindWhoLeaves();
    TakeAway();
    PutDown();
    after_.SetUnitCount(before_.unit_count() - (leaving_count_ - moved_count_));
    if (leaving_count_ == moved_count_) return;
    for (int i = 0; i < leaving_count_; ++i) {
      const UnitOutcome& out = movement_.units[leaving_[i]];
      if (out.dislodged_by == kNoProvince) continue;
      Dislodge(before_, rules_, {out.unit, out.dislodged_by, out.dislodger_convoyed}, movement_.contested, record_);
    }
  }

 private:
  // Finds the units that leave their province, and of these the units that move. The loop has no branch, because the
  // processor could not predict it.
  void FindWhoLeaves() {
    for (size_t u = 0; u < movement_.units.size(); ++u) {
      const UnitOutcome& out = movement_.units[u];
      const bool moved = out.moved_to != kNoLocation;
      leaving_[leaving_count_] = moved_[moved_count_] = static_cast<UnitIndex>(u);
      leaving_count_ += moved | (out.dislodged_by != kNoProvince);
      moved_count_ += moved;
    }
  }
  void TakeAway() {
    uint16_t* codes = after_.mutable_unit_codes();
    Word* occupied = after_.mutable_occupied_row();
    for (int i = 0; i < leaving_count_; ++i) {
      const ProvinceIndex from = map_.ProvinceOf(movement_.units[leaving_[i]].unit.location);
      codes[from] = 0;
      ClearBit(occupied, from);
    }
  }
  void PutDown() {
    uint16_t* codes = after_.mutable_unit_codes();
    Word* occupied = after_.mutable_occupied_row();
    for (int i = 0; i < moved_count_; ++i) {
      const UnitOutcome& out = movement_.units[moved_[i]];
      const ProvinceIndex to = map_.ProvinceOf(out.moved_to);
      codes[to] = UnitCode(map_, {out.unit.power, out.unit.type, out.moved_to});
      SetBit(occupied, to);
    }
  }

  const PositionView& before_;
  const Map& map_;
  const RuleOptions& rules_;
  const MovementResult& movement_;
  PhaseRecord& record_;
  PositionRef after_;
  UnitIndex leaving_[kMaxProvinces + 1], moved_[kMaxProvinces + 1];  // one spare place each
  int leaving_count_ = 0, moved_count_ = 0;
};

}  // namespace

MovementPhase::MovementPhase(const Map& map, FastForms* fast) : fast_(fast), orders_(map), scratch_(map) {}

MovementResult MovementPhase::Resolve(const PositionView& before, const RuleOptions& rules,
                                      std::span<const WrittenPath> paths) {
  const RuleOptions written = WithWaysAsWritten(rules);
  MovementResult result;
  if (fast_ != nullptr && paths.empty() && fast_->Resolve(before, written, orders_.orders(), result)) return result;
  return ResolveMovement(before, written, orders_.orders(), scratch_, nullptr, paths);
}

// Adds default supports (CD_SUPPORTS).
void MovementPhase::AddDefaults(const PositionView& before, const RuleOptions& rules,
                                std::span<const OrderResult> results) {
  if (rules.missing_moves == MissingMoves::kHold) return;
  const uint64_t present = PowersThatOrder(before, results);
  for (const PowerIndex power : before.map().powers()) {
    if ((present >> power & 1) != 0 || !SupportsByDefault(before.map(), rules, power)) continue;
    AddDefaultSupports(before, rules, power, orders_);
  }
}

// Records the units without a legal order. `ordered`: the number of units with one; the orders after these were not
// sent.
void MovementPhase::RecordOthers(const Map& map, const MovementResult& movement, size_t ordered, PhaseRecord& record) {
  for (const UnitOutcome& out : movement.units) {
    const uint32_t index = orders_.IndexFor(map.ProvinceOf(out.unit.location));
    if (index == UnitOrders::kNone) {
      record.AddImplied(Order::Hold(out.unit), out.outcome);
    } else if (index >= ordered) {
      record.AddImplied(orders_.orders()[index], out.outcome);
    }
  }
}

void MovementPhase::Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given,
                               PhaseRecord& record) {
  if (fast_ != nullptr && fast_->Adjudicate(before, rules, given, record)) return;
  const std::span<OrderResult> results = record.Begin(given.orders.size());
  const BoardView board(before, rules);
  orders_.Choose(given.orders, results, rules.duplicate_order,
                 [&](Order order) { return CheckMovementOrder(board, order); });
  void_.Replace(board, given, results, orders_);
  const size_t ordered = orders_.orders().size();
  AddDefaults(before, rules, results);
  const MovementResult movement = Resolve(before, rules, given.paths);
  for (OrderResult& result : results) Report(before.map(), movement, result);
  void_.Record(before.map(), results);
  // If all units have legal orders, there are no implied results.
  if (ordered < movement.units.size()) RecordOthers(before.map(), movement, ordered, record);
  Mover(before, rules, movement, record).Run();
}

}  // namespace entente
