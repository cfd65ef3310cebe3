// Other routes of a convoy that a known one shows: they leave it at one of its carriers (or at the shore) and come back to it
// further on.
#ifndef ENTENTE_ENGINE_ORDER_ROUTE_DETOURS_H_
#define ENTENTE_ENGINE_ORDER_ROUTE_DETOURS_H_

#include "base/province_set.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// A route and its detours: routes as in route_search.h. All calls are about one graph, one set of fleets and one move. Nothing allocates; one thread at a time.
class RouteDetours {
 public:
  // No route is known.
  void Forget() { length_ = 0; }
  // How many carriers the route has; 0 if none is known.
  int length() const { return length_; }

  // Adds to `known` every fleet that takes part in a route by going round some of `route` alone: from the first carrier (or the
  // shore) that leads to the fleet to the last (or the shore) that it leads to. If these two are further apart than one step, those
  // between them can be left out, and nobody else. Keeps the route.
  //   Takes one step a carrier of the route, and one a fleet beside it. Where passages lead one way only, some are not added.
  void Follow(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, const ProvinceSet& route,
              ProvinceSet& known);

  // Whether `carrier`, which is not on the route, goes round a part of it alone or is the first or the last of a detour of several
  // fleets; they are added to `known`. False says nothing.
  //   As the first: let r be the first to lead to the carrier, which then leads back to the route one step behind r at most. Of
  //   the fleets that neither r nor anybody before it leads to, the detour is a shortest chain to one that leads back two
  //   steps behind r at least: so none of those before it could come back there, or further on. As the last: the same the
  //   other way round. Takes at most one step a fleet.
  bool AddThrough(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
                  ProvinceSet& known) const;

 private:
  bool AddFrom(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
               ProvinceSet& known) const;
  bool AddTo(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier,
             ProvinceSet& known) const;
  // The place of the first of the route that leads to a fleet beside it, -1 for the shore; behind the route: none.
  int BeginOf(ProvinceIndex fleet) const { return led_to_.Test(fleet) ? begins_[fleet] : length_; }
  // The place of the last carrier of the route that the fleet leads to; behind the route: the shore; -2: none.
  int EndOf(const Graph& graph, const ConvoyLegs& legs, ProvinceIndex fleet) const;
  ProvinceSet BesideRoute(const Word* fleets, int words) const;  // words behind these are left as they are

  ProvinceSet route_, led_to_;     // led_to_: fleets beside the route to which one of it, or the shore, leads
  int16_t place_[kMaxProvinces];   // of those on the route
  int16_t begins_[kMaxProvinces];  // of those led to: the place of the first that leads there, -1 for the shore
  int length_ = 0;                 // 0: no route
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_ROUTE_DETOURS_H_
