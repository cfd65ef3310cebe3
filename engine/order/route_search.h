// The search for routes among so many carriers that they are not numbered (numbered_routes.h).
//
// A route is a chain of which no carrier could be left out: only its first carrier touches the boarding, only its last the
// landing, and none leads to one further on than the next. Nothing allocates; one thread.
#ifndef ENTENTE_ENGINE_ORDER_ROUTE_SEARCH_H_
#define ENTENTE_ENGINE_ORDER_ROUTE_SEARCH_H_

#include "base/province_set.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// Whether the carriers are a route, all of them. One step a carrier.
bool IsRoute(const Graph& graph, const ConvoyLegs& legs, const ProvinceSet& carriers);

// For one graph, one set of fleets and one move.
class RouteSearch {
 public:
  RouteSearch(const Graph& graph, const Word* fleets, const ConvoyLegs& legs);

  // Whether there is a route through `carrier`. Shortest halves are tried first, which say yes at once; then all chains.
  bool LeadsThrough(ProvinceIndex carrier);
  // Finds a route through the carrier that is furthest from the boarding, if it shows itself at once. False where the landing
  // is far itself: any route is long there.
  bool FindLong();
  // The route that was found; null if the search gave up.
  const ProvinceSet* chain() const;

 private:
  bool IsLandingNear() const;
  bool FindFirstHalf(const ProvinceSet& open, ProvinceSet& half) const;
  bool FindSecondHalf(const ProvinceSet& open, ProvinceSet& half) const;
  bool JoinsShortestHalves();
  bool JoinsShortestHalves(ProvinceSet& first, ProvinceSet& second);
  bool Join(const ProvinceSet& first, const ProvinceSet& second);
  ProvinceSet NotTouchedBy(const ProvinceSet& first) const;
  ProvinceSet NotTouching(const ProvinceSet& half) const;
  void TakeOutBeside(const ProvinceSet& carriers, ProvinceSet& open) const;
  bool TryAllChains();
  bool ExtendTo(const ProvinceSet& candidates, const ProvinceSet& open, bool through);
  bool Continue(ProvinceIndex last, const ProvinceSet& open, bool through);
  bool GoOn(ProvinceIndex last, const ProvinceSet& open, bool through);
  bool CanFinish(const ProvinceSet& next, const ProvinceSet& later, bool through) const;

  const Graph& graph_;
  const int words_;
  const Word* const boarding_;
  const Word* const landing_;
  ProvinceIndex carrier_ = kNoProvince;          // that the chain is to lead through
  ProvinceSet first_, later_, earlier_, chain_;  // as many words as the map needs
  int steps_ = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_ROUTE_SEARCH_H_
