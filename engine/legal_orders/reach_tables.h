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

  // Locations that a unit may move to directly.
  const Word* Moves(UnitType type, LocationIndex from) const { return Row(kMoves, type, from); }
  // Locations in the provinces that a unit may support into, whatever the coast.
  const Word* Supports(UnitType type, LocationIndex from) const { return Row(kSupports, type, from); }
  // Other provinces whose unit it may support, to hold or to move without a convoy.
  const Word* Near(UnitType type, LocationIndex from) const { return Row(kNear, type, from); }
  // Of a unit on its own: its hold and direct moves, less those that it could support.
  int CountOwn(UnitType type, LocationIndex from) const { return own_counts_[Index(type, from)]; }

 private:
  enum Kind : size_t { kMoves, kSupports, kNear, kKinds };  // rows of one place, side by side

  size_t Index(UnitType type, LocationIndex from) const {
    return static_cast<size_t>(type) * static_cast<size_t>(locations_) + from;
  }
  const Word* Row(Kind kind, UnitType type, LocationIndex from) const {
    return rows_.data() + (Index(type, from) * kKinds + kind) * static_cast<size_t>(words_);
  }
  Word* Row(Kind kind, UnitType type, LocationIndex from) {
    return rows_.data() + (Index(type, from) * kKinds + kind) * static_cast<size_t>(words_);
  }
  void FillMoves(const Graph& graph);
  void FillSupports(const Map& map, const Graph& graph);
  void FillNear(const Map& map, const Graph& graph);
  void FillCounts();

  int words_, locations_;
  std::vector<Word> rows_;           // by type, location and kind
  std::vector<int16_t> own_counts_;  // by type and location
};

// The convoys of one graph: Graph::Boarding and Graph::Landing the other way round.
class ShoreTables {
 public:
  ShoreTables(const Map& map, const Graph& graph);

  // Whether of two carriers that are linked each is linked to the other.
  bool links_are_mutual() const { return links_are_mutual_; }
  // Provinces where an army may board a carrier, and where it may land from one.
  const Word* Boarders(ProvinceIndex carrier) const { return boarders_.data() + size_t{carrier} * words_; }
  const Word* Shore(ProvinceIndex carrier) const { return shores_.data() + size_t{carrier} * words_; }

 private:
  size_t words_;
  bool links_are_mutual_ = true;
  std::vector<Word> boarders_, shores_;  // by carrier province
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_REACH_TABLES_H_
