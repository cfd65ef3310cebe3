#include "movement/convoy_path.h"

#include <algorithm>

namespace entente {

template <int kWords>
void ConvoyPaths<kWords>::Decide(const OrderGraph<kWords>& orders, Bits& cut) {
  orders_ = &orders;
  cut_ = &cut;
  open_ = open_cuts_ = unconvoyed_ = disrupted_ = stopped_ = {};
  if (!orders.convoyed.Any()) return;
  attacked_ = {};
  orders.movers.ForEach([&](int m) { SetBit(attacked_.words, orders.into[m]); });
  orders.convoyed.ForEach([&](int m) { Sort(static_cast<UnitIndex>(m)); });
  if (!open_.Any()) return;
  RefreshOpenCuts();
  const Bits at_first = open_;
  at_first.ForEach([&](int m) { Propagate(static_cast<UnitIndex>(m)); });
  // What is left are disjoint cycles.
  while (open_.Any()) SettleCycle(static_cast<UnitIndex>(open_.First()));
}

// Tells apart the moves without a complete ordered chain, those with a chain that nobody attacks, and the open ones.
template <int kWords>
void ConvoyPaths<kWords>::Sort(UnitIndex army) {
  const Bits& fleets = orders_->convoyers[army];
  if (!fleets.Any() || !orders_->ChainExists(army, fleets)) {
    unconvoyed_.Set(army);
    return;
  }
  Bits safe = fleets;
  fleets.ForEach([&](int f) {
    if (attacked_.Test(orders_->province[f])) safe.Clear(f);
  });
  if (safe == fleets || orders_->ChainExists(army, safe)) {
    Cut(army);
  } else {
    open_.Set(army);
  }
}

// Re-evaluates an open army; if that decides it, the one army that it influences may be decided too.
template <int kWords>
void ConvoyPaths<kWords>::Propagate(UnitIndex army) {
  while (army != kNoUnit && open_.Test(army)) {
    const Fate path = PathOf(army);
    if (path == Fate::kOpen) return;
    const UnitIndex next = InfluencedArmy(army);
    Decide(army, path == Fate::kYes);
    army = next;
  }
}

// `army` lies on a cycle: go round it; a path that does not depend on the one before settles all, else it is a paradox.
template <int kWords>
void ConvoyPaths<kWords>::SettleCycle(UnitIndex army) {
  UnitIndex before = army;
  do {
    const UnitIndex next = InfluencedArmy(before);
    if (next == kNoUnit || !open_.Test(next)) break;  // not a cycle: cannot happen, see the header
    const Fate with = PathIf(next, before, true), without = PathIf(next, before, false);
    if (with == without) {  // never open: nothing else influences `next`
      const UnitIndex after = InfluencedArmy(next);
      Decide(next, with == Fate::kYes);
      Propagate(after);
      return;
    }
    before = next;
  } while (before != army);
  StopCycle(army);
}

// The Szykman rule: the convoying fleets of the paradox fail; the armies stay, and cut nothing.
template <int kWords>
void ConvoyPaths<kWords>::StopCycle(UnitIndex army) {
  while (open_.Test(army)) {
    const UnitIndex fleet = InfluencedFleet(army);
    const UnitIndex next = InfluencedArmy(army);
    Decide(army, false);
    if (next == kNoUnit) return;
    stopped_.Set(fleet);
    army = next;
  }
}

template <int kWords>
void ConvoyPaths<kWords>::Decide(UnitIndex army, bool arrives) {
  open_.Clear(army);
  if (arrives) {
    Cut(army);
  } else {
    disrupted_.Set(army);
  }
  RefreshOpenCuts();
}

// An army that arrives cuts the support given at its destination.
template <int kWords>
void ConvoyPaths<kWords>::Cut(UnitIndex army) {
  const UnitIndex s = orders_->unit_at[orders_->into[army]];
  if (s != kNoUnit && orders_->supports.Test(s) && AttackCutsSupport(*orders_, army, s)) cut_->Set(s);
}

template <int kWords>
void ConvoyPaths<kWords>::RefreshOpenCuts() {
  open_cuts_ = {};
  open_.ForEach([&](int m) {
    const auto army = static_cast<UnitIndex>(m);
    const UnitIndex s = orders_->unit_at[orders_->into[army]];
    if (s != kNoUnit && orders_->supports.Test(s) && AttackCutsSupport(*orders_, army, s)) open_cuts_.Set(s);
  });
}

template <int kWords>
typename ConvoyPaths<kWords>::Fate ConvoyPaths<kWords>::PathOf(UnitIndex army) const {
  Bits safe = orders_->convoyers[army].AndNot(stopped_), possible = safe;
  orders_->convoyers[army].ForEach([&](int f) {
    const Fate dislodged = DislodgementOf(static_cast<UnitIndex>(f));
    if (dislodged != Fate::kNo) safe.Clear(f);
    if (dislodged == Fate::kYes) possible.Clear(f);
  });
  if (!orders_->ChainExists(army, possible)) return Fate::kNo;
  return safe == possible || orders_->ChainExists(army, safe) ? Fate::kYes : Fate::kOpen;
}

// Whether a convoying fleet is dislodged, as far as the decided paths tell: strengths as intervals.
template <int kWords>
typename ConvoyPaths<kWords>::Fate ConvoyPaths<kWords>::DislodgementOf(UnitIndex fleet) const {
  const OrderGraph<kWords>& o = *orders_;
  const ProvinceIndex province = o.province[fleet];
  if (!attacked_.Test(province)) return Fate::kNo;
  const PowerIndex defender = o.unit[fleet].power;
  const Bits at_worst = *cut_ | open_cuts_;  // of all open cuts, as if all happened
  const int hold_min = HoldStrength(o, at_worst, fleet), hold_max = HoldStrength(o, *cut_, fleet);
  bool possible = false, sure = false;
  o.movers.ForEach([&](int m) {
    if (o.into[m] != province || unconvoyed_.Test(m) || disrupted_.Test(m)) return;
    const auto mover = static_cast<UnitIndex>(m);
    const int attack_max = AttackStrength(o, *cut_, mover, defender);
    const int attack_min = open_.Test(m) ? 0 : AttackStrength(o, at_worst, mover, defender);
    bool wins_at_best = attack_max > hold_min, wins_surely = attack_min > hold_max;
    o.movers.ForEach([&](int k) {
      if (k == m || o.into[k] != province || unconvoyed_.Test(k) || disrupted_.Test(k)) return;
      const auto rival = static_cast<UnitIndex>(k);
      wins_at_best &= attack_max > (open_.Test(k) ? 0 : FullStrength(o, at_worst, rival));
      wins_surely &= attack_min > FullStrength(o, *cut_, rival);
    });
    possible |= wins_at_best;
    sure |= wins_surely;
  });
  return sure ? Fate::kYes : possible ? Fate::kOpen : Fate::kNo;
}

// The path of `army` if the one open army that influences it arrived, or did not.
template <int kWords>
typename ConvoyPaths<kWords>::Fate ConvoyPaths<kWords>::PathIf(UnitIndex army, UnitIndex influence,
                                                               bool influence_arrives) const {
  ConvoyPaths supposed = *this;
  Bits cut = *cut_;
  supposed.cut_ = &cut;
  supposed.Decide(influence, influence_arrives);
  return supposed.PathOf(army);
}

// The convoying fleet whose dislodgement the arrival of `army` can change: the one it attacks, or the one that the
// support it cuts is given to or against. kNoUnit if none.
template <int kWords>
UnitIndex ConvoyPaths<kWords>::InfluencedFleet(UnitIndex army) const {
  const OrderGraph<kWords>& o = *orders_;
  UnitIndex u = o.unit_at[o.into[army]];
  if (u != kNoUnit && o.supports.Test(u)) u = o.unit_at[o.into[u]];
  return u != kNoUnit && o.convoys.Test(u) ? u : kNoUnit;
}

template <int kWords>
UnitIndex ConvoyPaths<kWords>::InfluencedArmy(UnitIndex army) const {
  const UnitIndex fleet = InfluencedFleet(army);
  return fleet == kNoUnit ? kNoUnit : orders_->subject[fleet];
}

template class ConvoyPaths<1>;
template class ConvoyPaths<2>;
template class ConvoyPaths<4>;
template class ConvoyPaths<8>;

}  // namespace entente
