#include "retreat/retreat_resolution.h"

#include <algorithm>

namespace entente {

namespace {

// Who retreats to a province, as far as it matters: the two lowest origins. kNoProvince is above every province.
struct Claims {
  ProvinceIndex lowest;
  ProvinceIndex second;

  void Add(ProvinceIndex origin) {
    second = std::min(second, std::max(lowest, origin));
    lowest = std::min(lowest, origin);
  }
  // A rival of the unit from `origin`: the same one in whatever sequence the claims were added.
  ProvinceIndex RivalOf(ProvinceIndex origin) const { return origin == lowest ? second : lowest; }
};

}  // namespace

void ResolveRetreats(const Map& map, std::span<const Order> orders, std::span<OrderOutcome> outcomes) {
  Claims claims[kMaxProvinces];
  std::fill_n(claims, map.province_count(), Claims{kNoProvince, kNoProvince});
  for (const Order order : orders) {
    if (order.kind() == OrderKind::kRetreat) {
      claims[map.ProvinceOf(order.target())].Add(map.ProvinceOf(order.source()));
    }
  }
  for (size_t i = 0; i < orders.size(); ++i) {
    outcomes[i] = {};
    if (orders[i].kind() != OrderKind::kRetreat) continue;
    const ProvinceIndex rival = claims[map.ProvinceOf(orders[i].target())].RivalOf(map.ProvinceOf(orders[i].source()));
    if (rival != kNoProvince) outcomes[i] = {Reason::kBounced, rival, kNoProvince};
  }
}

}  // namespace entente
