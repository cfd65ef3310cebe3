// Where the fleets on a board could carry an army: reachability over carriers, and whether a fleet is needed on some
// route.
//
// `fleets` is a province row: carrier provinces whose fleet may be used. Nothing allocates; any threads. With the graph
// by which fleets are convoyed (MapStage::ConvoyGraph) all of it holds of armies that carry a fleet over land.
//   Source: DATC 4.E.1 (a move by sea is legal only if fleets on the board could carry it; a convoy only if the fleet
//   is on a
//           route that no fleet could be left out of), cases 6.D.8, 6.D.32, 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_
#define ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_

#include "base/province_set.h"
#include "map/graph.h"

namespace entente {

// Carrier provinces of `fleets` that an army standing in `from` can reach by convoy. Flood fill: at most one step a
// fleet.
void FloodCarriers(const Graph& graph, const Word* fleets, ProvinceIndex from, ProvinceSet& reached);

// Whether an army of `from` can land in `to` from one of the `reached` carriers.
bool CanLand(const Graph& graph, const ProvinceSet& reached, ProvinceIndex to);

// Whether `fleets` hold an unbroken chain from `from` to `to`.
bool CanConvoy(const Graph& graph, const Word* fleets, ProvinceIndex from, ProvinceIndex to);

// Whether the fleet in `carrier` is on an irredundant chain from `from` to `to`: a route of which no fleet could be
// left out. A depth-first search over chordless chains, cut off where the carrier or the landing cannot be reached any
// more; after kRouteSearchSteps extensions it answers yes, so that no board takes exponential time (boards of play need
// a few dozen, also of armies over land; the standard map with a unit in every province, a few thousand).
inline constexpr int kRouteSearchSteps = 20000;
bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_
