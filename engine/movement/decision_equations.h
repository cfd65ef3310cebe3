// The equations of DATC 5.B: each decision and each strength at its best and at its worst, as far as the decisions
// made so far determine them.
//
// For an order at its best, everything that helps it counts at its best and everything that hinders it at its worst.
// Strengths are in the units of movement/strength.h. Nothing allocates; one thread at a time.
//   Source: DATC 5.B.2 to 5.B.8, 5.E.
#ifndef ENTENTE_ENGINE_MOVEMENT_DECISION_EQUATIONS_H_
#define ENTENTE_ENGINE_MOVEMENT_DECISION_EQUATIONS_H_

#include "movement/convoy_choices.h"
#include "movement/decision_state.h"
#include "movement/decision_trace.h"
#include "movement/movers_into.h"
#include "movement/strength.h"
#include "movement/table_widths.h"

namespace entente {

template <int kWords>
class DecisionEquations {
 public:
  using Bits = FixedBits<kWords>;

  // Takes the tables of a phase. They must stay in place while the equations are used. `attackers`: the moves of
  // `orders`.
  void Prepare(const OrderGraph<kWords>& orders, const MoversInto<kWords>& attackers,
               const ConvoyChoices<kWords>& choices, const DecisionState<kWords>& state);

  Decision Order(UnitIndex u) const;
  Decision Path(UnitIndex m) const;
  // The open decisions that an open decision depends on. A comparison of strengths that is already decided adds none.
  DecisionSet<kWords> OrderNeeds(UnitIndex u) const;
  DecisionSet<kWords> PathNeeds(UnitIndex m) const;

  // Calls visit(m) for each move into the province, ascending. Moves that fail count, too.
  template <typename Visit>
  void ForEachAttacker(ProvinceIndex province, Visit&& visit) const {
    attackers_->ForEach(province, visit);
  }
  bool IsAttacked(ProvinceIndex province) const { return attackers_->Any(province); }
  // Calls visit(m) for each move of another power into the province of the convoying fleet `c`.
  template <typename Visit>
  void ForEachForeignAttacker(UnitIndex c, Visit&& visit) const {
    const Bits& own = orders_->units_of[orders_->unit[c].power];
    attackers_->ForEach(orders_->province[c], [&](UnitIndex m) {
      if (!own.Test(m)) visit(m);
    });
  }
  // Whether `m` cuts the matching support of `s` at its destination by arriving there.
  Decision Cuts(UnitIndex m, UnitIndex s) const;
  // The effect of the arrival of `m` on the support of `s`, if `m` goes the given way.
  AttackEffect EffectOf(UnitIndex m, UnitIndex s, bool by_sea) const;
  // Whether the support of `s` ends because `by` dislodges its unit.
  bool IsTakenWithUnit(UnitIndex s, UnitIndex by, bool best) const;
  // Whether `m` goes by sea. A convoy that fails counts, too.
  Decision GoesBySea(UnitIndex m) const;
  // Whether `m` fights a head-to-head battle.
  Decision BattleOf(UnitIndex m) const;
  // Whether `m`, if it arrives, keeps rivals out.
  bool MayKeepOut(UnitIndex m, bool best) const;

  // Strength of `m` without supports on its way; if the way is open, the best or worst of all ways.
  int OwnStrength(UnitIndex m, bool best) const {
    return choices_->any() || routes_differ_.Any() ? OwnStrengthOfWays(m, best) : orders_->own[m];
  }
  // Whether the strength of `m` depends on which of its convoys hold: its routes end in different passages.
  bool DoRoutesDiffer(UnitIndex m) const { return routes_differ_.Test(m); }

  int AttackStrengthOf(UnitIndex m, bool best) const;
  // Strength with which the mover `m` keeps other units out of its destination.
  int PreventStrengthOf(UnitIndex m, bool best) const;
  // Strength of the unit that `m` meets at its destination, rivals aside: the defend strength of the opponent in a
  // head-to-head battle, otherwise the hold strength of the province.
  int StrengthAgainst(UnitIndex m, bool best) const;
  // Strength that holds the province of `u`.
  int HoldStrengthOf(UnitIndex u, bool best) const;

 private:
  // Strength of the supports for `u`, without those by `spared` units.
  int Supports(UnitIndex u, bool best, const Bits& spared = {}) const {
    if (!orders_->supported.Test(u)) return 0;
    return 2 * (orders_->supporters[u] & (best ? state_->may : state_->does)).AndNot(spared).Count();
  }
  bool Succeeds(UnitIndex u, bool best) const { return (best ? state_->may : state_->does).Test(u); }
  bool Arrives(UnitIndex m, bool best) const {
    return (best ? state_->may_arrive : state_->arrives).Test(m) || choices_->either().Test(m);
  }
  int AttackStrengthIf(UnitIndex m, bool battle, bool best) const;
  int StrengthAgainstIf(UnitIndex m, bool battle, bool best) const;
  int OwnStrengthOfWays(UnitIndex m, bool best) const;
  Decision Wins(UnitIndex m, bool battle) const;
  int OwnStrengthBySea(UnitIndex m, bool best) const;
  AttackEffect EffectIf(UnitIndex m, UnitIndex s, bool by_sea, int own) const;
  Decision CutsIf(UnitIndex m, UnitIndex s, bool by_sea) const;
  Bits RouteNeeds(UnitIndex m) const;
  Decision Move(UnitIndex m) const;
  Decision Support(UnitIndex s) const;
  Decision Convoy(UnitIndex c) const;
  bool Breaks(UnitIndex m, UnitIndex c, bool best) const;
  void AddAttackNeeds(UnitIndex m, DecisionSet<kWords>& needs) const;
  void AddBattleNeeds(UnitIndex m, DecisionSet<kWords>& needs) const;
  void AddAgainstNeeds(UnitIndex m, DecisionSet<kWords>& needs) const;
  void AddPreventNeeds(UnitIndex m, DecisionSet<kWords>& needs) const;
  DecisionSet<kWords> MoveNeeds(UnitIndex m) const;

  const OrderGraph<kWords>* orders_ = nullptr;
  const MoversInto<kWords>* attackers_ = nullptr;
  const ConvoyChoices<kWords>* choices_ = nullptr;
  const DecisionState<kWords>* state_ = nullptr;
  Bits routes_differ_;
  Bits swaps_;  // moves that may swap provinces with the unit at their destination
};

ENTENTE_EACH_WIDTH(extern template class DecisionEquations);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_DECISION_EQUATIONS_H_
