#include "legal_orders/legal_orders.h"

#include <algorithm>
#include <array>

#include "adjustment/adjustment_due.h"

namespace entente {
namespace {

constexpr size_t kPiece = 512;  // orders of a list that is made piece by piece

}  // namespace

void LegalOrderLister::SetPosition(const PositionView& position, const RuleOptions& rules) {
  position_ = position;
  rules_ = &rules;
  graph_ = &position_.stage().graph(rules);
  conditions_ = graph_->has_conditions();
  leagues_ = HasLeagues(position_, rules);
  is_special_ = IsSpecialBoard(position_, *graph_, rules);
  detours_ = rules.convoy_back == ConvoyBack::kAllowed;
  no_coasts_ = rules.second_coasts == SecondCoasts::kRefused;
  const bool portage = rules.portage == Portage::kAllowed;
  is_plain_ = false;
  portage_ = portage ? &position_.stage().ConvoyGraph(rules, UnitType::kFleet) : nullptr;
  if (position_.phase_type() != PhaseType::kMovement) return;
  is_plain_ = walks_->set(groups_, position_, rules);
  if (is_plain_) return;
  for (KnownRoutes& routes : routes_) routes.Forget();
  FindConvoyReach<UnitType::kArmy>();
  if (portage_ != nullptr) FindConvoyReach<UnitType::kFleet>();
}

// Works out once for every unit where others could carry it: every supporter and every carrier asks.
template <UnitType kCarried>
void LegalOrderLister::FindConvoyReach() {
  Convoyers& convoyers = convoyers_[static_cast<size_t>(kCarried)];
  const Graph& graph = ConvoyGraph<kCarried>();
  const int words = graph.province_words();
  bool any_carrier = false;
  std::fill_n(convoyers.provinces.words, words, Word{0});
  std::fill_n(convoyers.boarding.words, words, Word{0});
  position_.ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex province = map_->ProvinceOf(unit.location);
    if (unit.type == kCarried || !graph.IsCarrierProvince(province)) return;
    SetBit(convoyers.provinces.words, province);
    any_carrier = true;
  });
  if (!any_carrier) return;
  for (int p = 0; p < graph.province_count(); ++p) {
    const Word* boarding = graph.Boarding(static_cast<ProvinceIndex>(p));
    const Word* landing = graph.Landing(static_cast<ProvinceIndex>(p));
    for (int w = 0; w < words; ++w) {
      if ((boarding[w] | landing[w]) & convoyers.provinces.words[w])
        SetBit(convoyers.boarding.words, static_cast<size_t>(p));
    }
  }
  position_.ForEachUnit([&](const Unit& unit) {
    if (unit.type != kCarried || !MayBoard<kCarried>(unit)) return;
    const ProvinceIndex province = ProvinceOf<kCarried>(unit);
    ConvoyReach& convoy = reach_[province];
    ConvoyLegsMemory memory;
    FloodCarriers(graph, convoyers.provinces.words, Legs<kCarried>(province, province, memory).boarding,
                  convoy.carriers);
    Land<kCarried>(province, convoy.carriers, convoy.destinations);
  });
}

// Provinces where a unit of `from` could land from the carriers that it reached.
template <UnitType kCarried>
void LegalOrderLister::Land(ProvinceIndex from, const ProvinceSet& reached, ProvinceSet& destinations) const {
  std::fill_n(destinations.words, graph_->province_words(), Word{0});
  ForEachBit(ConvoyersOf<kCarried>().boarding.words, graph_->province_words(), [&](int p) {
    if (p == from && !MayReturnTo<kCarried>(from)) return;
    ConvoyLegsMemory memory;
    const ConvoyLegs legs = Legs<kCarried>(from, static_cast<ProvinceIndex>(p), memory);
    if (CanLand(ConvoyGraph<kCarried>(), reached, legs.landing)) SetBit(destinations.words, static_cast<size_t>(p));
  });
}

