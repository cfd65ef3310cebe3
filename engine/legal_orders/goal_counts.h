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
#include <type_traits>
#include <vector>

#include "legal_orders/reach_tables.h"

namespace entente {

class GoalCounts {
 public:
  static constexpr int kFewPlanes = 4;  // of most boards; they are not asked one by one whether they have bits

  // `words`: of a location row.
  explicit GoalCounts(int words) : words_(words), planes_(kMostPlanes * static_cast<size_t>(words)) {}

  template <int kWords>
  int words() const {
    return kWords == 0 ? words_ : kWords;
  }

  // Counts anew: at most 2 * kMaxProvinces + 1 rows, then Finish.
  template <int kWords>
  class Adder {
   public:
    explicit Adder(GoalCounts& counts) : counts_(counts) {
      std::fill_n(counts.planes_.data(), counts.used_ * words(), Word{0});
      counts.used_ = kFewPlanes;
    }
    // Each of the locations where a unit could go once more.
    void Add(const Word* row) {
      Row carry = {};
      for (int w = 0; w < words(); ++w) Words(carry)[w] = row[w];
      AddRow(carry);
    }
    // The same without some of them.
    void AddWithout(const Word* row, const Word* without) {
      Row carry = {};
      for (int w = 0; w < words(); ++w) Words(carry)[w] = row[w] & ~without[w];
      AddRow(carry);
    }
    void Finish() {
      for (int k = 0; k < kFewPlanes; ++k) {
        for (int w = 0; w < words(); ++w) counts_.Plane(k, words())[w] = Words(few_[k])[w];
      }
    }

   private:
    using Pair = Word __attribute__((vector_size(2 * sizeof(Word))));
    // Stays in registers.
    using Row = std::conditional_t<kWords == 2, Pair, RowOf<kWords>>;

    int words() const { return counts_.words<kWords>(); }
    static auto& Words(Row& row) {
      if constexpr (kWords == 2)
        return row;
      else
        return row.words;
    }
    void AddRow(Row carry) {
      for (int k = 0; k < kFewPlanes; ++k) {
        if constexpr (kWords == 2) {
          carry = AddTo(few_[k], carry);
        } else {
          for (int w = 0; w < words(); ++w) Words(carry)[w] = AddTo(Words(few_[k])[w], Words(carry)[w]);
        }
      }
      Word any = 0;
      for (int w = 0; w < words(); ++w) any |= Words(carry)[w];
      if (any == 0) return;
      for (int w = 0; w < words(); ++w) counts_.AddToMore(Words(carry)[w], w);
    }

    GoalCounts& counts_;
    Row few_[kFewPlanes] = {};
  };

  // What is asked for many rows: the first planes by value, so that no compiler looks them up again for each.
  template <int kWords>
  class Sums {
   public:
    explicit Sums(const GoalCounts& counts) : counts_(counts), has_more_(counts.used_ > kFewPlanes) {
      for (int k = 0; k < kFewPlanes; ++k) std::copy_n(counts.Plane(k, words()), words(), few_[k].words);
    }
    // The sum of the numbers of the locations in a row.
    size_t Of(const Word* places) const {
      size_t sum = 0;
      for (int k = 0; k < kFewPlanes; ++k) sum += BitsIn(few_[k].words, places, words()) << k;
      return has_more_ ? sum + counts_.SumOfMore(places, words()) : sum;
    }

   private:
    int words() const { return counts_.words<kWords>(); }

    const GoalCounts& counts_;
    const bool has_more_;
    RowOf<kWords> few_[kFewPlanes];
  };

 private:
  static constexpr int kMostPlanes = std::bit_width(2 * unsigned{kMaxProvinces} + 1);

  template <typename Bits>
  static Bits AddTo(Bits& plane, Bits carry) {
    const Bits both = plane & carry;
    plane ^= carry;
    return both;
  }
  void AddToMore(Word carry, int w) {
    for (int k = kFewPlanes; carry != 0; ++k) {
      carry = AddTo(Plane(k, words_)[w], carry);
      used_ = std::max(used_, k + 1);
    }
  }
  Word* Plane(int k, int words) { return planes_.data() + k * words; }
  const Word* Plane(int k, int words) const { return planes_.data() + k * words; }
  static size_t BitsIn(const Word* plane, const Word* places, int words) {
    size_t bits = 0;
    for (int w = 0; w < words; ++w) bits += static_cast<size_t>(std::popcount(plane[w] & places[w]));
    return bits;
  }
  size_t SumOfMore(const Word* places, int words) const {
    size_t sum = 0;
    for (int k = kFewPlanes; k < used_; ++k) sum += BitsIn(Plane(k, words), places, words) << k;
    return sum;
  }

  const int words_;
  int used_ = kFewPlanes;  // planes that may have bits
  std::vector<Word> planes_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_GOAL_COUNTS_H_
