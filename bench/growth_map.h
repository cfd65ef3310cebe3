// The ground of the growth benchmarks: a generated map of 394 locations, large enough for patterns of 200 units.
//   Immutable once made; any threads.
#ifndef ENTENTE_BENCH_GROWTH_MAP_H_
#define ENTENTE_BENCH_GROWTH_MAP_H_

#include <string>
#include <vector>

#include "map/map.h"

namespace entente::bench {

// How a pattern wants the map.
enum class Ground : uint8_t {
  kGrid,  // seas and coasts in four rows, like an archipelago
  kHub,   // one province in the middle of 200
};

// The grid has kRows x kColumns cells, each a sea and a coast. A sea touches the four seas around it; a coast touches
// the four coasts around it, the seas of its own cell and of those to its left and right, and the sea below. Bridges
// let a pattern of some length close: see kBridges. Around the hub lie kRim inland provinces, each of which touches the
// next; the first kNearHub touch the hub. Numbers follow no pattern: the abbreviations are dealt at random.
class GrowthMap {
 public:
  static constexpr int kRows = 4;
  static constexpr int kColumns = 49;
  static constexpr int kCells = kRows * kColumns;
  static constexpr int kRim = 391;
  static constexpr int kNearHub = 200;
  static constexpr int kPowers = 8;
  // The coast at (1, b - 1) touches the sea at (1, 0), so that rings of b cells in row 1 close.
  static constexpr int kBridges[] = {6, 12, 25, 49};

  explicit GrowthMap(Ground ground);

  const MapRef& map() const { return map_; }
  ProvinceIndex Sea(int row, int column) const { return place_[CellOf(row, column)]; }
  ProvinceIndex Coast(int row, int column) const { return place_[kCells + CellOf(row, column)]; }
  // Seas one after the other along the rows, to and fro; every one touches the next. The coasts in the same way.
  ProvinceIndex SeaAlong(int step) const { return place_[Along(step)]; }
  ProvinceIndex CoastAlong(int step) const { return place_[kCells + Along(step)]; }
  ProvinceIndex Hub() const { return place_.back(); }
  ProvinceIndex Rim(int number) const { return place_[number]; }

 private:
  static int CellOf(int row, int column) { return row * kColumns + column; }
  static int Along(int step);

  MapRef map_;
  std::vector<ProvinceIndex> place_;  // seas and coasts by cell, or the rim and the hub
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_GROWTH_MAP_H_
