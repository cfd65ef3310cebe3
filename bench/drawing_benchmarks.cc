// Boards drawn with orders and results.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "drawing/board_svg.h"
#include "drawing/map_drawing.h"
#include "drawing/schematic.h"
#include "phase/phase_step.h"

namespace entente::bench {
namespace {

void DrawBoards(benchmark::State& state, const BoardSet* set) {
  constexpr size_t kBoards = 50;  // a round over all would take long
  const Drawing drawing = DrawingOf(*set->map);
  PhaseScratch scratch(*set->map);
  std::vector<std::pair<const Board*, std::vector<OrderResult>>> played;
  for (const Board& board : set->boards) {
    if (played.size() == kBoards) break;
    const auto results = AdjudicatePhase(board.position, set->rules, board.orders, scratch).results;
    played.emplace_back(&board, std::vector<OrderResult>(results.begin(), results.end()));
  }
  size_t most_bytes = 0;
  std::string svg;
  Measure measure(state);
  for (auto _ : state) {
    for (const auto& [board, results] : played) {
      svg.clear();
      AppendBoardSvg(drawing, {board->position, results}, {}, svg);
      most_bytes = std::max(most_bytes, svg.size());
    }
  }
  measure.Finish(played.size(), Allocations::kCounted);
  state.counters["most_bytes"] = static_cast<double>(most_bytes);
}

// The drawing of a map from its graph.
void DrawSchematic(benchmark::State& state, const BoardSet* set) {
  Measure measure(state);
  for (auto _ : state) benchmark::DoNotOptimize(MakeSchematic(*set->map).width);
  measure.Finish(1, Allocations::kCounted);
}

}  // namespace

void RegisterDrawingBenchmarks(const BoardSet& set) {
  benchmark::RegisterBenchmark(("BM_DrawBoard/" + set.name).c_str(), DrawBoards, &set)->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("BM_DrawSchematic", DrawSchematic, &set)->Unit(benchmark::kMillisecond);
}

}  // namespace entente::bench
