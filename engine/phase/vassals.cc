#include "phase/vassals.h"

namespace entente {
namespace {

// The leader of a power's team: its controller, otherwise the power itself.
PowerIndex LeaderOf(const PositionView& position, PowerIndex power) {
  const PowerIndex controller = position.ControllerOf(power);
  return controller == kNoPower ? power : controller;
}

template <typename Visit>
void ForEachDummy(const Map& map, Visit&& visit) {
  for (const PowerIndex p : map.powers()) {
    if (map.IsDummy(p)) visit(p);
  }
}

// Calls visit(center) for each home of the power. Every home is a center, though maybe not in this phase.
template <typename Visit>
void ForEachHome(const PositionView& position, PowerIndex power, Visit&& visit) {
  ForEachBit(position.Homes(power), position.map().province_words(),
             [&](int home) { visit(position.map().CenterOf(static_cast<ProvinceIndex>(home))); });
}

// The only leader whose team owns homes of the dummy; kNoPower if there is none or several.
PowerIndex HolderOf(const PositionView& position, PowerIndex dummy) {
  PowerIndex holder = kNoPower;
  bool is_one = true;
  ForEachHome(position, dummy, [&](CenterIndex home) {
    const PowerIndex owner = position.OwnerOf(home);
    if (owner == kNoPower) return;
    const PowerIndex leader = LeaderOf(position, owner);
    is_one &= holder == kNoPower || holder == leader;
    holder = leader;
  });
  return is_one ? holder : kNoPower;
}

}  // namespace

bool AreOneTeam(const PositionView& position, PowerIndex a, PowerIndex b) {
  return LeaderOf(position, a) == LeaderOf(position, b);
}

// All dummies are judged by the control before the change, so their sequence does not matter.
void SettleVassals(PositionRef position) {
  const Map& map = position.map();
  PowerIndex holders[kMaxPowers];
  ForEachDummy(map, [&](PowerIndex dummy) { holders[dummy] = HolderOf(position, dummy); });
  ForEachDummy(map, [&](PowerIndex dummy) {
    const PowerIndex holder = holders[dummy];
    if (holder == kNoPower || holder == dummy) return;
    // A dummy held by an independent dummy is independent, too.
    position.SetController(dummy, map.IsDummy(holder) ? kNoPower : holder);
  });
  ForEachDummy(map, [&](PowerIndex dummy) {
    ForEachHome(position, dummy, [&](CenterIndex home) {
      if (position.OwnerOf(home) != kNoPower) position.SetOwner(home, dummy);
    });
  });
  for (const PowerIndex power : map.powers()) {
    ForEachHome(position, power, [&](CenterIndex home) {
      const PowerIndex owner = position.OwnerOf(home);
      if (owner != kNoPower && position.ControllerOf(owner) == power) position.SetOwner(home, power);
    });
  }
}

void RemoveTornUnits(PositionRef position, PhaseRecord& record) {
  const Map& map = position.map();
  for (const ProvinceIndex province : map.centers()) {
    const Unit unit = position.UnitAt(province);
    const PowerIndex owner = position.OwnerOf(map.CenterOf(province));
    if (unit.power == kNoPower || owner == kNoPower || position.ControllerOf(unit.power) == kNoPower) continue;
    const bool is_independent = map.IsDummy(owner) && position.ControllerOf(owner) == kNoPower;
    if (is_independent || AreOneTeam(position, unit.power, owner)) continue;
    record.AddEvent(EventKind::kRemoved, EventWhy::kTornAllegiance, unit.power, unit);
    position.RemoveUnit(province);
  }
}

}  // namespace entente
