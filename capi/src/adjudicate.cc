// Adjudicates one phase, whose outcome stays in the scratch, or a batch of phases. Allocates only under rules about the
// writing of orders or about implied moves.
#include <algorithm>
#include <array>
#include <optional>

#include "explain/sentence.h"
#include "game/losses.h"
#include "results.h"
#include "text_style.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

constexpr Refusal kGameOver{ENTENTE_ERR_WRONG_PHASE, "the game", "is over", {}};

// A position for a scratch, of a game that is not over.
struct PlayingPosition {
  const entente_scratch* scratch;
  const void* position;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(CheckPosition(*scratch, position));
    if (PositionView(*scratch->map->map, position).is_over()) return kGameOver;
    return {};
  }
};

// A scratch. Check() clears its last outcome, also if the call fails later.
struct FreshScratch {
  entente_scratch* scratch;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(In(scratch).Check());
    scratch->result.reset();
    return {};
  }
};

PositionView Before(const entente_scratch& scratch) { return {*scratch.map->map, scratch.before.data()}; }

PhaseResult Step(entente_scratch& scratch, const void* position, std::span<const Order> orders) {
  const PositionView before(*scratch.map->map, position);
  const PhaseResult result = scratch.phase.Adjudicate(before, scratch.options, orders);
  scratch.last_next = result.next.block();
  return result;
}

// The arguments of a batch.
constexpr size_t kMostPositions = size_t{1} << 30;  // of a batch

struct Batch {
  const entente_order* orders;
  const uint64_t* order_starts;
  void* positions;
  size_t position_count;
  ResultArray results;
  entente_status* statuses;
  const entente_rules* rules;
  const entente_error* error;
};

Array<uint64_t> StartsOf(const Batch& batch) { return {batch.order_starts, batch.position_count, "order_starts"}; }

// A block of the caller's memory, with the name of its argument.
struct Memory {
  const char* name;
  uint64_t begin;
  uint64_t bytes;
};

// The memory of a batch: first the output (statuses, results, positions), then the input.
//   Shapes: the orders and results of the batch begin at order_starts[0]. A block of unknown size counts as empty:
//   positions without a scratch, orders without order_starts, results of a wrong size. Orders and results also count as
//   empty if order_starts descends or has too many orders; the call refuses this later.
std::array<Memory, 7> MemoryOf(const Batch& batch, const entente_scratch* scratch) {
  const uint64_t count = batch.position_count;
  const bool has_starts = count > 0 && StartsOf(batch).Check().ok();
  const uint64_t first = has_starts ? batch.order_starts[0] : 0, end = has_starts ? batch.order_starts[count] : 0;
  const bool is_plausible = end - first <= count * kMaxOrders;  // false if order_starts descends
  const auto memory = [](const char* name, const void* from, uint64_t before, uint64_t bytes) -> Memory {
    return {name, reinterpret_cast<uintptr_t>(from) + before, from == nullptr ? 0 : bytes};
  };
  const auto of_orders = [&](const char* name, const void* from, size_t size) {
    return memory(name, from, first * size, is_plausible ? (end - first) * size : 0);
  };
  const size_t position_size = scratch == nullptr ? 0 : PositionSize(*scratch->map->map);
  const size_t result_size = batch.results.Check().ok() ? batch.results.element_size : 0;
  const bool has_size = batch.rules != nullptr && IsSoundSize<entente_rules>(batch.rules->struct_size);
  return {{
      memory("statuses", batch.statuses, 0, count * sizeof *batch.statuses),
      of_orders("results", batch.results.first, result_size),
      memory("positions", batch.positions, 0, count * position_size),
      memory("order_starts", batch.order_starts, 0, (count + 1) * sizeof *batch.order_starts),
      of_orders("orders", batch.orders, sizeof *batch.orders),
      memory("rules", batch.rules, 0, has_size ? batch.rules->struct_size : sizeof *batch.rules),
      memory("error", batch.error, 0, batch.error == nullptr ? 0 : batch.error->struct_size),
  }};
}

