// At most one order a unit: which of the orders of a phase counts for each unit.
//
// The same order twice is one order. Of different legal orders for one unit none counts, as if it had none; then it
// does not depend on their sequence which ones count. Or the first or the last counts, as the rule says; these are
// distinguished as they were given (4.D.3). No allocation after the constructor; one thread per object.
//   Source: DATC 4.D.3.
#ifndef ENTENTE_ENGINE_ORDER_UNIT_ORDERS_H_
#define ENTENTE_ENGINE_ORDER_UNIT_ORDERS_H_

#include <algorithm>
#include <span>
#include <vector>

#include "map/map.h"
#include "order/illegality.h"
#include "order/outcome.h"
#include "rules/rule_options.h"

namespace entente {

class UnitOrders {
 public:
  static constexpr uint32_t kNone = 0xffffffff;

  explicit UnitOrders(const Map& map)
      : map_(&map), orders_(map.province_count()), order_of_(map.province_count(), kNone) {}

  // Checks every order by `check` (Order -> CheckedOrder) and keeps those that count.
  //   Shapes: `results` is as long as `orders`; it receives each order as it was understood and why it is illegal.
  template <typename Check>
  void Choose(std::span<const Order> orders, std::span<OrderResult> results, DuplicateOrder rule, const Check& check);

  // Gives a unit without an order one that its power did not send.
  void Add(Order order) { Keep(order); }

  // Gives a unit that has an order another one.
  void Replace(Order order) { orders_[IndexFor(map_->ProvinceOf(order.source()))] = order; }

  // The orders that count, those that were given first, in their sequence.
  std::span<const Order> orders() const { return {orders_.data(), count_}; }
  // The index in orders() of the order for the unit of a province, or kNone.
  uint32_t IndexFor(ProvinceIndex province) const { return order_of_[province]; }

 private:
  void Keep(Order order) {
    order_of_[map_->ProvinceOf(order.source())] = static_cast<uint32_t>(count_);
    orders_[count_++] = order;
  }
  // Where some units have several legal orders.
  void ChooseAgain(std::span<OrderResult> results, DuplicateOrder rule);
  void SettleDuplicates(std::span<OrderResult> results, DuplicateOrder rule);

  const Map* map_;
  std::vector<Order> orders_;  // one per unit
  size_t count_ = 0;
  std::vector<uint32_t> order_of_;  // by province; while orders are chosen again: the first legal one in the results
};

template <typename Check>
void UnitOrders::Choose(std::span<const Order> orders, std::span<OrderResult> results, DuplicateOrder rule,
                        const Check& check) {
  std::fill(order_of_.begin(), order_of_.end(), kNone);
  count_ = 0;
  bool any_twice = false;
  for (size_t i = 0; i < orders.size(); ++i) {
    const CheckedOrder checked = check(orders[i]);
    results[i] = {checked.order, checked.why, false, {}};
    if (!checked.legal()) continue;
    if (IndexFor(map_->ProvinceOf(checked.order.source())) == kNone) {
      Keep(checked.order);
    } else {
      any_twice = true;
    }
  }
  if (any_twice) ChooseAgain(results, rule);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_ORDER_UNIT_ORDERS_H_
