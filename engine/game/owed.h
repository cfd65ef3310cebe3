// Finds the orders that a power still has to give in the current phase.
//   Source: DATC 4.D; maps/LANGUAGE.md (Phases and victory; Powers that do not play).
#ifndef ENTENTE_ENGINE_GAME_OWED_H_
#define ENTENTE_ENGINE_GAME_OWED_H_

#include <span>
#include <vector>

#include "order/outcome.h"
#include "phase/sheet_phase.h"
#include "position/position.h"
#include "rules/rule_options.h"
#include "sheet/order_sheet.h"

namespace entente {

struct Owed {
  // Units without a legal order, ascending by province; in a retreats phase dislodged units that have a place to go.
  std::vector<Unit> units;
  int builds = 0;    // due and possible, neither ordered nor waived
  int removals = 0;  // due and not ordered

  bool any() const { return !units.empty() || builds > 0 || removals > 0; }
};

// Finds the owed orders of each power. Adjudicates the phase with `sheet`, so that all rules on which lines count
// apply. A dummy owes orders as other powers do; Controllers says whether a power orders it.
//   Shapes: the result is by power; the position is not finished.
std::vector<Owed> FindOwed(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet,
                           SheetPhase& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_OWED_H_
