// Legal orders of a unit and of a power, their counts and numbers. Only entente_order_choices may allocate, for a unit with
// more than a thousand orders.
#include "legal_orders/legal_orders.h"

#include <algorithm>
#include <span>

#include "arguments.h"
#include "legal_orders/order_choices.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

// A scratch, a position and rules. Check() sets the lister for them. The value is false if the game is over, so that
// nothing is listed.
struct Listing {
  entente_scratch* scratch;
  const void* position;
  const entente_rules* rules;
  bool goes_on = false;

  Outcome Check() {
    ENTENTE_RETURN_IF_BAD(In(scratch).Check());
    ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    const PositionView view(*scratch->map->map, position);
    goes_on = !view.is_over();
    if (goes_on) scratch->lister.SetPosition(view, scratch->options);
    return {};
  }
  bool value() const { return goes_on; }
};

// Finds an order by its number in the list of its unit.
Outcome OrderNumbered(entente_scratch& scratch, const entente_order_number& number, bool goes_on,
                      entente_order& found) {
  ENTENTE_RETURN_IF_BAD(CheckIndex("province", number.province, scratch.map->map->province_count()));
  if (number.reserved != 0) return OutOfRange("reserved", number.reserved, 0, "is not 0");
  Order order;
  if (goes_on) order = scratch.lister.UnitOrder(number.province, number.number);
  if (order.kind() == OrderKind::kNone) {
    return BeyondTheLast("number", number.number, goes_on ? scratch.lister.CountUnit(number.province) : 0);
  }
  found = order.bits();
  return {};
}

// A number of orders; the counts of groups have 32 bits.
struct OrderCount {
  size_t count;
  Outcome Check() const {
    if (count > UINT32_MAX) return TooMany("order_count", count, UINT32_MAX);
    return {};
  }
};

// The group of an order, without its place and number of orders.
entente_order_group GroupOf(const Map& map, Order order) {
  const LocationIndex source = order.source();
  entente_order_group group{};
  group.province = source < map.location_count() ? map.ProvinceOf(source) : ENTENTE_NO_LOCATION;
  group.power = order.power();
  return group;
}

}  // namespace

entente_status entente_legal_orders(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                    entente_power power, entente_province province, entente_order* orders,
                                    size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, In(scratch), Buffer(orders, capacity, length), PowerOrNone{scratch, power},
               ProvinceOrNone{scratch, province}, Listing{scratch, position, rules},
               [&](auto& out, PowerIndex of, ProvinceIndex at, bool goes_on) -> Outcome {
                 return ListOrders(out, goes_on, [&](OrderSink& sink) { scratch->lister.List(of, at, sink); });
               });
}

entente_status entente_order_groups(const entente_map* game_map, const entente_order* orders, size_t order_count,
                                    entente_order_group* groups, size_t capacity, size_t* length,
                                    entente_error* error) {
  return Guard(error, In(game_map), Array(orders, order_count, "orders"), OrderCount{order_count},
               Buffer(groups, capacity, length), [&](std::span<const entente_order> all, auto& out) -> Outcome {
                 entente_order_group open{};
                 for (size_t i = 0; i < all.size(); ++i) {
                   entente_order_group group = GroupOf(*game_map->map, Order::FromBits(all[i]));
                   if (open.count > 0 && group.province == open.province && group.power == open.power) {
                     ++open.count;
                     continue;
                   }
                   if (open.count > 0) out.Add(open);
                   open = group;
                   open.first = static_cast<uint32_t>(i);
                   open.count = 1;
                 }
                 if (open.count > 0) out.Add(open);
                 return out.Finish();
               });
}

entente_status entente_legal_order_counts(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                          uint32_t* counts, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, Buffer(counts, capacity, length), Listing{scratch, position, rules},
               [&](auto& out, bool goes_on) -> Outcome {
                 const std::span<uint32_t> all(counts, static_cast<size_t>(scratch->map->map->province_count()));
                 ENTENTE_RETURN_IF_BAD(out.SetLength(all.size()));
                 if (goes_on)
                   scratch->lister.CountUnits(all);
                 else
                   std::fill(all.begin(), all.end(), 0u);
                 return {};
               });
}

entente_status entente_legal_orders_numbered(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                             const entente_order_number* numbers, size_t number_count,
                                             entente_order* orders, size_t capacity, size_t* length,
                                             entente_error* error) {
  return Guard(error, Array(numbers, number_count, "numbers"), Buffer(orders, capacity, length),
               Listing{scratch, position, rules},
               [&](std::span<const entente_order_number> all, auto& out, bool goes_on) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(out.SetLength(all.size()));
                 for (size_t i = 0; i < all.size(); ++i) {
                   ENTENTE_RETURN_IF_BAD_OF("numbers", i, OrderNumbered(*scratch, all[i], goes_on, orders[i]));
                 }
                 return {};
               });
}

entente_status entente_legal_order_numbers(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                           const entente_order* orders, size_t order_count, uint32_t* numbers,
                                           size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, Array(orders, order_count, "orders"), Buffer(numbers, capacity, length),
               Listing{scratch, position, rules},
               [&](std::span<const entente_order> all, auto& out, bool goes_on) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(out.SetLength(all.size()));
                 for (const entente_order order : all) {
                   const size_t number = goes_on ? scratch->lister.NumberOf(Order::FromBits(order)) : kNotListed;
                   out.Add(number == kNotListed ? ENTENTE_NOT_LISTED : static_cast<uint32_t>(number));
                 }
                 return {};
               });
}

static_assert(ENTENTE_STEP_TYPE == static_cast<int>(OrderStep::kType));

entente_status entente_order_choices(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                     entente_power power, entente_province province, const uint32_t* chosen,
                                     size_t chosen_count, entente_order_step* step, uint32_t* choices, size_t capacity,
                                     size_t* length, entente_order* order, entente_error* error) {
  return Guard(
      error, Array(chosen, chosen_count, "chosen"), Out(step, "step"), Buffer(choices, capacity, length),
      Listing{scratch, position, rules}, ProvinceIn{scratch, province}, PowerOrNone{scratch, power},
      [&](std::span<const uint32_t> so_far, auto& out, bool goes_on, ProvinceIndex at, PowerIndex by) -> Outcome {
        NextChoices next;
        next.step = OrderStep::kKind;  // if the game is over, there is nothing to choose
        if (goes_on) {
          const auto found = FindNextChoices(*scratch->map->map, scratch->lister, at, by, so_far, scratch->choices);
          if (!found.ok()) return found.status();
          next = *found;
        }
        *step = static_cast<uint32_t>(next.step);
        if (order != nullptr) *order = next.step == OrderStep::kNone ? next.order.bits() : 0;
        return out.Copy(next.choices);
      });
}
