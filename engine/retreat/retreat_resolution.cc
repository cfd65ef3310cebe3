#include "retreat/retreat_resolution.h"

#include <algorithm>

namespace entente {

void ResolveRetreats(const Map& map, std::span<const Order> orders, std::span<OrderOutcome> outcomes) {
  constexpr uint16_t kNobody = 0xffff;
  uint16_t first[kMaxProvinces];  // the first order that retreats to each province
  std::fill_n(first, map.province_count(), kNobody);
  for (size_t i = 0; i < orders.size(); ++i) {
    outcomes[i] = {};
    if (orders[i].kind() != OrderKind::kRetreat) continue;
    uint16_t& other = first[map.ProvinceOf(orders[i].target())];
    if (other == kNobody) {
      other = static_cast<uint16_t>(i);
      continue;
    }
    outcomes[i] = {Reason::kBounced, map.ProvinceOf(orders[other].source()), kNoProvince};
    // The first of several names the second as its cause; so the result does not depend on the sequence beyond that, a
    // third does not change it.
    if (outcomes[other].reason == Reason::kNone) {
      outcomes[other] = {Reason::kBounced, map.ProvinceOf(orders[i].source()), kNoProvince};
    }
  }
}

}  // namespace entente
