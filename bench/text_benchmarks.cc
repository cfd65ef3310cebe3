// Text in: orders.
#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "order/notation.h"

namespace entente::bench {
namespace {

void ParseOrders(benchmark::State& state, const BoardSet* set) {
  size_t texts = 0;
  for (const Board& board : set->boards) texts += board.texts.size();
  Measure measure(state);
  for (auto _ : state) {
    for (const Board& board : set->boards) {
      for (const std::string& text : board.texts) {
        benchmark::DoNotOptimize(ParseOrder(*set->map, PhaseType::kMovement, kNoPower, text));
      }
    }
  }
  measure.Finish(texts, Allocations::kCounted);
}

}  // namespace

void RegisterTextBenchmarks(const BoardSet& set) {
  benchmark::RegisterBenchmark(("BM_ParseOrders/" + set.name).c_str(), ParseOrders, &set)
      ->Unit(benchmark::kMicrosecond);
}

}  // namespace entente::bench
