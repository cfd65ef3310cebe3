// One phase from a sheet: what counts of it is adjudicated, and every line has its result, in its place.
#ifndef ENTENTE_ENGINE_PHASE_SHEET_PHASE_H_
#define ENTENTE_ENGINE_PHASE_SHEET_PHASE_H_

#include <span>
#include <vector>

#include "phase/phase_step.h"
#include "sheet/order_sheet.h"
#include "sheet/sheet_rules.h"

namespace entente {

// Working memory for one map; made once, used by one thread at a time.
class SheetPhase {
 public:
  explicit SheetPhase(const Map& map) : scratch_(map) {}

  // Adjudicates the position's phase. The results are valid until the next use.
  //   Shapes: as AdjudicatePhase, with a line for an order: results[i] belongs to line i, the implied ones follow. The
  //           result of an unreadable line has the reason kUnreadable and an order of no kind; a line that
  //           does not count (SheetRules) is illegal. A sheet of packed orders alone costs no more than those.
  //   Errors: none; as AdjudicatePhase.
  PhaseResult Adjudicate(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet);
  // The same of packed orders. Nothing allocates unless a rule asks how they were written, or what they imply.
  PhaseResult Adjudicate(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  void FindPaths(const Map& map, const OrderSheet& sheet);
  void SpreadOverLines(const PositionView& before, const OrderSheet& sheet, const PhaseResult& result);

  SheetRules choice_;
  OrderSheet packed_;
  PhaseScratch scratch_;
  std::vector<WrittenPath> paths_;
  std::vector<OrderResult> results_;  // by line, where some lines were not adjudicated
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_SHEET_PHASE_H_