// Refuses the first block if it overlaps another one.
Outcome CheckApart(std::span<const Memory> memory) {
  const Memory& written = memory.front();
  for (const Memory& other : memory.subspan(1)) {
    const bool is_empty = written.bytes == 0 || other.bytes == 0;
    if (!is_empty && written.begin < other.begin + other.bytes && other.begin < written.begin + written.bytes) {
      return Overlaps(written.name, other.name);
    }
  }
  return {};
}

// Checks where the orders of each position begin and end.
Outcome CheckStarts(const Batch& batch) {
  for (size_t i = 0; i < batch.position_count; ++i) {
    const uint64_t first = batch.order_starts[i], end = batch.order_starts[i + 1];
    const OrdersIn orders{batch.orders, end < first ? 0 : static_cast<size_t>(end - first)};
    if (end < first) {
      ENTENTE_RETURN_IF_BAD_OF("positions", i,
                               OutOfBounds("order_starts[i + 1]", end, first, UINT64_MAX, "does not ascend"));
    }
    ENTENTE_RETURN_IF_BAD_OF("positions", i, orders.Check());
  }
  return {};
}

// Checks all arguments except the memory of the statuses.
Outcome CheckBatch(entente_scratch* scratch, const Batch& batch, std::span<const Memory> memory) {
  ENTENTE_RETURN_IF_BAD(In(scratch).Check());
  ENTENTE_RETURN_IF_BAD(ReadRules(batch.rules, *scratch));
  if (batch.position_count == 0) return {};
  ENTENTE_RETURN_IF_BAD(In(static_cast<unsigned char*>(batch.positions), "positions").Check());
  ENTENTE_RETURN_IF_BAD(StartsOf(batch).Check());
  if (batch.results.first != nullptr) ENTENTE_RETURN_IF_BAD(batch.results.Check());
  ENTENTE_RETURN_IF_BAD(CheckApart(memory.subspan(1)));
  ENTENTE_RETURN_IF_BAD(CheckApart(memory.subspan(2)));
  return CheckStarts(batch);
}

// Adjudicates position `i`.
Outcome AdjudicateItem(entente_scratch& scratch, const Batch& batch, size_t i) {
  const Map& map = *scratch.map->map;
  const uint64_t first = batch.order_starts[i], end = batch.order_starts[i + 1];
  const OrdersIn orders{end > first ? batch.orders + first : nullptr, static_cast<size_t>(end - first)};
  void* position = static_cast<unsigned char*>(batch.positions) + i * PositionSize(map);
  ENTENTE_RETURN_IF_BAD(PlayingPosition{&scratch, position}.Check());
  const PhaseResult result = Step(scratch, position, orders.value());
  if (batch.results.first != nullptr) WriteResults(result.given(), result.after, batch.results, first);
  std::memcpy(position, result.next.block(), result.next.size());
  return {};
}

void ClearResults(const Batch& batch, size_t i) {
  if (batch.results.first == nullptr) return;
  const uint64_t first = batch.order_starts[i], end = batch.order_starts[i + 1];
  const size_t size = batch.results.element_size;
  std::memset(reinterpret_cast<unsigned char*>(batch.results.first) + first * size, 0, (end - first) * size);
}

// Adjudicates every position. The first fault that is not the end of a game goes to `fault`.
void AdjudicateEach(entente_scratch& scratch, const Batch& batch, std::optional<Outcome>& fault) {
  for (size_t i = 0; i < batch.position_count; ++i) {
    Outcome outcome = AdjudicateItem(scratch, batch, i);
    const entente_status status = CodeOf(outcome);
    if (batch.statuses != nullptr) batch.statuses[i] = status;
    if (status == ENTENTE_OK) continue;
    ClearResults(batch, i);
    if (status != ENTENTE_ERR_WRONG_PHASE && !fault.has_value()) fault.emplace(std::move(outcome).Of("positions", i));
  }
}

}  // namespace

entente_status entente_adjudicate(entente_scratch* scratch, const void* position, const entente_rules* rules,
                                  const entente_order* orders, size_t order_count, entente_phase_summary* summary,
                                  entente_error* error) {
  return Guard(error, FreshScratch{scratch}, PlayingPosition{scratch, position}, OrdersIn{orders, order_count},
               StructOut(summary, "summary", MayBeNull::kYes), ScratchRules{scratch, rules},
               [&](std::span<const Order> given) -> Outcome {
                 std::memcpy(scratch->before.data(), position, PositionSize(*scratch->map->map));
                 const PhaseResult& result = scratch->result.emplace(Step(*scratch, scratch->before.data(), given));
                 scratch->result_rules = scratch->options;
                 return Give(SummaryOf(result.results.size(), result.events.size(), result.next), summary);
               });
}

