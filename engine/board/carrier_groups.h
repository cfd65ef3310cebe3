// The carriers of a board in groups: those that hang together by links, in whichever sense, directly or through others. The
// carriers of a group are numbered, so that a set of them is one word, where it has that many bits.
//
// For one graph and one set of fleets. Nothing allocates; one thread at a time.
#ifndef ENTENTE_ENGINE_BOARD_CARRIER_GROUPS_H_
#define ENTENTE_ENGINE_BOARD_CARRIER_GROUPS_H_

#include <bit>
#include <cstdint>

#include "base/bitset.h"
#include "map/carrier_chains.h"
#include "map/graph.h"
#include "position/passage.h"

namespace entente {

// Whether carriers of `start` lead through those of `open` to one of `goal`: sets, and the rows of links between their carriers.
inline bool Lead(const Word* leads_to, Word start, Word open, Word goal) {
  Word todo = start;
  while (todo != 0 && (todo & goal) == 0) {
    const int carrier = std::countr_zero(todo);
    open &= ~todo;
    todo = (todo & (todo - 1)) | (leads_to[carrier] & open);
  }
  return todo != 0;
}

class CarrierGroups {
 public:
  // Finds the groups of `fleets`: one step a fleet and a link between fleets.
  void Find(const Graph& graph, const Word* fleets);

  int count() const { return count_; }
  // Of a carrier with a fleet: its group, and its number there.
  uint16_t GroupOf(ProvinceIndex carrier) const { return group_[carrier]; }
  uint16_t NumberOf(ProvinceIndex carrier) const { return number_[carrier]; }

  int SizeOf(int group) const { return groups_[group].size; }
  // A group is small if a set of its carriers is a word, in which each has the bit of its number.
  bool IsSmall(int group) const { return SizeOf(group) <= kMostLinkedCarriers; }
  Word AllOf(int group) const {
    return SizeOf(group) == kMostLinkedCarriers ? ~Word{0} : (Word{1} << SizeOf(group)) - 1;
  }
  // Of a small group, by the number of a carrier: whom it leads to, and who leads to it.
  const Word* LeadsTo(int group) const { return leads_to_ + groups_[group].first; }
  const Word* LedToBy(int group) const { return (both_ways_ ? leads_to_ : led_to_by_) + groups_[group].first; }

  // The carriers of a small group in a row of provinces, as an end of a convoy is.
  Word SetIn(const Word* provinces, const Word* fleets, int words, int group) const {
    Word set = 0;
    for (int w = 0; w < words; ++w) {
      for (Word rest = provinces[w] & fleets[w]; rest != 0; rest &= rest - 1) {
        const int carrier = w * 64 + std::countr_zero(rest);
        set |= Word{group_[carrier] == group} << (number_[carrier] & 63);
      }
    }
    return set;
  }

  // Whether some group touches both ends; the group of the fleet in `except` does not count, if that is not kNoProvince.
  //   Where all links lead both ways a group carries from every shore of its carriers to every other. Else it may not.
  bool Join(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex except) const;
  // Whether the small group of a carrier leads from one end to the other without it.
  bool JoinsWithout(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, ProvinceIndex carrier) const;
  // Whether a group touches both ends.
  bool TouchesBoth(const Graph& graph, const Word* fleets, const ConvoyLegs& legs, uint16_t group) const;

 private:
  struct Group {
    uint16_t first, size;  // of its rows of links
  };

  void FindByFlood(const Graph& graph, const Word* fleets);
  void FindByJoining(const Graph& graph, const Word* fleets);
  void FindLinks(const Graph& graph, const Word* fleets);

  uint16_t group_[kMaxProvinces], number_[kMaxProvinces];    // of provinces with a fleet alone
  Word leads_to_[kMaxProvinces], led_to_by_[kMaxProvinces];  // the latter where some links do not lead both ways
  Group groups_[kMaxProvinces];
  int count_;
  bool both_ways_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_CARRIER_GROUPS_H_
