// The cost of calls for a C caller, over the public header alone.
#include <algorithm>

#include "bench/benchmarks.h"
#include "bench/c_boards.h"
#include "bench/measure.h"

namespace entente::bench {
namespace {

// Works as a bot does in each phase: adjudicate, look at the results, continue from the next position.
entente_status PlayOne(entente_scratch* scratch, const entente_rules& rules, const CBoards::One& board,
                       CBoards& boards) {
  entente_status status = entente_adjudicate(scratch, board.position.data(), &rules, board.orders.data(),
                                             board.orders.size(), nullptr, nullptr);
  if (status != ENTENTE_OK) return status;
  size_t length = 0;
  status = entente_scratch_results(scratch, boards.results.data(), sizeof boards.results[0], boards.results.size(),
                                   &length, nullptr);
  if (status != ENTENTE_OK) return status;
  return entente_scratch_next(scratch, boards.next.data(), boards.next_bytes(), nullptr);
}

void RoundTrip(benchmark::State& state, const BoardSet* set) {
  const MapHandle map = StandardMap();
  const ScratchHandle scratch = MakeScratch(map);
  if (scratch == nullptr) return state.SkipWithError("no scratch");
  CBoards boards(map.get(), *set);
  if (!boards.ok) return state.SkipWithError("a board was refused");
  entente_rules rules{};
  rules.struct_size = sizeof rules;
  entente_rules_init(&rules, map.get(), nullptr);
  entente_status worst = ENTENTE_OK;
  Measure measure(state);
  for (auto _ : state) {
    for (const CBoards::One& board : boards.boards) {
      worst = std::min(worst, PlayOne(scratch.get(), rules, board, boards));
    }
  }
  measure.Finish(boards.boards.size(), Allocations::kForbidden);
  if (worst != ENTENTE_OK) state.SkipWithError(entente_word(ENTENTE_WORDS_STATUS, worst));
}

// Each thread adjudicates its slice of the boards in one call.
void Batch(benchmark::State& state, const BoardSet* set) {
  const MapHandle map = StandardMap();
  const CBatch batch(map.get(), *set);
  if (!batch.ok) return state.SkipWithError("a board was refused");
  CBatchSlice slice(map, batch, static_cast<size_t>(state.thread_index()), static_cast<size_t>(state.threads()));
  entente_status worst = ENTENTE_OK;
  Measure measure(state);
  for (auto _ : state) worst = std::min(worst, slice.Adjudicate());
  measure.Finish(slice.count(), Allocations::kForbidden);
  if (worst != ENTENTE_OK) state.SkipWithError(entente_word(ENTENTE_WORDS_STATUS, worst));
}

// Writes each order of a set as text and reads it again.
void OrderTexts(benchmark::State& state, const BoardSet* set) {
  const MapHandle map = StandardMap();
  if (map == nullptr) return state.SkipWithError("no map");
  std::vector<entente_order> orders;
  for (const Board& board : set->boards) {
    for (const Order order : board.orders) orders.push_back(order.bits());
  }
  size_t wrong = 0;
  char text[64];
  Measure measure(state);
  for (auto _ : state) {
    for (const entente_order order : orders) {
      size_t length = 0;
      entente_order read = 0;
      const bool ok = entente_order_write(map.get(), order, text, sizeof text, &length, nullptr) == ENTENTE_OK &&
                      entente_order_read(map.get(), nullptr, ENTENTE_MOVEMENT, Order::FromBits(order).power(), text,
                                         length, &read, nullptr) == ENTENTE_OK;
      if (!ok || read != order) ++wrong;
    }
  }
  measure.Finish(orders.size(), Allocations::kForbidden);
  if (wrong > 0) state.SkipWithError("an order is read otherwise");
}

// A call of the exchange that answers a line.
using LineCall = decltype(&entente_exchange_adjudicate);

void Lines(benchmark::State& state, const BoardSet* set, LineCall call) {
  const ExchangeHandle exchange = MakeExchange();
  if (exchange == nullptr) return state.SkipWithError("no exchange");
  entente_status worst = ENTENTE_OK;
  size_t bytes = 0;
  Measure measure(state);
  for (auto _ : state) {
    for (const Board& board : set->boards) {
      entente_text* result = nullptr;
      const entente_status status =
          call(exchange.get(), board.line.data(), board.line.size(), nullptr, &result, nullptr);
      worst = std::min(worst, status);
      bytes += board.line.size() + entente_text_length(result);
      entente_text_free(result);
    }
  }
  measure.Finish(set->boards.size(), Allocations::kCounted);
  state.SetBytesProcessed(static_cast<int64_t>(bytes));
  if (worst != ENTENTE_OK) state.SkipWithError(entente_word(ENTENTE_WORDS_STATUS, worst));
}

// Self-play over the C interface: a game of random legal orders an iteration; the item is a phase.
void SelfPlayGames(benchmark::State& state) {
  constexpr uint32_t kMostPhases = 100;
  const MapHandle map = StandardMap();
  const ScratchHandle scratch = MakeScratch(map);
  if (scratch == nullptr) return state.SkipWithError("no scratch");
  entente_status worst = ENTENTE_OK;
  uint64_t seed = 0;
  int64_t phases = 0;
  for (auto _ : state) {
    entente_play_summary summary{};
    summary.struct_size = sizeof summary;
    worst = std::min(worst, entente_play(scratch.get(), nullptr, ++seed, kMostPhases, &summary, nullptr, nullptr));
    phases += summary.phase_count;
  }
  state.SetItemsProcessed(phases);
  if (worst != ENTENTE_OK) state.SkipWithError(entente_word(ENTENTE_WORDS_STATUS, worst));
}

void RegisterLines(const std::string& name, const BoardSet& set, LineCall call) {
  benchmark::RegisterBenchmark((name + "/" + set.name).c_str(), Lines, &set, call)->Unit(benchmark::kMicrosecond);
}

}  // namespace

void RegisterCApiBenchmarks(const BoardSet& set) {
  benchmark::RegisterBenchmark(("BM_CApiRoundTrip/" + set.name).c_str(), RoundTrip, &set)
      ->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark(("BM_CApiBatch/" + set.name).c_str(), Batch, &set)
      ->ThreadRange(1, 2)
      ->UseRealTime()
      ->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark(("BM_CApiOrderText/" + set.name).c_str(), OrderTexts, &set)
      ->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("BM_CApiSelfPlay", SelfPlayGames)->Unit(benchmark::kMicrosecond);
}

void RegisterLineBenchmarks(const BoardSet& set) {
  RegisterLines("BM_CApiJson", set, entente_exchange_adjudicate);
  RegisterLines("BM_CApiLegal", set, entente_exchange_legal);
}

}  // namespace entente::bench
