// Adjudication of one phase, whose outcome stays in the scratch, or of many. Nothing here allocates unless a rule asks
// how the orders were written, or what they imply.
#include "explain/sentence.h"
#include "results.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

constexpr Refusal kGameOver{ENTENTE_ERR_WRONG_PHASE, "the game", "is over", {}};

Outcome CheckPlaying(const PositionView& position) {
  if (position.is_over()) return kGameOver;
  return {};
}

// What stays of a phase.
Outcome CheckAdjudicated(const entente_scratch* scratch) {
  ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
  if (!scratch->result) return Refusal{ENTENTE_ERR_WRONG_PHASE, "the scratch", "has adjudicated nothing", {}};
  return {};
}

PositionView Before(const entente_scratch& scratch) { return {*scratch.map->map, scratch.before.data()}; }

PhaseResult Step(entente_scratch& scratch, const void* position, std::span<const Order> orders) {
  const PositionView before(*scratch.map->map, position);
  const PhaseResult result = scratch.phase.Adjudicate(before, scratch.options, orders);
  scratch.last_next = result.next.block();
  return result;
}

// Position `i` of a batch, its orders and its results.
struct BatchItem {
  void* position;
  const entente_order* orders;
  size_t order_count;
  size_t first_result;
};

Outcome AdjudicateItem(entente_scratch& scratch, const BatchItem& item, const ResultArray& results) {
  ENTENTE_RETURN_IF_BAD(CheckPosition(scratch, item.position));
  ENTENTE_RETURN_IF_BAD(CheckPlaying(PositionView(*scratch.map->map, item.position)));
  ENTENTE_RETURN_IF_BAD(CheckOrders(item.orders, item.order_count));
  const PhaseResult result = Step(scratch, item.position, OrdersOf(item.orders, item.order_count));
  if (results.first != nullptr) WriteResults(result.given(), result.after, results, item.first_result);
  std::memcpy(item.position, result.next.block(), result.next.size());
  return {};
}

}  // namespace

entente_status entente_adjudicate(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                  const entente_order* orders, size_t order_count, entente_phase_summary* summary,
                                  entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
    scratch->result.reset();
    ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
    ENTENTE_RETURN_IF_BAD(CheckPlaying(PositionView(*scratch->map->map, position)));
    ENTENTE_RETURN_IF_BAD(CheckOrders(orders, order_count));
    ENTENTE_RETURN_IF_BAD(CheckStruct(summary, "summary"));
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    std::memcpy(scratch->before.data(), position, PositionSize(*scratch->map->map));
    const PhaseResult result = Step(*scratch, scratch->before.data(), OrdersOf(orders, order_count));
    scratch->result = result;
    scratch->result_rules = scratch->options;
    if (summary == nullptr) return {};
    return Store(SummaryOf(result.results.size(), result.events.size(), result.next), summary, "summary");
  });
}

entente_status entente_scratch_results(const entente_scratch* scratch, entente_order_result* results,
                                       size_t result_size, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckAdjudicated(scratch));
    return CopyResults(scratch->result->results, scratch->result->after, {results, result_size}, capacity, length);
  });
}

entente_status entente_scratch_events(const entente_scratch* scratch, entente_event* events, size_t capacity,
                                      size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckAdjudicated(scratch));
    return CopyEvents(scratch->result->events, events, capacity, length);
  });
}

entente_status entente_scratch_after(const entente_scratch* scratch, void* position, size_t capacity,
                                     entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckAdjudicated(scratch));
    return CopyPosition(scratch->result->after, position, capacity);
  });
}

entente_status entente_scratch_next(const entente_scratch* scratch, void* position, size_t capacity,
                                    entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckAdjudicated(scratch));
    return CopyPosition(scratch->result->next, position, capacity);
  });
}

entente_status entente_scratch_result_sentence(const entente_scratch* scratch, uint32_t index, char* text,
                                               size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckAdjudicated(scratch));
    const auto results = scratch->result->results;
    if (index >= results.size()) return BeyondTheLast("index", index, results.size());
    return CopyText(ResultSentence(Before(*scratch), results[index], results), text, capacity, length);
  });
}

entente_status entente_scratch_event_sentence(const entente_scratch* scratch, uint32_t index, char* text,
                                              size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    ENTENTE_RETURN_IF_BAD(CheckAdjudicated(scratch));
    const auto events = scratch->result->events;
    if (index >= events.size()) return BeyondTheLast("index", index, events.size());
    return CopyText(EventSentence(*scratch->map->map, Before(*scratch).stage(), events[index]), text, capacity, length);
  });
}

entente_status entente_adjudicate_batch(entente_scratch* scratch, void* positions, uint32_t position_count,
                                        const entente_rules* rules, const entente_order* orders,
                                        const uint64_t* order_starts, entente_order_result* results, size_t result_size,
                                        uint32_t* done, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    if (done != nullptr) *done = 0;
    ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
    scratch->result.reset();
    ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
    if (position_count == 0) return {};
    ENTENTE_RETURN_IF_BAD(NotNull({{positions, "positions"}, {order_starts, "order_starts"}}));
    ENTENTE_RETURN_IF_BAD(CheckArray(order_starts, position_count, "order_starts"));
    const ResultArray array{results, result_size};
    if (results != nullptr) ENTENTE_RETURN_IF_BAD(CheckResults(array));
    const size_t size = PositionSize(*scratch->map->map);
    for (uint32_t i = 0; i < position_count; ++i) {
      const uint64_t first = order_starts[i], end = order_starts[i + 1];
      if (first > end) return Invalid("order_starts", "does not ascend");
      if (orders == nullptr && end > 0) return Invalid("orders", "is NULL");
      const BatchItem item{static_cast<unsigned char*>(positions) + i * size, end > first ? orders + first : nullptr,
                           static_cast<size_t>(end - first), static_cast<size_t>(first)};
      ENTENTE_RETURN_IF_BAD(AdjudicateItem(*scratch, item, array));
      if (done != nullptr) *done = i + 1;
    }
    return {};
  });
}
