// A whole movement phase in byte rows, for boards of the usual size under the usual rules: each order is read once, and
// checked as it is read; results and the position after it are written from the rows.
//
// What it does not know it leaves to MovementPhase: maps and rules that ByteRowReader does not know, rules that look at
// more than one order (written paths, void supports, default supports), maps of several stages or with extra state, and
// contradicting orders for one unit; and, board by board, moves by sea whose path is in doubt. Both give the same. No
// allocation after the constructor; one thread per object.
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

  // Records the phase as MovementPhase does. False if it leaves the phase to that: then the record has to begin anew.
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
  uint32_t first_[ByteBoard::kUnits];  // of these: which of the results it is; not if they are read at once
  Word illegal_ = 0;                   // orders, if they are read at once
  alignas(64) uint8_t coast_bits_[ByteBoard::kProvinces];  // of a location: as in a unit's code
  RuleOptions rules_;                                      // those that were asked about last
  bool knows_ = false;                                     // ... and the answer
  bool asked_ = false;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_PHASE_H_
