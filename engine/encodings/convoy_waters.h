// Seas as the published encodings see them: chains of convoying fleets, whichever fleets are on the board.
//
// Seas are numbered from 0 by ascending province; a set of seas is a mask of 32 bits. A coast touches the seas from
// which a fleet can reach it. Immutable; any threads.
#ifndef ENTENTE_ENGINE_ENCODINGS_CONVOY_WATERS_H_
#define ENTENTE_ENGINE_ENCODINGS_CONVOY_WATERS_H_

#include <cstdint>
#include <vector>

#include "map/map.h"

namespace entente {

using SeaSet = uint32_t;

// A chain of seas over which an army goes from `from` to `to`. Neighbours in the chain are neighbours on the map, and no
// other two are; only the first sea touches `from`, only the last touches `to`.
struct ConvoyChain {
  ProvinceIndex from, to;
  SeaSet seas;
};

class ConvoyWaters {
 public:
  // The map has one stage and at most 32 seas.
  explicit ConvoyWaters(const Map& map);

  int sea_count() const { return static_cast<int>(seas_.size()); }
  ProvinceIndex SeaAt(int sea) const { return seas_[static_cast<size_t>(sea)]; }
  SeaSet Touching(ProvinceIndex coast) const { return touching_[coast]; }  // empty for provinces that are no coast
  // The seas that a fleet chain from `from` reaches inside `allowed`.
  SeaSet Flood(SeaSet from, SeaSet allowed) const;
  // Whether seas of `allowed` join two coasts.
  bool Join(ProvinceIndex a, ProvinceIndex b, SeaSet allowed) const {
    return (Flood(Touching(a), allowed) & Touching(b)) != 0;
  }
  // Whether a sea lies on some chain between two coasts, detours included: two paths from it, to one coast each, share
  // it alone. They exist if and only if no single other sea cuts it off from both coasts.
  bool LiesBetween(int sea, ProvinceIndex a, ProvinceIndex b) const;
  // All chains of `length` seas.
  std::vector<ConvoyChain> ChainsOf(int length) const;

 private:
  void Extend(ConvoyChain chain, int last, int left, std::vector<ConvoyChain>& chains) const;

  std::vector<ProvinceIndex> seas_;
  std::vector<SeaSet> beside_;    // by sea
  std::vector<SeaSet> touching_;  // by province
  std::vector<SeaSet> without_;   // by sea, then by another: the seas that the first reaches without the other
};

inline constexpr SeaSet kAllSeas = ~SeaSet{0};
inline SeaSet SeaBit(int sea) { return SeaSet{1} << sea; }

}  // namespace entente

#endif  // ENTENTE_ENGINE_ENCODINGS_CONVOY_WATERS_H_
