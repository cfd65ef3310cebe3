// A set of provinces with room for the largest map. Functions use only the words that the map needs. Any threads.
#ifndef ENTENTE_ENGINE_BASE_PROVINCE_SET_H_
#define ENTENTE_ENGINE_BASE_PROVINCE_SET_H_

#include <algorithm>

#include "base/bitset.h"
#include "base/ids.h"

namespace entente {

inline constexpr int kMaxProvinceWords = WordsFor(kMaxProvinces);

struct ProvinceSet {
  Word words[kMaxProvinceWords];
  bool Test(int province) const { return TestBit(words, static_cast<size_t>(province)); }
};

// The empty set, and a copy, on a map whose province rows have so many words. The words after them are not set,
// because the largest map has many more words than most.
inline ProvinceSet NoProvinces(int words) {
  ProvinceSet set;
  set.words[0] = set.words[1] = 0;  // enough for most maps
  if (words > 2) std::fill_n(set.words + 2, words - 2, Word{0});
  return set;
}
inline ProvinceSet CopyOf(const ProvinceSet& from, int words) {
  ProvinceSet set;
  set.words[0] = from.words[0];
  if (words > 1) set.words[1] = from.words[1];
  if (words > 2) std::copy_n(from.words + 2, words - 2, set.words + 2);
  return set;
}

// Intersects: whether two rows of so many words have a common member. TakeOut: removes the members of `others` from a
// set.
inline bool Intersects(const Word* a, const Word* b, int words) {
  for (int w = 0; w < words; ++w) {
    if ((a[w] & b[w]) != 0) return true;
  }
  return false;
}
inline void TakeOut(ProvinceSet& set, const Word* others, int words) {
  for (int w = 0; w < words; ++w) set.words[w] &= ~others[w];
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_PROVINCE_SET_H_
