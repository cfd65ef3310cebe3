// For tests: the fleets that are on routes, found by trying every set of a few fleets.
#ifndef ENTENTE_ENGINE_BOARD_TEST_ROUTES_H_
#define ENTENTE_ENGINE_BOARD_TEST_ROUTES_H_

#include <span>

#include "board/convoy_reach.h"
#include "board/convoys.h"

namespace entente {

// Each answers one question about a board.
inline bool IsNeeded(const Graph& graph, const Word* fleets, ProvinceIndex fleet, const ConvoyLegs& legs) {
  Convoys convoys;
  convoys.Begin(graph, fleets);
  return convoys.IsNeeded(fleet, legs);
}
inline bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex fleet, const ConvoyLegs& legs) {
  Convoys convoys;
  convoys.Begin(graph, fleets);
  return convoys.IsOnAnyWay(fleet, legs);
}

// Whether the set carries, but no longer does if any one fleet is left out.
inline bool IsIrredundant(const Graph& graph, ProvinceSet fleets, const ConvoyLegs& legs) {
  if (!CanConvoy(graph, fleets.words, legs)) return false;
  bool needed = true;
  ForEachBit(ProvinceSet(fleets).words, graph.province_words(), [&](int fleet) {
    ClearBit(fleets.words, static_cast<size_t>(fleet));
    needed = needed && !CanConvoy(graph, fleets.words, legs);
    SetBit(fleets.words, static_cast<size_t>(fleet));
  });
  return needed;
}

// The fleets of all irredundant sets.
inline ProvinceSet OnSomeRoute(const Graph& graph, std::span<const ProvinceIndex> fleets, const ConvoyLegs& legs) {
  ProvinceSet found{};
  for (uint32_t set = 1; set < 1u << fleets.size(); ++set) {
    ProvinceSet some{};
    for (size_t i = 0; i < fleets.size(); ++i) {
      if ((set >> i & 1) != 0) SetBit(some.words, fleets[i]);
    }
    if (!IsIrredundant(graph, some, legs)) continue;
    for (int w = 0; w < graph.province_words(); ++w) found.words[w] |= some.words[w];
  }
  return found;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_TEST_ROUTES_H_
