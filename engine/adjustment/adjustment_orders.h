// Checks the build, removal and waive orders of an adjustments phase and carries them out one by one.
// adjustment_choice.h decides which of them come first or count at all (4.D.4 to 4.D.6).
//   Source: DATC 6.I, 6.J; 4.B.7, 4.C.3, 4.C.4, 4.D.7. No allocation; any threads.
#ifndef ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_ORDERS_H_
#define ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_ORDERS_H_

#include "adjustment/adjustment_due.h"
#include "adjustment/build_plan.h"
#include "board/legality.h"
#include "order/outcome.h"

namespace entente {

// Checks and normalises an order of an adjustments phase, before any other order is carried out.
CheckedOrder CheckAdjustmentOrder(const PositionView& before, const RuleOptions& rules, Order order);

// Carries out the orders of one adjustments phase one by one on a position. Results of one power do not depend on the
// orders of another.
class Adjuster {
 public:
  // `before`: the position that the orders are for. `board` starts as a copy of it; the adjuster changes it.
  Adjuster(const PositionView& before, const RuleOptions& rules, PositionRef board);

  // Checks the next order as CheckAdjustmentOrder does. The order is also illegal if an earlier order built there or
  // removed the unit.
  CheckedOrder Check(Order order) const;
  // Carries out an order that Check found legal. A waive is for any build due, also for one that has no site: so builds are
  // limited by the sites, and builds and waives together by the number due.
  OrderOutcome CarryOut(Order order);
  // Does both. `checked` receives the normalised order, or the reason why it is illegal.
  OrderOutcome Carry(Order order, CheckedOrder& checked) {
    checked = Check(order);
    return checked.legal() ? CarryOut(checked.order) : OrderOutcome{Reason::kIllegal, kNoProvince, kNoProvince};
  }

  // The builds or removals that a power still has left after its orders.
  const AdjustmentDue& Left(PowerIndex power) const { return left_[power]; }
  int BuildsLeft(PowerIndex power) const { return left_[power].builds; }
  int RemovalsLeft(PowerIndex power) const { return left_[power].removals; }

  // Call it after the last order. Writes what the builds used up, and the homes and centers that they brought.
  void Settle() { plan_.Settle(board_); }

 private:
  // False for an order beyond the number due.
  bool Remove(Order order);
  bool BuildOrWaive(Order order);
  void Build(const Unit& unit);

  PositionView before_;
  const RuleOptions& rules_;
  PositionRef board_;
  BuildPlan plan_;
  AdjustmentDue left_[kMaxPowers];
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_ADJUSTMENT_ORDERS_H_
