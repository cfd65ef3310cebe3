// Standoffs, the beleaguered garrison, head-to-head battles and circular movement.
//   Source: DATC 6.A.11, 6.A.12, 6.C, 6.E.

#include <algorithm>
#include <array>

#include "datc_tests/properties/situations.h"

namespace entente {
namespace {

// ---- Standoffs

template <int kMoves>
void MakeStandoff(BoardMaker& maker) {
  const ProvinceIndex province = maker.Province();
  const PowerIndex power = maker.NewPower();
  const bool own = Chance(15, maker.random());  // units of one power meet too
  for (int i = 0; i < kMoves && !maker.failed(); ++i) maker.Attack(own ? power : maker.NewPower(), province);
}

// Every unit that moves in is kept out of a province that is, or becomes, vacant. The loser of a head-to-head battle
// does not count: it prevents no unit from entering the province that the winner left.
template <size_t kMoves>
bool IsStandoff(const Scene& scene) {
  for (int p = 0; p < scene.map().province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    if (scene.played().after.view().HasUnit(province)) continue;
    auto attacks = scene.AttacksOn(province);
    std::erase_if(attacks, [&](const SceneUnit* unit) { return scene.LostHeadToHead(*unit); });
    const bool all_bounced =
        std::all_of(attacks.begin(), attacks.end(), [](const SceneUnit* unit) { return unit->Bounced(); });
    if (attacks.size() == kMoves && all_bounced) return true;
  }
  return false;
}

void MakeBeleagueredGarrison(BoardMaker& maker) {
  const ProvinceIndex province = maker.Province();
  const Unit garrison = maker.Place(maker.NewPower(), province);
  Unit attacker;
  for (int i = 0; i < 2 && !maker.failed(); ++i) {
    const PowerIndex power = maker.NewPower();
    attacker = maker.Attack(power, province);
    maker.SupportMoveBy(Chance(50, maker.random()) ? power : maker.NewPower(), attacker, province);
  }
  if (maker.failed()) return;
  const bool could_leave = TestBit(maker.graph().Reach(garrison.type, garrison.location), maker.At(attacker));
  if (could_leave && Chance(30, maker.random())) {
    maker.Move(garrison, maker.At(attacker));
  } else if (Chance(50, maker.random())) {
    maker.Hold(garrison);
  }
}

// The strength that an attacker alone must beat. In a head-to-head battle the supports of the unit's own move count.
int StrengthAgainst(const Scene& scene, const SceneUnit& unit, const SceneUnit& attacker) {
  const bool battle = unit.IsMove() && unit.to == attacker.at && !unit.by_sea && !attacker.by_sea;
  return battle ? scene.Strength(unit) : scene.HoldStrength(unit);
}

// Each attacker alone would dislodge the unit; together they do not. A unit whose own move failed is a garrison too:
// DATC 6.E.8 and 6.E.10.
bool IsBeleagueredGarrison(const Scene& scene) {
  for (const SceneUnit& unit : scene.units()) {
    if (unit.dislodged || unit.Moved()) continue;
    const auto attacks = scene.AttacksOn(unit.at);
    const auto strong = std::count_if(attacks.begin(), attacks.end(), [&](const SceneUnit* attacker) {
      return attacker->unit.power != unit.unit.power &&
             scene.Strength(*attacker, unit.unit.power) > StrengthAgainst(scene, unit, *attacker);
    });
    if (strong >= 2) return true;
  }
  return false;
}

// ---- Head-to-head battles

struct Opponents {
  Unit first, second;
};

Opponents PlaceOpponents(BoardMaker& maker) {
  const ProvinceIndex here = maker.Province();
  const ProvinceIndex there = maker.Province([&](ProvinceIndex p) { return maker.Touches(here, p); });
  const Opponents opponents{maker.PlaceReaching(maker.NewPower(), here, there),
                            maker.PlaceReaching(maker.NewPower(), there, here)};
  maker.Move(opponents.first, there);
  maker.Move(opponents.second, here);
  return opponents;
}

void MakeBalancedHeadToHead(BoardMaker& maker) {
  const Opponents opponents = PlaceOpponents(maker);
  if (!Chance(50, maker.random())) return;
  maker.SupportMoveBy(maker.NewPower(), opponents.first, maker.At(opponents.second));
  maker.SupportMoveBy(maker.NewPower(), opponents.second, maker.At(opponents.first));
}

void MakeUnbalancedHeadToHead(BoardMaker& maker) {
  const Opponents opponents = PlaceOpponents(maker);
  maker.SupportMoveBy(maker.NewPower(), opponents.first, maker.At(opponents.second));
}

void MakeHeadToHeadWithThird(BoardMaker& maker) {
  const Opponents opponents = PlaceOpponents(maker);
  const bool supported = Chance(60, maker.random());
  if (supported) maker.SupportMoveBy(maker.NewPower(), opponents.first, maker.At(opponents.second));
  const ProvinceIndex province = maker.At(Chance(50, maker.random()) ? opponents.first : opponents.second);
  const Unit third = maker.Attack(maker.NewPower(), province);
  if (Chance(40, maker.random())) maker.SupportMoveBy(maker.NewPower(), third, province);
}

struct Battle {
  const SceneUnit* first;
  const SceneUnit* second;
};

std::vector<Battle> Battles(const Scene& scene) {
  std::vector<Battle> battles;
  for (const SceneUnit& unit : scene.units()) {
    const SceneUnit* other = unit.IsMove() ? scene.At(unit.to) : nullptr;
    if (other == nullptr || !other->IsMove() || other->to != unit.at || unit.at > other->at) continue;
    if (!unit.by_sea && !other->by_sea) battles.push_back({&unit, other});
  }
  return battles;
}

bool IsBalancedHeadToHead(const Scene& scene) {
  const auto battles = Battles(scene);
  return std::any_of(battles.begin(), battles.end(), [&](const Battle& b) {
    return !b.first->Succeeds() && !b.second->Succeeds() && scene.Strength(*b.first) == scene.Strength(*b.second);
  });
}

bool IsUnbalancedHeadToHead(const Scene& scene) {
  const auto battles = Battles(scene);
  return std::any_of(battles.begin(), battles.end(), [](const Battle& b) {
    return (b.first->Succeeds() && b.second->dislodged) || (b.second->Succeeds() && b.first->dislodged);
  });
}

bool IsHeadToHeadWithThird(const Scene& scene) {
  const auto battles = Battles(scene);
  return std::any_of(battles.begin(), battles.end(), [&](const Battle& b) {
    return scene.AttacksOn(b.first->at).size() + scene.AttacksOn(b.second->at).size() > 2;
  });
}

// ---- Circular movement

// Provinces that form a ring; empty, with the maker failed, if the walk finds no way.
std::vector<ProvinceIndex> Circle(BoardMaker& maker, int length) {
  std::vector<ProvinceIndex> circle{maker.Province()};
  while (static_cast<int>(circle.size()) < length && !maker.failed()) {
    const bool last = static_cast<int>(circle.size()) == length - 1;
    circle.push_back(maker.Province([&](ProvinceIndex p) {
      return maker.Touches(circle.back(), p) && (!last || maker.Touches(p, circle.front()));
    }));
  }
  return maker.failed() ? std::vector<ProvinceIndex>{} : circle;
}

void MoveRound(BoardMaker& maker, const std::vector<ProvinceIndex>& circle) {
  const PowerIndex power = maker.NewPower();
  const bool own = Chance(20, maker.random());
  for (size_t i = 0; i < circle.size(); ++i) {
    const ProvinceIndex to = circle[(i + 1) % circle.size()];
    maker.Move(maker.PlaceReaching(own ? power : maker.NewPower(), circle[i], to), to);
  }
}

void MakeCircleOfThree(BoardMaker& maker) { MoveRound(maker, Circle(maker, 3)); }

void MakeLargerCircle(BoardMaker& maker) {
  MoveRound(maker, Circle(maker, 4 + static_cast<int>(maker.random().Below(4))));
}

void MakeCircleWithConvoy(BoardMaker& maker) {
  const ProvinceIndex sea = maker.Sea(), from = maker.Coast(sea), to = maker.Coast(sea);
  const Unit army = maker.PlaceArmy(maker.NewPower(), from);
  maker.Convoy(maker.PlaceFleet(maker.NewPower(), sea), army, to);
  maker.MoveByConvoy(army, to);
  const ProvinceIndex back =
      maker.Province([&](ProvinceIndex p) { return maker.Touches(to, p) && maker.Touches(p, from); });
  maker.Move(maker.PlaceReaching(maker.NewPower(), to, back), back);
  maker.Move(maker.PlaceReaching(maker.NewPower(), back, from), from);
}

void MakeBrokenCircle(BoardMaker& maker) {
  const auto circle = Circle(maker, 3 + static_cast<int>(maker.random().Below(2)));
  MoveRound(maker, circle);
  if (!maker.failed()) maker.Attack(maker.NewPower(), Pick(circle, maker.random()));
}

enum class Way { kByLand, kWithConvoy };

template <size_t kFewest, size_t kMost, Way kWay>
bool IsCircle(const Scene& scene) {
  const auto rings = scene.Rings();
  return std::any_of(rings.begin(), rings.end(), [](const Scene::Units& ring) {
    const bool all_move = std::all_of(ring.begin(), ring.end(), [](const SceneUnit* unit) { return unit->Moved(); });
    const bool by_sea = std::any_of(ring.begin(), ring.end(), [](const SceneUnit* unit) { return unit->by_sea; });
    return ring.size() >= kFewest && ring.size() <= kMost && all_move && by_sea == (kWay == Way::kWithConvoy);
  });
}

// No move of the circle succeeds, and there is only one attack from outside.
bool IsBrokenCircle(const Scene& scene) {
  const auto rings = scene.Rings();
  return std::any_of(rings.begin(), rings.end(), [&](const Scene::Units& ring) {
    size_t attacks = 0;
    for (const SceneUnit* unit : ring) attacks += scene.AttacksOn(unit->at).size();
    return attacks == ring.size() + 1 &&
           std::none_of(ring.begin(), ring.end(), [](const SceneUnit* unit) { return unit->Moved(); });
  });
}

constexpr size_t kAny = 1000;
constexpr PhaseType kPhase = PhaseType::kMovement;
constexpr auto kSituations = std::to_array<Situation>({
    {"StandoffOfTwo", kPhase, MakeStandoff<2>, IsStandoff<2>},
    {"StandoffOfThree", kPhase, MakeStandoff<3>, IsStandoff<3>},
    {"StandoffOfFour", kPhase, MakeStandoff<4>, IsStandoff<4>},
    {"BeleagueredGarrison", kPhase, MakeBeleagueredGarrison, IsBeleagueredGarrison},
    {"HeadToHeadBalanced", kPhase, MakeBalancedHeadToHead, IsBalancedHeadToHead},
    {"HeadToHeadUnbalanced", kPhase, MakeUnbalancedHeadToHead, IsUnbalancedHeadToHead},
    {"HeadToHeadWithThirdParty", kPhase, MakeHeadToHeadWithThird, IsHeadToHeadWithThird},
    {"CircleOfThree", kPhase, MakeCircleOfThree, IsCircle<3, 3, Way::kByLand>},
    {"CircleOfFourOrMore", kPhase, MakeLargerCircle, IsCircle<4, kAny, Way::kByLand>},
    {"CircleWithConvoy", kPhase, MakeCircleWithConvoy, IsCircle<3, kAny, Way::kWithConvoy>},
    {"CircleBrokenByOneAttack", kPhase, MakeBrokenCircle, IsBrokenCircle},
});

}  // namespace

std::span<const Situation> BattleSituations() { return kSituations; }

}  // namespace entente
