// Finds out whether an unbroken chain of carriers leads from one end of a convoy to the other.
//
// Takes at most one step per carrier and link. Nothing allocates; any threads.
#ifndef ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_
#define ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_

#include "base/province_set.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// Grows `reached` through `open` (a province row) until no carrier can be added. With a `goal` (a province row) the
// function stops and returns true as soon as it reaches a carrier of the goal. Returns false otherwise.
bool Flood(const Graph& graph, const Word* open, ProvinceSet& reached, const Word* goal = nullptr);

// Whether `fleets` (a province row) contain an unbroken chain.
bool CanConvoy(const Graph& graph, const Word* fleets, const ConvoyLegs& legs);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_
