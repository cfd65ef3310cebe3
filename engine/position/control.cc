#include "position/control.h"

namespace entente {

Controllers::Controllers(const PositionView& position, const RuleOptions& rules) {
  const Map& map = position.map();
  for (int p = 0; p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    const auto listed = map.Controllers(power);
    controller_[p] = power;
    if (!map.IsDummy(power)) continue;
    const bool by_list = rules.vassals == Vassals::kByList && !listed.empty();
    controller_[p] =
        by_list ? static_cast<PowerIndex>(listed[static_cast<size_t>(position.ControlTurn(power))].power) : kNoPower;
  }
  if (rules.vassals == Vassals::kByHomes) FindVassals(position);
}

// A dummy belongs to the one power whose units, or whose vassals' units, stand in all its homes. A vassal found may
// make further ones: at most as many rounds as there are powers.
void Controllers::FindVassals(const PositionView& position) {
  const Map& map = position.map();
  for (int round = 0; round < map.power_count(); ++round) {
    bool found = false;
    for (int p = 0; p < map.power_count(); ++p) {
      const auto dummy = static_cast<PowerIndex>(p);
      if (controller_[p] != kNoPower) continue;
      PowerIndex holder = kNoPower;
      bool one_holder = true;
      ForEachBit(position.Homes(dummy), map.province_words(), [&](int home) {
        const PowerIndex unit = position.UnitAt(static_cast<ProvinceIndex>(home)).power;
        const PowerIndex here = unit == kNoPower ? kNoPower : controller_[unit];
        if (holder == kNoPower) holder = here;
        one_holder &= here != kNoPower && here == holder;
      });
      if (!one_holder || holder == kNoPower) continue;
      controller_[p] = holder;
      found = true;
    }
    if (!found) return;
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
