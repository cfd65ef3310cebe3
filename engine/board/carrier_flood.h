// How far carriers lead: reachability from some to all that hang together with them.
#ifndef ENTENTE_ENGINE_BOARD_CARRIER_FLOOD_H_
#define ENTENTE_ENGINE_BOARD_CARRIER_FLOOD_H_

#include "base/province_set.h"
#include "map/graph.h"

namespace entente {

// Grows `reached` through `open` (a province row) until nothing is added; with a goal, another row, true as soon as one of its
// carriers is reached, and else false. At most one step a carrier; nothing allocates.
bool Flood(const Graph& graph, const Word* open, ProvinceSet& reached, const Word* goal = nullptr);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CARRIER_FLOOD_H_
