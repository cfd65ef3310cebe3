// Adjudicates a whole movement phase in byte rows, for boards of the usual size under the usual rules. It reads and
// checks each order once, and writes results and the position after the phase from the rows.
//
// It leaves to MovementPhase: maps and rules that ByteRowReader does not know; rules that look at more than one order
// (written paths, void supports, default supports); maps of several stages or with extra state; contradicting orders
// for one unit; and single boards with moves by sea whose path is in doubt. Both give the same record. No allocation
// after the constructor; one thread per object.
//   Source: movement_phase.h.
#ifndef ENTENTE_ENGINE_FAST_BYTE_PHASE_H_
#define ENTENTE_ENGINE_FAST_BYTE_PHASE_H_

#include "fast/byte_kernel.h"
#include "fast/byte_row_reader.h"
#include "movement/movement_result.h"
#include "order/phase_orders.h"
#include "order/phase_record.h"

namespace entente {

class BytePhase {
 public:
  BytePhase(const Map& map, ProcessorLevel level);

  static bool Fits(const Map& map);

  // Records the phase as MovementPhase does. Returns false if MovementPhase must do it; the caller then begins the
  // record anew.
  bool Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given, PhaseRecord& record);

 private:
  bool Knows(const PositionView& before, const RuleOptions& rules);
  bool ReadOrders(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                  std::span<OrderResult> results);
  void TakeOrders(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                  std::span<OrderResult> results);
  void RecordOutcomes(std::span<OrderResult> results) const;
  OrderOutcome OutcomeOf(const OrderResult& result) const;
  void RecordImplied(PhaseRecord& record) const;
  void WriteAfter(const PositionView& before, PositionRef after) const;
  void MoveUnits(const PositionView& before, PositionRef after) const;
  void DislodgeUnits(const PositionView& before, const RuleOptions& rules, PhaseRecord& record) const;

  ByteKernel kernel_;
  ByteRowReader reader_;
  ByteBoard board_;
  Word ordered_ = 0;                   // units with a legal order
  uint32_t first_[ByteBoard::kUnits];  // for these: index of the result; not set if all orders are read at once
  Word illegal_ = 0;                   // illegal orders, by index; set if all orders are read at once
  alignas(64) uint8_t coast_bits_[ByteBoard::kProvinces];  // by location: its part of a unit's code
  RuleOptions rules_;                                      // the rules of the last call of Knows()
  bool knows_ = false;                                     // its answer
  bool asked_ = false;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_PHASE_H_
