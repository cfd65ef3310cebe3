// Lists the moves into each province, so that a question about one province need not go through all moves.
//   Built once per phase in one pass over the moves; nothing allocates. One thread.
#ifndef ENTENTE_ENGINE_MOVEMENT_MOVERS_INTO_H_
#define ENTENTE_ENGINE_MOVEMENT_MOVERS_INTO_H_

#include "movement/order_graph.h"

namespace entente {

template <int kWords>
class MoversInto {
 public:
  void Build(const OrderGraph<kWords>& orders) {
    std::memset(first_, 0xff, sizeof(UnitIndex) * static_cast<size_t>(orders.map->province_count()));
    for (int w = kWords - 1; w >= 0; --w) {
      for (Word rest = orders.movers.words[static_cast<size_t>(w)]; rest != 0;) {
        const int bit = 63 - std::countl_zero(rest), m = w * 64 + bit;
        rest ^= Word{1} << bit;
        next_[m] = first_[orders.into[m]];
        first_[orders.into[m]] = static_cast<UnitIndex>(m);
      }
    }
  }

  bool Any(ProvinceIndex province) const { return first_[province] != kNoUnit; }
  // Whether exactly one move goes into the province. There must be at least one.
  bool IsOne(ProvinceIndex province) const { return next_[first_[province]] == kNoUnit; }
  UnitIndex First(ProvinceIndex province) const { return first_[province]; }
  // The next move into the same province; kNoUnit after the last one.
  UnitIndex Next(UnitIndex m) const { return next_[m]; }
  // Calls visit(m) for each move into the province, ascending.
  template <typename Visit>
  void ForEach(ProvinceIndex province, Visit&& visit) const {
    for (UnitIndex m = first_[province]; m != kNoUnit; m = next_[m]) visit(m);
  }

 private:
  UnitIndex first_[kMaxProvinces];
  UnitIndex next_[OrderGraph<kWords>::kUnits];  // set only for movers
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_MOVERS_INTO_H_
