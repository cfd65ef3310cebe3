// The orders of a movement phase as tables over units: their destinations, and which support or convoy matches which
// order.
//
// Units are numbered 0..count-1 ascending by province. One word of unit bits serves boards of up to 64 units; larger
// boards take kWords words. Built once per phase in one pass over the orders and one over the supports; nothing
// allocates. One thread.
//   Source: DATC chapter 5, "before solving" steps 4 to 6.
#ifndef ENTENTE_ENGINE_MOVEMENT_ORDER_GRAPH_H_
#define ENTENTE_ENGINE_MOVEMENT_ORDER_GRAPH_H_

#include <algorithm>
#include <cstring>
#include <span>

#include "base/bitset.h"
#include "board/convoy_reach.h"
#include "map/map.h"
#include "movement/movement_result.h"
#include "order/order.h"
#include "position/control.h"
#include "position/passage.h"
#include "rules/rule_options.h"

namespace entente {

// Strength of one unit alone, in the units of strength.h.
inline constexpr int kAlone = 3;

template <int kWords>
struct OrderGraph {
  static constexpr int kUnits = 64 * kWords;
  using Bits = FixedBits<kWords>;

  const Map* map;
  const Graph* graph;
  const Graph* portage;            // the graph of convoyed fleets; null if no fleet is convoyed
  const PositionView* conditions;  // set if some passages have conditions; otherwise null
  bool coastal_crawl;
  int count;
  UnitIndex unit_at[kMaxProvinces];  // kNoUnit: vacant

  Unit unit[kUnits];
  ProvinceIndex province[kUnits];
  OrderKind kind[kUnits];        // kHold, kMove, kSupportHold, kSupportMove or kConvoy
  LocationIndex target[kUnits];  // of a move: the place of arrival
  ProvinceIndex into[kUnits];    // move, convoy: destination. support: the province it supports into
  UnitIndex subject[kUnits];     // the supported or convoyed unit
  Bits supporters[kUnits];       // units whose support matches this unit's order
  Bits convoyers[kUnits];        // units whose convoy matches this unit's move
  Bits units_of[kMaxPowers];
  // Units that give nothing against a unit of the power: the power's own units, or none if friendly fire is allowed.
  Bits spared_by[kMaxPowers];
  // Hold strength of a unit whose move fails: WEAK_BOUNCES. Build does not change it.
  int failed_hold = kAlone;
  // Strength of the unit alone, in the units of strength.h; less than kAlone over a weak passage. Of a move by sea: that
  // of the best route of the fleets ordered to convoy it; which routes are whole is for the caller.
  uint8_t own[kUnits];
  UnitIndex lands_from[kUnits];  // over weak passages: the only unit that may land the mover; kNoUnit: any

  Bits movers;
  Bits supports;   // matching supports
  Bits supported;  // units with a matching support: a quick test, since most units have none
  Bits convoys;    // matching convoys
  Bits voids;      // supports and convoys that match nothing
  Bits via;        // moves written "via convoy"
  Bits convoyed;   // moves that go by convoy, even if it fails: "by sea" below, also for a fleet over land

  bool IsMover(UnitIndex u) const { return kind[u] == OrderKind::kMove; }

  // Fills the tables. `orders`: legal normalised orders, at most one per unit, in any sequence; a unit without an
  // order holds.
  void Build(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders) {
    graph = &position.stage().graph(rules);
    portage = rules.portage == Portage::kAllowed ? &position.stage().ConvoyGraph(rules, UnitType::kFleet) : nullptr;
    conditions = graph->has_conditions() ? &position : nullptr;
    coastal_crawl = rules.coastal_crawl == CoastalCrawl::kAllowed;
    NumberUnits(position);
    matching_count_ = 0;
    for (const Order order : orders) Enter(order);
    std::memcpy(spared_by, units_of, sizeof(Bits) * static_cast<size_t>(map->power_count()));
    if (rules.friendly_fire != FriendlyFire::kNobody) AllowFriendlyFire(rules);
    MatchOrders();
    FindConvoyed(position, rules.adjacent_convoy);
    if (graph->has_weak_passages()) {
      std::fill_n(lands_from, count, kNoUnit);
      FindStrengths(convoys);
    }
  }

  // The graph of the convoy of the mover `m`, which goes by sea.
  const Graph& ConvoyGraphOf(UnitIndex m) const { return unit[m].type == UnitType::kArmy ? *graph : *portage; }

