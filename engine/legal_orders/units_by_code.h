// The units that may stand in each province, by the low byte of their code in a position's block
// (PositionView::unit_codes): decoded, with what the tables find their rows by.
//
// Every province has room for as many codes as the one with the most coasts, a power of two, so that a unit is found by
// one look-up. Made once for a map; any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_UNITS_BY_CODE_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_UNITS_BY_CODE_H_

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

#include "legal_orders/reach_tables.h"
#include "map/map.h"

namespace entente {

// A unit on a board.
struct PlacedUnit {
  Unit unit;
  ProvinceIndex at;
  uint16_t number;  // ReachTables::NumberOf
};

class UnitsByCode {
 public:
  explicit UnitsByCode(const Map& map) {
    int most = 0;
    for (int p = 0; p < map.province_count(); ++p) most = std::max(most, map.CoastCount(static_cast<ProvinceIndex>(p)));
    shift_ = std::bit_width(static_cast<unsigned>(2 * most + 1));
    units_.resize(static_cast<size_t>(map.province_count()) << shift_);
    for (int p = 0; p < map.province_count(); ++p) {
      const auto at = static_cast<ProvinceIndex>(p);
      for (int coast = 0; coast <= map.CoastCount(at); ++coast) {
        const auto location = static_cast<LocationIndex>(coast == 0 ? p : map.FirstCoast(at) + coast - 1);
        for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
          units_[(size_t{at} << shift_) + static_cast<size_t>(coast << 1 | static_cast<int>(type))] = {
              {0, type, location}, at, static_cast<uint16_t>(ReachTables::NumberOf(map, type, location))};
        }
      }
    }
  }

  // The table by itself, which need not be looked up for each unit.
  class View {
   public:
    // Places the unit of a province; returns its number.
    size_t Place(size_t province, unsigned code, PlacedUnit* placed) const {
      const PlacedUnit& found = units_[(province << shift_) + (code & 0xff)];
      std::memcpy(placed, &found, sizeof found);  // in one piece
      placed->unit.power = static_cast<PowerIndex>((code >> 8) - 1);
      return found.number;
    }
    // From now on provinces are numbered from another one on.
    void Skip(size_t provinces) { units_ += provinces << shift_; }

   private:
    friend class UnitsByCode;
    View(const PlacedUnit* units, int shift) : units_(units), shift_(shift) {}
    const PlacedUnit* units_;
    int shift_;
  };
  View view() const { return {units_.data(), shift_}; }

 private:
  int shift_;
  std::vector<PlacedUnit> units_;  // by province and code
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_UNITS_BY_CODE_H_
