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

// What a batch is given.
struct Batch {
  const entente_order* orders;
  const uint64_t* order_starts;
  void* positions;
  uint32_t position_count;
  ResultArray results;
  uint32_t* done;
  const entente_rules* rules;
  const entente_error* error;
};
constexpr const char* kDone = "done";

// Refuses memory that is written while others are still to be read or written there.
//   Shapes: the orders and results of the batch, from order_starts[0] on. Where these are more than positions can have,
//   or less than none, order_starts is wrong, which is told with the position that it is wrong for.
Outcome CheckApart(const Batch& batch, size_t position_size) {
  const uint64_t first = batch.order_starts[0], end = batch.order_starts[batch.position_count];
  const bool is_plausible =
      first <= end && end <= SIZE_MAX / kMostSize && end - first <= uint64_t{batch.position_count} * kMaxOrders;
  const auto count = [&](const void* array) { return is_plausible && array != nullptr ? end - first : 0; };
  const auto size = [](const void* memory, uint64_t bytes) { return memory == nullptr ? 0 : bytes; };
  const uint64_t before = is_plausible ? first : 0;
  const size_t result_size = batch.results.element_size;
  const auto at = [](const void* memory) { return reinterpret_cast<uintptr_t>(memory); };
  const struct Memory {
    const char* name;
    uint64_t begin;
    uint64_t bytes;
    bool is_written;
  } all[] = {
      {"rules", at(batch.rules), batch.rules == nullptr ? 0 : batch.rules->struct_size, false},
      {"error", at(batch.error), size(batch.error, sizeof *batch.error), false},
      {"orders", at(batch.orders) + before * sizeof(entente_order), count(batch.orders) * sizeof(entente_order), false},
      {"order_starts", at(batch.order_starts), (uint64_t{batch.position_count} + 1) * sizeof(uint64_t), false},
      {"positions", at(batch.positions), uint64_t{batch.position_count} * position_size, true},
      {"results", at(batch.results.first) + before * result_size, count(batch.results.first) * result_size, true},
      {kDone, at(batch.done), size(batch.done, sizeof *batch.done), true},
  };
  for (const Memory& written : all) {
    for (const Memory* other = all; written.is_written && other != &written; ++other) {
      const bool is_empty = written.bytes == 0 || other->bytes == 0;
      if (!is_empty && written.begin < other->begin + other->bytes && other->begin < written.begin + written.bytes) {
        return Overlaps(written.name, other->name);
      }
    }
  }
  return {};
}

Outcome CheckBatch(entente_scratch* scratch, const entente_rules* rules, const Batch& batch) {
  ENTENTE_RETURN_IF_BAD(NotNull({{scratch, "scratch"}}));
  scratch->result.reset();
  ENTENTE_RETURN_IF_BAD(ReadRules(rules, *scratch));
  if (batch.position_count == 0) return {};
  ENTENTE_RETURN_IF_BAD(NotNull({{batch.positions, "positions"}, {batch.order_starts, "order_starts"}}));
  ENTENTE_RETURN_IF_BAD(CheckArray(batch.order_starts, batch.position_count, "order_starts"));
  if (batch.done != nullptr) ENTENTE_RETURN_IF_BAD(CheckArray(batch.done, 1, kDone));
  if (batch.results.first != nullptr) ENTENTE_RETURN_IF_BAD(CheckResults(batch.results));
  return CheckApart(batch, PositionSize(*scratch->map->map));
}

// Adjudicates position `i`.
Outcome AdjudicateItem(entente_scratch& scratch, const Batch& batch, uint32_t i) {
  const Map& map = *scratch.map->map;
  const uint64_t first = batch.order_starts[i], end = batch.order_starts[i + 1];
  if (first > end) return OutOfBounds("order_starts[i + 1]", end, first, UINT64_MAX, "does not ascend");
  if (batch.orders == nullptr && end > 0) return Invalid("orders", "is NULL");
  const entente_order* orders = end > first ? batch.orders + first : nullptr;
  void* position = static_cast<unsigned char*>(batch.positions) + i * PositionSize(map);
  ENTENTE_RETURN_IF_BAD(CheckPosition(scratch, position));
  ENTENTE_RETURN_IF_BAD(CheckPlaying(PositionView(map, position)));
  ENTENTE_RETURN_IF_BAD(CheckOrders(orders, end - first));
  const PhaseResult result = Step(scratch, position, OrdersOf(orders, end - first));
  if (batch.results.first != nullptr) WriteResults(result.given(), result.after, batch.results, first);
  std::memcpy(position, result.next.block(), result.next.size());
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
    const Batch batch{orders, order_starts, positions, position_count, {results, result_size}, done, rules, error};
    Outcome checked = CheckBatch(scratch, rules, batch);
    const Refusal* refusal = checked.refusal();
    const bool is_done_apart = refusal == nullptr || std::string_view(refusal->subject) != kDone;
    if (done != nullptr && is_done_apart) *done = 0;
    if (!checked.ok()) return checked;
    for (uint32_t i = 0; i < position_count; ++i) {
      ENTENTE_RETURN_IF_BAD_OF("positions", i, AdjudicateItem(*scratch, batch, i));
      if (done != nullptr) *done = i + 1;
    }
    return {};
  });
}
