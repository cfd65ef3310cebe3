#include "board/convoy_reach.h"

#include "board/carrier_flood.h"

namespace entente {

void FloodCarriers(const Graph& graph, const Word* fleets, const Word* boarding, ProvinceSet& reached) {
  for (int w = 0; w < graph.province_words(); ++w) reached.words[w] = boarding[w] & fleets[w];
  Flood(graph, fleets, reached);
}

bool CanLand(const Graph& graph, const ProvinceSet& reached, const Word* landing) {
  return Intersects(reached.words, landing, graph.province_words());
}

bool CanConvoy(const Graph& graph, const Word* fleets, const ConvoyLegs& legs) {
  const int words = graph.province_words();
  ProvinceSet reached = NoProvinces(words);
  for (int w = 0; w < words; ++w) reached.words[w] = legs.boarding[w] & fleets[w];
  return Flood(graph, fleets, reached, legs.landing);
}

bool KnownRoutes::IsOnLongRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  const CarrierGroups& groups = Groups(graph, fleets);
  const bool all_alike = graph.LinksLeadBothWays();  // of a group that is not small
  if (!all_alike && !groups.IsSmall(groups.GroupOf(carrier))) return IsOnAnyWay(graph, fleets, carrier, legs);
  return routes_.IsOnRoute(graph, groups, fleets, carrier, legs);
}

bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs,
               KnownRoutes* known) {
  if (!TestBit(fleets, carrier)) return false;
  if (TestBit(legs.boarding, carrier) && TestBit(legs.landing, carrier)) return true;
  if (known != nullptr) return known->IsOnLongRoute(graph, fleets, carrier, legs);
  return KnownRoutes().IsOnLongRoute(graph, fleets, carrier, legs);
}

bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  if (!TestBit(fleets, carrier)) return false;
  ProvinceSet reached = NoProvinces(graph.province_words());
  SetBit(reached.words, carrier);
  Flood(graph, fleets, reached);
  if (!CanLand(graph, reached, legs.landing)) return false;
  if (graph.LinksLeadBothWays()) return Intersects(reached.words, legs.boarding, graph.province_words());
  FloodCarriers(graph, fleets, legs.boarding, reached);
  return TestBit(reached.words, carrier);
}

}  // namespace entente
