// Where the fleets on a board could carry an army: reachability over carriers, and whether a fleet is needed on some
// route.
//
// `fleets` is a province row: carrier provinces whose fleet may be used. Nothing allocates; any threads. With the graph
// by which fleets are convoyed (MapStage::ConvoyGraph) all of it holds of armies that carry a fleet over land.
//   Source: DATC 4.E.1 (a move by sea is legal only if fleets on the board could carry it; a convoy only if the fleet
//           is on a route that no fleet could be left out of), cases 6.D.8, 6.D.32, 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_
#define ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_

#include <optional>
#include <utility>

#include "base/province_set.h"
#include "board/carrier_groups.h"
#include "board/numbered_routes.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// Carrier provinces of `fleets` that an army can reach by convoy that boards one of `boarding`. Flood fill: at most one
// step a fleet.
void FloodCarriers(const Graph& graph, const Word* fleets, const Word* boarding, ProvinceSet& reached);

// Whether an army can land from one of the `reached` carriers, `landing` being those from which it may.
bool CanLand(const Graph& graph, const ProvinceSet& reached, const Word* landing);

// Whether `fleets` hold an unbroken chain.
bool CanConvoy(const Graph& graph, const Word* fleets, const ConvoyLegs& legs);

// What was found out about the carriers of a board, to be used again: for one graph and one set of fleets; one thread at a time.
class KnownRoutes {
 public:
  explicit KnownRoutes(ProcessorLevel level = HostLevel()) : routes_(level) {}

  const CarrierGroups& Groups(const Graph& graph, const Word* fleets) {
    if (!std::exchange(is_known_, true)) {
      groups_.Find(graph, fleets);
      routes_.Begin(groups_);
    }
    return groups_;
  }
  // IsOnRoute, of a fleet that does not touch both ends.
  bool IsOnLongRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs);
  // What that said of a carrier that has a fleet, if it is remembered.
  std::optional<bool> Remembered(ProvinceIndex carrier, ProvinceIndex from, ProvinceIndex to) const {
    return is_known_ ? routes_.Remembered(groups_, carrier, from, to) : std::nullopt;
  }
  // For another board.
  void Forget() { is_known_ = false; }
  // Steps of searches, for tests.
  int64_t steps() const { return is_known_ ? routes_.steps() : 0; }

 private:
  CarrierGroups groups_;
  NumberedRoutes routes_;
  bool is_known_ = false;
};

// Whether the fleet in `carrier` is on an irredundant chain: a route of which no fleet could be left out.
//   To find out, chains are tried one by one, of which boards of play have a few dozen. No better way is known, and the number of
//   chains grows beyond all bounds with that of fleets that touch one another. So where many hang together each of them that is
//   on any way (below) counts as on a route. These are, whatever is asked and in whichever sequence,
//     - more than 64 fleets that hang together (kMostLinkedCarriers), or
//     - more than 20 that have more than 1,000 chains each, in the middle (kMostChainsOfACarrier), on a map that could have
//       more than 150,000 in all (kMostChainsOfAMap): no shipped map could by its own rules.
//   Lists of legal orders say the same (legal_orders/board_convoys.h).
//   `known`: null, or what was found out before, to which this adds.
bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs,
               KnownRoutes* known = nullptr);

// Whether the fleet in `carrier` is on any way, be it a detour: it can be reached from where the unit stands, and the
// destination from it. CONVOY_BACK; where links lead both ways, whether those that hang together with it touch both shores.
bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CONVOY_REACH_H_
