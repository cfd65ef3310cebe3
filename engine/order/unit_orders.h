// Chooses at most one order for each unit from the orders of a phase.
//
// The same order twice is one order. If a unit has different legal orders, the rule (4.D.3) decides: none of them
// counts, so that the choice does not depend on their order, or the first or the last counts. No allocation after the
// constructor; one thread per object.
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

  // Checks every order with `check` (Order -> CheckedOrder) and keeps the orders that count.
  //   Shapes: `results` is as long as `orders`; it receives each checked order and why it is illegal.
  template <typename Check>
  void Choose(std::span<const Order> orders, std::span<OrderResult> results, DuplicateOrder rule, const Check& check);

  // Adds an order for a unit without one.
  void Add(Order order) { Keep(order); }

  // Replaces the order of a unit that has one.
  void Replace(Order order) { orders_[IndexFor(map_->ProvinceOf(order.source()))] = order; }

  // The orders that count: the given orders in their order, then the added ones.
  std::span<const Order> orders() const { return {orders_.data(), count_}; }
  // The index in orders() of the order for the unit of a province, or kNone.
  uint32_t IndexFor(ProvinceIndex province) const { return order_of_[province]; }

 private:
  void Keep(Order order) {
    order_of_[map_->ProvinceOf(order.source())] = static_cast<uint32_t>(count_);
    orders_[count_++] = order;
  }
  // The slow path of Choose(): some units have several legal orders.
  void ChooseAgain(std::span<OrderResult> results, DuplicateOrder rule);
  void SettleDuplicates(std::span<OrderResult> results, DuplicateOrder rule);

  const Map* map_;
  std::vector<Order> orders_;  // one per unit
  size_t count_ = 0;
  std::vector<uint32_t> order_of_;  // by province; in ChooseAgain: index of the first legal order in the results
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
