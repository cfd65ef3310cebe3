#include "phase/phase_step.h"

#include "adjustment/adjustment_phase.h"
#include "phase/advance.h"

namespace entente {
namespace {

// Records a phase without orders, of a type that only this map has.
void RecordIdlePhase(const PositionView& before, std::span<const Order> orders, PhaseRecord& record) {
  const std::span<OrderResult> results = record.Begin(orders.size());
  for (size_t i = 0; i < orders.size(); ++i) {
    results[i] = {orders[i], Illegality::kWrongPhase, false, {Reason::kIllegal, kNoProvince, kNoProvince}};
  }
  record.after().CopyFrom(before);
}

}  // namespace

PhaseScratch::PhaseScratch(const Map& map, std::unique_ptr<FastForms> fast)
    : fast_(std::move(fast)),
      movement_(map, fast_.get()),
      retreat_(map),
      record_(map),
      next_block_(PositionSize(map) / 8),
      next_(map, next_block_.data()) {}

PhaseResult AdjudicatePhase(const PositionView& position, const RuleOptions& rules, const PhaseOrders& given,
                            PhaseScratch& scratch) {
  const std::span<const Order> orders = given.orders;
  PhaseRecord& record = scratch.record_;
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      scratch.movement_.Adjudicate(position, rules, given, record);
      break;
    case PhaseType::kRetreats:
      scratch.retreat_.Adjudicate(position, rules, orders, record);
      break;
    case PhaseType::kAdjustments:
      AdjudicateAdjustments(position, rules, orders, record);
      break;
    default:
      RecordIdlePhase(position, orders, record);
      break;
  }
  scratch.next_.CopyFrom(record.after());
  Advance(scratch.next_, rules, record, scratch.fast_.get()).ToNextPhase();
  return {record.results(), orders.size(), record.events(), record.after(), scratch.next_};
}

}  // namespace entente
