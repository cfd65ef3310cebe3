// Who wins when an adjustments phase begins.
#ifndef ENTENTE_ENGINE_PHASE_VICTORY_H_
#define ENTENTE_ENGINE_PHASE_VICTORY_H_

#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// What counts towards victory, by power: centres, or home centres of other powers; alone, or with the dummies that a
// power controls. No allocation; any threads.
struct VictoryCounts {
  VictoryCounts(const PositionView& position, const RuleOptions& rules);
  int of[kMaxPowers] = {};
};

// The power that wins now: it has at least the victory threshold and strictly the most; kNoPower if none does.
//   `before`: what counted at the last adjustments phase. Null: nobody asks whether the winner has gained anything.
//   Source: maps/LANGUAGE.md (Phases and victory). No allocation; any threads.
PowerIndex SoloWinner(const PositionView& position, const RuleOptions& rules, const VictoryCounts* before = nullptr);

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_VICTORY_H_
