// Adjudicates one phase from a sheet: takes the lines that count and gives every line its result, in its place.
#ifndef ENTENTE_ENGINE_PHASE_SHEET_PHASE_H_
#define ENTENTE_ENGINE_PHASE_SHEET_PHASE_H_

#include <span>
#include <vector>

#include "phase/phase_step.h"
#include "sheet/order_sheet.h"
#include "sheet/sheet_rules.h"

namespace entente {

// Working memory for one map. Make it once; one thread at a time uses it.
class SheetPhase {
 public:
  explicit SheetPhase(const Map& map) : scratch_(map) {}

  // Adjudicates the position's phase. The results are valid until the next use.
  //   Shapes: as AdjudicatePhase, with lines for orders: results[i] belongs to line i; the implied results follow. The
  //           result of an unreadable line has the reason kUnreadable and an order of no kind; a line that does not
  //           count (SheetRules) is illegal. A sheet of packed orders alone costs no more than the orders.
  //   Errors: none; as AdjudicatePhase.
  PhaseResult Adjudicate(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet);
  // The same for packed orders. Allocates only if a rule asks for their text, or for orders that they imply.
  PhaseResult Adjudicate(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  void FindPaths(const Map& map, const OrderSheet& sheet);
  Reason ReasonOf(LineKind kind, size_t line) const;
  void SpreadOverLines(const PositionView& before, const OrderSheet& sheet, const PhaseResult& result);

  SheetRules choice_;
  OrderSheet packed_;
  PhaseScratch scratch_;
  std::vector<WrittenPath> paths_;
  std::vector<OrderResult> results_;  // by line, where some lines were not adjudicated
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_SHEET_PHASE_H_
