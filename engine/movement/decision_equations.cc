#include "movement/decision_equations.h"

#include <algorithm>

namespace entente {

template <int kWords>
void DecisionEquations<kWords>::Prepare(const OrderGraph<kWords>& orders, const MoversInto<kWords>& attackers,
                                        const ConvoyChoices<kWords>& choices, const DecisionState<kWords>& state) {
  orders_ = &orders;
  attackers_ = &attackers;
  choices_ = &choices;
  state_ = &state;
  swaps_ = routes_differ_ = {};
  orders.movers.ForEach([&](int m) {
    const UnitIndex there = orders.unit_at[orders.into[m]];
    swaps_.SetIf(m, there != kNoUnit && orders.IsMover(there) && orders.into[there] == orders.province[m]);
  });
  if (!orders.graph->has_weak_passages()) return;
  (orders.convoyed | choices.either()).ForEach([&](int mover) {
    const auto m = static_cast<UnitIndex>(mover);
    int different = 0;
    for (const PassageStrength strength : kPassageStrengths) {
      different += orders.LandsWith(m, orders.convoyers[m], strength) ? 1 : 0;
    }
    routes_differ_.SetIf(m, different > 1);
  });
}

// ---- Ways ----

template <int kWords>
Decision DecisionEquations<kWords>::GoesBySea(UnitIndex m) const {
  if (!choices_->either().Test(m)) return orders_->convoyed.Test(m) ? Decision::kSucceeds : Decision::kFails;
  if (!state_->may_arrive.Test(m)) return Decision::kFails;
  return state_->arrives.Test(m) ? Decision::kSucceeds : Decision::kOpen;
}

// There is no head-to-head battle if one of the two units goes by sea.
template <int kWords>
Decision DecisionEquations<kWords>::BattleOf(UnitIndex m) const {
  if (!swaps_.Test(m)) return Decision::kFails;
  const UnitIndex opponent = orders_->HeadToHeadOpponent(m);
  if (opponent == kNoUnit) return Decision::kFails;
  if (!choices_->any()) return Decision::kSucceeds;
  const Decision a = GoesBySea(m), b = GoesBySea(opponent);
  if (a == Decision::kSucceeds || b == Decision::kSucceeds) return Decision::kFails;
  return a == Decision::kFails && b == Decision::kFails ? Decision::kSucceeds : Decision::kOpen;
}

template <int kWords>
int DecisionEquations<kWords>::OwnStrengthOfWays(UnitIndex m, bool best) const {
  const Decision sea = GoesBySea(m);
  if (sea == Decision::kFails) return orders_->own[m];
  const int by_sea = OwnStrengthBySea(m, best);
  if (sea == Decision::kSucceeds) return by_sea;
  return best ? std::max<int>(by_sea, orders_->own[m]) : std::min<int>(by_sea, orders_->own[m]);
}

// The strength of the best whole route. At its worst only the convoys that surely hold count; if they are no chain,
// the move arrives, if it does, by the weakest route that may be whole.
template <int kWords>
int DecisionEquations<kWords>::OwnStrengthBySea(UnitIndex m, bool best) const {
  if (!routes_differ_.Test(m)) {
    return choices_->either().Test(m) ? orders_->StrengthBySea(m, orders_->convoyers[m]) : orders_->own[m];
  }
  const Bits possible = orders_->convoyers[m] & state_->may, sure = orders_->convoyers[m] & state_->does;
  if (best || orders_->ChainExists(m, sure)) return orders_->StrengthBySea(m, best ? possible : sure);
  int worst = kAlone;
  for (const PassageStrength strength : kPassageStrengths) {
    if (orders_->LandsWith(m, possible, strength)) worst = orders_->StrengthOver(strength);
  }
  return worst;
}

// The convoys on which the strength of `m` depends.
template <int kWords>
FixedBits<kWords> DecisionEquations<kWords>::RouteNeeds(UnitIndex m) const {
  if (!routes_differ_.Test(m) || GoesBySea(m) == Decision::kFails) return {};
  if (OwnStrengthBySea(m, true) == OwnStrengthBySea(m, false)) return {};
  return orders_->convoyers[m] & state_->open();
}

// ---- Strengths ----

// 5.B.4. No power dislodges its own unit (6.D.10, 6.D.11, 6.E.2) or helps to dislodge it (6.D.12, 6.D.13, 6.E.3). This
// matters only if the unit stays. If it leaves, and the two do not meet head to head, all supports count.
template <int kWords>
int DecisionEquations<kWords>::AttackStrengthIf(UnitIndex m, bool battle, bool best) const {
  if (!Arrives(m, best)) return 0;
  const OrderGraph<kWords>& o = *orders_;
  const UnitIndex unit = o.unit_at[o.into[m]];
  if (unit == kNoUnit || (!battle && o.IsMover(unit) && Succeeds(unit, best))) {
    return OwnStrength(m, best) + Supports(m, best);
  }
  const Bits& spared = o.spared_by[o.unit[unit].power];
  return spared.Test(m) ? 0 : OwnStrength(m, best) + Supports(m, best, spared);
}

template <int kWords>
int DecisionEquations<kWords>::AttackStrengthOf(UnitIndex m, bool best) const {
  return AttackStrengthIf(m, BattleOf(m) == Decision::kSucceeds, best);
}

// A unit keeps no unit out if it lost a head-to-head battle (4.A.7 b). Under 4.A.7 a it does not either if its
// dislodger came, by any way, from its destination.
template <int kWords>
bool DecisionEquations<kWords>::MayKeepOut(UnitIndex m, bool best) const {
  if (!swaps_.Test(m)) return true;
  if (choices_->dislodged_keep_nobody_out()) {
    const UnitIndex unit = orders_->unit_at[orders_->into[m]];
    if (Succeeds(unit, !best) && !Succeeds(m, best)) return false;
  }
  const UnitIndex opponent = orders_->HeadToHeadOpponent(m);
  if (opponent == kNoUnit || !Succeeds(opponent, !best)) return true;
  return BattleOf(m) == Decision::kFails || (best && BattleOf(m) == Decision::kOpen);
}

// 5.B.6: 0 without a path (6.F.8), and 0 for the dislodged loser of a head-to-head battle (6.E.1); a loser that stays
// has its strength (6.E.4). Supports of all powers count, even those that do not help to dislodge (6.E.6).
template <int kWords>
int DecisionEquations<kWords>::PreventStrengthOf(UnitIndex m, bool best) const {
  if (!Arrives(m, best) || !MayKeepOut(m, best)) return 0;
  return OwnStrength(m, best) + Supports(m, best);
}

// 5.B.3: 0 if the unit moves away. If its move fails, the unit holds alone, because no support to hold matches a move
// (6.D.7, 6.D.8).
template <int kWords>
int DecisionEquations<kWords>::HoldStrengthOf(UnitIndex u, bool best) const {
  if (orders_->IsMover(u)) return Succeeds(u, !best) ? 0 : orders_->failed_hold;
  return kAlone + Supports(u, best);
}

// 5.B.5. Head to head the supports alone decide, even over weak passages: the strength of the defender alone counts as
// that of its attacker, who goes by land.
template <int kWords>
int DecisionEquations<kWords>::StrengthAgainstIf(UnitIndex m, bool battle, bool best) const {
  const UnitIndex unit = orders_->unit_at[orders_->into[m]];
  if (unit == kNoUnit) return 0;
  return battle ? orders_->own[m] + Supports(unit, best) : HoldStrengthOf(unit, best);
}

template <int kWords>
int DecisionEquations<kWords>::StrengthAgainst(UnitIndex m, bool best) const {
  return StrengthAgainstIf(m, BattleOf(m) == Decision::kSucceeds, best);
}

// ---- Decisions ----

// Whether the move beats the unit at its destination and every rival, either with (`battle`) or without a head-to-head
// battle. It must be strictly stronger: equal strengths bounce (6.A.11, 6.A.12).
template <int kWords>
Decision DecisionEquations<kWords>::Wins(UnitIndex m, bool battle) const {
  const int most = AttackStrengthIf(m, battle, true);
  if (most <= StrengthAgainstIf(m, battle, false)) return Decision::kFails;
  const int least = AttackStrengthIf(m, battle, false);
  bool does = least > StrengthAgainstIf(m, battle, true);
  for (UnitIndex rival = attackers_->First(orders_->into[m]); rival != kNoUnit; rival = attackers_->Next(rival)) {
    if (rival == m) continue;
    if (most <= PreventStrengthOf(rival, false)) return Decision::kFails;
    does = does && least > PreventStrengthOf(rival, true);
  }
  return does ? Decision::kSucceeds : Decision::kOpen;
}

template <int kWords>
Decision DecisionEquations<kWords>::Move(UnitIndex m) const {
  const ProvinceIndex into = orders_->into[m];
  if (orders_->unit_at[into] == kNoUnit && attackers_->IsOne(into) && state_->arrives.Test(m))
    return Decision::kSucceeds;
  const Decision battle = BattleOf(m);
  const Decision wins = Wins(m, battle == Decision::kSucceeds);
  if (battle != Decision::kOpen || Wins(m, true) == wins) return wins;
  return Decision::kOpen;
}

// A move does not cut a support of its own power, nor a support given against the province that it comes from (4.A.4).
// An attack with half strength, or over a strait without an ordered support, ends a support only by dislodging its
// unit.
template <int kWords>
AttackEffect DecisionEquations<kWords>::EffectIf(UnitIndex m, UnitIndex s, bool by_sea, int own) const {
  const OrderGraph<kWords>& o = *orders_;
  if (o.spared_by[o.unit[s].power].Test(m)) return AttackEffect::kOwnPower;
  if (o.into[s] == o.province[m] && !(by_sea && choices_->comes_from_the_sea())) return AttackEffect::kFromTarget;
  if (by_sea && choices_->ShieldedFrom(s).Test(m)) return AttackEffect::kShielded;
  return CanCut(own, o.supported.Test(m)) ? AttackEffect::kCuts : AttackEffect::kTooWeak;
}

template <int kWords>
AttackEffect DecisionEquations<kWords>::EffectOf(UnitIndex m, UnitIndex s, bool by_sea) const {
  return EffectIf(m, s, by_sea, by_sea ? OwnStrengthBySea(m, true) : orders_->own[m]);
}

// More strength does not always cut more: over a strait a supported attack cuts, with half strength none does. So each
// strength that is still possible counts.
template <int kWords>
Decision DecisionEquations<kWords>::CutsIf(UnitIndex m, UnitIndex s, bool by_sea) const {
  const int most = by_sea ? OwnStrengthBySea(m, true) : orders_->own[m];
  const int least = by_sea ? OwnStrengthBySea(m, false) : most;
  bool does = false, does_not = false;
  for (const PassageStrength strength : kPassageStrengths) {
    const int own = orders_->StrengthOver(strength);
    if (own > most || own < least) continue;
    if (own < most && own > least && !orders_->LandsWith(m, orders_->convoyers[m] & state_->may, strength)) continue;
    (EffectIf(m, s, by_sea, own) == AttackEffect::kCuts ? does : does_not) = true;
  }
  return does && does_not ? Decision::kOpen : does ? Decision::kSucceeds : Decision::kFails;
}

template <int kWords>
Decision DecisionEquations<kWords>::Cuts(UnitIndex m, UnitIndex s) const {
  if (!choices_->any() && !routes_differ_.Test(m)) {
    return AttackCutsSupport(*orders_, m, s) ? Decision::kSucceeds : Decision::kFails;
  }
  const Decision sea = GoesBySea(m);
  if (sea != Decision::kOpen) return CutsIf(m, s, sea == Decision::kSucceeds);
  const Decision by_land = CutsIf(m, s, false), by_sea = CutsIf(m, s, true);
  return by_land == by_sea ? by_land : Decision::kOpen;
}

template <int kWords>
bool DecisionEquations<kWords>::IsTakenWithUnit(UnitIndex s, UnitIndex by, bool best) const {
  if (!Succeeds(by, best)) return false;
  if (!choices_->any() || !choices_->ShieldedFrom(s).Test(by)) return true;
  const Decision sea = GoesBySea(by);
  return sea == Decision::kFails || (best && sea == Decision::kOpen);
}

// 5.B.7: a support ends by an attack that cuts it (6.D.2), or by the dislodgement of its unit (6.D.17, 6.D.18).
template <int kWords>
Decision DecisionEquations<kWords>::Support(UnitIndex s) const {
  Decision decision = Decision::kSucceeds;
  attackers_->ForEach(orders_->province[s], [&](UnitIndex attacker) {
    const Decision cuts = Cuts(attacker, s);
    if (IsTakenWithUnit(s, attacker, false) || (cuts == Decision::kSucceeds && Arrives(attacker, false))) {
      decision = Decision::kFails;
    } else if (decision == Decision::kSucceeds &&
               (IsTakenWithUnit(s, attacker, true) || (cuts != Decision::kFails && Arrives(attacker, true)))) {
      decision = Decision::kOpen;
    }
  });
  return decision;
}

// SAFE_CONVOYS, WEAK_CONVOYS: whether the attack of `m` breaks the convoy of `c`, even if rivals keep `m` out.
template <int kWords>
bool DecisionEquations<kWords>::Breaks(UnitIndex m, UnitIndex c, bool best) const {
  const int attack = AttackStrengthIf(m, false, best), hold = HoldStrengthOf(c, !best);
  return choices_->attacked_convoys() == AttackedConvoys::kByAsStrong ? attack >= hold : attack > hold;
}

// 5.B.8: an attack alone does not disturb a convoy (6.F.4, 6.F.5). The convoy fails when its fleet is dislodged (6.F.6
// to 6.F.8).
template <int kWords>
Decision DecisionEquations<kWords>::Convoy(UnitIndex c) const {
  Decision decision = Decision::kSucceeds;
  attackers_->ForEach(orders_->province[c], [&](UnitIndex attacker) {
    if (state_->does.Test(attacker)) decision = Decision::kFails;
    if (decision == Decision::kSucceeds && state_->may.Test(attacker)) decision = Decision::kOpen;
  });
  if (decision == Decision::kFails) return decision;
  if (choices_->attacked_convoys() == AttackedConvoys::kByDislodging) return decision;
  ForEachForeignAttacker(c, [&](UnitIndex attacker) {
    if (Breaks(attacker, c, false)) {
      decision = Decision::kFails;
    } else if (decision == Decision::kSucceeds && Breaks(attacker, c, true)) {
      decision = Decision::kOpen;
    }
  });
  return decision;
}

template <int kWords>
Decision DecisionEquations<kWords>::Order(UnitIndex u) const {
  if (orders_->IsMover(u)) return Move(u);
  return orders_->kind[u] == OrderKind::kConvoy ? Convoy(u) : Support(u);
}

// 5.B.2, 4.A.1: a path needs an unbroken chain of fleets whose convoys succeed (b, 6.F.9 to 6.F.11). Under choice a it
// needs every fleet of every route.
template <int kWords>
Decision DecisionEquations<kWords>::Path(UnitIndex m) const {
  const Bits possible = orders_->convoyers[m] & state_->may, sure = orders_->convoyers[m] & state_->does;
  if (!orders_->ChainExists(m, possible)) return Decision::kFails;
  if (choices_->BreaksWithAnyOf(m)) {
    const Bits& needed = choices_->NeededFor(m);
    if (needed.AndNot(possible).Any()) return Decision::kFails;
    return needed.AndNot(sure).Any() ? Decision::kOpen : Decision::kSucceeds;
  }
  return sure == possible || orders_->ChainExists(m, sure) ? Decision::kSucceeds : Decision::kOpen;
}

// ---- Dependences of a decision ----

template <int kWords>
void DecisionEquations<kWords>::AddBattleNeeds(UnitIndex m, DecisionSet<kWords>& needs) const {
  if (BattleOf(m) != Decision::kOpen) return;
  needs.paths |= (Bits::Of(m) | Bits::Of(orders_->HeadToHeadOpponent(m))) & state_->open_paths();
}

template <int kWords>
void DecisionEquations<kWords>::AddAttackNeeds(UnitIndex m, DecisionSet<kWords>& needs) const {
  const UnitIndex unit = orders_->unit_at[orders_->into[m]];
  needs.paths |= Bits::Of(m) & state_->open_paths();
  needs.orders |= (orders_->supporters[m] & state_->open()) | RouteNeeds(m);
  const bool may_vacate = unit != kNoUnit && orders_->IsMover(unit) && BattleOf(m) != Decision::kSucceeds;
  if (may_vacate) needs.orders |= Bits::Of(unit) & state_->open();
  AddBattleNeeds(m, needs);
}

template <int kWords>
void DecisionEquations<kWords>::AddAgainstNeeds(UnitIndex m, DecisionSet<kWords>& needs) const {
  const UnitIndex unit = orders_->unit_at[orders_->into[m]];
  if (unit == kNoUnit) return;
  const Decision battle = BattleOf(m);
  if (!orders_->IsMover(unit) || battle != Decision::kFails) needs.orders |= orders_->supporters[unit] & state_->open();
  if (orders_->IsMover(unit) && battle != Decision::kSucceeds) needs.orders |= Bits::Of(unit) & state_->open();
}

template <int kWords>
void DecisionEquations<kWords>::AddPreventNeeds(UnitIndex m, DecisionSet<kWords>& needs) const {
  needs.paths |= Bits::Of(m) & state_->open_paths();
  needs.orders |= (orders_->supporters[m] & state_->open()) | RouteNeeds(m);
  const UnitIndex opponent = orders_->HeadToHeadOpponent(m);
  if (opponent != kNoUnit && BattleOf(m) != Decision::kFails) needs.orders |= Bits::Of(opponent) & state_->open();
  AddBattleNeeds(m, needs);
  if (!choices_->dislodged_keep_nobody_out()) return;
  if (!swaps_.Test(m)) return;
  needs.orders |= (Bits::Of(orders_->unit_at[orders_->into[m]]) | Bits::Of(m)) & state_->open();
}

template <int kWords>
DecisionSet<kWords> DecisionEquations<kWords>::MoveNeeds(UnitIndex m) const {
  DecisionSet<kWords> needs{};
  const bool fights = BattleOf(m) == Decision::kSucceeds, may_fight = BattleOf(m) != Decision::kFails;
  const int attack = std::min(AttackStrengthIf(m, fights, false), AttackStrengthIf(m, may_fight, false));
  const int against = std::max(StrengthAgainstIf(m, fights, true), StrengthAgainstIf(m, may_fight, true));
  AddAttackNeeds(m, needs);
  if (attack <= against) AddAgainstNeeds(m, needs);
  attackers_->ForEach(orders_->into[m], [&](UnitIndex rival) {
    if (rival != m && attack <= PreventStrengthOf(rival, true)) AddPreventNeeds(rival, needs);
  });
  return needs;
}

template <int kWords>
DecisionSet<kWords> DecisionEquations<kWords>::OrderNeeds(UnitIndex u) const {
  if (orders_->IsMover(u)) return MoveNeeds(u);
  DecisionSet<kWords> needs{};
  if (orders_->kind[u] == OrderKind::kConvoy) {
    attackers_->ForEach(orders_->province[u], [&](UnitIndex m) { needs.orders.SetIf(m, state_->IsOpen(m)); });
    if (choices_->attacked_convoys() == AttackedConvoys::kByDislodging) return needs;
    needs.orders |= orders_->supporters[u] & state_->open();
    ForEachForeignAttacker(u, [&](UnitIndex m) { AddAttackNeeds(m, needs); });
    return needs;
  }
  attackers_->ForEach(orders_->province[u], [&](UnitIndex attacker) {
    const bool open = state_->IsPathOpen(attacker);
    const bool takes = state_->IsOpen(attacker) && IsTakenWithUnit(u, attacker, true);
    needs.orders.SetIf(attacker, takes);
    if (Arrives(attacker, true) && Cuts(attacker, u) == Decision::kOpen) needs.orders |= RouteNeeds(attacker);
    needs.paths.SetIf(
        attacker, open && (Cuts(attacker, u) != Decision::kFails || (takes && GoesBySea(attacker) == Decision::kOpen)));
  });
  return needs;
}

template <int kWords>
DecisionSet<kWords> DecisionEquations<kWords>::PathNeeds(UnitIndex m) const {
  return {orders_->convoyers[m] & state_->open(), {}};
}

ENTENTE_EACH_WIDTH(template class DecisionEquations);

}  // namespace entente
