// Measures how the cost of a movement phase grows on boards that are hard for the resolver.
#include <string>
#include <vector>

#include "bench/benchmarks.h"
#include "bench/growth_boards.h"
#include "bench/measure.h"
#include "legal_orders/legal_orders.h"
#include "phase/phase_step.h"
#include "phase/quick_resolver.h"

namespace entente::bench {
namespace {

constexpr int kBoards = 8;
constexpr size_t kMostLegalOrders = 1 << 20;  // of one board; the benchmark only counts longer lists

void CountUnits(benchmark::State& state, size_t boards, int units) {
  const double items = static_cast<double>(boards) * units * static_cast<double>(state.iterations());
  state.counters["ns_per_unit"] =
      benchmark::Counter(items * 1e-9, benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// One whole phase, as BM_Movement.
void Growth(benchmark::State& state, const GrowthFamily* family, int units) {
  const BoardSet set = MakeGrowthSet(*family, units, kBoards).boards;
  PhaseScratch scratch(*set.map);
  Measure measure(state);
  for (auto _ : state) {
    for (const Board& board : set.boards) {
      benchmark::DoNotOptimize(AdjudicatePhase(board.position, set.rules, board.orders, scratch));
    }
  }
  measure.Finish(set.boards.size(), Allocations::kForbidden);
  CountUnits(state, set.boards.size(), units);
}

// The resolver alone, as BM_Resolve.
void GrowthResolve(benchmark::State& state, const GrowthFamily* family, int units) {
  const BoardSet set = MakeGrowthSet(*family, units, kBoards).boards;
  QuickResolver resolver(*set.map);
  Measure measure(state);
  for (auto _ : state) {
    for (const Board& board : set.boards) {
      benchmark::DoNotOptimize(resolver.Resolve(board.position, set.rules, board.legal));
    }
  }
  measure.Finish(set.boards.size(), Allocations::kForbidden);
  CountUnits(state, set.boards.size(), units);
}

// Every legal order of every unit, as BM_LegalOrders.
void GrowthLegalOrders(benchmark::State& state, const GrowthFamily* family, int units) {
  const BoardSet set = MakeGrowthSet(*family, units, kBoards).boards;
  LegalOrderLister lister(*set.map);
  std::vector<Order> orders(kMostLegalOrders);
  size_t count = 0;
  Measure measure(state);
  for (auto _ : state) {
    count = 0;
    for (const Board& board : set.boards) {
      OrderSink sink(orders);
      lister.SetPosition(board.position, set.rules);
      lister.ListPower(kNoPower, sink);
      count += sink.needed();
    }
  }
  measure.Finish(set.boards.size(), Allocations::kForbidden);
  CountUnits(state, set.boards.size(), units);
  state.counters["orders"] = static_cast<double>(count) / static_cast<double>(set.boards.size());
}

}  // namespace

void RegisterGrowthBenchmarks() {
  struct Growing {
    const char* name;
    void (*function)(benchmark::State&, const GrowthFamily*, int);
  };
  for (const Growing& growing : {Growing{"BM_Growth/", Growth}, Growing{"BM_GrowthResolve/", GrowthResolve},
                                 Growing{"BM_GrowthLegalOrders/", GrowthLegalOrders}}) {
    for (const GrowthFamily& family : GrowthFamilies()) {
      for (const int units : kGrowthSizes) {
        const std::string full = std::string(growing.name) + family.name + "/" + std::to_string(units);
        benchmark::RegisterBenchmark(full.c_str(), growing.function, &family, units)->Unit(benchmark::kMicrosecond);
      }
    }
  }
}

}  // namespace entente::bench