// The same without the unit in `except`, which cannot carry the one that it supports (6.D.31).
template <UnitType kCarried>
const ProvinceSet& LegalOrderLister::DestinationsWithout(ProvinceIndex except, ProvinceIndex from,
                                                         ProvinceSet& memory) const {
  const Convoyers& convoyers = ConvoyersOf<kCarried>();
  const ConvoyReach& convoy = reach_[from];
  if (!convoyers.provinces.Test(except) || !convoy.carriers.Test(except)) return convoy.destinations;
  ProvinceSet others = convoyers.provinces, reached;
  ClearBit(others.words, except);
  ConvoyLegsMemory legs_memory;
  FloodCarriers(ConvoyGraph<kCarried>(), others.words, Legs<kCarried>(from, from, legs_memory).boarding, reached);
  Land<kCarried>(from, reached, memory);
  return memory;
}

template <typename Visit>
void LegalOrderLister::ForEachFleetPlace(ProvinceIndex province, Visit&& visit) const {
  if (graph_->MayStand(UnitType::kFleet, province)) visit(LocationIndex{province});
  for (int c = 0; c < map_->CoastCount(province); ++c) {
    const auto coast = static_cast<LocationIndex>(map_->FirstCoast(province) + c);
    if (graph_->MayStand(UnitType::kFleet, coast)) visit(coast);
  }
}

void LegalOrderLister::ListUnit(ProvinceIndex province, OrderSink& sink) const {
  switch (position_.phase_type()) {
    case PhaseType::kMovement:
      if (position_.HasUnit(province)) ListMovement(position_.UnitAt(province), sink);
      break;
    case PhaseType::kRetreats:
      if (const int i = position_.FindDislodged(province); i >= 0) ListRetreats(position_.Dislodged(i), sink);
      break;
    case PhaseType::kAdjustments:
      ListAdjustments(province, sink);
      break;
    case PhaseType::kOther:
      break;
  }
}

void LegalOrderLister::ListPower(PowerIndex power, OrderSink& sink) const {
  if (is_plain_) return walks_->append_all(groups_, power, sink);
  const auto asked = [&](PowerIndex p) { return power == kNoPower || p == power; };
  switch (position_.phase_type()) {
    case PhaseType::kMovement:
      position_.ForEachUnit([&](const Unit& unit) {
        if (asked(unit.power)) ListMovement(unit, sink);
      });
      break;
    case PhaseType::kRetreats:
      for (int i = 0; i < position_.dislodged_count(); ++i) {
        if (asked(position_.Dislodged(i).unit.power)) ListRetreats(position_.Dislodged(i), sink);
      }
      break;
    case PhaseType::kAdjustments:
      for (const PowerIndex each : map_->powers()) {
        if (asked(each)) ListAdjustmentsOf(each, sink);
      }
      break;
    case PhaseType::kOther:
      break;
  }
}

void LegalOrderLister::ListActions(PowerIndex power, const ActionTable& table, ActionSink& sink) const {
  if (is_plain_) return walks_->append_actions(groups_, power, table, sink);
  std::array<Order, kPiece> piece;
  for (size_t first = 0;; first += piece.size()) {
    OrderSink orders(piece, first);
    ListPower(power, orders);
    const size_t count = std::min(orders.needed() - std::min(first, orders.needed()), piece.size());
    for (size_t i = 0; i < count; ++i) sink.Add(table.NumberOf(piece[i]));
    if (!orders.overflowed()) return;
  }
}

size_t LegalOrderLister::CountUnit(ProvinceIndex province) const {
  if (const Unit unit = PlainUnitAt(province); unit.power != kNoPower) return walks_->count(groups_, unit);
  OrderSink counter({});
  ListUnit(province, counter);
  return counter.needed();
}

void LegalOrderLister::CountUnits(std::span<uint32_t> counts) const {
  if (is_plain_) return walks_->count_all(groups_, counts);
  for (size_t p = 0; p < counts.size(); ++p)
    counts[p] = static_cast<uint32_t>(CountUnit(static_cast<ProvinceIndex>(p)));
}

size_t LegalOrderLister::CountMoves(ProvinceIndex province) const {
  const Unit unit = position_.UnitAt(province);
  if (position_.phase_type() != PhaseType::kMovement || unit.power == kNoPower) return 0;
  if (is_plain_) return groups_.CountMoves(unit);
  OrderSink counter({});
  ListMoves(unit, counter);
  return counter.needed();
}

