// A set of provinces with room for the largest map. Only the words that the map needs are used. Any threads.
#ifndef ENTENTE_ENGINE_BASE_PROVINCE_SET_H_
#define ENTENTE_ENGINE_BASE_PROVINCE_SET_H_

#include "base/bitset.h"
#include "base/ids.h"

namespace entente {

inline constexpr int kMaxProvinceWords = WordsFor(kMaxProvinces);

struct ProvinceSet {
  Word words[kMaxProvinceWords];
  bool Test(int province) const { return TestBit(words, static_cast<size_t>(province)); }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_PROVINCE_SET_H_
