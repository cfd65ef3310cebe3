#include "position/control.h"

namespace entente {

Controllers::Controllers(const PositionView& position, const RuleOptions& rules) {
  const Map& map = position.map();
  for (const PowerIndex power : map.powers()) {
    const auto listed = map.Controllers(power);
    controller_[power] = power;
    if (!map.IsDummy(power)) continue;
    controller_[power] = kNoPower;
    if (rules.vassals == Vassals::kByHomes) {
      controller_[power] = position.ControllerOf(power);
    } else if (!listed.empty()) {
      controller_[power] = static_cast<PowerIndex>(listed[static_cast<size_t>(position.ControlTurn(power))].power);
    }
  }
}

std::string_view ControllerName(const PositionView& position, const RuleOptions& rules, PowerIndex dummy) {
  const Map& map = position.map();
  if (!map.IsDummy(dummy)) return {};
  const PowerIndex power = Controllers(position, rules).Of(dummy);
  if (power != kNoPower) return map.PowerId(power);
  const auto listed = map.Controllers(dummy);
  if (rules.vassals == Vassals::kByHomes || listed.empty()) return {};
  return map.ControllerName(listed[static_cast<size_t>(position.ControlTurn(dummy))]);
}

}  // namespace entente
