// The engine's hot paths over boards.
#include <algorithm>
#include <memory>
#include <string>

#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "explain/explanation_text.h"
#include "explain/phase_explainer.h"
#include "legal_orders/legal_orders.h"
#include "phase/phase_step.h"
#include "phase/quick_resolver.h"

namespace entente::bench {
namespace {

constexpr size_t kMostLegalOrders = 1 << 16;  // of one board

// One whole phase: legality of each order, resolution, retreat options, next position.
void Movement(benchmark::State& state, const BoardSet* set) {
  PhaseScratch scratch(*set->map);
  Measure measure(state);
  for (auto _ : state) {
    for (const Board& board : set->boards) {
      benchmark::DoNotOptimize(AdjudicatePhase(board.position, set->rules, board.orders, scratch));
    }
  }
  measure.Finish(set->boards.size(), Allocations::kForbidden);
}

size_t MovementPhases(const BoardSet& set) {
  return static_cast<size_t>(std::count_if(set.boards.begin(), set.boards.end(), [](const Board& board) {
    return board.position.view().phase_type() == PhaseType::kMovement;
  }));
}

// A resolver alone, on orders known to be legal.
template <auto kMake>
void Resolve(benchmark::State& state, const BoardSet* set) {
  QuickResolver resolver(*set->map, kMake(*set->map));
  const size_t phases = MovementPhases(*set);
  Measure measure(state);
  for (auto _ : state) {
    for (const Board& board : set->boards) {
      const PositionView position = board.position;
      if (position.phase_type() != PhaseType::kMovement) continue;
      benchmark::DoNotOptimize(resolver.Resolve(position, set->rules, board.legal));
    }
  }
  measure.Finish(phases, Allocations::kForbidden);
}

std::unique_ptr<FastForms> WithoutFastForms(const Map&) { return nullptr; }
std::unique_ptr<FastForms> WithFastForms(const Map& map) { return MakeFastForms(map); }

// An adjudicated movement phase.
struct Judged {
  const Board* board;
  std::vector<OrderResult> results;
  std::vector<PhaseEvent> events;
  Position after;
};

std::vector<Judged> JudgeAll(const BoardSet& set) {
  PhaseScratch scratch(*set.map);
  std::vector<Judged> all;
  for (const Board& board : set.boards) {
    if (board.position.view().phase_type() != PhaseType::kMovement) continue;
    const PhaseResult result = AdjudicatePhase(board.position, set.rules, board.orders, scratch);
    all.push_back({&board,
                   {result.results.begin(), result.results.end()},
                   {result.events.begin(), result.events.end()},
                   Position(result.after)});
  }
  return all;
}

// Explains one order of a board: resolves the board once more and writes the answer.
void Explain(benchmark::State& state, const BoardSet* set) {
  PhaseExplainer explainer(*set->map);
  const std::vector<Judged> all = JudgeAll(*set);
  std::string text;
  size_t order = 0;
  Measure measure(state);
  for (auto _ : state) {
    for (const Judged& judged : all) {
      const PositionView before = judged.board->position, after = judged.after;
      explainer.Read({before, set->rules, judged.results, judged.events, after});
      text.clear();
      AppendExplanation(explainer.phase(), explainer.ExplainResult(order++ % judged.results.size()), {}, 0, text);
      benchmark::DoNotOptimize(text.data());
    }
  }
  measure.Finish(all.size(), Allocations::kCounted);
}

// Every legal order of every unit.
void LegalOrders(benchmark::State& state, const BoardSet* set) {
  LegalOrderLister lister(*set->map);
  std::vector<Order> orders(kMostLegalOrders);
  size_t listed = 0;
  Measure measure(state);
  for (auto _ : state) {
    for (const Board& board : set->boards) {
      OrderSink sink(orders);
      const PositionView position = board.position;
      lister.SetPosition(position, set->rules);
      lister.ListPower(kNoPower, sink);
      listed += sink.needed();
      benchmark::DoNotOptimize(orders.data());
    }
  }
  measure.Finish(set->boards.size(), Allocations::kForbidden);
  const double phases = static_cast<double>(state.iterations()) * static_cast<double>(set->boards.size());
  state.counters["orders"] = static_cast<double>(listed) / phases;
}

}  // namespace

void RegisterBoardBenchmarks(const BoardSet& set) {
  benchmark::RegisterBenchmark(("BM_Movement/" + set.name).c_str(), Movement, &set)->Unit(benchmark::kMicrosecond);
  if (MovementPhases(set) > 0) {
    benchmark::RegisterBenchmark(("BM_Resolve/" + set.name).c_str(), Resolve<WithFastForms>, &set)
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark(("BM_ResolveGeneral/" + set.name).c_str(), Resolve<WithoutFastForms>, &set)
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark(("BM_Explain/" + set.name).c_str(), Explain, &set)->Unit(benchmark::kMicrosecond);
  }
  benchmark::RegisterBenchmark(("BM_LegalOrders/" + set.name).c_str(), LegalOrders, &set)
      ->Unit(benchmark::kMicrosecond);
}

void RegisterThreadBenchmarks(const BoardSet& set) {
  benchmark::RegisterBenchmark(("BM_MovementThreads/" + set.name).c_str(), Movement, &set)
      ->ThreadRange(1, 2)
      ->UseRealTime()
      ->Unit(benchmark::kMicrosecond);
}

}  // namespace entente::bench
