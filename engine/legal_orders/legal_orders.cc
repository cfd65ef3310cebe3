#include "legal_orders/legal_orders.h"

#include <algorithm>

#include "adjustment/adjustment_due.h"

namespace entente {

void LegalOrderLister::SetPosition(const PositionView& position, const RuleOptions& rules) {
  position_ = position;
  rules_ = &rules;
  graph_ = &position_.stage().graph(rules);
  conditions_ = graph_->has_conditions();
  leagues_ = HasLeagues(position_, rules);
  is_special_ = IsSpecialBoard(position_, *graph_, rules);
  const int words = graph_->province_words();
  std::fill_n(carriers_.words, words, Word{0});
  std::fill_n(ferry_coasts_.words, words, Word{0});
  if (position_.phase_type() == PhaseType::kMovement) FindFerries();
}

// Works out once for every army where fleets could carry it: every supporter and every fleet asks.
void LegalOrderLister::FindFerries() {
  const int words = graph_->province_words();
  bool any_carrier = false;
  position_.ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex province = map_->ProvinceOf(unit.location);
    if (unit.type != UnitType::kFleet || !graph_->IsCarrierProvince(province)) return;
    SetBit(carriers_.words, province);
    any_carrier = true;
  });
  if (!any_carrier) return;
  for (int p = 0; p < graph_->province_count(); ++p) {
    const Word* boarding = graph_->Boarding(static_cast<ProvinceIndex>(p));
    const Word* landing = graph_->Landing(static_cast<ProvinceIndex>(p));
    for (int w = 0; w < words; ++w) {
      if ((boarding[w] | landing[w]) & carriers_.words[w]) SetBit(ferry_coasts_.words, static_cast<size_t>(p));
    }
  }
  position_.ForEachUnit([&](const Unit& unit) {
    if (unit.type != UnitType::kArmy || !ferry_coasts_.Test(unit.location)) return;
    Ferry& ferry = ferries_[unit.location];
    FloodCarriers(*graph_, carriers_.words, unit.location, ferry.carriers);
    Land(unit.location, ferry.carriers, ferry.destinations);
  });
}

// Provinces where an army of `from` could land from the carriers that it reached.
void LegalOrderLister::Land(ProvinceIndex from, const ProvinceSet& reached, ProvinceSet& destinations) const {
  std::fill_n(destinations.words, graph_->province_words(), Word{0});
  ForEachBit(ferry_coasts_.words, graph_->province_words(), [&](int p) {
    if (p != from && CanLand(*graph_, reached, static_cast<ProvinceIndex>(p))) {
      SetBit(destinations.words, static_cast<size_t>(p));
    }
  });
}

// The same without the fleet in `except`, which cannot carry the army that it supports (6.D.31).
const ProvinceSet& LegalOrderLister::FerriedWithout(ProvinceIndex except, ProvinceIndex from,
                                                    ProvinceSet& memory) const {
  const Ferry& ferry = ferries_[from];
  if (!carriers_.Test(except) || !ferry.carriers.Test(except)) return ferry.destinations;
  ProvinceSet fleets = carriers_, reached;
  ClearBit(fleets.words, except);
  FloodCarriers(*graph_, fleets.words, from, reached);
  Land(from, reached, memory);
  return memory;
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
      for (int p = 0; p < map_->power_count(); ++p) {
        const auto each = static_cast<PowerIndex>(p);
        if (asked(each)) ListAdjustmentsOf(each, sink);
      }
      break;
    case PhaseType::kOther:
      break;
  }
}

void LegalOrderLister::ListMovement(const Unit& unit, OrderSink& sink) const {
  sink.Add(Order::Hold(unit));
  ListMoves(unit, sink);
  ListSupports(unit, sink);
  if (unit.type == UnitType::kFleet && carriers_.Test(map_->ProvinceOf(unit.location))) ListConvoys(unit, sink);
}

void LegalOrderLister::ListMoves(const Unit& unit, OrderSink& sink) const {
  if (IsImmobile(*map_, *rules_, unit.power)) return;
  for (const LocationIndex to : graph_->Neighbors(unit.type, unit.location)) {
    if (conditions_ && !IsOpenTo(position_, *graph_, unit, map_->ProvinceOf(to))) continue;
    sink.Add(Order::Move(unit, to));
  }
  if (unit.type == UnitType::kFleet || !ferry_coasts_.Test(unit.location)) return;
  ForEachBit(ferries_[unit.location].destinations.words, graph_->province_words(),
             [&](int to) { sink.Add(Order::Move(unit, static_cast<LocationIndex>(to), true)); });
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
    ProvinceSet memory;
    const Word* sails =
        kSpecial ? MoveReach(position_, *graph_, supported, memory) : graph_->FleetReach(supported.location);
    Word common = 0;
    for (int w = 0; w < graph_->province_words(); ++w) common |= sails[w] & reach[w];
    if (common == 0) return;
    for (const LocationIndex to : graph_->Neighbors(UnitType::kFleet, supported.location)) {
      const ProvinceIndex province = map_->ProvinceOf(to);
      if (!TestBit(reach, province)) continue;
      if (kSpecial && (!TestBit(sails, province) || Forbidden(supporter.power, supported, province))) continue;
      sink.Add(Order::SupportMove(supporter, UnitType::kFleet, supported.location, to));
    }
    return;
  }
  const int words = graph_->province_words();
  ProvinceSet memory, walk_memory;
  const Word* walks =
      kSpecial ? MoveReach(position_, *graph_, supported, walk_memory) : graph_->ArmyMoves(supported.location);
  const Word* ferried = walks;
  if (ferry_coasts_.Test(supported.location)) {
    ferried = FerriedWithout(map_->ProvinceOf(supporter.location), supported.location, memory).words;
  }
  for (int w = 0; w < words; ++w) {
    for (Word rest = (walks[w] | ferried[w]) & reach[w]; rest != 0; rest &= rest - 1) {
      const auto to = static_cast<LocationIndex>(w * 64 + std::countr_zero(rest));
      if (kSpecial && Forbidden(supporter.power, supported, to)) continue;
      sink.Add(Order::SupportMove(supporter, UnitType::kArmy, supported.location, to));
    }
  }
}

void LegalOrderLister::ListConvoys(const Unit& unit, OrderSink& sink) const {
  const ProvinceIndex at = map_->ProvinceOf(unit.location);
  position_.ForEachUnit([&](const Unit& army) {
    if (army.type != UnitType::kArmy || !ferry_coasts_.Test(army.location)) return;
    if (IsImmobile(*map_, *rules_, army.power)) return;
    const Ferry& ferry = ferries_[army.location];
    if (!ferry.carriers.Test(at)) return;
    ForEachBit(ferry.destinations.words, graph_->province_words(), [&](int p) {
      const auto to = static_cast<ProvinceIndex>(p);
      if (IsOnRoute(*graph_, carriers_.words, at, army.location, to) && !Forbidden(unit.power, army, to)) {
        sink.Add(Order::Convoy(unit, army.location, to));
      }
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
  BuildSiteSet sites;
  FindBuildSites(position_, *rules_, power, sites);
  ForEachBit(sites.words, graph_->province_words(),
             [&](int p) { ListBuilds(power, static_cast<ProvinceIndex>(p), sink); });
  sink.Add(Order::Waive(power));
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
  for (int p = 0; p < map_->power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if (IsBuildSite(position_, *rules_, power, province) && DueOf(position_, *rules_, power).builds > 0) {
      ListBuilds(power, province, sink);
    }
  }
}

}  // namespace entente
