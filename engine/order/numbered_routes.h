// Which fleets are on a route for an army, on boards with at most 64 carriers: these are numbered, so that a set of them is
// one word, and questions about any number of moves cost a few hundred steps each.
//
// Gives the answers of IsOnRoute (convoy_reach.h) and is used by it. Nothing allocates; one thread at a time.
#ifndef ENTENTE_ENGINE_ORDER_NUMBERED_ROUTES_H_
#define ENTENTE_ENGINE_ORDER_NUMBERED_ROUTES_H_

#include <cstdint>

#include "base/bitset.h"
#include "base/ids.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// For one graph and one set of fleets. A chain of which no carrier could be left out is said to be a route here, too: only its
// first carrier touches `from`, only its last touches `to`, and none leads to one further on than the next.
class NumberedRoutes {
 public:
  static constexpr int kMostCarriers = 64;

  // Numbers the carriers, of which there are at most kMostCarriers: one step a fleet and a link between fleets.
  void Number(const Graph& graph, const Word* fleets);

  // Whether the fleet in `carrier`, one of those numbered, is on a route. Remembers the routes that it finds.
  //   Tries a shortest half with what another half may use beside it, which says yes at once; then all second halves, cut off
  //   where no first half is left beside them. After kRouteSearchSteps extensions the answer is yes (convoy_reach.h).
  bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs);

 private:
  // What is known of a move: carriers on a route, and those that were asked about and are on none.
  struct Answers {
    ProvinceIndex from, to;
    Word on_route, on_none;
  };
  static constexpr int kMostMoves = 16;

  Answers& AnswersOf(ProvinceIndex from, ProvinceIndex to);

  Word all_;
  Word leads_to_[kMostCarriers], led_to_by_[kMostCarriers];
  uint8_t number_[kMaxProvinces];  // of provinces with a fleet alone
  Answers answers_[kMostMoves];    // the last ones, in a ring
  int count_, added_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_NUMBERED_ROUTES_H_
