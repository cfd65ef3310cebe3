#include <algorithm>

#include "explain/statements.h"
#include "position/passage.h"
#include "retreat/retreat_options.h"

namespace entente {
namespace {

// Whether the unit that now stands where another was dislodged may have come from a province, and not by convoy.
bool MayHaveComeFrom(const PositionView& before, const Unit& attacker, ProvinceIndex from) {
  const Map& map = before.map();
  const bool is_told = attacker.power != kNoPower && map.stage_count() == 1;  // else on another stage
  const auto is_way = [&](int location) {
    return before.graph().IsMove(attacker.type, static_cast<LocationIndex>(location), attacker.location);
  };
  bool may = !is_told || is_way(from);
  const int coasts = attacker.type == UnitType::kFleet ? map.CoastCount(from) : 0;
  for (int c = 0; c < coasts; ++c) may |= is_way(map.FirstCoast(from) + c);
  return may;
}

// The known facts about the move that dislodged a unit.
struct Dislodger {
  ProvinceIndex from = kNoProvince;  // kNoProvince: unknown
  bool by_sea = false;               // possibly; then its origin is open unless another rule closes it (4.A.5)
};

Dislodger DislodgerOf(const PhaseTold& phase, const Unit& lost) {
  const Map& map = phase.before.map();
  const ProvinceIndex province = map.ProvinceOf(lost.location);
  const Unit there = phase.before.UnitAt(province);
  ProvinceIndex from = kNoProvince;
  const auto stood_in = [&](const OrderResult& result, ProvinceIndex place) {
    return place != kNoProvince && result.order.source() < map.location_count() &&
           map.ProvinceOf(result.order.source()) == place;
  };
  for (const OrderResult& result : phase.movement) {
    if (stood_in(result, province) && result.outcome.dislodged_by != kNoProvince) from = result.outcome.dislodged_by;
  }
  Dislodger dislodger;
  for (const OrderResult& result : phase.movement) {
    const Order order = result.order;
    if (result.outcome.reason != Reason::kNone) continue;
    const bool carries = order.kind() == OrderKind::kConvoy && from != kNoProvince &&
                         order.third() < map.location_count() && map.ProvinceOf(order.third()) == from;
    dislodger.by_sea |= carries;
    const bool is_it = order.kind() == OrderKind::kMove && stood_in(result, from) && order.power() == there.power &&
                       order.unit_type() == there.type && map.ProvinceOf(order.target()) == province;
    if (!is_it) continue;
    dislodger.from = from;
    dislodger.by_sea |= order.via_convoy();
  }
  return dislodger;
}

ClosedWhy OriginOrContested(const PositionView& before, const Unit& unit, const Dislodger& dislodger,
                            ProvinceIndex province) {
  const Unit attacker = before.UnitAt(before.map().ProvinceOf(unit.location));
  if (dislodger.from != kNoProvince && dislodger.from != province) return ClosedWhy::kContested;
  if (!MayHaveComeFrom(before, attacker, province)) return ClosedWhy::kContested;
  const bool is_origin = dislodger.from == province && !dislodger.by_sea;
  return is_origin ? ClosedWhy::kAttackerOrigin : ClosedWhy::kOriginOrContested;
}

// The reason why a place that the position does not list is closed.
PlaceFacts ClosedPlace(const PositionView& before, const Unit& unit, const Dislodger& dislodger, LocationIndex place) {
  const ProvinceIndex province = before.map().ProvinceOf(place);
  if (before.HasUnit(province)) return {place, ClosedWhy::kOccupied, province};
  const Graph& graph = before.graph();
  const bool is_way = graph.IsMove(unit.type, unit.location, place) && IsOpenTo(before, graph, unit, province);
  if (!is_way) return {place, ClosedWhy::kPassage};
  return {place, OriginOrContested(before, unit, dislodger, province)};
}

void AddPlaces(const PhaseTold& phase, const DislodgedUnit& dislodged, Explanation& into) {
  const PositionView& before = phase.before;
  const Dislodger dislodger = DislodgerOf(phase, dislodged.unit);
  uint32_t bit = 0;
  for (const LocationIndex place : before.map().RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    const bool open = (dislodged.retreats[bit >> 5] >> (bit & 31) & 1) != 0;
    into.places.push_back(open ? PlaceFacts{place, ClosedWhy::kOpen}
                               : ClosedPlace(before, dislodged.unit, dislodger, place));
    ++bit;
  }
}

// Says that no adjacency leads to the target of a retreat.
void AddFarPlace(const PositionView& before, const Order& order, Explanation& into) {
  const auto places = before.map().RetreatPlaces(into.unit.type, into.unit.location);
  if (std::find(places.begin(), places.end(), order.target()) != places.end()) return;
  into.Say(MessageId::kClosedFar, {Argument::OfPlace(order.target())});
}

// Adds the retreats to the same place that are not over a weaker passage.
void AddRival(const PhaseTold& phase, const OrderResult& result, Explanation& into) {
  const Map& map = phase.before.map();
  const auto strength = [&](Order retreat) {  // the strongest passage has the lowest value
    return phase.before.graph().StrengthOf(retreat.source(), map.ProvinceOf(retreat.target()));
  };
  for (const OrderResult& other : phase.results) {
    const bool is_retreat = other.why == Illegality::kNone && other.order.kind() == OrderKind::kRetreat;
    if (!is_retreat || map.ProvinceOf(other.order.source()) == map.ProvinceOf(result.order.source())) continue;
    if (map.ProvinceOf(other.order.target()) != map.ProvinceOf(result.order.target())) continue;
    if (strength(other.order) > strength(result.order)) continue;
    into.culprits.push_back({map.ProvinceOf(other.order.source()), CulpritRole::kSameRetreat});
    into.Say(CulpritMessage(CulpritRole::kSameRetreat), {Argument::OfOrder(other.order)});
  }
}

// Adds the rule that forbids every retreat, if there is one; then open and closed places do not matter.
bool AddForbidden(const PhaseTold& phase, Explanation& into) {
  switch (WhyNoRetreats(phase.before.map(), phase.rules, into.unit.power)) {
    case EventWhy::kRetreatsForbidden:
      into.SayRule(RuleAsked::kRetreats, phase.rules);
      return true;
    case EventWhy::kImmobile:
      into.SayRule(RuleAsked::kDummyMoves, phase.rules);
      return true;
    default:
      return false;
  }
}

// 4.A.5 b. An attacker's origin is open only if the attacker came by convoy.
void AddOpenOrigin(const PhaseTold& phase, Explanation& into) {
  const Map& map = phase.before.map();
  const ProvinceIndex from = DislodgerOf(phase, into.unit).from;
  const bool is_open =
      from != kNoProvince && std::any_of(into.places.begin(), into.places.end(), [&](const PlaceFacts& facts) {
        return facts.why == ClosedWhy::kOpen && map.ProvinceOf(facts.place) == from;
      });
  if (!is_open) return;
  into.Say(MessageId::kOriginOpen, {Argument::OfPlace(from), Argument::OfRule(RuleAsked::kConvoyRetreat, phase.rules)});
}

// Whether an order is for the unit that now stands where another one was dislodged.
bool MeansTheUnitThere(const PositionView& before, Order order, const Unit& dislodged) {
  const ProvinceIndex province = before.map().ProvinceOf(dislodged.location);
  return order.power() != dislodged.power && before.HasUnit(province) && before.UnitAt(province).power == order.power();
}

}  // namespace

void ExplainRetreat(const PhaseTold& phase, const OrderResult& result, Explanation& into) {
  into.result = result;
  const Map& map = phase.before.map();
  if (result.order.source() >= map.location_count()) return;
  const int index = phase.before.FindDislodged(map.ProvinceOf(result.order.source()));
  if (index < 0) return;
  const DislodgedUnit dislodged = phase.before.Dislodged(index);
  if (result.why != Illegality::kNone && MeansTheUnitThere(phase.before, result.order, dislodged.unit)) return;
  into.unit = dislodged.unit;
  if (AddForbidden(phase, into)) return;
  AddPlaces(phase, dislodged, into);
  if (result.why == Illegality::kNoRetreat) AddFarPlace(phase.before, result.order, into);
  AddRetreatPlaces(phase.before, into);
  AddOpenOrigin(phase, into);
  if (result.outcome.reason == Reason::kBounced) AddRival(phase, result, into);
}

}  // namespace entente
