// Measurements common to the benchmarks: items, time for each item, allocations.
#ifndef ENTENTE_BENCH_MEASURE_H_
#define ENTENTE_BENCH_MEASURE_H_

#include <benchmark/benchmark.h>

#include "bench/allocations.h"

namespace entente::bench {

enum class Allocations : uint8_t { kCounted, kForbidden };

// Counts the allocations of one benchmark run and fills its counters. Construct it just before the measured loop.
class Measure {
 public:
  explicit Measure(benchmark::State& state) : state_(state), before_(AllocationCount()) {}

  // Call it just after the loop. `items_per_iteration`: phases, orders or maps.
  //   Counters: items_per_second, `each` (time per item), `allocs` (calls of operator new per item).
  //   A benchmark that allocates against `rule` is reported as failed.
  void Finish(size_t items_per_iteration, Allocations rule) {
    const uint64_t allocations = AllocationCount() - before_;
    const auto items = static_cast<double>(items_per_iteration) * static_cast<double>(state_.iterations());
    state_.SetItemsProcessed(static_cast<int64_t>(items));
    state_.counters["each"] = benchmark::Counter(items, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    state_.counters["allocs"] =
        benchmark::Counter(static_cast<double>(allocations) / items, benchmark::Counter::kAvgThreads);
    if (rule == Allocations::kForbidden && allocations != 0) state_.SkipWithError("it allocated memory");
  }

 private:
  benchmark::State& state_;
  uint64_t before_;
};

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_MEASURE_H_
