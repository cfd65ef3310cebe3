#include "order/unit_orders.h"

namespace entente {

// If one of the orders for a unit contradicts the first, none of them stands: the first and the contradicting ones are
// marked, those that say the same as the first are not yet. Under another rule one of them stands again, and whatever
// says the same.
void UnitOrders::SettleDuplicates(std::span<OrderResult> results, DuplicateOrder rule) {
  for (OrderResult& result : results) {
    if (result.why != Illegality::kNone) continue;
    const uint32_t first = order_of_[map_->ProvinceOf(result.order.source())];
    if (results[first].why == Illegality::kOrderedTwice) result.why = Illegality::kOrderedTwice;
  }
  if (rule == DuplicateOrder::kAllVoid) return;
  for (size_t i = 0; i < results.size() && rule == DuplicateOrder::kLast; ++i) {
    if (results[i].why != Illegality::kOrderedTwice) continue;
    order_of_[map_->ProvinceOf(results[i].order.source())] = static_cast<uint32_t>(i);
  }
  for (size_t i = 0; i < results.size(); ++i) {
    OrderResult& result = results[i];
    if (result.why != Illegality::kOrderedTwice) continue;
    uint32_t& standing = order_of_[map_->ProvinceOf(result.order.source())];
    const bool stands = result.order == results[standing].order;
    result.why = stands ? Illegality::kNone : Illegality::kAnotherCounts;
  }
}

}  // namespace entente
