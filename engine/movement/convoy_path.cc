#include "movement/convoy_path.h"

#include <algorithm>

namespace entente {
template <int kWords>
void ConvoyPaths<kWords>::Decide(const OrderGraph<kWords>& orders, const MoversInto<kWords>& movers, Bits& cut) {
  orders_ = &orders;
  movers_ = &movers;
  cut_ = &cut;
  open_ = open_cuts_ = unconvoyed_ = disrupted_ = stopped_ = {};
  if (!orders.convoyed.Any()) return;
  orders.convoyed.ForEach([&](int m) { Sort(static_cast<UnitIndex>(m)); });
  if (!open_.Any()) return;
  open_.ForEach([&](int m) {
    const UnitIndex s = orders.unit_at[orders.into[m]];
    if (CutsSupport(static_cast<UnitIndex>(m), s)) open_cuts_.Set(s);
  });
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
    if (movers_->Any(orders_->province[f])) safe.Clear(f);
  });
  if (CanCarry(army, safe)) {
    Cut(army);
  } else {
    open_.Set(army);
    const int first = fleets.First();
    only_fleet_[army] = fleets == Bits::Of(first) ? static_cast<UnitIndex>(first) : kNoUnit;
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
    if (!InfluencesBySupport(before)) {
      const Fate with = PathIf(next, before, true), without = PathIf(next, before, false);
      if (with == without) {  // never open: nothing else influences `next`
        const UnitIndex after = InfluencedArmy(next);
        Decide(next, with == Fate::kYes);
        Propagate(after);
        return;
      }
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
  const ProvinceIndex province = orders_->into[army];
  const UnitIndex s = orders_->unit_at[province];
  if (s == kNoUnit || !open_cuts_.Test(s)) return;
  open_cuts_.Clear(s);
  movers_->ForEach(province, [&](UnitIndex m) {
    if (open_.Test(m) && CutsSupport(m, s)) open_cuts_.Set(s);
  });
}

// Whether `army`, arriving, cuts a support that `supporter` (or kNoUnit) gives where it goes.
template <int kWords>
bool ConvoyPaths<kWords>::CutsSupport(UnitIndex army, UnitIndex supporter) const {
  return supporter != kNoUnit && orders_->supports.Test(supporter) && AttackCutsSupport(*orders_, army, supporter);
}

template <int kWords>
void ConvoyPaths<kWords>::Cut(UnitIndex army) {
  const UnitIndex s = orders_->unit_at[orders_->into[army]];
  if (CutsSupport(army, s)) cut_->Set(s);
}

// Of an open army: so the paradox rule has stopped none of its fleets.
template <int kWords>
typename ConvoyPaths<kWords>::Fate ConvoyPaths<kWords>::PathOf(UnitIndex army) const {
  if (const UnitIndex fleet = only_fleet_[army]; fleet != kNoUnit) {
    const Fate dislodged = DislodgementOf(fleet);
    return dislodged == Fate::kNo ? Fate::kYes : dislodged == Fate::kYes ? Fate::kNo : Fate::kOpen;
  }
  const Bits& fleets = orders_->convoyers[army];
  Bits safe = fleets, possible = fleets;
  fleets.ForEach([&](int f) {
    const Fate dislodged = DislodgementOf(static_cast<UnitIndex>(f));
    if (dislodged != Fate::kNo) safe.Clear(f);
    if (dislodged == Fate::kYes) possible.Clear(f);
  });
  if (!CanCarry(army, possible)) return Fate::kNo;
  return safe == possible || CanCarry(army, safe) ? Fate::kYes : Fate::kOpen;
}

// Whether some of the fleets that convoy `army`, an open one, form a chain. All of them do (Sort).
template <int kWords>
bool ConvoyPaths<kWords>::CanCarry(UnitIndex army, const Bits& some) const {
  return some == orders_->convoyers[army] || (some.Any() && orders_->ChainExists(army, some));
}

// Whether a convoying fleet is dislodged, as far as the decided paths tell: strengths as intervals.
template <int kWords>
typename ConvoyPaths<kWords>::Fate ConvoyPaths<kWords>::DislodgementOf(UnitIndex fleet) const {
  const OrderGraph<kWords>& o = *orders_;
  const ProvinceIndex province = o.province[fleet];
  if (!movers_->Any(province)) return Fate::kNo;
  const PowerIndex defender = o.unit[fleet].power;
  const Bits at_worst = *cut_ | open_cuts_;  // of all open cuts, as if all happened
  const int hold_min = HoldStrength(o, at_worst, fleet), hold_max = HoldStrength(o, *cut_, fleet);
  if (movers_->IsOne(province)) {
    const UnitIndex m = movers_->First(province);
    if (!MayArrive(m) || AttackStrength(o, *cut_, m, defender) <= hold_min) return Fate::kNo;
    return !open_.Test(m) && AttackStrength(o, at_worst, m, defender) > hold_max ? Fate::kYes : Fate::kOpen;
  }
  Contest least, most;
  movers_->ForEach(province, [&](UnitIndex m) {
    if (!MayArrive(m)) return;
    if (!open_.Test(m)) least.Enter(m, static_cast<uint16_t>(FullStrength(o, at_worst, m)));
    most.Enter(m, static_cast<uint16_t>(FullStrength(o, *cut_, m)));
  });
  bool possible = false, sure = false;
  movers_->ForEach(province, [&](UnitIndex m) {
    if (!MayArrive(m)) return;
    const int attack_max = AttackStrength(o, *cut_, m, defender);
    possible |= attack_max > std::max(hold_min, least.StrengthMetBy(m));
    if (open_.Test(m)) return;
    sure |= AttackStrength(o, at_worst, m, defender) > std::max(hold_max, most.StrengthMetBy(m));
  });
  return sure ? Fate::kYes : possible ? Fate::kOpen : Fate::kNo;
}

// The path of `army` if the one open army that influences it arrived, or did not.
template <int kWords>
typename ConvoyPaths<kWords>::Fate ConvoyPaths<kWords>::PathIf(UnitIndex army, UnitIndex influence,
                                                               bool influence_arrives) {
  const Bits cut = *cut_, open = open_, open_cuts = open_cuts_, disrupted = disrupted_;
  Decide(influence, influence_arrives);
  const Fate path = PathOf(army);
  *cut_ = cut;
  open_ = open;
  open_cuts_ = open_cuts;
  disrupted_ = disrupted;
  return path;
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

// Of an army that influences a fleet: whether all that it can change for that fleet is one support, of the fleet or of its
// only attacker.
template <int kWords>
bool ConvoyPaths<kWords>::InfluencesBySupport(UnitIndex army) const {
  const UnitIndex u = orders_->unit_at[orders_->into[army]];
  return orders_->supports.Test(u) && movers_->IsOne(orders_->into[u]);
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
template class ConvoyPaths<16>;

}  // namespace entente
