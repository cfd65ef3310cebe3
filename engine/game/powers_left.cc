#include "game/powers_left.h"

namespace entente {

PowerSet PlayedPowers(const Map& map) {
  PowerSet played = 0;
  for (const PowerIndex power : map.powers()) {
    if (!map.IsDummy(power)) played |= SetOf(power);
  }
  return played;
}

PowerSet PowersLeft(const PositionView& position) {
  const Map& map = position.map();
  PowerSet left = 0;
  position.ForEachUnit([&](const Unit& unit) { left |= SetOf(unit.power); });
  for (int i = 0; i < position.dislodged_count(); ++i) left |= SetOf(position.Dislodged(i).unit.power);
  for (const PowerIndex power : map.powers()) {
    const int tokens = position.SeizingBuildsLeft(power) + position.GuestBuildsLeft(power);
    if (position.CenterCountOf(power) > 0 || tokens > 0) left |= SetOf(power);
    if (const PowerIndex controller = position.ControllerOf(power); controller != kNoPower) left |= SetOf(controller);
  }
  return left & PlayedPowers(map);
}

}  // namespace entente
