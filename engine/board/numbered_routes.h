// Which fleets are on a route for an army: of those that hang together a set is one word, and questions about any number of
// moves cost a few hundred steps each.
//
// Gives the answers of IsOnRoute (convoy_reach.h) and is used by it. Nothing allocates; one thread at a time.
#ifndef ENTENTE_ENGINE_BOARD_NUMBERED_ROUTES_H_
#define ENTENTE_ENGINE_BOARD_NUMBERED_ROUTES_H_

#include <cstdint>
#include <optional>

#include "base/bitset.h"
#include "base/ids.h"
#include "base/processor.h"
#include "board/carrier_groups.h"
#include "position/passage.h"

namespace entente {

// For one graph and the groups of one set of fleets. A chain of which no carrier could be left out is said to be a route here,
// too: only its first carrier touches `from`, only its last touches `to`, and none leads to one further on than the next.
class NumberedRoutes {
 public:
  explicit NumberedRoutes(ProcessorLevel level) : level_(level) {}

  // For these groups, of which nothing is known yet.
  void Begin(const CarrierGroups& groups);

  // Whether the fleet in `carrier`, one of a group that is small or whose links lead both ways, is on a route. Remembers the
  // routes that it finds.
  //   Tries a shortest half with what another half may use beside it, which says yes at once; then all second halves, cut off
  //   where no first half is left beside them. Each begins a chain of carriers, so that where the carriers are not tangled
  //   there are at most so many steps as carrier_chains.h says; where they are, the answer is that of convoy_reach.h.
  bool IsOnRoute(const Graph& graph, const CarrierGroups& groups, const Word* fleets, ProvinceIndex carrier,
                 const ConvoyLegs& legs);

  // What IsOnRoute said of a carrier that has a fleet, if that is remembered.
  std::optional<bool> Remembered(const CarrierGroups& groups, ProvinceIndex carrier, ProvinceIndex from,
                                 ProvinceIndex to) const {
    const Word question = Question(from, to, groups.GroupOf(carrier));
    const Word asked = Word{1} << (groups.NumberOf(carrier) & 63);
    const size_t slot = SlotOf(question);
    if (questions_[slot] != question) return std::nullopt;
    const Answers& answers = answers_[slot];
    if ((answers.on_route & asked) != 0) return true;
    if ((answers.on_none & asked) != 0) return false;
    return std::nullopt;
  }

  // Steps of all searches so far, for tests.
  int64_t steps() const { return steps_; }

 private:
  enum class Tangles : uint8_t { kUnknown, kNo, kYes };  // whether a group is tangled (carrier_chains.h)
  // What is known of a move: of a group, carriers on a route, those that were asked about and are on none, and those that the
  // army may board and land from.
  struct Answers {
    Word on_route, on_none;
    Word boarding, landing;
  };
  static constexpr size_t kMostMoves = 64;  // a slot has six bits

  // A move and a group.
  static Word Question(ProvinceIndex from, ProvinceIndex to, uint16_t group) {
    return Word{from} | Word{to} << 16 | Word{group} << 32;
  }
  static size_t SlotOf(Word question) { return question * 0x9e3779b97f4a7c15 >> 58; }

  Answers& AnswersOf(const Graph& graph, const CarrierGroups& groups, const Word* fleets, const ConvoyLegs& legs,
                     uint16_t group);
  Word Search(const Graph& graph, const CarrierGroups& groups, uint16_t group, Word asked, const Answers& answers);

  const ProcessorLevel level_;
  Tangles tangles_[kMaxProvinces];  // by group
  // Of the last moves, each in the slot of its question, where it takes the place of another.
  Word questions_[kMostMoves];
  Answers answers_[kMostMoves];
  int64_t steps_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_NUMBERED_ROUTES_H_
