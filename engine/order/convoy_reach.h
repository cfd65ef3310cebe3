// Where the fleets on a board could carry an army: reachability over carriers, and whether a fleet is needed on some
// route.
//
// `fleets` is a province row: carrier provinces whose fleet may be used. Nothing allocates; any threads. With the graph
// by which fleets are convoyed (MapStage::ConvoyGraph) all of it holds of armies that carry a fleet over land.
//   Source: DATC 4.E.1 (a move by sea is legal only if fleets on the board could carry it; a convoy only if the fleet
//           is on a route that no fleet could be left out of), cases 6.D.8, 6.D.32, 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_
#define ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_

#include <algorithm>

#include "base/province_set.h"
#include "map/graph.h"
#include "order/numbered_routes.h"
#include "order/route_detours.h"
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

// What is known of the moves that were asked about last: the carriers on a route, found when they or another fleet of the
// route were asked about, or one that goes round a part of it; and those that were asked about and are on none. For one graph
// and one set of fleets; one thread at a time.
class KnownRoutes {
 public:
  struct Answers {
    ProvinceIndex from, to;
    ProvinceSet on_route, on_none;
    RouteDetours route;
    ProvinceSet latest;  // the route that was found last,
    bool is_followed;    // ... and whether its detours have been looked for, or there is none
    bool asked_before;
  };
  // Whether the carrier is known to be on a route of the move. False says nothing.
  bool Knows(ProvinceIndex from, ProvinceIndex to, ProvinceIndex carrier) const {
    for (int i = 0; i < count_; ++i) {
      if (answers_[i].from == from && answers_[i].to == to) return answers_[i].on_route.Test(carrier);
    }
    return false;
  }
  // Those of a move, to be added to. What was added longest ago may be forgotten.
  Answers& Of(ProvinceIndex from, ProvinceIndex to, int words) {
    Answers& latest = answers_[latest_];
    return count_ > 0 && latest.from == from && latest.to == to ? latest : Find(from, to, words);
  }
  // Takes a look at fleets that may be a route of a move of which nothing is known yet, all of them: whoever orders a convoy orders
  // one, as a rule.
  void Suggest(const Graph& graph, const ConvoyLegs& legs, const ProvinceSet& carriers);
  bool KnowsMove(ProvinceIndex from, ProvinceIndex to) const {
    return std::any_of(answers_, answers_ + count_,
                       [&](const Answers& answers) { return answers.from == from && answers.to == to; });
  }
  // The same of a board of few carriers, by their numbers; null on one of many.
  NumberedRoutes* Numbered(const Graph& graph, const Word* fleets) {
    if (size_ == Size::kUnknown) Number(graph, fleets);
    return size_ == Size::kFew ? &numbered_ : nullptr;
  }

 private:
  enum class Size : uint8_t { kUnknown, kFew, kMany };

  Answers& Find(ProvinceIndex from, ProvinceIndex to, int words);
  void Number(const Graph& graph, const Word* fleets);

  static constexpr int kMost = 4;
  Answers answers_[kMost];
  int count_ = 0, latest_ = 0, added_ = 0;
  NumberedRoutes numbered_;
  Size size_ = Size::kUnknown;  // of the board
};

// Whether the fleet in `carrier` is on an irredundant chain: a route of which no fleet could be
// left out. Up to 64 carriers are searched by their numbers (numbered_routes.h). Among more fleets shortest halves are tried
// first, which say yes at once; then a depth-first search over chordless chains, cut off where the carrier or the landing
// cannot be reached any more (route_search.h). After kRouteSearchSteps extensions the answer is yes, so that no board takes exponential time
// (boards of play need a few dozen).
//   `known`: null, or what was found out before, to which this adds.
inline constexpr int kRouteSearchSteps = 20000;
bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs,
               KnownRoutes* known = nullptr);

// Whether the carrier lies on any way, be it a detour: both ends can be reached from it.
bool IsOnAnyWay(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs);

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_CONVOY_REACH_H_
