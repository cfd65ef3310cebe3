// Finds the routes of a convoy: chains of carriers from which no carrier can be left out. Allocates; any threads.
//   Source: DATC 4.A.1, 5.B.2.
#ifndef ENTENTE_ENGINE_EXPLAIN_CONVOY_ROUTES_H_
#define ENTENTE_ENGINE_EXPLAIN_CONVOY_ROUTES_H_

#include <span>
#include <vector>

#include "map/graph.h"

namespace entente {

struct RouteList {
  std::vector<std::vector<ProvinceIndex>> routes;  // carriers, the first one boarded first
  bool has_more = false;                           // there are more than asked for, or the search gave up
};

// Finds the first routes, at most `most`, in the sequence of their carriers.
//   Shapes: `carriers` are ascending carrier provinces of `graph`.
//   Time: the search gives up after kMostRouteSteps extensions.
inline constexpr int kMostRouteSteps = 2000;
RouteList FindRoutes(const Graph& graph, std::span<const ProvinceIndex> carriers, ProvinceIndex from, ProvinceIndex to,
                     size_t most);

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_CONVOY_ROUTES_H_
