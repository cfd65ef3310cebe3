// Checks the build, removal and waive orders of an adjustments phase and carries them out one by one.
// adjustment_choice.h decides which of them come first, or count at all (4.D.4 to 4.D.6).
//   Source: DATC 6.I, 6.J; 4.B.7, 4.C.3, 4.C.4, 4.D.7. No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_ORDERS_H_
#define ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_ORDERS_H_

#include "adjustment/adjustment_due.h"
#include "adjustment/build_plan.h"
#include "board/legality.h"
#include "order/outcome.h"

namespace entente {

// Whether an order of an adjustments phase is legal, and what it means, as long as no other has been carried out.
CheckedOrder CheckAdjustmentOrder(const PositionView& before, const RuleOptions& rules, Order order);

// Carries out the orders of one adjustments phase one by one on a position. Results of the orders of one power
// do not depend on those of another.
class Adjuster {
 public:
  // `before` is the position the orders were written for; `board` starts as a copy of it and is changed.
  Adjuster(const PositionView& before, const RuleOptions& rules, PositionRef board);

  // The next order as CheckAdjustmentOrder takes it; also illegal where the orders before have built, or removed the
  // unit.
  CheckedOrder Check(Order order) const;
  // Carries out an order that Check found legal.
  OrderOutcome CarryOut(Order order);
  // Both. `checked` receives the normalised order and why it is illegal, if it is.
  OrderOutcome Carry(Order order, CheckedOrder& checked) {
    checked = Check(order);
    return checked.legal() ? CarryOut(checked.order) : OrderOutcome{Reason::kIllegal, kNoProvince, kNoProvince};
  }

  // What is left to do for a power after its orders.
  const AdjustmentDue& Left(PowerIndex power) const { return left_[power]; }
  int BuildsLeft(PowerIndex power) const { return left_[power].builds; }
  int RemovalsLeft(PowerIndex power) const { return left_[power].removals; }

  // After the last order: what the builds used up, and the homes and centers that they brought.
  void Settle() { plan_.Settle(board_); }

 private:
  void Build(const Unit& unit);

  PositionView before_;
  const RuleOptions& rules_;
  PositionRef board_;
  BuildPlan plan_;
  AdjustmentDue left_[kMaxPowers];
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_ORDERS_H_
