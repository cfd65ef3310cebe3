// What a phase writes, the same for movement, retreats and adjustments: the result of every order, what happened that
// had no order, and the position straight after it. Kept until the next phase is recorded in it. One thread at a
// time.
#ifndef ENTENTE_ENGINE_ORDER_PHASE_RECORD_H_
#define ENTENTE_ENGINE_ORDER_PHASE_RECORD_H_

#include <span>
#include <vector>

#include "order/outcome.h"
#include "position/position.h"

namespace entente {

class PhaseRecord {
 public:
  explicit PhaseRecord(const Map& map);
  PhaseRecord(PhaseRecord&&) = default;  // a copy would share the block

  // Begins the record of a phase with `order_count` orders: room for their results, no implied ones, no events.
  // `after()` holds what was there before; the phase fills it.
  //   Allocates only for more orders than any phase before had.
  std::span<OrderResult> Begin(size_t order_count);
  // Adds the order that a unit without a legal one follows. At most one a province.
  void AddImplied(Order order, const OrderOutcome& outcome) {
    results_[result_count_++] = {order, Illegality::kNone, true, outcome};
  }
  // Allocates only after thrice as many events as provinces, one per power and 8: on a map that changes in many phases
  // in which no power has orders.
  void AddEvent(EventKind kind, EventWhy why, PowerIndex power, const Unit& unit) {
    events_.push_back({kind, why, power, unit});
  }

  // The results of the orders, in their sequence; the implied ones follow.
  std::span<const OrderResult> results() const { return {results_.data(), result_count_}; }
  std::span<const PhaseEvent> events() const { return events_; }
  PositionRef after() const { return after_; }

 private:
  size_t province_count_;
  std::vector<OrderResult> results_;  // room for all; the first result_count_ are set
  size_t result_count_ = 0;
  std::vector<PhaseEvent> events_;
  std::vector<uint64_t> block_;
  PositionRef after_;  // in block_
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_PHASE_RECORD_H_
