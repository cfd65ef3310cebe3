// Reports a decided movement phase: the outcome of every unit's order with its cause, and the provinces that a
// standoff left empty. The resolver fills the tables.
//
// Nothing allocates; one thread.
//   Source: datc_tests/README.md (Results).
#ifndef ENTENTE_ENGINE_MOVEMENT_MOVEMENT_REPORT_H_
#define ENTENTE_ENGINE_MOVEMENT_MOVEMENT_REPORT_H_

#include <algorithm>

#include "movement/contest.h"
#include "movement/movement_result.h"
#include "movement/movers_into.h"
#include "movement/order_graph.h"
#include "movement/strength.h"

namespace entente {

template <int kWords>
class MovementReport {
 public:
  using Bits = FixedBits<kWords>;

 protected:
  // Writes the report. `movers`: the moves of the orders. `cuts(m, s)`: whether `m` cuts the matching support of `s`
  // by arriving.
  template <typename Cuts>
  MovementResult WriteReport(const MoversInto<kWords>& movers, const Cuts& cuts) {
    for (int i = 0; i < orders_.count; ++i) {
      const auto u = static_cast<UnitIndex>(i);
      UnitOutcome& out = outcomes_[i];
      const bool moved = orders_.IsMover(u) && Succeeds(u);
      const UnitIndex dislodger = moved ? kNoUnit : contests_[orders_.province[u]].winner;
      out.unit = orders_.unit[u];
      out.moved_to = moved ? orders_.target[u] : kNoLocation;
      out.dislodged_by = ProvinceOf(dislodger);
      out.dislodger_convoyed = dislodger != kNoUnit && orders_.convoyed.Test(dislodger);
      out.outcome = moved ? OrderOutcome{} : OutcomeOf(u, dislodger, movers, cuts);
      out.outcome.dislodged_by = out.dislodged_by;
    }
    MarkContested();
    return {{outcomes_, static_cast<size_t>(orders_.count)}, orders_.unit_at, contested_.words};
  }

  bool Succeeds(UnitIndex mover) const {
    return arriving_.Test(mover) && contests_[orders_.into[mover]].winner == mover;
  }

  OrderGraph<kWords> orders_;
  Bits cut_;
  Bits arriving_;                    // moves with a path
  Bits unconvoyed_;                  // moves that do not arrive: no complete chain convoys them,
  Bits disrupted_;                   // ... or by a broken one
  Bits stopped_;                     // convoys stopped by the paradox rule
  Bits broken_;                      // convoys broken by attacks that do not dislodge their fleets
  Bits beaten_;                      // losers of head-to-head battles; they keep no unit out of the winner's province
  Contest contests_[kMaxProvinces];  // by province: the contest of the moves into it
  UnitOutcome outcomes_[OrderGraph<kWords>::kUnits];

 private:
  ProvinceIndex ProvinceOf(UnitIndex u) const { return u == kNoUnit ? kNoProvince : orders_.province[u]; }

  // The outcome of an order that is not a move, or of a move that failed.
  template <typename Cuts>
  OrderOutcome OutcomeOf(UnitIndex u, UnitIndex dislodger, const MoversInto<kWords>& movers, const Cuts& cuts) const {
    const ProvinceIndex by = ProvinceOf(dislodger);
    switch (orders_.kind[u]) {
      case OrderKind::kMove:
        return OutcomeOfFailedMove(u);
      case OrderKind::kSupportHold:
      case OrderKind::kSupportMove:
        if (orders_.voids.Test(u)) return {Reason::kVoid, orders_.province[orders_.subject[u]], by};
        if (cut_.Test(u)) return {Reason::kCut, WhoCut(u, dislodger, movers, cuts), by};
        return {};
      case OrderKind::kConvoy:
        if (orders_.voids.Test(u)) return {Reason::kVoid, orders_.province[orders_.subject[u]], by};
        if (dislodger != kNoUnit) return {Reason::kDislodged, by, by};
        if (broken_.Test(u)) return {Reason::kDisrupted, WhoAttacked(orders_.province[u]), by};
        if (!stopped_.Test(u)) return {};
        return {Reason::kParadox, WhoAttacked(orders_.province[u]), by};
      default:
        return dislodger == kNoUnit ? OrderOutcome{} : OrderOutcome{Reason::kDislodged, by, by};
    }
  }

