#include "movement/resolver_kernel.h"

#include <algorithm>

namespace entente {

template <int kWords>
MovementResult ResolverKernel<kWords>::Resolve(const PositionView& position, const RuleOptions& rules,
                                               std::span<const Order> orders) {
  orders_.Build(position, rules, orders);
  movers_into_.Build(orders_);
  Decide({});
  if (overrun_.Any()) SettleLostSupports();
  return this->WriteReport(movers_into_,
                           [this](UnitIndex m, UnitIndex support) { return AttackCutsSupport(orders_, m, support); });
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
  paths_.Decide(orders_, movers_into_, cut_);
  unconvoyed_ = paths_.unconvoyed();
  disrupted_ = paths_.disrupted();
  stopped_ = paths_.stopped();
  arriving_ = orders_.movers.AndNot(unconvoyed_ | disrupted_);
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
  movers_into_.ForEach(province, [&](UnitIndex m) {
    if (arriving_.Test(m) && !beaten_.Test(m)) contest.Enter(m, static_cast<uint16_t>(FullStrength(orders_, cut_, m)));
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

template class ResolverKernel<1>;
template class ResolverKernel<2>;
template class ResolverKernel<4>;
template class ResolverKernel<8>;
template class ResolverKernel<16>;

MovementResult ResolveWidely(ByUnitCount<ResolverKernel>& kernels, const PositionView& position,
                             const RuleOptions& rules, std::span<const Order> orders) {
  return kernels.For(position.unit_count(), [&](auto& kernel) { return kernel.Resolve(position, rules, orders); });
}

}  // namespace entente
