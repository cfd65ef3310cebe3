// Convoys of one route and of several, convoys to adjacent provinces, swaps and paradoxes.
//   Source: DATC 6.F, 6.G.

#include <algorithm>
#include <array>

#include "datc_tests/properties/situations.h"

namespace entente {
namespace {

using Shown = bool (*)(const Scene&, const SceneUnit&);

template <Shown shown>
bool Any(const Scene& scene) {
  return std::any_of(scene.units().begin(), scene.units().end(),
                     [&](const SceneUnit& unit) { return shown(scene, unit); });
}

// ---- Convoys

struct ConvoyedArmy {
  ProvinceIndex sea, to;
  Unit army, fleet;
};

// An army and a fleet that carries it from a coast of `sea` to `to`.
ConvoyedArmy Carry(BoardMaker& maker, ProvinceIndex sea, ProvinceIndex from, ProvinceIndex to) {
  ConvoyedArmy made{sea, to, {}, {}};
  made.army = maker.PlaceArmy(maker.NewPower(), from);
  made.fleet = maker.PlaceFleet(Chance(30, maker.random()) ? made.army.power : maker.NewPower(), sea);
  if (made.fleet.power == made.army.power && Chance(60, maker.random())) {
    maker.Give(Order::Move(made.army, to));  // an own convoying fleet shows that the army goes by sea (4.A.3)
  } else {
    maker.MoveByConvoy(made.army, to);
  }
  maker.Convoy(made.fleet, made.army, to);
  return made;
}

void MakeConvoy(BoardMaker& maker) {
  const ProvinceIndex sea = maker.Sea(), from = maker.Coast(sea);
  if (Chance(50, maker.random())) {
    Carry(maker, sea, from, maker.Coast(sea));
    return;
  }
  const ProvinceIndex next =
      maker.Province([&](ProvinceIndex p) { return maker.graph().IsCarrierProvince(p) && maker.Touches(sea, p); });
  const ProvinceIndex to = maker.Coast(next);
  const ConvoyedArmy made = Carry(maker, sea, from, to);
  maker.Convoy(maker.PlaceFleet(maker.NewPower(), next), made.army, to);
}

// Two seas that both touch both coasts, or a longer way round one of them.
ConvoyedArmy CarryByTwoRoutes(BoardMaker& maker) {
  const auto is_sea = [&](ProvinceIndex p) { return maker.graph().IsCarrierProvince(p); };
  const ProvinceIndex sea = maker.Sea(), from = maker.Coast(sea), to = maker.Coast(sea);
  const ConvoyedArmy made = Carry(maker, sea, from, to);
  const bool longer = Chance(50, maker.random());
  const ProvinceIndex other = maker.Province(
      [&](ProvinceIndex p) { return is_sea(p) && maker.Touches(p, from) && (longer || maker.Touches(p, to)); });
  maker.Convoy(maker.PlaceFleet(maker.NewPower(), other), made.army, to);
  if (!maker.failed() && !maker.Touches(other, to)) {
    const ProvinceIndex last =
        maker.Province([&](ProvinceIndex p) { return is_sea(p) && maker.Touches(p, other) && maker.Touches(p, to); });
    maker.Convoy(maker.PlaceFleet(maker.NewPower(), last), made.army, to);
  }
  return made;
}

void MakeTwoRoutes(BoardMaker& maker) { CarryByTwoRoutes(maker); }

void MakeTwoRoutesOneDisrupted(BoardMaker& maker) {
  const ConvoyedArmy made = CarryByTwoRoutes(maker);
  maker.SupportMoveBy(maker.NewPower(), maker.Attack(maker.NewPower(), made.sea), made.sea);
}

// Counts minimal chains of convoying fleets, from the last fleet of `chain` on.
int CountChains(const Scene& scene, const SceneUnit& army, const Scene::Units& fleets, Scene::Units& chain) {
  const auto touches = [&](ProvinceIndex a, ProvinceIndex b) { return TestBit(scene.graph().Adjacent(a), b); };
  if (!chain.empty() && touches(chain.back()->at, army.to)) return 1;
  int count = 0;
  for (const SceneUnit* fleet : fleets) {
    const bool used = std::find(chain.begin(), chain.end(), fleet) != chain.end();
    const bool follows = chain.empty() ? touches(fleet->at, army.at) : touches(fleet->at, chain.back()->at);
    const bool shortcut = !chain.empty() && (touches(fleet->at, army.at) ||
                                             std::any_of(chain.begin(), chain.end() - 1, [&](const SceneUnit* earlier) {
                                               return touches(fleet->at, earlier->at);
                                             }));
    if (used || !follows || shortcut) continue;
    chain.push_back(fleet);
    count += CountChains(scene, army, fleets, chain);
    chain.pop_back();
  }
  return count;
}

int CountRoutes(const Scene& scene, const SceneUnit& army) {
  Scene::Units chain;
  return CountChains(scene, army, scene.ConvoyersOf(army), chain);
}

bool IsConvoyOfOneRoute(const Scene& scene, const SceneUnit& unit) {
  return unit.Moved() && unit.by_sea && CountRoutes(scene, unit) == 1;
}

bool IsConvoyOfSeveralRoutes(const Scene& scene, const SceneUnit& unit) {
  return unit.Moved() && unit.by_sea && CountRoutes(scene, unit) >= 2;
}

bool IsConvoyWithOneRouteDisrupted(const Scene& scene, const SceneUnit& unit) {
  const auto fleets = scene.ConvoyersOf(unit);
  return IsConvoyOfSeveralRoutes(scene, unit) &&
         std::any_of(fleets.begin(), fleets.end(), [](const SceneUnit* fleet) { return fleet->dislodged; });
}

// ---- Convoys to adjacent provinces

struct Neighbours {
  ProvinceIndex sea, here, there;
};

Neighbours FindNeighbours(BoardMaker& maker) {
  const ProvinceIndex sea = maker.Sea(), here = maker.Coast(sea);
  return {sea, here, maker.Coast(sea, [&](ProvinceIndex p) { return TestBit(maker.graph().ArmyMoves(here), p); })};
}

void MakeAdjacentConvoy(BoardMaker& maker) {
  const Neighbours at = FindNeighbours(maker);
  Carry(maker, at.sea, at.here, at.there);
}

bool IsAdjacentConvoy(const Scene& scene, const SceneUnit& unit) {
  return unit.Moved() && unit.by_sea && TestBit(scene.graph().ArmyMoves(unit.at), unit.to);
}

void MakeSwap(BoardMaker& maker) {
  const Neighbours at = FindNeighbours(maker);
  const ConvoyedArmy made = Carry(maker, at.sea, at.here, at.there);
  const Unit other =
      maker.PlaceReaching(Chance(20, maker.random()) ? made.army.power : maker.NewPower(), at.there, at.here);
  maker.Move(other, at.here);
}

bool IsSwap(const Scene& scene, const SceneUnit& unit) {
  const SceneUnit* other = unit.IsMove() ? scene.At(unit.to) : nullptr;
  return other != nullptr && unit.Moved() && other->Moved() && other->to == unit.at && unit.by_sea;
}

// ---- Paradoxes

// The army lands where a unit supports the attack on the army's own fleet (6.F.14), or supports the fleet (6.F.17).
void MakeParadoxOfOne(BoardMaker& maker, bool attack_supported) {
  const ProvinceIndex sea = maker.Sea(), from = maker.Coast(sea), to = maker.Coast(sea);
  const ConvoyedArmy made = Carry(maker, sea, from, to);
  const Unit supporter = maker.PlaceReaching(maker.NewPower(), to, sea);
  const Unit attacker = maker.Attack(attack_supported ? supporter.power : maker.NewPower(), sea);
  if (attack_supported) {
    maker.SupportMove(supporter, attacker, sea);
  } else {
    maker.SupportHold(supporter, made.fleet);
    maker.SupportMoveBy(maker.NewPower(), attacker, sea);
  }
}

void MakeSimpleParadox(BoardMaker& maker) { MakeParadoxOfOne(maker, true); }
void MakeContradiction(BoardMaker& maker) { MakeParadoxOfOne(maker, false); }

// Two armies. Each lands where a unit supports the attack on the other's fleet, or supports that fleet.
void MakeParadoxOfTwo(BoardMaker& maker) {
  const ProvinceIndex first = maker.Sea(), second = maker.Sea();
  const auto on_both = [&](ProvinceIndex p) { return maker.Touches(first, p) && maker.Touches(second, p); };
  const ProvinceIndex first_to = maker.Coast(first, on_both), second_to = maker.Coast(second, on_both);
  const ConvoyedArmy a = Carry(maker, first, maker.Coast(first), first_to);
  const ConvoyedArmy b = Carry(maker, second, maker.Coast(second), second_to);
  const struct {
    ProvinceIndex at;
    const ConvoyedArmy& concerned;
  } supporters[] = {{first_to, b}, {second_to, a}};
  for (const auto& [at, concerned] : supporters) {
    const Unit supporter = maker.PlaceReaching(maker.NewPower(), at, concerned.sea);
    const Unit attacker = maker.Attack(maker.NewPower(), concerned.sea);
    if (Chance(50, maker.random())) {
      maker.SupportMove(supporter, attacker, concerned.sea);
    } else {
      maker.SupportHold(supporter, concerned.fleet);
      maker.SupportMoveBy(maker.NewPower(), attacker, concerned.sea);
    }
  }
}

// The army whose convoy the landing of an army at sea affects: it attacks that convoy's fleet, or a unit that supports
// into the fleet's province. Null if there is none.
const SceneUnit* InfluencedArmy(const Scene& scene, const SceneUnit& army) {
  const SceneUnit* met = scene.At(army.to);
  if (met == nullptr) return nullptr;
  const OrderKind kind = met->order.kind();
  const SceneUnit* fleet = met;
  if (kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove) fleet = scene.At(scene.SupportedInto(*met));
  if (fleet == nullptr || fleet->order.kind() != OrderKind::kConvoy) return nullptr;
  const SceneUnit* carried = scene.At(scene.map().ProvinceOf(fleet->order.third()));
  const auto fleets = scene.ConvoyersOf(*carried);
  return std::find(fleets.begin(), fleets.end(), fleet) == fleets.end() ? nullptr : carried;
}

// Length of the loop of influence from the army back to it, if all its convoys fail; 0 if there is none.
size_t ParadoxLength(const Scene& scene, const SceneUnit& start) {
  const SceneUnit* army = &start;
  for (size_t length = 1; length <= scene.units().size(); ++length) {
    if (!army->by_sea || army->outcome.reason != Reason::kDisrupted) return 0;
    army = InfluencedArmy(scene, *army);
    if (army == nullptr) return 0;
    if (army == &start) return length;
  }
  return 0;
}

bool IsParadoxOfOne(const Scene& scene, const SceneUnit& unit) {
  return scene.IsParadox() && ParadoxLength(scene, unit) == 1;
}
bool IsParadoxOfTwo(const Scene& scene, const SceneUnit& unit) {
  return scene.IsParadox() && ParadoxLength(scene, unit) == 2;
}
bool IsContradiction(const Scene& scene, const SceneUnit& unit) {
  return scene.IsContradictory() && ParadoxLength(scene, unit) > 0;
}

constexpr PhaseType kPhase = PhaseType::kMovement;
constexpr auto kSituations = std::to_array<Situation>({
    {"ConvoyOfOneRoute", kPhase, MakeConvoy, Any<IsConvoyOfOneRoute>},
    {"ConvoyOfSeveralRoutes", kPhase, MakeTwoRoutes, Any<IsConvoyOfSeveralRoutes>},
    {"ConvoyWithOneRouteDisrupted", kPhase, MakeTwoRoutesOneDisrupted, Any<IsConvoyWithOneRouteDisrupted>},
    {"AdjacentConvoy", kPhase, MakeAdjacentConvoy, Any<IsAdjacentConvoy>},
    {"SwapByConvoy", kPhase, MakeSwap, Any<IsSwap>},
    {"ParadoxOfOneConvoy", kPhase, MakeSimpleParadox, Any<IsParadoxOfOne>},
    {"ParadoxOfTwoConvoys", kPhase, MakeParadoxOfTwo, Any<IsParadoxOfTwo>},
    {"ContradictoryParadox", kPhase, MakeContradiction, Any<IsContradiction>},
});

}  // namespace

std::span<const Situation> ConvoySituations() { return kSituations; }

}  // namespace entente