  OrderOutcome OutcomeOfFailedMove(UnitIndex m) const {
    if (unconvoyed_.Test(m)) return {Reason::kNoConvoy, kNoProvince, kNoProvince};
    if (disrupted_.Test(m)) return OutcomeOfBrokenConvoy(m);
    return {Reason::kBounced, WhoBounced(m), kNoProvince};
  }

  // The strongest attacker of a province; kNoProvince if none arrives. Only the stopped army itself may have attacked
  // a fleet in a port, and that army never arrived.
  ProvinceIndex WhoAttacked(ProvinceIndex province) const { return ProvinceOf(contests_[province].first); }

  // The cause is the dislodger of a fleet of the chain; otherwise the fleet whose convoy a paradox stopped or an
  // attack broke.
  OrderOutcome OutcomeOfBrokenConvoy(UnitIndex m) const {
    ProvinceIndex cause = kNoProvince;
    orders_.convoyers[m].ForEach([&](int f) {
      if (cause == kNoProvince) cause = ProvinceOf(contests_[orders_.province[f]].winner);
    });
    (orders_.convoyers[m] & (stopped_ | broken_)).ForEach([&](int f) {
      if (cause == kNoProvince) cause = orders_.province[f];
    });
    return {Reason::kDisrupted, cause, kNoProvince};
  }

  // The unit that kept a move out: the winner of its head-to-head battle; otherwise the winner of the province;
  // otherwise the unit it met there, if strong enough; otherwise its strongest rival for the province.
  ProvinceIndex WhoBounced(UnitIndex m) const {
    if (beaten_.Test(m)) return orders_.into[m];
    const Contest& contest = contests_[orders_.into[m]];
    if (contest.winner != kNoUnit) return orders_.province[contest.winner];
    const UnitIndex unit = orders_.unit_at[orders_.into[m]], rival = contest.Rival(m);
    const bool met = unit != kNoUnit && unit != m && !(orders_.IsMover(unit) && Succeeds(unit));
    if (met && AttackStrength(orders_, cut_, m, orders_.unit[unit].power) <= StrengthMet(m, unit)) {
      return orders_.province[unit];
    }
    return ProvinceOf(rival);
  }

  // Strength that the mover `m` has to beat in the unit that stayed at its destination. In a head-to-head battle the
  // supports alone decide, so the opponent without supports counts as strong as `m`.
  int StrengthMet(UnitIndex m, UnitIndex unit) const {
    if (orders_.HeadToHeadOpponent(m) == unit) {
      return FullStrength(orders_, cut_, unit) - orders_.own[unit] + orders_.own[m];
    }
    return orders_.IsMover(unit) ? orders_.failed_hold : HoldStrength(orders_, cut_, unit);
  }

  // The first attacker that cuts the support; otherwise the dislodger of the supporter.
  template <typename Cuts>
  ProvinceIndex WhoCut(UnitIndex s, UnitIndex dislodger, const MoversInto<kWords>& movers, const Cuts& cuts) const {
    UnitIndex cutter = kNoUnit;
    movers.ForEach(orders_.province[s], [&](UnitIndex m) {
      if (cutter == kNoUnit && arriving_.Test(m) && cuts(m, s)) cutter = m;
    });
    if (cutter == kNoUnit) cutter = dislodger;
    return ProvinceOf(cutter);
  }

  // Marks the provinces that a standoff left empty: units tried to enter, none did, and none stands there.
  void MarkContested() {
    std::fill_n(contested_.words, orders_.map->province_words(), Word{0});
    arriving_.ForEach([&](int m) {
      const ProvinceIndex province = orders_.into[m];
      const Contest& contest = contests_[province];
      if (contest.winner != kNoUnit || contest.first == kNoUnit) return;
      const UnitIndex unit = orders_.unit_at[province];
      if (unit == kNoUnit || (orders_.IsMover(unit) && Succeeds(unit))) SetBit(contested_.words, province);
    });
  }

  ProvinceSet contested_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_MOVEMENT_REPORT_H_
