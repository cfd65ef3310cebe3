// Legal orders and adjudication of one phase or of many. Nothing here allocates but scratch_new.
#include <new>

#include "arguments.h"
#include "buffers.h"
#include "results.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

constexpr Refusal kGameOver{ENTENTE_ERR_WRONG_PHASE, "the game", "is over"};

// What the phases of one call share.
struct Phases {
  entente_scratch& scratch;
  size_t result_size;
};

Outcome CheckPlaying(const PositionView& position) {
  if (position.is_over()) return kGameOver;
  return {};
}

Outcome CheckOrders(const entente_order* orders, size_t count) {
  if (orders == nullptr && count > 0) return Invalid("orders", "is NULL");
  if (count > kMaxOrders) return Refusal{ENTENTE_ERR_LIMIT, "order_count", "is too large"};
  return {};
}

// Adjudicates one checked position; results as the caller wants them.
PhaseResult Step(const Phases& phases, const void* position, std::span<const Order> orders, void* results) {
  const Map& map = *phases.scratch.map->map;
  const PhaseResult result =
      AdjudicatePhase(PositionView(map, position), phases.scratch.options, orders, phases.scratch.phase);
  WriteResults(result.given(), phases.result_size, results);
  phases.scratch.last_next = result.next.block();
  return result;
}

void CopyPosition(const PositionView& from, void* to) {
  if (to != nullptr) std::memcpy(to, from.block(), from.size());
}

}  // namespace

entente_status entente_scratch_new(const entente_map* map, entente_scratch** scratch, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{map, "map"}, {scratch, "scratch"}}));
    *scratch = nullptr;
    *scratch = new entente_scratch(map);
    return {};
  });
}

void entente_scratch_free(entente_scratch* scratch) { delete scratch; }

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
    if (power != ENTENTE_NO_POWER) ENTENTE_RETURN_IF_BAD(CheckPower(*scratch->map->map, power));
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    return ListOrders(*scratch, position, orders, capacity, length,
                      [&](OrderSink& sink) { scratch->lister.ListPower(static_cast<PowerIndex>(power), sink); });
  });
}

entente_status entente_adjudicate(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                  const entente_order* orders, size_t order_count, entente_order_result* results,
                                  size_t result_size, entente_event* events, size_t event_capacity, size_t* event_count,
                                  void* after, void* next, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
    ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
    ENTENTE_RETURN_IF_BAD(CheckPlaying(PositionView(*scratch->map->map, position)));
    ENTENTE_RETURN_IF_BAD(CheckOrders(orders, order_count));
    ENTENTE_RETURN_IF_BAD(CheckResults(results, order_count, result_size));
    if (events == nullptr && event_capacity > 0) return Invalid("events", "is NULL");
    if (after != nullptr) ENTENTE_RETURN_IF_BAD(CheckPositionMemory(after));
    if (next != nullptr) ENTENTE_RETURN_IF_BAD(CheckPositionMemory(next));
    const Phases phases{*scratch, result_size};
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    const PhaseResult result = Step(phases, position, OrdersOf(orders, order_count), results);
    const size_t kept = std::min(event_capacity, result.events.size());
    for (size_t i = 0; i < kept; ++i) events[i] = EventOf(result.events[i]);
    if (event_count != nullptr) *event_count = result.events.size();
    CopyPosition(result.after, after);
    CopyPosition(result.next, next);
    return {};
  });
}

entente_status entente_adjudicate_batch(entente_scratch* scratch, const void* positions, size_t position_count,
                                        const entente_rules* rules, const entente_order* orders,
                                        const size_t* order_starts, entente_order_result* results, size_t result_size,
                                        void* next, size_t* done, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    if (done != nullptr) *done = 0;
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
    if (position_count == 0) return {};
    ENTENTE_RETURN_IF_BAD(NotNull({{positions, "positions"}, {order_starts, "order_starts"}}));
    if (next != nullptr) ENTENTE_RETURN_IF_BAD(CheckPositionMemory(next));
    const Phases phases{*scratch, result_size};
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    const size_t size = PositionSize(*scratch->map->map);
    for (size_t i = 0; i < position_count; ++i) {
      const void* position = static_cast<const unsigned char*>(positions) + i * size;
      if (order_starts[i] > order_starts[i + 1]) return Invalid("order_starts", "does not ascend");
      const size_t count = order_starts[i + 1] - order_starts[i];
      ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
      ENTENTE_RETURN_IF_BAD(CheckPlaying(PositionView(*scratch->map->map, position)));
      ENTENTE_RETURN_IF_BAD(CheckOrders(orders, count));
      ENTENTE_RETURN_IF_BAD(CheckResults(results, count, result_size));
      auto* place = count == 0 ? nullptr : reinterpret_cast<unsigned char*>(results) + order_starts[i] * result_size;
      const PhaseResult result =
          Step(phases, position, OrdersOf(count == 0 ? nullptr : orders + order_starts[i], count), place);
      if (next != nullptr) CopyPosition(result.next, static_cast<unsigned char*>(next) + i * size);
      if (done != nullptr) *done = i + 1;
    }
    return {};
  });
}
