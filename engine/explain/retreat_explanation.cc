#include "explain/retreat_explanation.h"

#include <algorithm>

#include "explain/place_statements.h"
#include "position/passage.h"

namespace entente {
namespace {

// Why a place is closed that the position does not list.
PlaceFacts ClosedPlace(const PositionView& before, const Unit& unit, LocationIndex place) {
  const ProvinceIndex province = before.map().ProvinceOf(place);
  if (before.HasUnit(province)) return {place, ClosedWhy::kOccupied, province};
  const Graph& graph = before.graph();
  const bool is_way = graph.IsMove(unit.type, unit.location, place) && IsOpenTo(before, graph, unit, province);
  return {place, is_way ? ClosedWhy::kOriginOrContested : ClosedWhy::kPassage};
}

void AddPlaces(const PositionView& before, const DislodgedUnit& dislodged, Explanation& into) {
  uint32_t bit = 0;
  for (const LocationIndex place : before.map().RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    const bool open = (dislodged.retreats[bit >> 5] >> (bit & 31) & 1) != 0;
    into.places.push_back(open ? PlaceFacts{place, ClosedWhy::kOpen} : ClosedPlace(before, dislodged.unit, place));
    ++bit;
  }
}

// A retreat to where no way leads at all.
void TellFarPlace(const PositionView& before, const Order& order, Explanation& into) {
  const auto places = before.map().RetreatPlaces(into.unit.type, into.unit.location);
  if (std::find(places.begin(), places.end(), order.target()) != places.end()) return;
  into.Say(MessageId::kClosedFar, {Argument::OfPlace(order.target())});
}

void AddRival(const PhaseTold& phase, const OrderResult& result, Explanation& into) {
  const Map& map = phase.before.map();
  for (const OrderResult& other : phase.results) {
    const bool is_retreat = other.why == Illegality::kNone && other.order.kind() == OrderKind::kRetreat;
    if (!is_retreat || map.ProvinceOf(other.order.source()) == map.ProvinceOf(result.order.source())) continue;
    if (map.ProvinceOf(other.order.target()) != map.ProvinceOf(result.order.target())) continue;
    into.culprits.push_back({map.ProvinceOf(other.order.source()), CulpritRole::kSameRetreat});
    into.Say(CulpritMessage(CulpritRole::kSameRetreat), {Argument::OfOrder(other.order)});
  }
}

}  // namespace

void ExplainRetreat(const PhaseTold& phase, const OrderResult& result, Explanation& into) {
  into.result = result;
  const Map& map = phase.before.map();
  if (result.order.source() >= map.location_count()) return;
  const int index = phase.before.FindDislodged(map.ProvinceOf(result.order.source()));
  if (index < 0) return;
  const DislodgedUnit dislodged = phase.before.Dislodged(index);
  into.unit = dislodged.unit;
  AddPlaces(phase.before, dislodged, into);
  if (result.why == Illegality::kNoRetreat) TellFarPlace(phase.before, result.order, into);
  TellRetreatPlaces(phase.before, into);
  if (result.outcome.reason == Reason::kBounced) AddRival(phase, result, into);
}

}  // namespace entente
