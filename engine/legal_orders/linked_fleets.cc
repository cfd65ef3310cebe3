#include "legal_orders/linked_fleets.h"

#include <algorithm>

namespace entente {

// kWords: how many words sets of landings have.
template <int kWords>
class LinkedFleets::Walk {
 public:
  using Landings = FixedBits<kWords>;

  explicit Walk(LinkedFleets& fleets) : fleets_(fleets) {}

  // Walks the chain that ends with `last` and all longer ones. `open`: fleets that may come later; `passed`: where one could
  // land before the last one. Returns where they lead. No fleet comes twice, which bounds the depth.
  Landings Extend(int last, Word open, const Landings& passed) {
    ++steps_;
    const Landings shore = SetOf(fleets_.shores_, last), on = passed | shore;
    Landings found = shore.AndNot(passed);
    const Word links = fleets_.leads_to_[last], later = open & ~links;
    for (Word rest = open & links; rest != 0; rest &= rest - 1) found |= Extend(std::countr_zero(rest), later, on);
    for (int w = 0; w < kWords; ++w) fleets_.needed_[last * kWords + w] |= found.words[size_t(w)];
    return found;
  }
  int steps() const { return steps_; }

 private:
  static Landings SetOf(const Word* sets, int fleet) {
    Landings set;
    std::copy_n(sets + fleet * kWords, kWords, set.words.data());
    return set;
  }

  LinkedFleets& fleets_;
  int steps_ = 0;
};

LinkedFleets::LinkedFleets(const Graph& graph, const ShoreTables& tables, const Word* fleets, int words)
    : graph_(graph), fleets_(fleets), words_(words) {
  uint16_t number[kMaxProvinces], landing_number[kMaxProvinces];
  RowOf<> shore;
  ForEachBit(fleets, words, [&](int f) {
    number[f] = static_cast<uint16_t>(count_++);
    for (int w = 0; w < words; ++w) shore.words[w] |= tables.Shore(static_cast<ProvinceIndex>(f))[w];
  });
  ForEachBit(shore.words, words, [&](int p) {
    landing_number[p] = static_cast<uint16_t>(landing_count_);
    landings_[landing_count_++] = static_cast<ProvinceIndex>(p);
  });
  // 1, 2, 4 or all of the largest map.
  landing_words_ = WordsFor(landing_count_) <= 2 ? std::max(WordsFor(landing_count_), 1)
                   : landing_count_ <= 256       ? 4
                                                 : 16;
  std::fill_n(shores_, count_ * landing_words_, Word{0});
  int at = 0;
  ForEachBit(fleets, words, [&](int f) {
    leads_to_[at] = 0;
    for (const ProvinceIndex next : graph.CarriersBeside(static_cast<ProvinceIndex>(f))) {
      if (TestBit(fleets, next)) leads_to_[at] |= Word{1} << number[next];
    }
    Word* const set = shores_ + at * landing_words_;
    ForEachBit(tables.Shore(static_cast<ProvinceIndex>(f)), words, [&](int p) { SetBit(set, landing_number[p]); });
    ++at;
  });
}

int LinkedFleets::Find(ProvinceIndex army) {
  army_ = army;
  std::fill_n(needed_, count_ * landing_words_, Word{0});
  Word boarding = 0, bit = 1;
  ForEachBit(fleets_, words_, [&](int f) {
    if (TestBit(graph_.Boarding(army), size_t(f))) boarding |= bit;
    bit <<= 1;
  });
  const auto walk = [&](auto&& walk_by) {
    for (Word rest = boarding; rest != 0; rest &= rest - 1)
      walk_by.Extend(std::countr_zero(rest), All() & ~boarding, {});
    return walk_by.steps();
  };
  switch (landing_words_) {
    case 1:
      return walk(Walk<1>(*this));
    case 2:
      return walk(Walk<2>(*this));
    case 4:
      return walk(Walk<4>(*this));
    default:
      return walk(Walk<16>(*this));
  }
}

void LinkedFleets::FillNeeded(int number, Word* row) const {
  std::fill_n(row, words_, Word{0});
  ForEachBit(needed_ + number * landing_words_, landing_words_, [&](int p) { SetBit(row, landings_[p]); });
  ClearBit(row, army_);
}

}  // namespace entente
