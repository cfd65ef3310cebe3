// Other routes of a convoy that a known one shows at once.
#ifndef ENTENTE_ENGINE_ORDER_ROUTE_DETOURS_H_
#define ENTENTE_ENGINE_ORDER_ROUTE_DETOURS_H_

#include "base/province_set.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// `route`: the carriers of a chain of which none could be left out. Adds to `known` these, and every fleet that takes part in
// such a chain by going round some of it: from the first carrier (or the shore) that leads to the fleet to the last (or the
// shore) that it leads to. If these two are further apart than one step, those between them can be left out, and nobody
// else. Of the fleets that are known before, it asks nothing.
//   Takes one step a carrier of the chain, and one a fleet beside it. Nothing allocates; any threads.
//   Source: convoy_reach.h (IsOnRoute).
void AddDetours(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, const ProvinceSet& route,
                ProvinceSet& known);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_ROUTE_DETOURS_H_
