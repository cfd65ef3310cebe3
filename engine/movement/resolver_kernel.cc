#include "movement/resolver_kernel.h"

#include <algorithm>

namespace entente {

template <int kWords>
MovementResult ResolverKernel<kWords>::Resolve(const PositionView& position, const RuleOptions& rules,
                                               std::span<const Order> orders) {
  orders_.Build(position, rules, orders);
  Decide({});
  if (overrun_.Any()) SettleLostSupports();
  ReportUnits();
  MarkContested();
  return {{outcomes_, static_cast<size_t>(orders_.count)}, orders_.unit_at, contested_.words};
}

// Steps 1 to 4. `lost`: supports that count as cut from the start.
template <int kWords>
void ResolverKernel<kWords>::Decide(const Bits& lost) {
  failed_ = beaten_ = overrun_ = on_chain_ = {};
  cut_ = lost;
  CutSupports();
  EnterContests();
  SettleStayingProvinces();
  DecideHeadToHeadBattles();
  DecideChains();
}

// Step 5: supports lost to weak attacks. Each round takes those that the one before lost as cut; what depends on no
// other settles in turn. Supports that are lost in some rounds and not in others depend on one another in a circle:
// they count.
template <int kWords>
void ResolverKernel<kWords>::SettleLostSupports() {
  Bits lost = overrun_;
  for (int round = 0; round < orders_.count; ++round) {
    Decide(lost);
    if (overrun_ == lost) return;
    lost = overrun_;
  }
  Bits always = lost;
  for (int round = 0; round < orders_.count; ++round) {
    Decide(lost);
    lost = overrun_;
    always = always & lost;
  }
  Decide(always);
}

// Step 1. Attacks over land arrive for sure; the armies at sea are settled by ConvoyPaths.
template <int kWords>
void ResolverKernel<kWords>::CutSupports() {
  orders_.movers.AndNot(orders_.convoyed).ForEach([&](int m) {
    const UnitIndex s = orders_.unit_at[orders_.into[m]];
    if (s != kNoUnit && orders_.supports.Test(s) && AttackCutsSupport(orders_, static_cast<UnitIndex>(m), s))
      cut_.Set(s);
  });
  paths_.Decide(orders_, cut_);
  arriving_ = orders_.movers.AndNot(paths_.unconvoyed() | paths_.disrupted());
}

template <int kWords>
void ResolverKernel<kWords>::EnterContests() {
  std::fill_n(contests_, orders_.map->province_count(), Contest{});
  arriving_.ForEach([&](int m) {
    const auto mover = static_cast<UnitIndex>(m);
    contests_[orders_.into[m]].Enter(mover, static_cast<uint16_t>(FullStrength(orders_, cut_, mover)));
  });
}

// Counts the moves into a province again, after a support was lost or a head-to-head battle decided.
template <int kWords>
void ResolverKernel<kWords>::RecountContest(ProvinceIndex province) {
  Contest contest;
  arriving_.AndNot(beaten_).ForEach([&](int m) {
    if (orders_.into[m] != province) return;
    const auto mover = static_cast<UnitIndex>(m);
    contest.Enter(mover, static_cast<uint16_t>(FullStrength(orders_, cut_, mover)));
  });
  contests_[province] = contest;
}

// Step 2.
template <int kWords>
void ResolverKernel<kWords>::SettleStayingProvinces() {
  arriving_.ForEach([&](int m) {
    const ProvinceIndex province = orders_.into[m];
    const UnitIndex unit = orders_.unit_at[province];
    if (contests_[province].settled || (unit != kNoUnit && orders_.IsMover(unit))) return;
    SettleStaying(province, unit);
  });
}

template <int kWords>
void ResolverKernel<kWords>::SettleStaying(ProvinceIndex province, UnitIndex unit) {
  Contest& contest = contests_[province];
  contest.settled = true;
  int attack = contest.first_strength, hold = 0;
  if (unit != kNoUnit) {
    attack = AttackStrength(orders_, cut_, contest.first, orders_.unit[unit].power);
    hold = HoldStrength(orders_, cut_, unit);
  }
  if (attack <= hold || attack <= contest.second_strength) return;
  contest.winner = contest.first;
  if (unit == kNoUnit || !orders_.supports.Test(unit)) return;
  if (orders_.into[unit] == orders_.province[contest.winner]) {
    LoseSupport(unit);
  } else if (orders_.weak.Test(contest.winner)) {
    overrun_.Set(unit);
  }
}

// A supporter that is dislodged from the province it supports into supports nothing (6.D.17).
template <int kWords>
void ResolverKernel<kWords>::LoseSupport(UnitIndex supporter) {
  if (cut_.Test(supporter)) return;
  cut_.Set(supporter);  // it supports a move: a unit that it supports to hold does not come from there
  RecountContest(orders_.into[supporter]);
}

// Step 3.
template <int kWords>
void ResolverKernel<kWords>::DecideHeadToHeadBattles() {
  arriving_.ForEach([&](int m) {
    const UnitIndex opponent = orders_.HeadToHeadOpponent(static_cast<UnitIndex>(m));
    if (opponent != kNoUnit && m < opponent) DecideBattle(static_cast<UnitIndex>(m), opponent);
  });
}

template <int kWords>
void ResolverKernel<kWords>::DecideBattle(UnitIndex a, UnitIndex b) {
  for (const auto& [winner, loser] : {std::pair{a, b}, std::pair{b, a}}) {
    if (!WinsBattle(winner, loser)) continue;
    Contest& won = contests_[orders_.into[winner]];
    won.settled = true;
    won.winner = winner;
    beaten_.Set(loser);  // 4.A.7 b
    RecountContest(orders_.into[loser]);
    return;
  }
  failed_.Set(a);
  failed_.Set(b);
}

template <int kWords>
bool ResolverKernel<kWords>::WinsBattle(UnitIndex m, UnitIndex opponent) const {
  // Between the two the supports alone decide, also over weak passages (maps/LANGUAGE.md, Restrictions). Of the others
  // the second is the one to beat: if `m` is not the first, it is not stronger than the second either.
  const int attack = AttackStrength(orders_, cut_, m, orders_.unit[opponent].power);
  const int supports = attack - orders_.own[m], met = FullStrength(orders_, cut_, opponent) - orders_.own[opponent];
  return supports > met && attack > contests_[orders_.into[m]].second_strength;
}

// Step 4.
template <int kWords>
void ResolverKernel<kWords>::DecideChains() {
  arriving_.ForEach([&](int m) {
    if (!contests_[orders_.into[m]].settled) FollowChain(static_cast<UnitIndex>(m));
  });
}

template <int kWords>
void ResolverKernel<kWords>::FollowChain(UnitIndex start) {
  chain_length_ = 0;
  UnitIndex m = start;
  while (true) {
    chain_[chain_length_++] = m;
    on_chain_.Set(m);
    const UnitIndex ahead = orders_.unit_at[orders_.into[m]];
    if (FateOf(ahead) != Fate::kOpen) break;
    if (on_chain_.Test(ahead)) {
      CloseRing(static_cast<int>(std::find(chain_, chain_ + chain_length_, ahead) - chain_));
      break;
    }
    m = ahead;
  }
  for (int i = chain_length_ - 1; i >= 0; --i) {
    const ProvinceIndex province = orders_.into[chain_[i]];
    if (!contests_[province].settled) SettleVacating(province, FateOf(orders_.unit_at[province]));
  }
}

// chain_[first..] closes a ring. All succeed if each is strongest where it goes once the unit there has left; otherwise
// one that is not fails for sure, and the others follow from that.
template <int kWords>
void ResolverKernel<kWords>::CloseRing(int first) {
  const int length = chain_length_ - first;
  UnitIndex* ring = chain_ + first;
  UnitIndex* loser = std::find_if(ring, ring + length, [&](UnitIndex m) { return !IsRingWinner(m); });
  if (loser == ring + length) {
    for (int i = 0; i < length; ++i) {
      Contest& contest = contests_[orders_.into[ring[i]]];
      contest.settled = true;
      contest.winner = ring[i];
    }
    return;
  }
  failed_.Set(*loser);
  const int at = static_cast<int>(loser - ring);
  for (int step = 1; step <= length; ++step) {
    const ProvinceIndex province = orders_.into[ring[(at - step + length) % length]];
    SettleVacating(province, FateOf(orders_.unit_at[province]));
  }
}

template <int kWords>
bool ResolverKernel<kWords>::IsRingWinner(UnitIndex m) const {
  const Contest& contest = contests_[orders_.into[m]];
  return contest.first == m && contest.first_strength > contest.second_strength;
}

// A province whose unit moves, once it is known whether that unit gets away.
template <int kWords>
void ResolverKernel<kWords>::SettleVacating(ProvinceIndex province, Fate leaving) {
  Contest& contest = contests_[province];
  contest.settled = true;
  if (contest.first == kNoUnit || contest.first_strength <= contest.second_strength) return;
  if (leaving == Fate::kFails) {
    const UnitIndex unit = orders_.unit_at[province];
    if (orders_.HeadToHeadOpponent(contest.first) == unit) return;  // that battle is decided, and not by this move
    const int attack = AttackStrength(orders_, cut_, contest.first, orders_.unit[unit].power);
    if (attack <= kAlone || attack <= contest.second_strength) return;
  }
  contest.winner = contest.first;
}

template <int kWords>
typename ResolverKernel<kWords>::Fate ResolverKernel<kWords>::FateOf(UnitIndex m) const {
  if (failed_.Test(m) || !arriving_.Test(m)) return Fate::kFails;
  const Contest& contest = contests_[orders_.into[m]];
  if (!contest.settled) return Fate::kOpen;
  return contest.winner == m ? Fate::kSucceeds : Fate::kFails;
}

// ---- The report ----

template <int kWords>
UnitIndex ResolverKernel<kWords>::DislodgerOf(UnitIndex u) const {
  const UnitIndex winner = contests_[orders_.province[u]].winner;
  return orders_.IsMover(u) && FateOf(u) == Fate::kSucceeds ? kNoUnit : winner;
}

template <int kWords>
void ResolverKernel<kWords>::ReportUnits() {
  for (int i = 0; i < orders_.count; ++i) {
    const auto u = static_cast<UnitIndex>(i);
    UnitOutcome& out = outcomes_[i];
    const UnitIndex dislodger = DislodgerOf(u);
    const bool moved = orders_.IsMover(u) && FateOf(u) == Fate::kSucceeds;
    out.unit = orders_.unit[u];
    out.moved_to = moved ? orders_.target[u] : kNoLocation;
    out.dislodged_by = ProvinceOf(dislodger);
    out.dislodger_convoyed = dislodger != kNoUnit && orders_.convoyed.Test(dislodger);
    out.outcome = OutcomeOf(u, dislodger);
    out.outcome.dislodged_by = out.dislodged_by;
  }
}

template <int kWords>
OrderOutcome ResolverKernel<kWords>::OutcomeOf(UnitIndex u, UnitIndex dislodger) const {
  const ProvinceIndex by = ProvinceOf(dislodger);
  switch (orders_.kind[u]) {
    case OrderKind::kMove:
      return OutcomeOfMove(u);
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove:
      if (orders_.voids.Test(u)) return {Reason::kVoid, orders_.province[orders_.subject[u]], by};
      if (cut_.Test(u)) return {Reason::kCut, WhoCut(u, dislodger), by};
      return {};
    case OrderKind::kConvoy:
      if (orders_.voids.Test(u)) return {Reason::kVoid, orders_.province[orders_.subject[u]], by};
      if (dislodger != kNoUnit) return {Reason::kDislodged, by, by};
      if (!paths_.stopped().Test(u)) return {};
      return {Reason::kParadox, WhoAttacked(orders_.province[u]), by};
    default:
      return dislodger == kNoUnit ? OrderOutcome{} : OrderOutcome{Reason::kDislodged, by, by};
  }
}

template <int kWords>
OrderOutcome ResolverKernel<kWords>::OutcomeOfMove(UnitIndex m) const {
  if (FateOf(m) == Fate::kSucceeds) return {};
  if (paths_.unconvoyed().Test(m)) return {Reason::kNoConvoy, kNoProvince, kNoProvince};
  if (paths_.disrupted().Test(m)) return OutcomeOfBrokenConvoy(m);
  return {Reason::kBounced, WhoBounced(m), kNoProvince};
}

// The strongest attacker of a province. A fleet in a port may have been attacked by the stopped army alone, which never
// arrived.
template <int kWords>
ProvinceIndex ResolverKernel<kWords>::WhoAttacked(ProvinceIndex province) const {
  return ProvinceOf(contests_[province].first);
}

// The cause is who dislodged a fleet of the chain; in a paradox, the fleet that was stopped.
template <int kWords>
OrderOutcome ResolverKernel<kWords>::OutcomeOfBrokenConvoy(UnitIndex m) const {
  ProvinceIndex cause = kNoProvince;
  orders_.convoyers[m].ForEach([&](int f) {
    const UnitIndex dislodger = DislodgerOf(static_cast<UnitIndex>(f));
    if (cause == kNoProvince) cause = ProvinceOf(dislodger);
  });
  (orders_.convoyers[m] & paths_.stopped()).ForEach([&](int f) {
    if (cause == kNoProvince) cause = orders_.province[f];
  });
  return {Reason::kDisrupted, cause, kNoProvince};
}

// Who kept a move out: the winner of its head-to-head battle; else the winner of the province; else the unit it met
// there, if that was strong enough; else its strongest rival for the province.
template <int kWords>
ProvinceIndex ResolverKernel<kWords>::WhoBounced(UnitIndex m) const {
  if (beaten_.Test(m)) return orders_.into[m];
  const Contest& contest = contests_[orders_.into[m]];
  if (contest.winner != kNoUnit) return orders_.province[contest.winner];
  const UnitIndex unit = orders_.unit_at[orders_.into[m]], rival = contest.Rival(m);
  const bool met = unit != kNoUnit && !(orders_.IsMover(unit) && FateOf(unit) == Fate::kSucceeds);
  if (met && AttackStrength(orders_, cut_, m, orders_.unit[unit].power) <= StrengthMet(m, unit)) {
    return orders_.province[unit];
  }
  return ProvinceOf(rival);
}

// What the mover `m` has to beat in the unit that stayed at its destination. In a battle of the two the supports alone
// decide, so each counts as strong by itself as the other (see WinsBattle).
template <int kWords>
int ResolverKernel<kWords>::StrengthMet(UnitIndex m, UnitIndex unit) const {
  if (orders_.HeadToHeadOpponent(m) == unit) {
    return FullStrength(orders_, cut_, unit) - orders_.own[unit] + orders_.own[m];
  }
  return orders_.IsMover(unit) ? kAlone : HoldStrength(orders_, cut_, unit);
}

// The first attacker that cuts the support, else whoever dislodged the supporter.
template <int kWords>
ProvinceIndex ResolverKernel<kWords>::WhoCut(UnitIndex s, UnitIndex dislodger) const {
  UnitIndex cutter = kNoUnit;
  arriving_.ForEach([&](int m) {
    if (cutter == kNoUnit && orders_.into[m] == orders_.province[s] &&
        AttackCutsSupport(orders_, static_cast<UnitIndex>(m), s)) {
      cutter = static_cast<UnitIndex>(m);
    }
  });
  if (cutter == kNoUnit) cutter = dislodger;
  return ProvinceOf(cutter);
}

// A province is contested if a standoff left it empty: somebody wanted it, nobody got it, nobody is in it.
template <int kWords>
void ResolverKernel<kWords>::MarkContested() {
  std::fill_n(contested_.words, orders_.map->province_words(), Word{0});
  arriving_.ForEach([&](int m) {
    const ProvinceIndex province = orders_.into[m];
    const Contest& contest = contests_[province];
    if (contest.winner != kNoUnit || contest.first == kNoUnit) return;
    const UnitIndex unit = orders_.unit_at[province];
    if (unit == kNoUnit || (orders_.IsMover(unit) && FateOf(unit) == Fate::kSucceeds))
      SetBit(contested_.words, province);
  });
}

template class ResolverKernel<1>;
template class ResolverKernel<2>;
template class ResolverKernel<4>;
template class ResolverKernel<8>;

}  // namespace entente
