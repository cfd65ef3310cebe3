// What the lists look up that a graph does not have as such: whose unit a unit may support, and which provinces lie round
// a carrier. Made once for a graph; any threads.
//   Shapes: every row has as many words as a location row of the map, also those of provinces.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_REACH_TABLES_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_REACH_TABLES_H_

#include <vector>

#include "map/map.h"

namespace entente {

// A row by value. kWords: how many words rows have; 0: as many as the widest map has.
template <int kWords = 0>
struct RowOf {
  Word words[kWords == 0 ? WordsFor(kMaxLocations) : kWords] = {};
};

class ReachTables {
 public:
  ReachTables(const Map& map, const Graph& graph);

  // The number of a unit by which its rows are found, whether or not it may stand there.
  static size_t NumberOf(const Map& map, UnitType type, LocationIndex from) {
    return static_cast<size_t>(type) * static_cast<size_t>(map.location_count()) + from;
  }
  size_t NumberOf(UnitType type, LocationIndex from) const {
    return static_cast<size_t>(type) * static_cast<size_t>(locations_) + from;
  }

  // The rows of one unit.
  class Rows {
   public:
    // Locations that it may move to directly.
    const Word* moves() const { return first_; }
    // Locations in the provinces that it may support into, whatever the coast.
    const Word* supports() const { return first_ + words_; }
    // Other provinces whose army, or whose fleet on one of the coasts, it may support, to hold or to move without a
    // convoy.
    const Word* near_armies() const { return first_ + 2 * words_; }
    const Word* near_fleets() const { return first_ + 3 * words_; }

   private:
    friend class ReachTables;
    Rows(const Word* first, size_t words) : first_(first), words_(words) {}
    const Word* first_;
    size_t words_;
  };
  // kWords: how many words they have; 0: as the map says.
  template <int kWords = 0>
  Rows RowsOf(size_t number) const {
    const size_t words = kWords == 0 ? static_cast<size_t>(words_) : kWords;
    return {rows_.data() + number * kKinds * words, words};
  }
  template <int kWords = 0>
  const Word* Moves(UnitType type, LocationIndex from) const {
    return RowsOf<kWords>(NumberOf(type, from)).moves();
  }
  const Word* Supports(UnitType type, LocationIndex from) const { return RowsOf(NumberOf(type, from)).supports(); }
  // The provinces in supports(), ascending, in memory of kMostInList bytes.
  static constexpr int kMostInList = 16;
  const uint8_t* SupportList(size_t number) const { return support_lists_.data() + number * kMostInList; }
  // Whether there are such lists: every unit may support into so few provinces, and their numbers are bytes.
  bool has_support_lists() const { return !support_lists_.empty(); }
  // Of a unit on its own: its hold and direct moves, less those that it could support.
  int CountOwn(size_t number) const { return own_counts_[number]; }

 private:
  enum Kind : size_t { kMoves, kSupports, kNearArmies, kNearFleets, kKinds };  // as Rows has them

  Word* Row(Kind kind, UnitType type, LocationIndex from) {
    return rows_.data() + (NumberOf(type, from) * kKinds + kind) * static_cast<size_t>(words_);
  }
  void FillMoves(const Graph& graph);
  void FillSupports(const Map& map, const Graph& graph);
  void FillNear(const Map& map, const Graph& graph);
  void FillCounts();
  void FillLists(const Map& map);

  int words_, locations_;
  std::vector<Word> rows_;           // by number and kind
  std::vector<int16_t> own_counts_;  // by number
  std::vector<uint8_t> support_lists_;
};

// The convoys of one graph: Graph::Boarding and Graph::Landing the other way round.
class ShoreTables {
 public:
  ShoreTables(const Map& map, const Graph& graph);

  // Whether of two carriers that are linked each is linked to the other.
  bool links_are_mutual() const { return links_are_mutual_; }
  // Provinces where an army may board a carrier, and where it may land from one.
  //   kWords: how many words rows have; 0: as the map says.
  template <int kWords = 0>
  const Word* Boarders(ProvinceIndex carrier) const {
    return boarders_.data() + size_t{carrier} * (kWords == 0 ? words_ : kWords);
  }
  template <int kWords = 0>
  const Word* Shore(ProvinceIndex carrier) const {
    return shores_.data() + size_t{carrier} * (kWords == 0 ? words_ : kWords);
  }

 private:
  size_t words_;
  bool links_are_mutual_ = true;
  std::vector<Word> boarders_, shores_;  // by carrier province
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_REACH_TABLES_H_
