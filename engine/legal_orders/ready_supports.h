// Which of its ready-made supports a unit has on a board, as one word.
//
// They stand side by side (ready_orders.h), those for a unit in one province behind those for one in another. Of the armies
// and fleets on the board those near the unit are picked (pext), and of these the bits of their supports follow from where
// they begin and end (pdep): no unit near is looked at.
//
// Made once for a map of two words a row; any threads.
#ifndef ENTENTE_ENGINE_LEGAL_ORDERS_READY_SUPPORTS_H_
#define ENTENTE_ENGINE_LEGAL_ORDERS_READY_SUPPORTS_H_

#include <vector>

#include "legal_orders/ready_orders.h"

namespace entente {

class ReadySupports {
 public:
  static constexpr size_t kMostSupports = 63;  // bits of a word, but for one: nothing is shifted by 64

  // Units of one kind near another, and its supports for them.
  //   kWords: of a row of provinces; or one word of coasts, from Map::province_count() on.
  template <int kWords>
  struct Near {
    Word at[kWords] = {};       // where they may stand
    Word begins = 0, ends = 0;  // the first support for each, and the last
  };
  struct alignas(64) OfUnit {
    Near<2> armies, fleets;
    Near<1> on_coasts;
    Word into[2] = {};      // ReachTables::Rows::supports
    uint32_t own = 0;       // of ReadyOrders::orders(): the first of its hold and moves
    uint32_t supports = 0;  // and of its supports
    uint8_t own_count = 0;
    bool has_many_supports = false;  // more than kMostSupports; not all have bits
  };

  // Makes nothing for other maps, or where orders are not ready-made.
  ReadySupports(const Map& map, const ReachTables& reach, const ReadyOrders& ready);

  bool are_made() const { return !units_.empty(); }
  // By ReachTables::NumberOf.
  const OfUnit* units() const { return units_.data(); }
  // Row of the provinces whose fleets may stand on coasts.
  const Word* with_coasts() const { return with_coasts_; }

 private:
  Word with_coasts_[2] = {};
  std::vector<OfUnit> units_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_LEGAL_ORDERS_READY_SUPPORTS_H_
