// Records the output of a phase of any type: the result of every order, the events, and the position straight after the
// phase. The next Begin() overwrites the record. One thread at a time.
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

  // Begins the record of a phase with `order_count` orders and returns the memory for their results. Clears implied
  // orders and events. The phase must fill `after()`, which still has the old position.
  //   Allocates only for more orders than any earlier phase had.
  std::span<OrderResult> Begin(size_t order_count);
  // Adds the implied order of a unit without a legal order. At most one for each province.
  void AddImplied(Order order, const OrderOutcome& outcome) {
    results_[result_count_++] = {order, Illegality::kNone, true, outcome};
  }
  // Adds an event. Allocates only beyond three events for each province, one for each power, and 8 more. That takes a
  // map that changes in many phases in which no power has orders.
  void AddEvent(EventKind kind, EventWhy why, PowerIndex power, const Unit& unit) {
    events_.push_back({kind, why, power, unit});
  }

  // The results of the orders, in the order of the orders; the results of implied orders follow.
  std::span<const OrderResult> results() const { return {results_.data(), result_count_}; }
  std::span<const PhaseEvent> events() const { return events_; }
  PositionRef after() const { return after_; }

 private:
  size_t province_count_;
  std::vector<OrderResult> results_;  // the first result_count_ are set
  size_t result_count_ = 0;
  std::vector<PhaseEvent> events_;
  std::vector<uint64_t> block_;
  PositionRef after_;  // in block_
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_PHASE_RECORD_H_
