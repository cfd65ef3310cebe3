// Which of its ready-made supports a unit has on a board, as one word.
//
// They stand side by side (ready_orders.h), those for a unit in one place (unit_places.h) behind those for one in another.
// Of the places of a board with a unit those near the unit are picked (pext), and of these the bits of their supports
// follow from where they begin and end (pdep): no unit near is looked at.
//
// Made once for a map of two words a row and kMostPlaces places at most; any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_READY_SUPPORTS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_READY_SUPPORTS_H_

#include <vector>

#include "legal_orders/ready_orders.h"
#include "legal_orders/unit_places.h"

namespace entente {

class ReadySupports {
 public:
  static constexpr size_t kMostSupports = 63;  // bits of a word, but for one: nothing is shifted by 64
  static constexpr int kMostPlaceWords = 3;
  static constexpr size_t kMostPlaces = kMostPlaceWords * 64;

  // Its supports stand behind its hold and moves.
  struct alignas(64) OfUnit {
    uint32_t supports() const { return own + own_count; }

    Word near[kMostPlaceWords] = {};  // places
    Word begins = 0, ends = 0;        // the first support for each, and the last
    Word into[2] = {};                // ReachTables::Rows::supports
    uint32_t own = 0;                 // of ReadyOrders::orders(): the first of its hold and moves
    uint8_t own_count = 0;
    bool has_many_supports = false;  // more than kMostSupports; not all have bits
  };
  // A word of a row of provinces as places of units of one type: those in `from` have one, and their bits, side by side,
  // go on in each word where they ended in the one before, to the bits in `to`.
  struct Placing {
    Word from = 0, to[kMostPlaceWords] = {};
  };

  // Makes nothing for other maps, or where orders are not ready-made.
  ReadySupports(const Map& map, const ReachTables& reach, const ReadyOrders& ready);

  bool are_made() const { return !units_.empty(); }
  // By ReachTables::NumberOf.
  const OfUnit* units() const { return units_.data(); }
  // The bit of the first support of a unit for one in a place, or in one after it; by place, with one more at the end.
  const uint8_t* StartsOf(size_t number) const { return starts_.data() + number * row_; }

  // Of a row of the map's places; at least two.
  int place_words() const { return place_words_; }
  // By type and word; of provinces with coasts no fleets.
  const Placing& PlacingOf(UnitType type, int word) const {
    return placings_[static_cast<size_t>(type)][static_cast<size_t>(word)];
  }
  // Row of the provinces with coasts. The place of a fleet, wherever in one, and of an army: kMostPlaces if there is none.
  const Word* with_coasts() const { return with_coasts_; }
  size_t FleetPlace(LocationIndex location) const { return fleet_places_[location]; }
  size_t ArmyPlace(ProvinceIndex province) const { return army_places_[province]; }

 private:
  void FillPlaces(const Map& map, const UnitPlaces& places);

  int place_words_ = 2;
  Placing placings_[2][2];
  Word with_coasts_[2] = {};
  std::vector<uint8_t> fleet_places_, army_places_;  // by location
  size_t row_ = 0;                                   // of starts_
  std::vector<uint8_t> starts_;
  std::vector<OfUnit> units_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_READY_SUPPORTS_H_
