// Rows of what each unit could do if it were alone on the board: where it may move, into which provinces it may
// support, and which units it may support. Made once for a stage of a map. Passages that are open only under a
// condition count as open (passage.h).
//
// The rows of the graph have provinces; these have locations, because lists of orders name coasts. Any threads.
//   Shapes: every row has as many words as a location row of the map, rows of provinces included.
#ifndef ENTENTE_ENGINE_BOARD_REACH_H_
#define ENTENTE_ENGINE_BOARD_REACH_H_

#include <span>
#include <vector>

#include "map/map.h"

namespace entente {

// A row by value. kWords: number of words of a row; 0: as many as the widest map has.
template <int kWords = 0>
struct RowOf {
  Word words[kWords == 0 ? WordsFor(kMaxLocations) : kWords] = {};
};

class Reach {
 public:
  Reach(const Map& map, const Graph& graph);

  // The number of a unit, an index of rows and lists. Any unit has one, even if it may not stand there.
  size_t NumberOf(UnitType type, LocationIndex from) const {
    return static_cast<size_t>(type) * static_cast<size_t>(locations_) + from;
  }

  // The rows of one unit.
  class Rows {
   public:
    // Locations that the unit may move to without a convoy.
    const Word* moves() const { return first_; }
    // Locations in the provinces that the unit may support into, with every coast.
    const Word* supports() const { return first_ + words_; }
    // Other provinces whose army, or whose fleet (on any coast), the unit may support, either to hold or to move
    // without a convoy.
    const Word* near_armies() const { return first_ + 2 * words_; }
    const Word* near_fleets() const { return first_ + 3 * words_; }

   private:
    friend class Reach;
    Rows(const Word* first, size_t words) : first_(first), words_(words) {}
    const Word* first_;
    size_t words_;
  };
  // kWords: number of words of a row; 0: as the map says.
  template <int kWords = 0>
  Rows RowsOf(size_t number) const {
    const size_t words = kWords == 0 ? static_cast<size_t>(words_) : kWords;
    return {rows_.data() + number * kKinds * words, words};
  }
  template <int kWords = 0>
  const Word* Moves(UnitType type, LocationIndex from) const {
    return RowsOf<kWords>(NumberOf(type, from)).moves();
  }
  const Word* SupportsOf(UnitType type, LocationIndex from) const { return RowsOf(NumberOf(type, from)).supports(); }

  // The rows moves() and supports() of a unit as lists, for sums over their locations. Each list is filled up with
  // map.location_count() to a multiple of kAtOnce, so that the processor seldom mispredicts the end of a loop over it.
  static constexpr size_t kAtOnce = 4;
  std::span<const LocationIndex> MoveList(size_t number) const { return move_lists_.Of(number); }
  std::span<const LocationIndex> SupportList(size_t number) const { return support_lists_.Of(number); }

 private:
  // Lists, by number of a unit, one after the other.
  class Lists {
   public:
    void Add(const Word* row, int words, int filler);
    std::span<const LocationIndex> Of(size_t number) const {
      return std::span(locations_).subspan(starts_[number], starts_[number + 1] - starts_[number]);
    }

   private:
    std::vector<size_t> starts_ = {0};
    std::vector<LocationIndex> locations_;
  };
  enum Kind : size_t { kMoves, kSupports, kNearArmies, kNearFleets, kKinds };  // in the sequence of Rows

  Word* Row(Kind kind, UnitType type, LocationIndex from) {
    return rows_.data() + (NumberOf(type, from) * kKinds + kind) * static_cast<size_t>(words_);
  }
  void FillMoves(const Graph& graph);
  void FillSupports(const Map& map, const Graph& graph);
  void FillNear(const Map& map, const Graph& graph);

  int words_, locations_;
  std::vector<Word> rows_;  // by number and kind
  Lists move_lists_, support_lists_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_REACH_H_
