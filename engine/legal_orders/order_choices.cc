#include "legal_orders/order_choices.h"

#include <algorithm>
#include <string>

namespace entente {
namespace {

// The steps of all kinds of orders, in sequence; of each order those count that HasStep says.
constexpr OrderStep kSteps[] = {OrderStep::kKind, OrderStep::kOther, OrderStep::kTarget,
                                OrderStep::kType, OrderStep::kPlace, OrderStep::kVia};

bool HasStep(Order order, OrderStep step) {
  switch (step) {
    case OrderStep::kNone:
      return false;
    case OrderStep::kKind:
      return true;
    case OrderStep::kOther:
      return order.third() != kNoLocation;
    case OrderStep::kTarget:
      return order.target() != kNoLocation;
    case OrderStep::kPlace:
      return order.target() != kNoLocation || order.kind() == OrderKind::kBuild;
    case OrderStep::kVia:
      return order.kind() == OrderKind::kMove;
    case OrderStep::kType:
      return order.kind() == OrderKind::kBuild;
  }
  return false;
}

uint32_t ChoiceOf(const Map& map, Order order, OrderStep step) {
  switch (step) {
    case OrderStep::kNone:
      break;
    case OrderStep::kKind:
      return static_cast<uint32_t>(order.kind());
    case OrderStep::kOther:
      return map.ProvinceOf(order.third());
    case OrderStep::kTarget:
      return map.ProvinceOf(order.target());
    case OrderStep::kPlace:
      return order.kind() == OrderKind::kBuild ? order.source() : order.target();
    case OrderStep::kVia:
      return order.via_convoy() ? 1 : 0;
    case OrderStep::kType:
      return static_cast<uint32_t>(order.unit_type());
  }
  return 0;
}

std::vector<Order> OrdersOf(const LegalOrderLister& lister, ProvinceIndex province, PowerIndex power) {
  std::vector<Order> orders(lister.CountUnit(province));
  OrderSink sink(orders);
  lister.ListUnit(province, sink);
  if (power != kNoPower) std::erase_if(orders, [&](Order order) { return order.power() != power; });
  return orders;
}

std::vector<uint32_t> ChoicesAt(const Map& map, const std::vector<Order>& orders, OrderStep step) {
  std::vector<uint32_t> choices;
  for (const Order order : orders) choices.push_back(ChoiceOf(map, order, step));
  std::sort(choices.begin(), choices.end());
  choices.erase(std::unique(choices.begin(), choices.end()), choices.end());
  return choices;
}

bool IsAsked(OrderStep step, size_t choices) {
  return choices > 1 || (step != OrderStep::kPlace && step != OrderStep::kVia);
}

absl::Status NoChoice(size_t index) {
  return NotFoundError("choice " + std::to_string(index) + " is none of those that can follow");
}

}  // namespace

absl::StatusOr<NextChoices> FindNextChoices(const Map& map, const LegalOrderLister& lister, ProvinceIndex province,
                                            PowerIndex power, std::span<const uint32_t> chosen) {
  NextChoices next;
  std::vector<Order> orders = OrdersOf(lister, province, power);
  size_t used = 0;
  for (const OrderStep step : kSteps) {
    // After the first step all that are left are of one kind and have the same steps.
    if (!orders.empty() && !HasStep(orders[0], step)) continue;
    std::vector<uint32_t> choices = ChoicesAt(map, orders, step);
    if (!IsAsked(step, choices.size())) continue;
    if (used == chosen.size()) {
      next.step = step;
      next.choices = std::move(choices);
      return next;
    }
    const uint32_t choice = chosen[used];
    if (!std::binary_search(choices.begin(), choices.end(), choice)) return NoChoice(used);
    std::erase_if(orders, [&](Order order) { return ChoiceOf(map, order, step) != choice; });
    ++used;
  }
  if (used < chosen.size()) return NoChoice(used);
  next.order = orders[0];
  return next;
}

}  // namespace entente
