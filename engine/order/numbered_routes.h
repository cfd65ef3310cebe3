// Which fleets are on a route for an army: those that hang together are numbered, so that a set of them is one word, and
// questions about any number of moves cost a few hundred steps each.
//
// Gives the answers of IsOnRoute (convoy_reach.h) and is used by it. Nothing allocates; one thread at a time.
#ifndef ENTENTE_ENGINE_ORDER_NUMBERED_ROUTES_H_
#define ENTENTE_ENGINE_ORDER_NUMBERED_ROUTES_H_

#include <cstdint>

#include "base/bitset.h"
#include "base/ids.h"
#include "map/carrier_chains.h"
#include "position/passage.h"

namespace entente {

// For one graph and one set of fleets. A chain of which no carrier could be left out is said to be a route here, too: only its
// first carrier touches `from`, only its last touches `to`, and none leads to one further on than the next.
class NumberedRoutes {
 public:
  // Numbers the carriers, all together or, of more than kMostLinkedCarriers, those that hang together: one step a fleet and a
  // link between fleets.
  void Number(const Graph& graph, const Word* fleets);

  // Whether the fleet in `carrier`, one of those numbered, is on a route. Remembers the routes that it finds.
  //   Tries a shortest half with what another half may use beside it, which says yes at once; then all second halves, cut off
  //   where no first half is left beside them. Each begins a chain of carriers, so that where the carriers are not tangled
  //   there are at most so many steps as carrier_chains.h says; where they are, the answer is that of convoy_reach.h.
  bool IsOnRoute(const Graph& graph, const Word* fleets, ProvinceIndex carrier, const ConvoyLegs& legs);

  // Steps of all searches so far, for tests.
  int64_t steps() const { return steps_; }

 private:
  struct Group {
    uint16_t first, size;  // of the carriers in leads_to_
    uint16_t knots;        // of those that are more than few: their row of knots_
  };
  // Carriers of a group of which it is known whether those that hang together with them are tangled, and who are.
  struct Knots {
    Word known, tangled;
  };
  // As many groups may be larger than kFewLinkedCarriers.
  static constexpr size_t kMostKnots = kMaxProvinces / (kFewLinkedCarriers + 1);
  // What is known of a move: carriers of a group on a route, and those that were asked about and are on none.
  struct Answers {
    Word question;  // from where, where to and which group, 16 bits each
    Word on_route, on_none;
  };
  static constexpr int kMostMoves = 16;

  void FindGroups(const Graph& graph, const Word* fleets);
  bool TouchesBoth(const Word* fleets, const ConvoyLegs& legs, int words, uint16_t group) const;
  Word NumbersOf(const Word* provinces, const Word* fleets, int words, uint16_t group) const;
  Word LinkedWith(const Group& group, Word carrier) const;
  void FindTangles(const Graph& graph, const Group& group, Word carrier);
  Word Search(const Graph& graph, const Group& group, Word asked, Word boarding, Word landing);
  Answers& AnswersOf(ProvinceIndex from, ProvinceIndex to, uint16_t group);

  // By province with a fleet.
  uint16_t group_[kMaxProvinces];
  uint16_t number_[kMaxProvinces];  // in its group
  // By group; of large groups nothing is filled.
  Word leads_to_[kMaxProvinces], led_to_by_[kMaxProvinces];
  Group groups_[kMaxProvinces];
  Knots knots_[kMostKnots];
  int group_count_;
  Answers answers_[kMostMoves];  // the last ones, in a ring
  int count_, added_;
  int64_t steps_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_NUMBERED_ROUTES_H_
