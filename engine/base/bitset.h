// Bit rows in 64-bit words: sets of provinces, locations and units.
//
// A row is `words` consecutive uint64_t, with bit i in word i / 64. The map stores its adjacency as rows in one block,
// so callers pass a row as a pointer; FixedBits owns its words. Nothing here allocates. Any threads.
#ifndef ENTENTE_ENGINE_BASE_BITSET_H_
#define ENTENTE_ENGINE_BASE_BITSET_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace entente {

using Word = uint64_t;

constexpr int WordsFor(int bits) { return (bits + 63) / 64; }

inline bool TestBit(const Word* row, size_t bit) { return (row[bit >> 6] >> (bit & 63)) & 1; }
inline void SetBit(Word* row, size_t bit) { row[bit >> 6] |= Word{1} << (bit & 63); }
inline void ClearBit(Word* row, size_t bit) { row[bit >> 6] &= ~(Word{1} << (bit & 63)); }

// Calls visit(bit) for every set bit, lowest first.
template <typename Visit>
inline void ForEachBit(const Word* row, int words, Visit&& visit) {
  for (int w = 0; w < words; ++w) {
    for (Word rest = row[w]; rest != 0; rest &= rest - 1) {
      visit(static_cast<int>(w * 64 + std::countr_zero(rest)));
    }
  }
}

inline bool AnyBit(const Word* row, int words) {
  Word any = 0;
  for (int w = 0; w < words; ++w) any |= row[w];
  return any != 0;
}

inline int CountBits(const Word* row, int words) {
  int count = 0;
  for (int w = 0; w < words; ++w) count += std::popcount(row[w]);
  return count;
}

// A set of the numbers 0..64*kWords-1, by value.
template <int kWords>
struct FixedBits {
  std::array<Word, kWords> words{};

  static constexpr FixedBits Of(unsigned bit) {
    FixedBits bits;
    bits.Set(bit);
    return bits;
  }
  constexpr bool Test(unsigned bit) const { return (words[bit >> 6] >> (bit & 63)) & 1; }
  constexpr void Set(unsigned bit) { words[bit >> 6] |= Word{1} << (bit & 63); }
  constexpr void Clear(unsigned bit) { words[bit >> 6] &= ~(Word{1} << (bit & 63)); }
  constexpr void SetIf(unsigned bit, bool condition) { words[bit >> 6] |= Word{condition} << (bit & 63); }
  constexpr int Count() const {
    int count = 0;
    for (Word w : words) {
      // Most of many words are empty, and without a processor instruction a count is a function call.
      if (kWords == 1 || w != 0) count += std::popcount(w);
    }
    return count;
  }
  constexpr bool Any() const {
    Word any = 0;
    for (Word w : words) any |= w;
    return any != 0;
  }
  constexpr int First() const {  // needs Any()
    int w = 0;
    while (words[w] == 0) ++w;
    return w * 64 + std::countr_zero(words[w]);
  }
  template <typename Visit>
  constexpr void ForEach(Visit&& visit) const {
    ForEachBit(words.data(), kWords, visit);
  }
  constexpr FixedBits operator&(const FixedBits& o) const {
    FixedBits r;
    for (int i = 0; i < kWords; ++i) r.words[i] = words[i] & o.words[i];
    return r;
  }
  constexpr FixedBits operator|(const FixedBits& o) const {
    FixedBits r;
    for (int i = 0; i < kWords; ++i) r.words[i] = words[i] | o.words[i];
    return r;
  }
  constexpr FixedBits AndNot(const FixedBits& o) const {
    FixedBits r;
    for (int i = 0; i < kWords; ++i) r.words[i] = words[i] & ~o.words[i];
    return r;
  }
  constexpr FixedBits& operator|=(const FixedBits& o) { return *this = *this | o; }
  constexpr FixedBits& operator&=(const FixedBits& o) { return *this = *this & o; }
  friend constexpr bool operator==(const FixedBits& a, const FixedBits& b) {
    Word differ = 0;
    for (int i = 0; i < kWords; ++i) differ |= a.words[i] ^ b.words[i];
    return differ == 0;
  }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_BITSET_H_