  // Whether the units `convoying`, ordered to convoy the mover `m`, form an unbroken chain for it.
  bool ChainExists(UnitIndex m, const Bits& convoying) const {
    ConvoyLegsMemory memory;
    const ConvoyLegs legs = LegsOf(m, memory);
    if (kWords > 1 && convoying.Any()) {  // one fleet needs no search; most convoys of a large board have one
      const int first = convoying.First();
      if (convoying == Bits::Of(first)) {
        return TestBit(legs.boarding, province[first]) && TestBit(legs.landing, province[first]);
      }
    }
    return CanConvoy(ConvoyGraphOf(m), ProvincesOf(convoying).words, legs);
  }
  // The carrier provinces where the convoy of the mover `m` may begin and end.
  ConvoyLegs LegsOf(UnitIndex m, ConvoyLegsMemory& memory) const {
    if (conditions == nullptr) return LegsBetween(ConvoyGraphOf(m), province[m], into[m]);
    return OpenLegs(*conditions, ConvoyGraphOf(m), unit[m], into[m], memory);
  }
  ProvinceSet ProvincesOf(const Bits& units) const {
    ProvinceSet provinces = NoProvinces(map->province_words());
    units.ForEach([&](int u) { SetBit(provinces.words, province[u]); });
    return provinces;
  }

  // Whether a chain of the units `convoying` lands the mover `m` over a passage of the given strength.
  bool LandsWith(UnitIndex m, const Bits& convoying, PassageStrength strength) const {
    ConvoyLegsMemory memory;
    const ConvoyLegs legs = LegsOf(m, memory);
    ProvinceSet landing = NoProvinces(map->province_words());
    convoying.ForEach([&](int f) {
      const bool may_land = TestBit(legs.landing, province[f]) && (lands_from[m] == kNoUnit || lands_from[m] == f);
      if (may_land && graph->StrengthOf(unit[f].location, into[m]) == strength) SetBit(landing.words, province[f]);
    });
    const ConvoyLegs these = {legs.from, legs.to, legs.boarding, landing.words};
    return CanConvoy(ConvoyGraphOf(m), ProvincesOf(convoying).words, these);
  }
  // Strength of the mover `m` alone, by sea: the last leg counts, and of several chains of `convoying` the strongest
  // (maps/LANGUAGE.md, Restrictions). Without a chain the move does not arrive and counts as over a strait.
  int StrengthBySea(UnitIndex m, const Bits& convoying) const {
    if (!graph->has_weak_passages()) return kAlone;
    for (const PassageStrength strength : {PassageStrength::kFull, PassageStrength::kHalf}) {
      if (LandsWith(m, convoying, strength)) return StrengthOver(strength);
    }
    return StrengthOver(PassageStrength::kNone);
  }
  static int StrengthOver(PassageStrength passage) { return kAlone - static_cast<int>(passage); }

  // CanBeConvoyed: whether units of its type are convoyed. HasWayByLand: whether `m` could go without a convoy.
  bool CanBeConvoyed(UnitIndex m) const { return unit[m].type == UnitType::kArmy || portage != nullptr; }
  bool HasWayByLand(const PositionView& position, UnitIndex m) const {
    const bool adjacent = unit[m].type == UnitType::kArmy ? TestBit(graph->ArmyMoves(province[m]), into[m])
                                                          : TestBit(graph->FleetMoves(unit[m].location), target[m]);
    return adjacent && IsOpenTo(position, *graph, unit[m], into[m]);
  }
  // Sets the moves that go by convoy, under a rule of 4.A.3 that Build does not apply, and the convoys that hold.
  void SetConvoyed(const Bits& moves, const Bits& holding) {
    convoyed = moves;
    if (graph->has_weak_passages()) FindStrengths(holding);
  }

  // Whether the two fleets pass each other because `other` goes to another coast of m's province: COASTAL_CRAWL.
  bool Crawls(UnitIndex m, UnitIndex other) const {
    return unit[m].type == UnitType::kFleet && unit[other].type == UnitType::kFleet && map->IsCoast(unit[m].location) &&
           target[other] != unit[m].location;
  }

  // The mover that `m` meets head to head: the two swap provinces and neither goes by sea; kNoUnit if there is none.
  // Coasts do not matter (6.B.13).
  UnitIndex HeadToHeadOpponent(UnitIndex m) const {
    const UnitIndex other = unit_at[into[m]];
    if (other == kNoUnit || !IsMover(other) || into[other] != province[m]) return kNoUnit;
    if (convoyed.Test(m) || convoyed.Test(other)) return kNoUnit;
    return coastal_crawl && (Crawls(m, other) || Crawls(other, m)) ? kNoUnit : other;
  }