Order LegalOrderLister::UnitOrder(ProvinceIndex province, size_t number) const {
  if (const Unit unit = PlainUnitAt(province); unit.power != kNoPower) return walks_->at(groups_, unit, number);
  Order order[1];
  OrderSink sink(order, number);
  ListUnit(province, sink);
  return order[0];
}

size_t LegalOrderLister::NumberOf(Order order) const {
  if (order.source() >= map_->location_count()) return kNotListed;
  const ProvinceIndex province = map_->ProvinceOf(order.source());
  if (const Unit unit = PlainUnitAt(province); unit.power != kNoPower) return walks_->find(groups_, unit, order);
  std::array<Order, kPiece> piece;
  for (size_t first = 0;; first += piece.size()) {
    OrderSink sink(piece, first);
    ListUnit(province, sink);
    const size_t count = std::min(sink.needed() - std::min(first, sink.needed()), piece.size());
    const auto found = std::find(piece.begin(), piece.begin() + static_cast<ptrdiff_t>(count), order);
    const auto number = static_cast<size_t>(found - piece.begin());
    if (number < count) return first + number;
    if (!sink.overflowed()) return kNotListed;
  }
}

void LegalOrderLister::ListMovement(const Unit& unit, OrderSink& sink) const {
  if (is_plain_) {
    walks_->append(groups_, unit, sink);
    return;
  }
  sink.Add(Order::Hold(unit));
  ListMoves(unit, sink);
  ListSupports(unit, sink);
  if (unit.type == UnitType::kFleet) {
    if (ConvoyersOf<UnitType::kArmy>().provinces.Test(map_->ProvinceOf(unit.location)))
      ListConvoys<UnitType::kArmy>(unit, sink);
  } else if (portage_ != nullptr) {
    ListConvoys<UnitType::kFleet>(unit, sink);
  }
}

void LegalOrderLister::ListMoves(const Unit& unit, OrderSink& sink) const {
  if (IsImmobile(*map_, *rules_, unit.power)) return;
  for (const LocationIndex to : graph_->Neighbors(unit.type, unit.location)) {
    if (conditions_ && !IsOpenTo(position_, *graph_, unit, map_->ProvinceOf(to))) continue;
    sink.Add(Order::Move(unit, to));
  }
  if (unit.type == UnitType::kArmy) {
    ListMovesByConvoy<UnitType::kArmy>(unit, sink);
  } else if (portage_ != nullptr) {
    ListMovesByConvoy<UnitType::kFleet>(unit, sink);
  }
}

template <UnitType kCarried>
void LegalOrderLister::ListMovesByConvoy(const Unit& unit, OrderSink& sink) const {
  if (!MayBoard<kCarried>(unit)) return;
  const auto add = [&](LocationIndex to) {
    if (kCarried == UnitType::kArmy || to != unit.location) sink.Add(Order::Move(unit, to, true));
  };
  ForEachBit(reach_[ProvinceOf<kCarried>(unit)].destinations.words, graph_->province_words(), [&](int p) {
    const auto to = static_cast<ProvinceIndex>(p);
    kCarried == UnitType::kArmy ? add(to) : ForEachFleetPlace(to, add);
  });
}

void LegalOrderLister::ListSupports(const Unit& unit, OrderSink& sink) const {
  is_special_ ? ListSupportsOn<true>(unit, sink) : ListSupportsOn<false>(unit, sink);
}

template <bool kSpecial>
void LegalOrderLister::ListSupportsOn(const Unit& unit, OrderSink& sink) const {
  ProvinceSet memory;
  const Word* reach =
      kSpecial ? SupportReach(position_, *graph_, unit, memory) : graph_->Reach(unit.type, unit.location);
  const ProvinceIndex at = map_->ProvinceOf(unit.location);
  position_.ForEachUnit([&](const Unit& other) {
    const ProvinceIndex where = map_->ProvinceOf(other.location);
    if (where == at) return;
    if (TestBit(reach, where) && !(kSpecial && Forbidden(unit.power, other, kNoProvince))) {
      sink.Add(Order::SupportHold(unit, other.type, other.location));
    }
    if (kSpecial && IsImmobile(*map_, *rules_, other.power)) return;
    ListSupportsOf<kSpecial>(unit, reach, other, sink);
  });
}

