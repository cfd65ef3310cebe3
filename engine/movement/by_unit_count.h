// One of five tables made for boards of up to 64, 128, 256, 512 and 1,024 units.
#ifndef ENTENTE_ENGINE_MOVEMENT_BY_UNIT_COUNT_H_
#define ENTENTE_ENGINE_MOVEMENT_BY_UNIT_COUNT_H_

#include <memory>

#include "map/map.h"

namespace entente {

// `Table<kWords>` serves boards of up to 64 * kWords units. The one for 64 serves nearly every board; larger ones are made
// only for maps that can hold so many units.
template <template <int> class Table>
class ByUnitCount {
 public:
  explicit ByUnitCount(const Map& map) {
    const int provinces = map.province_count();
    if (provinces > 64) medium_ = std::make_unique<Table<2>>();
    if (provinces > 128) large_ = std::make_unique<Table<4>>();
    if (provinces > 256) huge_ = std::make_unique<Table<8>>();
    if (provinces > 512) largest_ = std::make_unique<Table<16>>();
  }

  // use(table), with the table for a board of so many units of the map.
  template <typename Use>
  auto For(int units, Use&& use) {
    if (units <= 64) return use(small_);
    if (units <= 128) return use(*medium_);
    if (units <= 256) return use(*large_);
    if (units <= 512) return use(*huge_);
    return use(*largest_);
  }

 private:
  Table<1> small_;
  std::unique_ptr<Table<2>> medium_;
  std::unique_ptr<Table<4>> large_;
  std::unique_ptr<Table<8>> huge_;
  std::unique_ptr<Table<16>> largest_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_BY_UNIT_COUNT_H_
