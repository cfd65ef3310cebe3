// Where the fleets on a board could carry an army: reachability over carriers, and whether a fleet is needed on some
// route.
//
// `fleets` is a province row: carrier provinces whose fleet may be used. Nothing allocates; any threads. With the graph
// by which fleets are convoyed (MapStage::ConvoyGraph) all of it holds of armies that carry a fleet over land.
//   Source: DATC 4.E.1 (a move by sea is legal only if fleets on the board could carry it; a convoy only if the fleet
//           is on a route that no fleet could be left out of), cases 6.D.8, 6.D.32, 6.F.12, 6.G.7, 6.G.19.
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

// Carriers known to be on a route, for the moves that were asked about last: whoever is on one route with another fleet
// is known when that one was asked about. For one graph and one set of fleets; one thread at a time.
class KnownRoutes {
 public:
  bool Have(ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const;
  void Add(ProvinceIndex from, ProvinceIndex to, const Word* carriers, int words);

 private:
  static constexpr int kMost = 4;
  struct Route {
    ProvinceIndex from, to;
    ProvinceSet carriers;
  };
  Route routes_[kMost];
  int count_ = 0, next_ = 0;
};

// Whether the fleet in `carrier` is on an irredundant chain from `from` to `to`: a route of which no fleet could be
// left out. Among many fleets shortest halves are tried first, which say yes at once; then a depth-first search over
// chordless chains, cut off where the carrier or the landing cannot be reached any more. After kRouteSearchSteps
// extensions the answer is yes, so that no board takes exponential time (boards of play need a few dozen).
//   `known`: null, or routes found before, to which this adds.
inline constexpr int kRouteSearchSteps = 20000;
bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to,
               KnownRoutes* known = nullptr);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_
