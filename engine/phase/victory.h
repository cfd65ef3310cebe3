// Who wins when an adjustments phase begins.
#ifndef ENTENTE_ENGINE_PHASE_VICTORY_H_
#define ENTENTE_ENGINE_PHASE_VICTORY_H_

#include <bit>

#include "position/center_counts.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// What counts towards victory, by power: centers, or home centers of other powers; alone, or with the dummies that a
// power controls. No allocation; any threads.
struct VictoryCounts {
  VictoryCounts(const PositionView& position, const RuleOptions& rules);
  int of[kMaxPowers] = {};
};

// Cheap test. False: no power has enough centers. True: call VictoryWinners().
bool MayAnybodyWin(const PositionView& position, const RuleOptions& rules, const CenterCounts& counts);

// Whether the rules ask what counted at the last adjustments phase.
bool AsksForBefore(const RuleOptions& rules);

// The powers that win now: the one that has at least the victory threshold and strictly the most, or, where victories
// are shared, every power that has at least the threshold; under victory_by=last_unit the power of the only unit. None:
// the game goes on.
//   `before`: what counted at the last adjustments phase: each winner must have more, or (victory_hold) must have had
//             the threshold of now. Null: not asked for.
//   Source: maps/LANGUAGE.md (Phases and victory; RULE, SHARED_VICTORY, HOLD_WIN, LAST_MAN_STANDING). No allocation;
//           any threads.
PowerSet VictoryWinners(const PositionView& position, const RuleOptions& rules, const VictoryCounts* before = nullptr);

// What a victory of them is: of one power a solo. There is a winner.
inline GameEnd EndOfVictory(PowerSet winners) {
  return std::has_single_bit(winners) ? GameEnd::kSolo : GameEnd::kSharedVictory;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_VICTORY_H_
