// The maps of the growth benchmarks: generated maps of 394 locations, large enough for patterns of 200 units, and of
// 1,002, for those of 500.
//   Immutable once made; any threads.
#ifndef ENTENTE_BENCH_GROWTH_MAP_H_
#define ENTENTE_BENCH_GROWTH_MAP_H_

#include <string>
#include <vector>

#include "map/map.h"

namespace entente::bench {

// The kind of map that a pattern needs.
enum class Ground : uint8_t {
  kGrid,  // seas and coasts in four rows, like an archipelago
  kHub,   // provinces in the middle of many
};

struct GroundSize {
  int columns;  // of the grid
  int hubs;
  int rim;       // provinces around the hubs
  int near_hub;  // the part of the rim beside each hub
};
inline constexpr GroundSize kSmallGround = {49, 1, 391, 200};
inline constexpr GroundSize kLargeGround = {125, 2, 998, 250};

// The grid has kRows x columns() cells, each a sea and a coast. A sea touches the four seas around it; a coast touches
// the four coasts around it, the seas of its own cell and of those to its left and right, and the sea below. Bridges
// let rings of some lengths close: see kBridges. Around the hubs lies the rim: inland provinces, each of which touches
// the next. The first `near_hub` of them touch the first hub, the next `near_hub` the second. Abbreviations, and so the
// numbers of provinces, are assigned at random.
class GrowthMap {
 public:
  static constexpr int kRows = 4;
  static constexpr int kPowers = 8;
  // The coast at (1, b - 1) touches the sea at (1, 0), so that rings of b cells in row 1 close.
  static constexpr int kBridges[] = {6, 12, 25, 49, 125};

  GrowthMap(Ground ground, const GroundSize& size);

  const MapRef& map() const { return map_; }
  const GroundSize& size() const { return size_; }
  int columns() const { return size_.columns; }
  int cells() const { return kRows * size_.columns; }
  bool has_hubs() const { return ground_ == Ground::kHub; }
  ProvinceIndex Sea(int row, int column) const { return place_[static_cast<size_t>(CellOf(row, column))]; }
  ProvinceIndex Coast(int row, int column) const { return place_[static_cast<size_t>(cells() + CellOf(row, column))]; }
  // The seas, one after the other along the rows in alternating direction; each touches the next. Coasts in the same
  // way.
  ProvinceIndex SeaAlong(int step) const { return place_[static_cast<size_t>(Along(step))]; }
  ProvinceIndex CoastAlong(int step) const { return place_[static_cast<size_t>(cells() + Along(step))]; }
  ProvinceIndex Hub(int hub) const { return place_[static_cast<size_t>(size_.rim + hub)]; }
  ProvinceIndex Rim(int number) const { return place_[static_cast<size_t>(number)]; }

 private:
  int CellOf(int row, int column) const { return row * columns() + column; }
  int Along(int step) const;

  Ground ground_;
  GroundSize size_;
  MapRef map_;
  std::vector<ProvinceIndex> place_;  // seas and coasts by cell, or the rim and the hubs
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_GROWTH_MAP_H_