// Supports of `supported` moving to a place that `supporter` could reach (`reach` does not hold the supporter's own
// province).
template <bool kSpecial>
void LegalOrderLister::ListSupportsOf(const Unit& supporter, const Word* reach, const Unit& supported,
                                      OrderSink& sink) const {
  if (supported.type == UnitType::kFleet) {
    if (portage_ != nullptr && MayBoard<UnitType::kFleet>(supported))
      return ListSupportsOfCarried<kSpecial>(supporter, reach, supported, sink);
    ProvinceSet memory;
    const Word* sails =
        kSpecial ? MoveReach(position_, *graph_, supported, memory) : graph_->FleetReach(supported.location);
    Word common = 0;
    for (int w = 0; w < graph_->province_words(); ++w) common |= sails[w] & reach[w];
    if (common == 0) return;
    ProvinceIndex listed = kNoProvince;
    for (const LocationIndex to : graph_->Neighbors(UnitType::kFleet, supported.location)) {
      const ProvinceIndex province = map_->ProvinceOf(to);
      if (!TestBit(reach, province)) continue;
      if (kSpecial && (!TestBit(sails, province) || Forbidden(supporter.power, supported, province))) continue;
      if (kSpecial && no_coasts_ && province == listed) continue;  // by another coast
      listed = province;
      const LocationIndex named = kSpecial && no_coasts_ ? province : to;
      sink.Add(Order::SupportMove(supporter, UnitType::kFleet, supported.location, named));
    }
    return;
  }
  const int words = graph_->province_words();
  ProvinceSet memory, walk_memory;
  const Word* walks =
      kSpecial ? MoveReach(position_, *graph_, supported, walk_memory) : graph_->ArmyMoves(supported.location);
  const Word* by_convoy = walks;
  if (MayBoard<UnitType::kArmy>(supported)) {
    by_convoy =
        DestinationsWithout<UnitType::kArmy>(map_->ProvinceOf(supporter.location), supported.location, memory).words;
  }
  for (int w = 0; w < words; ++w) {
    for (Word rest = (walks[w] | by_convoy[w]) & reach[w]; rest != 0; rest &= rest - 1) {
      const auto to = static_cast<LocationIndex>(w * 64 + std::countr_zero(rest));
      if (kSpecial && Forbidden(supporter.power, supported, to)) continue;
      sink.Add(Order::SupportMove(supporter, UnitType::kArmy, supported.location, to));
    }
  }
}

// Of a fleet that others could carry: to every place in reach of one way or the other.
template <bool kSpecial>
void LegalOrderLister::ListSupportsOfCarried(const Unit& supporter, const Word* reach, const Unit& supported,
                                             OrderSink& sink) const {
  ProvinceSet memory, convoy_memory;
  const Word* sails = MoveReach(position_, *graph_, supported, memory);
  const ProvinceSet& by_convoy = DestinationsWithout<UnitType::kFleet>(
      map_->ProvinceOf(supporter.location), map_->ProvinceOf(supported.location), convoy_memory);
  for (int w = 0; w < graph_->province_words(); ++w) {
    for (Word rest = (sails[w] | by_convoy.words[w]) & reach[w]; rest != 0; rest &= rest - 1) {
      const auto to = static_cast<ProvinceIndex>(w * 64 + std::countr_zero(rest));
      if (kSpecial && Forbidden(supporter.power, supported, to)) continue;
      if (kSpecial && no_coasts_) {
        sink.Add(Order::SupportMove(supporter, UnitType::kFleet, supported.location, to));
        continue;
      }
      ForEachFleetPlace(to, [&](LocationIndex place) {
        if (place == supported.location) return;
        if (!by_convoy.Test(to) && !graph_->IsMove(UnitType::kFleet, supported.location, place)) return;
        sink.Add(Order::SupportMove(supporter, UnitType::kFleet, supported.location, place));
      });
    }
  }
}

