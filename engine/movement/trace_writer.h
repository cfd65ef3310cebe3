// Writes the decisions of a solver into a trace: strengths, ways, supports, convoys. Used once per phase, only for
// explanations. Allocates; one thread.
#ifndef ENTENTE_ENGINE_MOVEMENT_TRACE_WRITER_H_
#define ENTENTE_ENGINE_MOVEMENT_TRACE_WRITER_H_

#include "movement/decision_solver.h"

namespace entente {

template <int kWords>
class TraceWriter {
 public:
  // `orders` and `choices` are those that `solver` solved; they are unchanged since then.
  TraceWriter(const OrderGraph<kWords>& orders, const ConvoyChoices<kWords>& choices,
              const DecisionSolver<kWords>& solver, DecisionTrace& trace)
      : orders_(orders), choices_(choices), equations_(solver.equations()), state_(solver.state()), trace_(trace) {}

  void Write() {
    trace_.strengths.reserve(static_cast<size_t>(orders_.count));
    for (int i = 0; i < orders_.count; ++i) {
      const auto u = static_cast<UnitIndex>(i);
      WriteStrengths(u);
      if (orders_.IsMover(u)) WriteMove(u);
      orders_.supporters[i].ForEach([&](int s) { WriteSupport(static_cast<UnitIndex>(s), u); });
      if (orders_.supports.Test(i)) WriteAttacks(u);
      WriteConvoys(u);
    }
  }

 private:
  bool GoesBySea(UnitIndex m) const { return equations_.GoesBySea(m) == Decision::kSucceeds; }
  bool IsHeadToHead(UnitIndex m) const { return equations_.BattleOf(m) == Decision::kSucceeds; }
  bool Arrives(UnitIndex m) const { return state_.arrives.Test(m) || choices_.either().Test(m); }

  // The unit that `m` meets at its destination; kNoUnit if the destination is, or becomes, vacant.
  UnitIndex UnitMet(UnitIndex m) const {
    const UnitIndex unit = orders_.unit_at[orders_.into[m]];
    const bool leaves = unit != kNoUnit && orders_.IsMover(unit) && state_.does.Test(unit) && !IsHeadToHead(m);
    return leaves ? kNoUnit : unit;
  }

  void WriteStrengths(UnitIndex u) {
    UnitStrengths strengths{orders_.province[u], 0, 0, 0, equations_.HoldStrengthOf(u, true), kAlone};
    if (orders_.IsMover(u)) {
      strengths.attack = equations_.AttackStrengthOf(u, true);
      strengths.prevent = equations_.PreventStrengthOf(u, true);
      strengths.against = equations_.StrengthAgainst(u, true);
      strengths.own = equations_.OwnStrength(u, true);
    }
    trace_.strengths.push_back(strengths);
  }

  void WriteMove(UnitIndex m) {
    const UnitIndex met = UnitMet(m);
    const bool own = met != kNoUnit && orders_.spared_by[orders_.unit[met].power].Test(m);
    const ProvinceIndex opponent = IsHeadToHead(m) ? orders_.into[m] : kNoProvince;
    trace_.moves.push_back({orders_.province[m], orders_.into[m], opponent, GoesBySea(m), Arrives(m), met != kNoUnit,
                            own, !equations_.MayKeepOut(m, true)});
  }

  void WriteSupport(UnitIndex s, UnitIndex supported) {
    bool spared = false;
    if (orders_.IsMover(supported)) {
      const UnitIndex met = UnitMet(supported);
      spared = met != kNoUnit && orders_.spared_by[orders_.unit[met].power].Test(s);
    }
    trace_.supports.push_back({orders_.province[s], orders_.province[supported], state_.does.Test(s), spared});
  }

  void WriteAttacks(UnitIndex s) {
    equations_.ForEachAttacker(orders_.province[s], [&](UnitIndex m) {
      // A support that the rule spares is shown even if the army does not arrive just because of that rule.
      const AttackEffect effect = equations_.EffectOf(m, s, GoesBySea(m));
      const bool is_told = Arrives(m) || effect == AttackEffect::kShielded;
      trace_.attacks.push_back({orders_.province[s], orders_.province[m], is_told ? effect : AttackEffect::kNoPath,
                                equations_.IsTakenWithUnit(s, m, true)});
    });
  }

  void WriteConvoys(UnitIndex m) {
    const bool may_go_by_sea = orders_.convoyed.Test(m) || choices_.either().Test(m);
    orders_.convoyers[m].ForEach([&](int f) {
      const bool needed = may_go_by_sea && choices_.BreaksWithAnyOf(m) && choices_.NeededFor(m).Test(f);
      trace_.convoys.push_back({orders_.province[f], orders_.province[m], state_.does.Test(f), needed});
    });
  }

  const OrderGraph<kWords>& orders_;
  const ConvoyChoices<kWords>& choices_;
  const DecisionEquations<kWords>& equations_;
  const DecisionState<kWords>& state_;
  DecisionTrace& trace_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_TRACE_WRITER_H_
