// Holds a table in three sizes, for boards of up to 64, 256 and 1,024 units, and picks the one that fits.
#ifndef ENTENTE_ENGINE_MOVEMENT_BY_UNIT_COUNT_H_
#define ENTENTE_ENGINE_MOVEMENT_BY_UNIT_COUNT_H_

#include <algorithm>
#include <memory>

#include "map/map.h"

// The most units of a board. The core module of WebAssembly, whose one map has room for 75, has one table, for 128.
#if !defined(ENTENTE_MOST_UNITS)
#define ENTENTE_MOST_UNITS 1024
#endif

namespace entente {

// `Table<kWords>` serves boards of up to 64 * kWords units. The table for 64 units serves nearly every board; the
// larger tables exist only for maps that can hold so many units.
template <template <int> class Table>
class ByUnitCount {
 public:
  // `least_units`: a board with fewer units uses the table for so many. Only tests set it.
  explicit ByUnitCount(const Map& map, int least_units = 0) : least_units_(least_units) {
    const int provinces = std::max(map.province_count(), least_units);
    if constexpr (kHasSizes) {
      if (provinces > 64) large_ = std::make_unique<Table<4>>();
      if (provinces > 256) largest_ = std::make_unique<Table<16>>();
    }
  }

  // Calls use(table) with the table for a board of so many units.
  template <typename Use>
  auto For(int units, Use&& use) {
    if constexpr (kHasSizes) {
      units = std::max(units, least_units_);
      if (units > 256) return use(*largest_);
      if (units > 64) return use(*large_);
    }
    return use(small_);
  }

 private:
  static constexpr bool kHasSizes = ENTENTE_MOST_UNITS > 128;

  int least_units_;
  Table<kHasSizes ? 1 : 2> small_;
  std::unique_ptr<Table<4>> large_;
  std::unique_ptr<Table<16>> largest_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_BY_UNIT_COUNT_H_
