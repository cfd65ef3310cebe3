// Whether an unbroken chain of carriers leads from one end of a convoy to the other. At most one step a carrier and a link;
// nothing allocates; any threads.
#ifndef ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_
#define ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_

#include "base/province_set.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// Grows `reached` through `open` (a province row) until nothing is added; with a goal, another row, true as soon as one of its
// carriers is reached, and else false.
bool Flood(const Graph& graph, const Word* open, ProvinceSet& reached, const Word* goal = nullptr);

// Whether `fleets` (a province row) hold an unbroken chain.
bool CanConvoy(const Graph& graph, const Word* fleets, const ConvoyLegs& legs);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_
