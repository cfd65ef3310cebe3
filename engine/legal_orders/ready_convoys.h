// What the fleets of a few carriers that hang together could do for the armies that could board one of them, made once: for
// which landings each is needed, and how many orders it has more because it could carry.
//
// The latter are its convoys, less the supports of convoyed moves that need it (6.D.31). These numbers stand in planes, as
// those of GoalCounts do: bit p of plane k is bit k of the number for an army in province p. They are true where no fleet
// outside the set could carry one of the armies to where the fleet could support it.
//
// Under rules by which no convoy leads back to where it began. Of fleets at sea: with one that convoys on a coast they are no
// set that has a number. Made once for a graph; any threads.
//   Shapes: rows are provinces, in words of a location row; kWords: how many; 0: as the map says.
//   Size:   89 kB for standard, with its 123 sets; 270 kB for youngstown, the largest shipped map.
//   Source: DATC 4.E.1, cases 6.D.31, 6.D.32, 6.G.19.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_READY_CONVOYS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_READY_CONVOYS_H_

#include <bit>
#include <cstdint>
#include <vector>

#include "legal_orders/carrier_sets.h"
#include "legal_orders/reach_tables.h"
#include "map/map.h"

namespace entente {

class ReadyConvoys {
 public:
  // Nothing is ready-made.
  explicit ReadyConvoys(const Map& map);
  // `shores`: of `graph`.
  ReadyConvoys(const Map& map, const Graph& graph, const ShoreTables& shores, const ReachTables& reach);

  const CarrierSets& sets() const { return sets_; }
  // Whether there is something of a set; there is not of kNoSet.
  bool Has(uint16_t set) const { return of_set_[set].counts != kNoRow; }
  // How many orders fleet `number` of such a set, in the sequence of provinces, has more for the armies in a row.
  template <int kWords>
  size_t Count(uint16_t set, int number, const Word* armies) const {
    const int words = Words<kWords>();
    const Word* plane = Row<kWords>(of_set_[set].counts + static_cast<size_t>(number * kPlanes));
    size_t sum = 0;
    for (int k = 0; k < kPlanes; ++k, plane += words) {
      size_t bits = 0;
      for (int w = 0; w < words; ++w) bits += static_cast<size_t>(std::popcount(plane[w] & armies[w]));
      sum += bits << k;
    }
    return sum;
  }
  // Where fleet `number` is needed on some route of an army that could board one of them.
  template <int kWords>
  const Word* Needed(uint16_t set, int number, ProvinceIndex army) const {
    const OfSet& of_set = of_set_[set];
    const Word* const boarders = Row<kWords>(of_set.boarders);
    const int word = army / 64;
    int before = 0;
    for (int w = 0; w < word; ++w) before += std::popcount(boarders[w]);
    before += std::popcount(boarders[word] & ((Word{1} << (army % 64)) - 1));
    return Row<kWords>(of_set.boarders + 1 + static_cast<size_t>(number * of_set.boarder_count + before));
  }

 private:
  static constexpr int kPlanes = 5;
  static constexpr uint32_t kNoRow = UINT32_MAX;

  struct OfSet {
    uint32_t counts = kNoRow;  // the first row of the planes of the first fleet, which those of the others follow
    uint32_t boarders = 0;     // the row of who could board; behind it, by fleet and army, the rows of landings
    int boarder_count = 0;
  };

  template <int kWords>
  int Words() const {
    return kWords == 0 ? static_cast<int>(words_) : kWords;
  }
  template <int kWords>
  const Word* Row(size_t index) const {
    return rows_.data() + index * static_cast<size_t>(Words<kWords>());
  }
  template <int kWords>
  void Fill(const Map& map, const Graph& graph, const ShoreTables& shores, const ReachTables& reach);
  size_t AddRows(size_t count);
  Word* RowAt(size_t index) { return rows_.data() + index * words_; }

  size_t words_;
  CarrierSets sets_;
  std::vector<OfSet> of_set_;
  std::vector<Word> rows_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_READY_CONVOYS_H_
