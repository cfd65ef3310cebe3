// How many units of a board could go to each location: the supports that one of them could give are then counted by
// adding up numbers, and not unit by unit.
//
// The numbers stand in planes: bit b of row k of the planes is bit k of the number of location b. To add a unit is one
// carry through the planes, to add up the numbers of some locations one population count a plane. Room is made once for
// a map; one thread per object.
//   Shapes: rows are location rows; kWords: how many words they have; 0: as the map says.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_GOAL_COUNTS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_GOAL_COUNTS_H_

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>
#include <vector>

#include "legal_orders/reach_tables.h"

namespace entente {

class GoalCounts {
 public:
  // `words`: of a location row.
  explicit GoalCounts(int words) : words_(words), planes_(kMostPlanes * static_cast<size_t>(words)) {}

  // Of at most kMaxProvinces + 1 units: for each the row of where it could go.
  template <int kWords>
  void Set(std::span<const Word* const> goals) {
    const int words = kWords == 0 ? words_ : kWords;
    std::fill_n(planes_.data(), used_ * words_, Word{0});
    used_ = kFewPlanes;
    if constexpr (kWords == 2) return SetPairs(goals);
    RowOf<kWords> few[kFewPlanes];  // so that they stay in registers
    for (const Word* const row : goals) {
      RowOf<kWords> carry;
      Word any = 0;
      for (int w = 0; w < words; ++w) carry.words[w] = row[w];
      for (int k = 0; k < kFewPlanes; ++k) {
        for (int w = 0; w < words; ++w) carry.words[w] = AddTo(few[k].words[w], carry.words[w]);
      }
      for (int w = 0; w < words; ++w) any |= carry.words[w];
      if (any != 0) AddToMore(carry.words, words);
    }
    for (int k = 0; k < kFewPlanes; ++k) std::copy_n(few[k].words, words, Plane(k, words));
  }
  // The sum of the numbers of the locations in a row.
  template <int kWords>
  size_t SumOf(const Word* places) const {
    const int words = kWords == 0 ? words_ : kWords;
    size_t sum = 0;
    for (int k = 0; k < kFewPlanes; ++k) sum += BitsOf(k, places, words) << k;
    for (int k = kFewPlanes; k < used_; ++k) sum += BitsOf(k, places, words) << k;
    return sum;
  }

 private:
  using Pair = Word __attribute__((vector_size(2 * sizeof(Word))));  // a row of two words
  static constexpr int kMostPlanes = std::bit_width(unsigned{kMaxProvinces} + 1);
  static constexpr int kFewPlanes = 4;  // of most boards; they are not asked one by one whether they have bits

  template <typename Bits>
  static Bits AddTo(Bits& plane, Bits carry) {
    const Bits both = plane & carry;
    plane ^= carry;
    return both;
  }
  void SetPairs(std::span<const Word* const> goals) {
    Pair few[kFewPlanes] = {};
    for (const Word* const row : goals) {
      Pair carry;
      std::memcpy(&carry, row, sizeof carry);
      for (int k = 0; k < kFewPlanes; ++k) carry = AddTo(few[k], carry);
      if ((carry[0] | carry[1]) == 0) continue;
      Word rest[2] = {carry[0], carry[1]};
      AddToMore(rest, 2);
    }
    std::memcpy(planes_.data(), few, sizeof few);
  }
  void AddToMore(Word* carry, int words) {
    for (int w = 0; w < words; ++w) {
      for (int k = kFewPlanes; carry[w] != 0; ++k) {
        carry[w] = AddTo(Plane(k, words)[w], carry[w]);
        used_ = std::max(used_, k + 1);
      }
    }
  }
  Word* Plane(int k, int words) { return planes_.data() + k * words; }
  size_t BitsOf(int plane, const Word* places, int words) const {
    const Word* const numbers = planes_.data() + plane * words;
    size_t bits = 0;
    for (int w = 0; w < words; ++w) bits += static_cast<size_t>(std::popcount(numbers[w] & places[w]));
    return bits;
  }

  const int words_;
  int used_ = kFewPlanes;  // planes that may have bits
  std::vector<Word> planes_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_GOAL_COUNTS_H_