entente_status entente_scratch_results(const entente_scratch* scratch, entente_order_result* results,
                                       size_t result_size, size_t capacity, size_t* length, entente_error* error) {
  return Guard(error, Adjudicated{scratch}, ResultBuffer{{results, result_size}, capacity, length},
               [](const PhaseResult& phase, auto& out) { return out.Copy(phase.results, phase.after); });
}

entente_status entente_scratch_events(const entente_scratch* scratch, entente_event* events, size_t capacity,
                                      size_t* length, entente_error* error) {
  return Guard(error, Adjudicated{scratch}, Buffer(events, capacity, length),
               [](const PhaseResult& phase, auto& out) { return GiveEvents(phase.events, out); });
}

entente_status entente_scratch_losses(const entente_scratch* scratch, entente_event* losses, size_t capacity,
                                      size_t* length, entente_error* error) {
  return Guard(error, Adjudicated{scratch}, Buffer(losses, capacity, length), [&](const PhaseResult& phase, auto& out) {
    return GiveEvents(LossesOf(Before(*scratch), phase.results, phase.events), out);
  });
}

entente_status entente_scratch_after(const entente_scratch* scratch, void* position, size_t capacity,
                                     entente_error* error) {
  return Guard(error, Adjudicated{scratch}, PositionOut{scratch, position, capacity},
               [](const PhaseResult& phase, PositionRef out) { out.CopyFrom(phase.after); });
}

entente_status entente_scratch_next(const entente_scratch* scratch, void* position, size_t capacity,
                                    entente_error* error) {
  return Guard(error, Adjudicated{scratch}, PositionOut{scratch, position, capacity},
               [](const PhaseResult& phase, PositionRef out) { out.CopyFrom(phase.next); });
}

entente_status entente_scratch_texts(const entente_scratch* scratch, entente_phase_texts kind,
                                     const entente_text_options* options, entente_text** texts, entente_error* error) {
  return Guard(error, HandleOut(texts, "texts"), Adjudicated{scratch}, PhaseTextsIn{kind}, TextOptionsIn{options},
               [&](const PhaseResult& phase, const TextStyle& style) {
                 const PositionView before = Before(*scratch);
                 const auto order = [&](size_t i) { return OrderTextOf(before.map(), phase.results[i].order); };
                 const auto sentence = [&](size_t i) {
                   return ResultSentence(before, phase.results[i], phase.results, style.voice);
                 };
                 return GiveText(PhaseTexts(kind, before, phase.results, phase.events, order, sentence, style.voice),
                                 texts);
               });
}

entente_status entente_adjudicate_batch(entente_scratch* scratch, void* positions, size_t position_count,
                                        const entente_rules* rules, const entente_order* orders,
                                        const uint64_t* order_starts, entente_order_result* results, size_t result_size,
                                        entente_status* statuses, entente_error* error) {
  return Guard(error, [&]() -> Outcome {
    if (position_count > kMostPositions) return TooMany("position_count", position_count, kMostPositions);
    const Batch batch{orders, order_starts, positions, position_count, {results, result_size}, statuses, rules, error};
    if (scratch != nullptr) scratch->result.reset();
    const auto memory = MemoryOf(batch, scratch);
    ENTENTE_RETURN_IF_BAD(CheckAligned(statuses, "statuses"));
    ENTENTE_RETURN_IF_BAD(CheckApart(memory));
    ENTENTE_RETURN_IF_BAD(CheckBatch(scratch, batch, memory));
    if (statuses != nullptr) std::fill_n(statuses, position_count, entente_status{ENTENTE_ERR_OUT_OF_MEMORY});
    std::optional<Outcome> fault;
    AdjudicateEach(*scratch, batch, fault);
    return fault.has_value() ? std::move(*fault) : Outcome();
  });
}
