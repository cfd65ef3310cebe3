// The units that may stand in each province, by the low byte of their code in a
// position's block (PositionView::unit_codes): decoded, with what the tables
// find their rows by.
//
// Made once for a map; any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_UNITS_BY_CODE_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_UNITS_BY_CODE_H_

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
    for (int p = 0; p < map.province_count(); ++p) {
      const auto at = static_cast<ProvinceIndex>(p);
      firsts_.push_back(static_cast<uint32_t>(units_.size()));
      for (int coast = 0; coast <= map.CoastCount(at); ++coast) {
        const auto location = static_cast<LocationIndex>(coast == 0 ? p : map.FirstCoast(at) + coast - 1);
        for (const UnitType type : {UnitType::kArmy, UnitType::kFleet})
          units_.push_back(
              {{0, type, location}, at, static_cast<uint16_t>(ReachTables::NumberOf(map, type, location))});
      }
    }
  }

  // The table by itself, which need not be looked up for each unit.
  class View {
   public:
    void Place(ProvinceIndex province, uint16_t code, PlacedUnit& placed) const {
      std::memcpy(&placed, units_ + firsts_[province] + (code & 0xff), sizeof placed);  // in one piece
      placed.unit.power = static_cast<PowerIndex>((code >> 8) - 1);
    }

   private:
    friend class UnitsByCode;
    View(const uint32_t* firsts, const PlacedUnit* units) : firsts_(firsts), units_(units) {}
    const uint32_t* firsts_;
    const PlacedUnit* units_;
  };
  View view() const { return {firsts_.data(), units_.data()}; }

 private:
  std::vector<uint32_t> firsts_;  // by province
  std::vector<PlacedUnit> units_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_UNITS_BY_CODE_H_
