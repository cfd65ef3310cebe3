#include "decisions/decision_equations.h"

#include "movement/strength.h"

namespace entente {

template <int kWords>
void DecisionEquations<kWords>::Prepare(const OrderGraph<kWords>& orders, const DecisionState<kWords>& state) {
  orders_ = &orders;
  state_ = &state;
  for (int u = 0; u < orders.count; ++u) attackers_[orders.province[u]] = {};
  orders.movers.ForEach([&](int m) { attackers_[orders.into[m]] = {}; });
  orders.movers.ForEach([&](int m) { attackers_[orders.into[m]].Set(m); });
}

template <int kWords>
bool DecisionEquations<kWords>::Cuts(UnitIndex m, UnitIndex s) const {
  return AttackCutsSupport(*orders_, m, s);
}

// ---- Strengths ----

// 5.B.4. No power dislodges, or helps to dislodge, its own unit: that is asked only where the unit stays.
template <int kWords>
int DecisionEquations<kWords>::AttackStrengthOf(UnitIndex m, bool best) const {
  if (!Arrives(m, best)) return 0;
  const OrderGraph<kWords>& o = *orders_;
  const UnitIndex unit = o.unit_at[o.into[m]];
  const bool vacated = unit == kNoUnit || (o.IsMover(unit) && Succeeds(unit, best) && o.HeadToHeadOpponent(m) != unit);
  if (vacated) return o.own[m] + Supports(o.supporters[m], best);
  const Bits& spared = o.spared_by[o.unit[unit].power];
  return spared.Test(m) ? 0 : o.own[m] + Supports(o.supporters[m].AndNot(spared), best);
}

// 5.B.6; 4.A.7 b: who lost a head-to-head battle keeps nobody out.
template <int kWords>
int DecisionEquations<kWords>::PreventStrengthOf(UnitIndex m, bool best) const {
  if (!Arrives(m, best)) return 0;
  const UnitIndex opponent = orders_->HeadToHeadOpponent(m);
  if (opponent != kNoUnit && Succeeds(opponent, !best)) return 0;
  return orders_->own[m] + Supports(orders_->supporters[m], best);
}

// 5.B.3.
template <int kWords>
int DecisionEquations<kWords>::HoldStrengthOf(UnitIndex u, bool best) const {
  if (orders_->IsMover(u)) return Succeeds(u, !best) ? 0 : kAlone;
  return kAlone + Supports(orders_->supporters[u], best);
}

// 5.B.5. Head to head the supports alone decide, also over weak passages: the defender counts as strong by
// itself as its attacker.
template <int kWords>
int DecisionEquations<kWords>::StrengthAgainst(UnitIndex m, bool best) const {
  const OrderGraph<kWords>& o = *orders_;
  const UnitIndex unit = o.unit_at[o.into[m]];
  if (unit == kNoUnit) return 0;
  const bool battle = o.IsMover(unit) && o.HeadToHeadOpponent(m) == unit;
  return battle ? o.own[m] + Supports(o.supporters[unit], best) : HoldStrengthOf(unit, best);
}

// ---- Decisions ----

template <int kWords>
bool DecisionEquations<kWords>::Wins(UnitIndex m, bool best) const {
  const int attack = AttackStrengthOf(m, best);
  bool wins = attack > StrengthAgainst(m, !best);
  if (!wins) return false;
  attackers_[orders_->into[m]].ForEach(
      [&](int k) { wins &= k == m || attack > PreventStrengthOf(static_cast<UnitIndex>(k), !best); });
  return wins;
}

template <int kWords>
Decision DecisionEquations<kWords>::Move(UnitIndex m) const {
  if (!Wins(m, true)) return Decision::kFails;
  return Wins(m, false) ? Decision::kSucceeds : Decision::kOpen;
}

// 5.B.7: lost to an attack that cuts it, or with the unit that gives it.
template <int kWords>
Decision DecisionEquations<kWords>::Support(UnitIndex s) const {
  Decision decision = Decision::kSucceeds;
  attackers_[orders_->province[s]].ForEach([&](int k) {
    const auto attacker = static_cast<UnitIndex>(k);
    const bool cuts = Cuts(attacker, s);
    if (Succeeds(attacker, false) || (cuts && Arrives(attacker, false))) {
      decision = Decision::kFails;
    } else if (decision == Decision::kSucceeds && (Succeeds(attacker, true) || (cuts && Arrives(attacker, true)))) {
      decision = Decision::kOpen;
    }
  });
  return decision;
}

// 5.B.8: fails with the fleet.
template <int kWords>
Decision DecisionEquations<kWords>::Convoy(UnitIndex c) const {
  const Bits& attackers = attackers_[orders_->province[c]];
  if ((attackers & state_->does).Any()) return Decision::kFails;
  return (attackers & state_->may).Any() ? Decision::kOpen : Decision::kSucceeds;
}

template <int kWords>
Decision DecisionEquations<kWords>::Order(UnitIndex u) const {
  if (orders_->IsMover(u)) return Move(u);
  return orders_->kind[u] == OrderKind::kConvoy ? Convoy(u) : Support(u);
}

// 5.B.2, 4.A.1 b: some chain of fleets whose convoys succeed.
template <int kWords>
Decision DecisionEquations<kWords>::Path(UnitIndex m) const {
  const Bits possible = orders_->convoyers[m] & state_->may, sure = orders_->convoyers[m] & state_->does;
  if (!orders_->ChainExists(m, possible)) return Decision::kFails;
  return sure == possible || orders_->ChainExists(m, sure) ? Decision::kSucceeds : Decision::kOpen;
}

// ---- What a decision depends on ----

template <int kWords>
void DecisionEquations<kWords>::AddAttackNeeds(UnitIndex m, DecisionSet<kWords>& needs) const {
  const UnitIndex unit = orders_->unit_at[orders_->into[m]];
  needs.paths |= Bits::Of(m) & state_->open_paths();
  needs.orders |= orders_->supporters[m] & state_->open();
  const bool may_vacate = unit != kNoUnit && orders_->IsMover(unit) && orders_->HeadToHeadOpponent(m) != unit;
  if (may_vacate) needs.orders |= Bits::Of(unit) & state_->open();
}

template <int kWords>
void DecisionEquations<kWords>::AddAgainstNeeds(UnitIndex m, DecisionSet<kWords>& needs) const {
  const UnitIndex unit = orders_->unit_at[orders_->into[m]];
  if (unit == kNoUnit) return;
  const bool by_supports = !orders_->IsMover(unit) || orders_->HeadToHeadOpponent(m) == unit;
  needs.orders |= (by_supports ? orders_->supporters[unit] : Bits::Of(unit)) & state_->open();
}

template <int kWords>
void DecisionEquations<kWords>::AddPreventNeeds(UnitIndex m, DecisionSet<kWords>& needs) const {
  const UnitIndex opponent = orders_->HeadToHeadOpponent(m);
  needs.paths |= Bits::Of(m) & state_->open_paths();
  needs.orders |= orders_->supporters[m] & state_->open();
  if (opponent != kNoUnit) needs.orders |= Bits::Of(opponent) & state_->open();
}

template <int kWords>
DecisionSet<kWords> DecisionEquations<kWords>::MoveNeeds(UnitIndex m) const {
  DecisionSet<kWords> needs{};
  const int attack = AttackStrengthOf(m, false);
  AddAttackNeeds(m, needs);
  if (attack <= StrengthAgainst(m, true)) AddAgainstNeeds(m, needs);
  attackers_[orders_->into[m]].ForEach([&](int k) {
    const auto rival = static_cast<UnitIndex>(k);
    if (rival != m && attack <= PreventStrengthOf(rival, true)) AddPreventNeeds(rival, needs);
  });
  return needs;
}

template <int kWords>
DecisionSet<kWords> DecisionEquations<kWords>::OrderNeeds(UnitIndex u) const {
  if (orders_->IsMover(u)) return MoveNeeds(u);
  const Bits& attackers = attackers_[orders_->province[u]];
  DecisionSet<kWords> needs{attackers & state_->open(), {}};
  if (orders_->kind[u] == OrderKind::kConvoy) return needs;
  (attackers & state_->open_paths()).ForEach([&](int k) { needs.paths.SetIf(k, Cuts(static_cast<UnitIndex>(k), u)); });
  return needs;
}

template <int kWords>
DecisionSet<kWords> DecisionEquations<kWords>::PathNeeds(UnitIndex m) const {
  return {orders_->convoyers[m] & state_->open(), {}};
}

template class DecisionEquations<1>;
template class DecisionEquations<2>;
template class DecisionEquations<4>;
template class DecisionEquations<8>;

}  // namespace entente
