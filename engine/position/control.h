// Finds who controls the dummies of a map now. No allocation; any threads.
//   Source: maps/LANGUAGE.md (Powers that do not play; RULE).
#ifndef ENTENTE_ENGINE_POSITION_CONTROL_H_
#define ENTENTE_ENGINE_POSITION_CONTROL_H_

#include <string_view>

#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Whether the power has no player, by its DUMMY line or by the rules (SOLITAIRE).
inline bool IsDummy(const Map& map, const RuleOptions& rules, PowerIndex power) {
  return rules.dummies == Dummies::kAll || map.IsDummy(power);
}

// Whether the power dislodges its own units and helps to do so (friendly_fire).
inline bool DislodgesOwn(const Map& map, const RuleOptions& rules, PowerIndex power) {
  return rules.friendly_fire == FriendlyFire::kAll ||
         (rules.friendly_fire != FriendlyFire::kNobody && IsDummy(map, rules, power));
}

// The power that controls each power now: a power itself if it is not a dummy; for a dummy the power in charge, or
// kNoPower if no power or an outside player controls it.
class Controllers {
 public:
  Controllers(const PositionView& position, const RuleOptions& rules);

  PowerIndex Of(PowerIndex power) const { return controller_[power]; }

 private:
  PowerIndex controller_[kMaxPowers];
};

// The name of the controller of a dummy: the identity of a power, or a player's name. Empty if there is no controller
// or the power is not a dummy.
std::string_view ControllerName(const PositionView& position, const RuleOptions& rules, PowerIndex dummy);

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_CONTROL_H_
