#include "order/unit_orders.h"

namespace entente {

void UnitOrders::ChooseAgain(std::span<OrderResult> results, DuplicateOrder rule) {
  std::fill(order_of_.begin(), order_of_.end(), kNone);
  bool any_contradicts = false;
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].why != Illegality::kNone) continue;
    uint32_t& first = order_of_[map_->ProvinceOf(results[i].order.source())];
    if (first == kNone) first = static_cast<uint32_t>(i);
    if (results[first].order != results[i].order) {
      results[first].why = results[i].why = Illegality::kOrderedTwice;
      any_contradicts = true;
    }
  }
  if (any_contradicts) SettleDuplicates(results, rule);
  count_ = 0;
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].why == Illegality::kNone) {
      if (order_of_[map_->ProvinceOf(results[i].order.source())] == i) Keep(results[i].order);
    } else if (results[i].why == Illegality::kOrderedTwice) {
      order_of_[map_->ProvinceOf(results[i].order.source())] = kNone;
    }
  }
}

// Settles the units with different orders. The caller has marked the first order of such a unit and the orders that
// differ from it; this marks the repetitions of the first order as well. Then the rule may choose the first or the last
// order, which counts again together with its repetitions.
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
