// Finds what a power still has to order in the current phase.
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
  // Units, in a retreats phase dislodged ones that have a place to go, for which there is no legal order. Ascending by
  // province.
  std::vector<Unit> units;
  int builds = 0;    // that are due and possible, and neither ordered nor waived
  int removals = 0;  // that are due and not ordered

  bool any() const { return !units.empty() || builds > 0 || removals > 0; }
};

// By power. Adjudicates the phase with `sheet`, so that every rule about which lines count is kept.
// A dummy owes as other powers do; Controllers says whether a power orders it.
//   Shapes: the position is not finished.
std::vector<Owed> FindOwed(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet,
                           SheetPhase& phase);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_OWED_H_
