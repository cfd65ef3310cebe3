#include "retreat/retreat_resolution.h"

#include <algorithm>

namespace entente {

namespace {

// The two lowest origins of the strongest retreats to a province (any of its coasts: 6.H.16). kNoProvince is
// above every province.
struct Claims {
  ProvinceIndex lowest, second;
  PassageStrength strength;

  void Begin() { *this = {kNoProvince, kNoProvince, PassageStrength::kNone}; }
  void Add(ProvinceIndex origin, PassageStrength arrives) {
    if (arrives > strength) return;
    if (arrives < strength) *this = {kNoProvince, kNoProvince, arrives};
    second = std::min(second, std::max(lowest, origin));
    lowest = std::min(lowest, origin);
  }
  // A unit that keeps the one from `origin` out: independent of the sequence in which claims were added.
  ProvinceIndex RivalOf(ProvinceIndex origin) const { return origin == lowest ? second : lowest; }
};

}  // namespace

void ResolveRetreats(const PositionView& position, std::span<const Order> orders, std::span<OrderOutcome> outcomes) {
  const Map& map = position.map();
  const Graph& graph = position.graph();
  Claims claims[kMaxProvinces];  // of the provinces that units retreat to
  for (const Order order : orders) {
    if (order.kind() == OrderKind::kRetreat) claims[map.ProvinceOf(order.target())].Begin();
  }
  // Retreats have no supports and no other units in the way (6.H.1, 6.H.14): only retreats meet.
  for (const Order order : orders) {
    if (order.kind() == OrderKind::kRetreat) {
      const ProvinceIndex to = map.ProvinceOf(order.target());
      claims[to].Add(map.ProvinceOf(order.source()), graph.StrengthOf(order.source(), to));
    }
  }
  for (size_t i = 0; i < orders.size(); ++i) {
    outcomes[i] = {};
    if (orders[i].kind() != OrderKind::kRetreat) continue;
    // Two or more are all destroyed (6.H.7, 6.H.8).
    const ProvinceIndex rival = claims[map.ProvinceOf(orders[i].target())].RivalOf(map.ProvinceOf(orders[i].source()));
    if (rival != kNoProvince) outcomes[i] = {Reason::kBounced, rival, kNoProvince};
  }
}

}  // namespace entente
