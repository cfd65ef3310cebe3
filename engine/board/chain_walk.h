// Tries every chain of linked fleets, depth first. Every question about which fleets a convoy needs uses this walk.
//
// No fleet of a chain can be left out: the unit can board only the first fleet, no fleet is linked to one further on
// than the next, and only the last fleet can land the unit at the landings of the chain. Sets of fleets are words of
// bits.
//   Time:   up to kMostTried fleets in any arrangement have a few thousand chains; more fleets can have millions.
//   Source: DATC 4.E.1; cases 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_BOARD_CHAIN_WALK_H_
#define ENTENTE_ENGINE_BOARD_CHAIN_WALK_H_

#include <bit>
#include <climits>
#include <cstdint>
#include <span>

#include "base/bitset.h"

namespace entente {

// The walk tries every chain of a group of up to so many linked fleets (convoys.h).
inline constexpr int kMostTried = 20;
// A set of up to so many fleets fits in one word.
inline constexpr int kMostInWord = 64;

// Landings: a set of places to land (FixedBits).
// Visit: bool(std::span<const uint8_t> chain, const Landings& landings), called with the numbers of the fleets of each
// chain and the places where it lands. If it returns false, the walk ends.
template <typename Landings, typename Visit>
class ChainWalk {
 public:
  // `links` and `shores` are indexed by the number of a fleet: the set of fleets that it leads to, and the places
  // where a unit can land from it. `all` is the union of all shores.
  ChainWalk(const Word* links, const Landings* shores, const Landings& all, Visit visit, int most_chains = INT_MAX)
      : links_(links), shores_(shores), all_(all), visit_(visit), most_(most_chains), left_(most_chains) {}

  // Walks all chains of `first` and fleets of `open`. `open` leaves out all fleets that the unit could board. If
  // `through` has a fleet, the walk visits only chains that contain it. Returns false if `visit` ended the walk or the
  // walk tried `most_chains` chains.
  bool Run(int first, Word open, Word through = 0) { return Extend(first, open, Landings{}, through); }
  int steps() const { return most_ - left_; }

 private:
  // `passed`: places where fleets before `last` can land the unit. `through`: a fleet that has yet to come, or none.
  // No fleet comes twice, which bounds the depth.
  bool Extend(int last, Word open, const Landings& passed, Word through) {
    if (--left_ < 0) return false;
    chain_[length_++] = static_cast<uint8_t>(last);
    through &= ~(Word{1} << last);
    const Landings landings = shores_[last].AndNot(passed);
    const bool is_chain = through == 0 && landings.Any();
    if (is_chain && !visit_(std::span<const uint8_t>(chain_, static_cast<size_t>(length_)), landings)) return false;
    const Landings on = passed | shores_[last];
    const Word links = links_[last], later = open & ~links;
    for (Word rest = on == all_ ? 0 : Next(open, links, through); rest != 0; rest &= rest - 1) {
      if (!Extend(std::countr_zero(rest), later, on, through)) return false;
    }
    --length_;
    return true;
  }
  // The fleets that can come next. A fleet that the chain passes by now cannot come later.
  static Word Next(Word open, Word links, Word through) {
    if ((open & links & through) != 0) return through;
    return (open & through) == through ? open & links : 0;
  }

  const Word* const links_;
  const Landings* const shores_;
  const Landings all_;
  Visit visit_;
  const int most_;
  int left_;
  int length_ = 0;
  uint8_t chain_[kMostInWord];
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CHAIN_WALK_H_
