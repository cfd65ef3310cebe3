#include "legal_orders/order_choices.h"

#include <algorithm>
#include <string>

namespace entente {
namespace {

// The steps of all kinds of orders, in sequence. HasStep() says which steps an order has.
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

bool IsAsked(OrderStep step, size_t choices) {
  return choices > 1 || (step != OrderStep::kPlace && step != OrderStep::kVia);
}

Status NoChoice(std::span<const uint32_t> chosen, size_t index) {
  return NotFoundError("chosen[" + std::to_string(index) + "]: choice " + std::to_string(chosen[index]) +
                       " is none of those that can follow");
}

}  // namespace

ChoiceMemory::ChoiceMemory() {
  orders_.reserve(kUsualOrders);
  choices_.reserve(kMaxLocations);
}

class ChoiceFinder {
 public:
  ChoiceFinder(const Map& map, ChoiceMemory& memory) : map_(map), orders_(memory.orders_), choices_(memory.choices_) {}

  Result<NextChoices> Find(std::span<const uint32_t> chosen) {
    NextChoices next;
    size_t used = 0;
    for (const OrderStep step : kSteps) {
      // After the first step all remaining orders have one kind and so the same steps.
      if (!orders_.empty() && !HasStep(orders_[0], step)) continue;
      FindChoices(step);
      if (!IsAsked(step, choices_.size())) continue;
      if (used == chosen.size()) {
        next.step = step;
        next.choices = choices_;
        return next;
      }
      const uint32_t choice = chosen[used];
      if (!std::binary_search(choices_.begin(), choices_.end(), choice)) return NoChoice(chosen, used);
      std::erase_if(orders_, [&](Order order) { return ChoiceOf(map_, order, step) != choice; });
      ++used;
    }
    if (used < chosen.size()) return NoChoice(chosen, used);
    next.order = orders_[0];
    return next;
  }
  void List(const LegalOrderLister& lister, ProvinceIndex province, PowerIndex power) {
    orders_.resize(lister.CountUnit(province));
    OrderSink sink(orders_);
    lister.ListUnit(province, sink);
    if (power != kNoPower) std::erase_if(orders_, [&](Order order) { return order.power() != power; });
  }

 private:
  // Finds each choice once, ascending. The largest choices are locations, so one location row holds all.
  void FindChoices(OrderStep step) {
    Word seen[WordsFor(kMaxLocations)] = {};
    for (const Order order : orders_) SetBit(seen, ChoiceOf(map_, order, step));
    choices_.clear();
    ForEachBit(seen, WordsFor(kMaxLocations), [&](int choice) { choices_.push_back(static_cast<uint32_t>(choice)); });
  }

  const Map& map_;
  std::vector<Order>& orders_;
  std::vector<uint32_t>& choices_;
};

Result<NextChoices> FindNextChoices(const Map& map, const LegalOrderLister& lister, ProvinceIndex province,
                                    PowerIndex power, std::span<const uint32_t> chosen, ChoiceMemory& memory) {
  ChoiceFinder finder(map, memory);
  finder.List(lister, province, power);
  return finder.Find(chosen);
}

}  // namespace entente