 private:
  void NumberUnits(const PositionView& position) {
    map = &position.map();
    std::memset(unit_at, 0xff, sizeof(UnitIndex) * static_cast<size_t>(map->province_count()));
    for (const PowerIndex p : map->powers()) units_of[p] = {};
    movers = supports = supported = convoys = voids = via = convoyed = {};
    count = 0;
    ForEachBit(position.occupied(), map->province_words(), [&](int p) {
      const int u = count++;
      unit_at[p] = static_cast<UnitIndex>(u);
      unit[u] = position.UnitAt(static_cast<ProvinceIndex>(p));
      province[u] = static_cast<ProvinceIndex>(p);
      kind[u] = OrderKind::kHold;
      subject[u] = kNoUnit;
      supporters[u] = convoyers[u] = {};
      units_of[unit[u].power].Set(u);
    });
    std::memset(own, kAlone, static_cast<size_t>(count));
  }

  void AllowFriendlyFire(const RuleOptions& rules) {
    for (const PowerIndex p : map->powers()) {
      if (DislodgesOwn(*map, rules, p)) spared_by[p] = {};
    }
  }

  void Enter(Order order) {
    const UnitIndex u = unit_at[map->ProvinceOf(order.source())];
    kind[u] = order.kind();
    switch (order.kind()) {
      case OrderKind::kMove:
        target[u] = order.target();
        into[u] = map->ProvinceOf(order.target());
        movers.Set(u);
        via.SetIf(u, order.via_convoy());
        break;
      case OrderKind::kSupportHold:
        subject[u] = unit_at[map->ProvinceOf(order.third())];
        into[u] = province[subject[u]];
        matching_[matching_count_++] = u;
        break;
      case OrderKind::kSupportMove:
      case OrderKind::kConvoy:
        subject[u] = unit_at[map->ProvinceOf(order.third())];
        into[u] = map->ProvinceOf(order.target());
        target[u] = order.target();
        matching_[matching_count_++] = u;
        break;
      default:
        break;
    }
  }

  // A support or convoy matches the order it names; otherwise it is void.
  void MatchOrders() {
    for (int i = 0; i < matching_count_; ++i) {
      const UnitIndex u = matching_[i];
      const UnitIndex s = subject[u];
      const bool matches =
          kind[u] == OrderKind::kSupportHold
              ? !IsMover(s)
              : IsMover(s) && into[s] == into[u] && (!map->IsCoast(target[u]) || target[s] == target[u]);
      voids.SetIf(u, !matches);
      if (!matches) continue;
      if (kind[u] == OrderKind::kConvoy) {
        convoyers[s].Set(u);
        convoys.Set(u);
      } else {
        supporters[s].Set(u);
        supported.Set(s);
        supports.Set(u);
      }
    }
  }

  // 4.A.3: an army goes by sea if it has no way by land or its order says so; under choice c also if a fleet of its
  // power is ordered to convoy it. A fleet goes over land by the same rule. For other choices call SetConvoyed.
  void FindConvoyed(const PositionView& position, AdjacentConvoy rule) {
    const bool intent_counts = rule == AdjacentConvoy::kOwnIntent;
    movers.ForEach([&](int mover) {
      const auto m = static_cast<UnitIndex>(mover);
      if (!CanBeConvoyed(m)) return;
      const bool own_convoyer = intent_counts && (convoyers[m] & units_of[unit[m].power]).Any();
      convoyed.SetIf(m, !HasWayByLand(position, m) || via.Test(m) || own_convoyer);
    });
  }

  // Passages `~` and `*` (maps/LANGUAGE.md, Restrictions), with the convoys of `holding`.
  void FindStrengths(const Bits& holding) {
    movers.ForEach([&](int mover) {
      const auto m = static_cast<UnitIndex>(mover);
      own[m] = static_cast<uint8_t>(convoyed.Test(m) ? StrengthBySea(m, convoyers[m] & holding)
                                                     : StrengthOver(graph->StrengthOf(unit[m].location, into[m])));
    });
  }

  UnitIndex matching_[kUnits];  // units with an order to support or to convoy, in the sequence of the orders
  int matching_count_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_ORDER_GRAPH_H_