template <UnitType kCarried>
void LegalOrderLister::ListConvoys(const Unit& unit, OrderSink& sink) const {
  const ProvinceIndex at = map_->ProvinceOf(unit.location);
  const Convoyers& convoyers = ConvoyersOf<kCarried>();
  position_.ForEachUnit([&](const Unit& other) {
    if (other.type != kCarried || !MayBoard<kCarried>(other)) return;
    if (IsImmobile(*map_, *rules_, other.power)) return;
    const ProvinceIndex from = ProvinceOf<kCarried>(other);
    const ConvoyReach& convoy = reach_[from];
    if (!convoy.carriers.Test(at)) return;
    const auto add = [&](LocationIndex to) {
      if (kCarried == UnitType::kArmy || to != other.location) sink.Add(Order::Convoy(unit, other.location, to));
    };
    ForEachBit(convoy.destinations.words, graph_->province_words(), [&](int p) {
      const auto to = static_cast<ProvinceIndex>(p);
      const bool any_way = detours_ || to == from;
      ConvoyLegsMemory memory;
      const ConvoyLegs legs = Legs<kCarried>(from, to, memory);
      const Graph& graph = ConvoyGraph<kCarried>();
      const bool needed =
          any_way ? IsOnAnyWay(graph, convoyers.provinces.words, at, legs)
                  : IsOnRoute(graph, convoyers.provinces.words, at, legs, &routes_[static_cast<size_t>(kCarried)]);
      if (!needed) return;
      if (Forbidden(unit.power, other, to)) return;
      kCarried == UnitType::kArmy || no_coasts_ ? add(to) : ForEachFleetPlace(to, add);
    });
  });
}

void LegalOrderLister::ListRetreats(const DislodgedUnit& dislodged, OrderSink& sink) const {
  int bit = 0;
  for (const LocationIndex to : map_->RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    const bool open = MayRetreatTo(dislodged, bit++) && !position_.HasUnit(map_->ProvinceOf(to));
    if (open) sink.Add(Order::Retreat(dislodged.unit, to));
  }
  sink.Add(Order::Disband(dislodged.unit));
}

// A power builds, or removes, or has nothing to do.
void LegalOrderLister::ListAdjustmentsOf(PowerIndex power, OrderSink& sink) const {
  const AdjustmentDue due = DueOf(position_, *rules_, power);
  if (due.removals > 0) {
    position_.ForEachUnit([&](const Unit& unit) {
      if (unit.power == power) sink.Add(Order::Disband(unit));
    });
  }
  if (due.builds == 0) return;
  ProvinceSet sites;
  FindBuildSites(position_, *rules_, power, sites);
  ForEachBit(sites.words, graph_->province_words(),
             [&](int p) { ListBuilds(power, static_cast<ProvinceIndex>(p), sink); });
  if (rules_->waive == Waive::kAllowed) sink.Add(Order::Waive(power));
}

void LegalOrderLister::ListBuilds(PowerIndex power, ProvinceIndex site, OrderSink& sink) const {
  if (graph_->MayStand(UnitType::kArmy, site)) sink.Add(Order::Build({power, UnitType::kArmy, site}));
  if (graph_->MayStand(UnitType::kFleet, site)) sink.Add(Order::Build({power, UnitType::kFleet, site}));
  for (int c = 0; c < map_->CoastCount(site); ++c) {
    const auto coast = static_cast<LocationIndex>(map_->FirstCoast(site) + c);
    if (graph_->MayStand(UnitType::kFleet, coast)) sink.Add(Order::Build({power, UnitType::kFleet, coast}));
  }
}

// What may be ordered for one province: the removal of the unit there, or the builds by whoever may build there.
void LegalOrderLister::ListAdjustments(ProvinceIndex province, OrderSink& sink) const {
  const Unit unit = position_.UnitAt(province);
  if (unit.power != kNoPower) {
    if (DueOf(position_, *rules_, unit.power).removals > 0) sink.Add(Order::Disband(unit));
    return;
  }
  for (const PowerIndex power : map_->powers()) {
    if (IsBuildSite(position_, *rules_, power, province) && DueOf(position_, *rules_, power).builds > 0) {
      ListBuilds(power, province, sink);
    }
  }
}

}  // namespace entente
