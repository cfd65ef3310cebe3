#include "order/convoy_reach.h"

#include <algorithm>

#include "order/carrier_flood.h"

namespace entente {
namespace {

// Whether a fleet of the group touches the landing.
bool Lands(const Word* fleets, const Word* landing, int words, const uint16_t* group_of, uint16_t group) {
  for (int w = 0; w < words; ++w) {
    for (Word rest = landing[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      if (group_of[w * 64 + std::countr_zero(rest)] == group) return true;
    }
  }
  return false;
}

}  // namespace

void FloodCarriers(const Graph& graph, const Word* fleets, const Word* boarding, ProvinceSet& reached) {
  for (int w = 0; w < graph.province_words(); ++w) reached.words[w] = boarding[w] & fleets[w];
  Flood(graph, fleets, reached);
}

void CarrierGroups::Find(const Graph& graph, const Word* fleets) {
  const int words = graph.province_words();
  ProvinceSet rest;
  std::copy_n(fleets, words, rest.words);
  uint16_t group = 0;
  ForEachBit(fleets, words, [&](int carrier) {
    if (!rest.Test(static_cast<ProvinceIndex>(carrier))) return;
    ProvinceSet reached = NoProvinces(words);
    SetBit(reached.words, static_cast<size_t>(carrier));
    Flood(graph, fleets, reached);
    ForEachBit(reached.words, words, [&](int member) { group_[member] = group; });
    TakeOut(rest, reached.words, words);
    ++group;
  });
}

bool CarrierGroups::Join(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex except) const {
  const int words = graph.province_words();
  const int left_out = except == kNoProvince ? -1 : group_[except];
  for (int w = 0; w < words; ++w) {
    for (Word rest = legs.boarding[w] & fleets[w]; rest != 0; rest &= rest - 1) {
      const uint16_t group = group_[w * 64 + std::countr_zero(rest)];
      if (group != left_out && Lands(fleets, legs.landing, words, group_, group)) return true;
    }
  }
  return false;
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

bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs,
               KnownRoutes* known) {
  if (!TestBit(fleets, carrier) || legs.from == legs.to) return false;
  if (TestBit(legs.boarding, carrier) && TestBit(legs.landing, carrier)) return true;
  if (known != nullptr) return known->Numbered(graph, fleets).IsOnRoute(graph, fleets, carrier, legs);
  NumberedRoutes routes;
  routes.Number(graph, fleets);
  return routes.IsOnRoute(graph, fleets, carrier, legs);
}

bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs) {
  if (!TestBit(fleets, carrier)) return false;
  const int words = graph.province_words();
  ProvinceSet reached = NoProvinces(words);
  SetBit(reached.words, carrier);
  Flood(graph, fleets, reached);
  return Intersects(reached.words, legs.boarding, words) && Intersects(reached.words, legs.landing, words);
}

}  // namespace entente
