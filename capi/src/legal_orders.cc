// Legal orders of a unit, of a power, and how they lie in a list. Nothing here allocates, but entente_order_choices for a
// unit with more than a thousand orders.
#include "legal_orders/legal_orders.h"

#include <algorithm>
#include <span>

#include "arguments.h"
#include "buffers.h"
#include "legal_orders/order_choices.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// Lists orders of a checked position into the caller's array.
template <typename List>
Outcome ListOrders(entente_scratch& scratch, const void* position, entente_order* orders, size_t capacity,
                   size_t* length, const List& list) {
  const PositionView view(*scratch.map->map, position);
  OrderSink sink({reinterpret_cast<Order*>(orders), capacity});
  if (!view.is_over()) {
    scratch.lister.SetPosition(view, scratch.options);
    list(sink);
  }
  *length = sink.needed();
  if (sink.overflowed()) return TooSmall(capacity, sink.needed());
  return {};
}

// Checks what the calls without lists have in common and sets the lister; false: the game is over, nothing is listed.
Outcome BeginCounting(entente_scratch* scratch, const void* position, const entente_rules* rules, bool& goes_on) {
  ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
  ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
  ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
  const PositionView view(*scratch->map->map, position);
  goes_on = !view.is_over();
  if (goes_on) scratch->lister.SetPosition(view, scratch->options);
  return {};
}

// The group that an order belongs to, without place and number.
entente_order_group GroupOf(const Map& map, Order order) {
  const LocationIndex source = order.source();
  entente_order_group group{};
  group.province = source < map.location_count() ? map.ProvinceOf(source) : ENTENTE_NO_LOCATION;
  group.power = order.power();
  return group;
}

}  // namespace

entente_status entente_legal_orders(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                    uint32_t province, entente_order* orders, size_t capacity, size_t* length,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(orders, capacity, length));
    ENTENTE_RETURN_IF_BAD(CheckProvince(*scratch->map->map, province));
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    return ListOrders(*scratch, position, orders, capacity, length,
                      [&](OrderSink& sink) { scratch->lister.ListUnit(static_cast<ProvinceIndex>(province), sink); });
  });
}

entente_status entente_legal_orders_of_power(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                             uint32_t power, entente_order* orders, size_t capacity, size_t* length,
                                             entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(orders, capacity, length));
    ENTENTE_RETURN_IF_BAD(CheckPowerOrNone(*scratch->map->map, power, "power"));
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    return ListOrders(*scratch, position, orders, capacity, length,
                      [&](OrderSink& sink) { scratch->lister.ListPower(static_cast<PowerIndex>(power), sink); });
  });
}

entente_status entente_order_groups(const entente_map* map, const entente_order* orders, size_t order_count,
                                    entente_order_group* groups, size_t capacity, size_t* length,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    ENTENTE_RETURN_IF_BAD(CheckArray(orders, order_count, "orders"));
    if (order_count > UINT32_MAX) return TooMany("order_count", order_count, UINT32_MAX);
    ENTENTE_RETURN_IF_BAD(CheckBuffer(groups, capacity, length));
    ArrayFiller<entente_order_group> filler(groups, capacity);
    entente_order_group open{};
    for (size_t i = 0; i < order_count; ++i) {
      entente_order_group group = GroupOf(*map->map, Order::FromBits(orders[i]));
      if (open.count > 0 && group.province == open.province && group.power == open.power) {
        ++open.count;
        continue;
      }
      if (open.count > 0) filler.Add(open);
      open = group;
      open.first = static_cast<uint32_t>(i);
      open.count = 1;
    }
    if (open.count > 0) filler.Add(open);
    return filler.Finish(length);
  });
}

