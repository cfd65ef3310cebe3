// Where the fleets on a board could carry an army: reachability over carriers, and whether a fleet is needed on some
// route.
//
// `fleets` is a province row: carrier provinces whose fleet may be used. Nothing allocates; any threads. With the graph
// by which fleets are convoyed (MapStage::ConvoyGraph) all of it holds of armies that carry a fleet over land.
//   Source: DATC 4.E.1 (a move by sea is legal only if fleets on the board could carry it; a convoy only if the fleet
//           is on a route that no fleet could be left out of), cases 6.D.8, 6.D.32, 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_
#define ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_

#include <utility>

#include "base/province_set.h"
#include "map/graph.h"
#include "order/numbered_routes.h"
#include "position/passage.h"

namespace entente {

// Carrier provinces of `fleets` that an army can reach by convoy that boards one of `boarding`. Flood fill: at most one
// step a fleet.
void FloodCarriers(const Graph& graph, const Word* fleets, const Word* boarding, ProvinceSet& reached);

// Whether an army can land from one of the `reached` carriers, `landing` being those from which it may.
bool CanLand(const Graph& graph, const ProvinceSet& reached, const Word* landing);

// Whether `fleets` hold an unbroken chain.
bool CanConvoy(const Graph& graph, const Word* fleets, const ConvoyLegs& legs);

// The carriers of a board in groups: those that touch one another, directly or through others. A group carries from every
// shore of its carriers to every other. For one graph and one set of fleets.
class CarrierGroups {
 public:
  // Numbers the groups of `fleets`: one step a fleet.
  void Find(const Graph& graph, const Word* fleets);
  // Whether some group touches both ends; the group of the fleet in `except` does not count, if that is not kNoProvince.
  bool Join(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex except) const;

 private:
  uint16_t group_[kMaxProvinces];  // of provinces with a fleet alone
};

// What was found out about routes, to be used again: for one graph and one set of fleets; one thread at a time.
class KnownRoutes {
 public:
  // The carriers by their numbers.
  NumberedRoutes& Numbered(const Graph& graph, const Word* fleets) {
    if (!std::exchange(is_numbered_, true)) numbered_.Number(graph, fleets);
    return numbered_;
  }
  // For another board.
  void Forget() { is_numbered_ = false; }
  // Steps of searches, for tests.
  int64_t steps() const { return is_numbered_ ? numbered_.steps() : 0; }

 private:
  NumberedRoutes numbered_;
  bool is_numbered_ = false;
};

// Whether the fleet in `carrier` is on an irredundant chain: a route of which no fleet could be left out.
//   To find out, chains are tried one by one, of which boards of play have a few dozen. No better way is known, and the number of
//   chains grows beyond all bounds with that of fleets that touch one another. So where many hang together each of them counts as
//   on a route wherever they could carry at all. These are, whatever is asked and in whichever sequence,
//     - more than 64 fleets that hang together (kMostLinkedCarriers), or
//     - more than 20 that have more than 1,000 chains each, in the middle (kMostChainsOfACarrier), on a map that could have
//       more than 150,000 in all (kMostChainsOfAMap): no shipped map could by its own rules.
//   Lists of legal orders say the same (legal_orders/board_convoys.h).
//   `known`: null, or what was found out before, to which this adds.
bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs,
               KnownRoutes* known = nullptr);

// Whether the carrier lies on any way, be it a detour: both ends can be reached from it.
bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_
