// Finds the winners when an adjustments phase begins.
#ifndef ENTENTE_ENGINE_PHASE_VICTORY_H_
#define ENTENTE_ENGINE_PHASE_VICTORY_H_

#include <bit>

#include "position/center_counts.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// The counts towards victory, by power: centers, or home centers of other powers; either of the power alone, or with
// the dummies it controls. No allocation; any threads.
struct VictoryCounts {
  VictoryCounts(const PositionView& position, const RuleOptions& rules);
  int of[kMaxPowers] = {};
};

// Cheap test. False: no power has enough centers. True: call VictoryWinners().
bool MayAnybodyWin(const PositionView& position, const RuleOptions& rules, const CenterCounts& counts);

// Whether the rules need the counts of the last adjustments phase.
bool AsksForBefore(const RuleOptions& rules);

// The powers that win now: the power with at least the threshold and strictly the most; under shared victories every
// power with at least the threshold; under victory_by=last_unit the power of the only unit. Empty: the game goes on.
//   `before`: the counts of the last adjustments phase; null if not needed. Each winner must have more now, or
//             (victory_hold) must have had today's threshold then.
//   Source: maps/LANGUAGE.md (Phases and victory; RULE, SHARED_VICTORY, HOLD_WIN, LAST_MAN_STANDING). No allocation;
//           any threads.
PowerSet VictoryWinners(const PositionView& position, const RuleOptions& rules, const VictoryCounts* before = nullptr);

// The end of the game with these winners; a solo if there is one winner. `winners` must not be empty.
inline GameEnd EndOfVictory(PowerSet winners) {
  return std::has_single_bit(winners) ? GameEnd::kSolo : GameEnd::kSharedVictory;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_VICTORY_H_
