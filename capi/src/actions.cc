// Actions: every order that a map knows as one number. Only the table itself allocates.
#include <memory>

#include "arguments.h"
#include "buffers.h"
#include "legal_orders/action_table.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

struct entente_actions {
  MapReference map;
  std::shared_ptr<const ActionTable> table;
};

static_assert(kNoAction == ENTENTE_NO_ACTION);

entente_status entente_actions_new(const entente_map* map, const entente_rules* rules, entente_actions** actions,
                                   entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckPlace(actions, "actions"));
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}}));
    RuleOptions options;
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *map, options));
    auto table = ActionTable::Make(*map->map, options);
    if (!table.ok()) return table.status();
    *actions = new entente_actions{MapReference(map), *std::move(table)};
    return {};
  });
}

void entente_actions_free(entente_actions* actions) { delete actions; }

uint32_t entente_actions_count(const entente_actions* actions) {
  return actions == nullptr ? 0 : static_cast<uint32_t>(actions->table->size());
}

uint64_t entente_actions_hash(const entente_actions* actions) {
  return actions == nullptr ? 0 : actions->table->fingerprint();
}

entente_status entente_actions_of_orders(const entente_actions* actions, const entente_order* orders,
                                         size_t order_count, uint32_t* numbers, size_t capacity, size_t* length,
                                         entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{actions, "actions"}}));
    ENTENTE_RETURN_IF_BAD(CheckArray(orders, order_count, "orders"));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(numbers, capacity, length));
    *length = order_count;
    if (order_count > capacity) return TooSmall(capacity, order_count);
    for (size_t i = 0; i < order_count; ++i) numbers[i] = actions->table->NumberOf(Order::FromBits(orders[i]));
    return {};
  });
}

entente_status entente_actions_to_orders(const entente_actions* actions, const uint32_t* numbers, size_t number_count,
                                         entente_order* orders, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{actions, "actions"}}));
    ENTENTE_RETURN_IF_BAD(CheckArray(numbers, number_count, "numbers"));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(orders, capacity, length));
    *length = number_count;
    if (number_count > capacity) return TooSmall(capacity, number_count);
    for (size_t i = 0; i < number_count; ++i) {
      const size_t count = actions->table->size();
      if (numbers[i] >= count) return Outcome(BeyondTheLast("number", numbers[i], count)).Of("numbers", i);
      orders[i] = actions->table->At(numbers[i]).bits();
    }
    return {};
  });
}

entente_status entente_legal_actions(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                     const entente_actions* actions, uint32_t power, uint32_t* numbers, size_t capacity,
                                     size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}, {actions, "actions"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
    ENTENTE_RETURN_IF_BAD(CheckBuffer(numbers, capacity, length));
    const Map& map = *scratch->map->map;
    if (actions->map->map->fingerprint() != map.fingerprint()) return Invalid("actions", "are those of another map");
    ENTENTE_RETURN_IF_BAD(CheckPowerOrNone(map, power, "power"));
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    const PositionView view(map, position);
    ActionSink sink({numbers, capacity});
    if (!view.is_over()) {
      scratch->lister.SetPosition(view, scratch->options);
      scratch->lister.ListActions(static_cast<PowerIndex>(power), *actions->table, sink);
    }
    *length = sink.needed();
    if (sink.overflowed()) return TooSmall(capacity, sink.needed());
    return {};
  });
}
