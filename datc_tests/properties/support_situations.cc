// Support that is cut or not, refused self-dislodgement, and coasts.
//   Source: DATC 6.B, 6.D.

#include <algorithm>
#include <array>

#include "datc_tests/properties/situations.h"

namespace entente {
namespace {

using Shown = bool (*)(const Scene&, const SceneUnit&);

// Whether `shown` accepts any unit of the scene.
template <Shown shown>
bool Any(const Scene& scene) {
  return std::any_of(scene.units().begin(), scene.units().end(),
                     [&](const SceneUnit& unit) { return shown(scene, unit); });
}

// ---- Cut support

struct SupportedAttack {
  Unit attacker, supporter;
  ProvinceIndex target;
};

SupportedAttack MakeSupportedAttack(BoardMaker& maker) {
  SupportedAttack made{{}, {}, maker.Province()};
  const PowerIndex power = maker.NewPower();
  made.attacker = maker.Attack(power, made.target);
  made.supporter = maker.PlaceBeside(power, made.target);
  maker.SupportMove(made.supporter, made.attacker, made.target);
  return made;
}

void MakeCutByAttack(BoardMaker& maker) {
  const SupportedAttack made = MakeSupportedAttack(maker);
  maker.Attack(maker.NewPower(), maker.At(made.supporter));
}

bool IsCutByAttack(const Scene&, const SceneUnit& unit) {
  return unit.outcome.reason == Reason::kCut && !unit.dislodged;
}

// The attacked unit attacks the supporter, with support.
void MakeCutByDislodgement(BoardMaker& maker) {
  const ProvinceIndex target = maker.Province();
  const PowerIndex power = maker.NewPower(), other = maker.NewPower();
  const ProvinceIndex beside = maker.Province([&](ProvinceIndex p) { return maker.Touches(target, p); });
  const Unit defender = maker.PlaceReaching(other, target, beside);
  const Unit supporter = maker.PlaceReaching(power, beside, target);
  maker.SupportMove(supporter, maker.Attack(power, target), target);
  maker.Move(defender, beside);
  maker.SupportMoveBy(maker.NewPower(), defender, beside);
}

bool IsCutByDislodgement(const Scene& scene, const SceneUnit& unit) {
  return unit.outcome.reason == Reason::kCut && unit.outcome.dislodged_by == scene.SupportedInto(unit) &&
         scene.AttacksOn(unit.at).size() == 1;
}

void MakeNotCutByOwnPower(BoardMaker& maker) {
  const SupportedAttack made = MakeSupportedAttack(maker);
  maker.Attack(made.supporter.power, maker.At(made.supporter));
}

bool IsNotCutByOwnPower(const Scene& scene, const SceneUnit& unit) {
  if (unit.order.kind() != OrderKind::kSupportMove || !unit.Succeeds()) return false;
  const auto attacks = scene.AttacksOn(unit.at);
  return std::any_of(attacks.begin(), attacks.end(),
                     [&](const SceneUnit* attacker) { return attacker->unit.power == unit.unit.power; });
}

void MakeNotCutFromTarget(BoardMaker& maker) {
  const ProvinceIndex target = maker.Province();
  const PowerIndex power = maker.NewPower();
  const ProvinceIndex beside = maker.Province([&](ProvinceIndex p) { return maker.Touches(target, p); });
  const Unit defender = maker.PlaceReaching(maker.NewPower(), target, beside);
  const Unit supporter = maker.PlaceReaching(power, beside, target);
  maker.SupportMove(supporter, maker.Attack(power, target), target);
  maker.Move(defender, beside);
}

bool IsNotCutFromTarget(const Scene& scene, const SceneUnit& unit) {
  if (unit.order.kind() != OrderKind::kSupportMove || !unit.Succeeds()) return false;
  const auto attacks = scene.AttacksOn(unit.at);
  return std::any_of(attacks.begin(), attacks.end(), [&](const SceneUnit* attacker) {
    return attacker->at == scene.SupportedInto(unit) && attacker->unit.power != unit.unit.power;
  });
}

// ---- Refused self-dislodgement

void MakeSelfDislodgement(BoardMaker& maker) {
  const ProvinceIndex target = maker.Province();
  const PowerIndex power = maker.NewPower();
  maker.Hold(maker.Place(power, target));
  maker.SupportMoveBy(Chance(50, maker.random()) ? power : maker.NewPower(), maker.Attack(power, target), target);
}

const SceneUnit* OnlyBouncedAttackOn(const Scene& scene, const SceneUnit& unit) {
  const auto attacks = scene.AttacksOn(unit.at);
  const bool battle = unit.IsMove() && attacks.size() == 1 && unit.to == attacks[0]->at;
  return attacks.size() == 1 && attacks[0]->Bounced() && !unit.Moved() && !battle ? attacks[0] : nullptr;
}

bool IsRefusedSelfDislodgement(const Scene& scene, const SceneUnit& unit) {
  const SceneUnit* attacker = OnlyBouncedAttackOn(scene, unit);
  return attacker != nullptr && attacker->unit.power == unit.unit.power &&
         scene.Strength(*attacker) > scene.HoldStrength(unit);
}

void MakeSelfDislodgementBySupport(BoardMaker& maker) {
  const ProvinceIndex target = maker.Province();
  const PowerIndex power = maker.NewPower();
  maker.Hold(maker.Place(power, target));
  maker.SupportMoveBy(power, maker.Attack(maker.NewPower(), target), target);
}

bool IsRefusedSupportOfSelfDislodgement(const Scene& scene, const SceneUnit& unit) {
  const SceneUnit* attacker = OnlyBouncedAttackOn(scene, unit);
  return attacker != nullptr && attacker->unit.power != unit.unit.power &&
         scene.Strength(*attacker) > scene.HoldStrength(unit);
}

// An attack supported by the attacked power. That support counts against a rival but not against the unit. The attack
// beats each with the strength that counts there, and still fails, because the strength that dislodges must also beat
// the rival.
void MakeSupportThatHalfCounts(BoardMaker& maker) {
  const ProvinceIndex target = maker.Province();
  const PowerIndex power = maker.NewPower();
  if (Chance(60, maker.random())) {  // the unit tries to leave and bounces
    const ProvinceIndex elsewhere = maker.Province([&](ProvinceIndex p) { return maker.Touches(target, p); });
    maker.Move(maker.PlaceReaching(power, target, elsewhere), elsewhere);
    maker.Attack(maker.NewPower(), elsewhere);
  } else {
    maker.Hold(maker.Place(power, target));
  }
  const Unit attacker = maker.Attack(maker.NewPower(), target), rival = maker.Attack(maker.NewPower(), target);
  maker.SupportMoveBy(power, attacker, target);
  maker.SupportMoveBy(attacker.power, attacker, target);
  maker.SupportMoveBy(rival.power, rival, target);
}

bool IsSupportThatHalfCounts(const Scene& scene, const SceneUnit& unit) {
  const auto attacks = scene.AttacksOn(unit.at);
  if (unit.Moved() || unit.dislodged) return false;
  return std::any_of(attacks.begin(), attacks.end(), [&](const SceneUnit* attacker) {
    const int counted = scene.Strength(*attacker, unit.unit.power);
    int rivals = 0;
    for (const SceneUnit* other : attacks) {
      if (other != attacker) rivals = std::max(rivals, scene.Strength(*other));
    }
    return attacker->unit.power != unit.unit.power && counted > scene.HoldStrength(unit) && counted <= rivals &&
           scene.Strength(*attacker) > rivals;
  });
}

// ---- Coasts

ProvinceIndex ProvinceWithCoasts(BoardMaker& maker) {
  return maker.Province([&](ProvinceIndex p) { return maker.map().CoastCount(p) > 1; });
}

// A fleet that reaches at least two coasts of the province.
Unit PlaceWhereCoastsAreOpen(BoardMaker& maker, ProvinceIndex province) {
  const ProvinceIndex at = maker.Province([&](ProvinceIndex p) {
    int coasts = 0;
    for (const LocationIndex to : maker.graph().Neighbors(UnitType::kFleet, p)) {
      coasts += maker.map().ProvinceOf(to) == province;
    }
    return coasts > 1;
  });
  return maker.PlaceFleet(maker.NewPower(), at);
}

// Places a fleet beside the province, and moves it there on the named coast.
Unit SailInto(BoardMaker& maker, ProvinceIndex province, LocationIndex coast) {
  const ProvinceIndex at = maker.Province([&](ProvinceIndex p) {
    return maker.graph().MayStand(UnitType::kFleet, p) && TestBit(maker.graph().FleetMoves(p), coast) && p != province;
  });
  const Unit fleet = maker.PlaceFleet(maker.NewPower(), at);
  maker.Give(Order::Move(fleet, coast));
  return fleet;
}

LocationIndex AnyCoast(BoardMaker& maker, ProvinceIndex province) {
  const auto count = static_cast<uint32_t>(maker.map().CoastCount(province));
  return static_cast<LocationIndex>(maker.map().FirstCoast(province) + maker.random().Below(count));
}
LocationIndex OtherCoast(BoardMaker& maker, ProvinceIndex province, LocationIndex coast) {
  LocationIndex other = coast;
  while (other == coast) other = AnyCoast(maker, province);
  return other;
}

void MakeAmbiguousCoast(BoardMaker& maker) {
  const ProvinceIndex province = ProvinceWithCoasts(maker);
  maker.Give(Order::Move(PlaceWhereCoastsAreOpen(maker, province), province));
}

bool IsAmbiguousCoast(const Scene& scene) {
  const auto& results = scene.played().results;
  return std::any_of(results.begin(), results.end(), [](const OrderResult& result) {
    return result.order.kind() == OrderKind::kMove && result.why == Illegality::kCoastNeeded &&
           result.outcome.reason == Reason::kIllegal;
  });
}

void MakeBounceOnTwoCoasts(BoardMaker& maker) {
  const ProvinceIndex province = ProvinceWithCoasts(maker);
  if (maker.failed()) return;
  const LocationIndex coast = AnyCoast(maker, province);
  SailInto(maker, province, coast);
  SailInto(maker, province, OtherCoast(maker, province, coast));
}

bool IsBounceOnTwoCoasts(const Scene& scene, const SceneUnit& unit) {
  if (!unit.Bounced() || !scene.map().IsCoast(unit.order.target())) return false;
  const auto attacks = scene.AttacksOn(unit.to);
  return std::any_of(attacks.begin(), attacks.end(), [&](const SceneUnit* other) {
    return other->Bounced() && scene.map().IsCoast(other->order.target()) &&
           other->order.target() != unit.order.target();
  });
}

void MakeSupportTowardsOtherCoast(BoardMaker& maker) {
  const ProvinceIndex province = ProvinceWithCoasts(maker);
  if (maker.failed()) return;
  const LocationIndex coast = AnyCoast(maker, province), other = OtherCoast(maker, province, coast);
  const Unit mover = SailInto(maker, province, coast);
  const ProvinceIndex at = maker.Province([&](ProvinceIndex p) {
    const Word* moves = maker.graph().FleetMoves(p);
    return maker.graph().MayStand(UnitType::kFleet, p) && TestBit(moves, other) && !TestBit(moves, coast);
  });
  const Unit supporter = maker.PlaceFleet(mover.power, at);
  maker.Give(Order::SupportMove(supporter, mover.type, mover.location,
                                Chance(50, maker.random()) ? coast : static_cast<LocationIndex>(province)));
}

bool IsSupportTowardsUnreachableCoast(const Scene& scene, const SceneUnit& unit) {
  if (unit.order.kind() != OrderKind::kSupportMove || !unit.Succeeds() || unit.unit.type != UnitType::kFleet)
    return false;
  const SceneUnit* mover = scene.At(scene.map().ProvinceOf(unit.order.third()));
  return scene.map().IsCoast(mover->order.target()) &&
         !TestBit(scene.graph().FleetMoves(unit.unit.location), mover->order.target());
}

void MakeWrongCoastInSupport(BoardMaker& maker) {
  const ProvinceIndex province = ProvinceWithCoasts(maker);
  const Unit mover = PlaceWhereCoastsAreOpen(maker, province);
  if (maker.failed()) return;
  const LocationIndex coast = AnyCoast(maker, province);
  maker.Give(Order::Move(mover, coast));
  maker.Give(Order::SupportMove(maker.PlaceBeside(maker.NewPower(), province), mover.type, mover.location,
                                OtherCoast(maker, province, coast)));
}

bool IsWrongCoastInSupport(const Scene& scene, const SceneUnit& unit) {
  if (unit.order.kind() != OrderKind::kSupportMove || unit.outcome.reason != Reason::kVoid) return false;
  const SceneUnit* mover = scene.At(scene.map().ProvinceOf(unit.order.third()));
  return mover->IsMove() && mover->to == scene.map().ProvinceOf(unit.order.target()) &&
         scene.map().IsCoast(unit.order.target()) && mover->order.target() != unit.order.target();
}

constexpr PhaseType kPhase = PhaseType::kMovement;
constexpr auto kSituations = std::to_array<Situation>({
    {"SupportCutByAttack", kPhase, MakeCutByAttack, Any<IsCutByAttack>},
    {"SupportCutByDislodgement", kPhase, MakeCutByDislodgement, Any<IsCutByDislodgement>},
    {"SupportNotCutByOwnPower", kPhase, MakeNotCutByOwnPower, Any<IsNotCutByOwnPower>},
    {"SupportNotCutFromTarget", kPhase, MakeNotCutFromTarget, Any<IsNotCutFromTarget>},
    {"SelfDislodgementRefused", kPhase, MakeSelfDislodgement, Any<IsRefusedSelfDislodgement>},
    {"SelfDislodgementBySupportRefused", kPhase, MakeSelfDislodgementBySupport,
     Any<IsRefusedSupportOfSelfDislodgement>},
    {"SupportThatCountsAgainstTheRivalAlone", kPhase, MakeSupportThatHalfCounts, Any<IsSupportThatHalfCounts>},
    {"AmbiguousCoast", kPhase, MakeAmbiguousCoast, IsAmbiguousCoast},
    {"BounceOnTwoCoasts", kPhase, MakeBounceOnTwoCoasts, Any<IsBounceOnTwoCoasts>},
    {"SupportTowardsUnreachableCoast", kPhase, MakeSupportTowardsOtherCoast, Any<IsSupportTowardsUnreachableCoast>},
    {"WrongCoastInSupport", kPhase, MakeWrongCoastInSupport, Any<IsWrongCoastInSupport>},
});

}  // namespace

std::span<const Situation> SupportSituations() { return kSituations; }

}  // namespace entente
