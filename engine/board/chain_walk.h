// Tries every chain of linked fleets, depth first. The one walk behind each question which fleets a convoy needs.
//
// No fleet of a chain could be left out: the unit can board only the first, none leads to one further on than the next, and
// the last can land the unit where none before it could. Sets of fleets are words of bits.
//   Time:   up to kMostTried fleets in any arrangement have a few thousand chains; more can have millions.
//   Source: DATC 4.E.1; cases 6.F.12, 6.G.7, 6.G.19.
#ifndef ENTENTE_ENGINE_BOARD_CHAIN_WALK_H_
#define ENTENTE_ENGINE_BOARD_CHAIN_WALK_H_

#include <bit>
#include <climits>
#include <cstdint>
#include <span>

#include "base/bitset.h"

namespace entente {

// Linked fleets of which every chain is tried (convoys.h).
inline constexpr int kMostTried = 20;
// Fleets whose set is one word.
inline constexpr int kMostInWord = 64;

// Landings: a set of places to land (FixedBits).
// Visit: bool(std::span<const uint8_t> chain, const Landings& landings), for the numbers of the fleets of each chain and where
// it leads. False ends the walk.
template <typename Landings, typename Visit>
class ChainWalk {
 public:
  // By number of a fleet: the set of those that it leads to, and where one can land from it. `all`: what all shores come to.
  ChainWalk(const Word* links, const Landings* shores, const Landings& all, Visit visit, int most_chains = INT_MAX)
      : links_(links), shores_(shores), all_(all), visit_(visit), most_(most_chains), left_(most_chains) {}

  // Walks the chains of `first` and fleets of `open`, which leaves out all that the unit could board; with a fleet in `through`,
  // those alone that it is in. False if that was ended, or after `most_chains`.
  bool Run(int first, Word open, Word through = 0) { return Extend(first, open, Landings{}, through); }
  int steps() const { return most_ - left_; }

 private:
  // `passed`: where fleets before `last` can land the unit. `through`: the fleet that is still to come, or none. No fleet comes
  // twice, which bounds the depth.
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
  // A fleet that is passed by now cannot come later.
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
