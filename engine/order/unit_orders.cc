#include "order/unit_orders.h"

namespace entente {

// If one of the orders for a unit contradicts the first, none of them stands.
void UnitOrders::SpreadDuplicates(std::span<OrderResult> results) const {
  for (OrderResult& result : results) {
    if (result.why != Illegality::kNone) continue;
    const uint32_t first = order_of_[map_->ProvinceOf(result.order.source())];
    if (results[first].why == Illegality::kOrderedTwice) result.why = Illegality::kOrderedTwice;
  }
}

}  // namespace entente