entente_status entente_legal_order_counts(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                          uint32_t* counts, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckBuffer(counts, capacity, length));
    bool goes_on = false;
    ENTENTE_RETURN_IF_BAD(BeginCounting(scratch, position, rules, goes_on));
    const Map& map = *scratch->map->map;
    *length = static_cast<size_t>(map.province_count());
    if (*length > capacity) return TooSmall(capacity, *length);
    const std::span<uint32_t> all(counts, *length);
    if (goes_on)
      scratch->lister.CountUnits(all);
    else
      std::ranges::fill(all, 0u);
    return {};
  });
}

entente_status entente_legal_orders_numbered(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                             const entente_order_number* numbers, size_t number_count,
                                             entente_order* orders, size_t capacity, size_t* length,
                                             entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArray(numbers, number_count, "numbers"));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(orders, capacity, length));
    bool goes_on = false;
    ENTENTE_RETURN_IF_BAD(BeginCounting(scratch, position, rules, goes_on));
    *length = number_count;
    if (number_count > capacity) return TooSmall(capacity, number_count);
    for (size_t i = 0; i < number_count; ++i) {
      ENTENTE_RETURN_IF_BAD_OF("numbers", i, CheckProvince(*scratch->map->map, numbers[i].province));
      if (numbers[i].reserved != 0) {
        return Outcome(OutOfRange("reserved", numbers[i].reserved, 0, "is not 0")).Of("numbers", i);
      }
      Order order;
      if (goes_on) order = scratch->lister.UnitOrder(numbers[i].province, numbers[i].number);
      if (order.kind() == OrderKind::kNone) {
        const size_t count = goes_on ? scratch->lister.CountUnit(numbers[i].province) : 0;
        return Outcome(BeyondTheLast("number", numbers[i].number, count)).Of("numbers", i);
      }
      orders[i] = order.bits();
    }
    return {};
  });
}

entente_status entente_legal_order_numbers(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                           const entente_order* orders, size_t order_count, uint32_t* numbers,
                                           size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArray(orders, order_count, "orders"));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(numbers, capacity, length));
    bool goes_on = false;
    ENTENTE_RETURN_IF_BAD(BeginCounting(scratch, position, rules, goes_on));
    *length = order_count;
    if (order_count > capacity) return TooSmall(capacity, order_count);
    for (size_t i = 0; i < order_count; ++i) {
      const size_t number = goes_on ? scratch->lister.NumberOf(Order::FromBits(orders[i])) : kNotListed;
      numbers[i] = number == kNotListed ? ENTENTE_NOT_LISTED : static_cast<uint32_t>(number);
    }
    return {};
  });
}

static_assert(ENTENTE_STEP_TYPE == static_cast<int>(OrderStep::kType));

entente_status entente_order_choices(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                     uint32_t province, uint32_t power, const uint32_t* chosen, size_t chosen_count,
                                     uint32_t* step, uint32_t* choices, size_t capacity, size_t* length,
                                     entente_order* order, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckArray(chosen, chosen_count, "chosen"));
    ENTENTE_RETURN_IF_BAD(NotNull({{step, "step"}}));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(choices, capacity, length));
    bool goes_on = false;
    ENTENTE_RETURN_IF_BAD(BeginCounting(scratch, position, rules, goes_on));
    const Map& map = *scratch->map->map;
    ENTENTE_RETURN_IF_BAD(CheckProvince(map, province));
    ENTENTE_RETURN_IF_BAD(CheckPowerOrNone(map, power, "power"));
    NextChoices next;
    next.step = OrderStep::kKind;  // of a game that is over there is nothing to choose
    if (goes_on) {
      const auto found = FindNextChoices(map, scratch->lister, static_cast<ProvinceIndex>(province),
                                         static_cast<PowerIndex>(power), {chosen, chosen_count}, scratch->choices);
      if (!found.ok()) return found.status();
      next = *found;
    }
    *step = static_cast<uint32_t>(next.step);
    if (order != nullptr) *order = next.step == OrderStep::kNone ? next.order.bits() : 0;
    return CopyArray<uint32_t>(next.choices, choices, capacity, length);
  });
}
