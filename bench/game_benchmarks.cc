// Operations of hosts on games: fork, undo, save, load; and the size of a history.
#include <malloc.h>

#include <memory>
#include <string>

#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "bench/played_game.h"
#include "game/game.h"
#include "phase_json/exchange.h"
#include "records/game_json.h"
#include "records/game_snapshot.h"
#include "records/replay.h"

namespace entente::bench {
namespace {

void Fork(benchmark::State& state) {
  const std::unique_ptr<Game> game = PlayedGame(static_cast<int>(state.range(0)));
  Measure measure(state);
  for (auto _ : state) {
    Game fork(*game);
    benchmark::DoNotOptimize(&fork);
  }
  measure.Finish(1, Allocations::kCounted);
}

void UndoRedo(benchmark::State& state) {
  const std::unique_ptr<Game> game = PlayedGame(100);
  Measure measure(state);
  for (auto _ : state) {
    if (!game->Undo().ok() || !game->Redo().ok()) return state.SkipWithError("not undone");
  }
  measure.Finish(1, Allocations::kCounted);
}

using Writer = Result<std::string> (*)(const Game&);
using Reader = Result<std::unique_ptr<Game>> (*)(std::string_view, MapRef);

// Counter `bytes`: of a phase.
template <Writer Write>
void Save(benchmark::State& state) {
  const std::unique_ptr<Game> game = PlayedGame(100);
  size_t bytes = 0;
  Measure measure(state);
  for (auto _ : state) {
    const Result<std::string> text = Write(*game);
    if (!text.ok()) return state.SkipWithError("not saved");
    bytes = text->size();
    benchmark::DoNotOptimize(text->data());
  }
  measure.Finish(static_cast<size_t>(game->phase_count()), Allocations::kCounted);
  state.counters["bytes"] = static_cast<double>(bytes) / game->phase_count();
}

template <Writer Write, Reader Read>
void Load(benchmark::State& state) {
  const std::unique_ptr<Game> game = PlayedGame(100);
  const std::string text = *Write(*game);
  Measure measure(state);
  for (auto _ : state) {
    if (!Read(text, game->map_ref()).ok()) return state.SkipWithError("not loaded");
  }
  measure.Finish(static_cast<size_t>(game->phase_count()), Allocations::kCounted);
}

// Reads a saved game from its text and adjudicates it again.
void Replay(benchmark::State& state) {
  const std::unique_ptr<Game> game = PlayedGame(100);
  const std::string text = *GameToJson(*game);
  Exchange exchange({game->map_ref(), std::nullopt});
  Measure measure(state);
  for (auto _ : state) {
    Document document;
    if (!document.Read(text).ok()) return state.SkipWithError("not read");
    const Result<ReplayResult> result = ReplayGame(exchange, document);
    if (!result.ok() || !result->differences.empty()) return state.SkipWithError("replayed otherwise");
  }
  measure.Finish(static_cast<size_t>(game->phase_count()), Allocations::kCounted);
}

// Ten thousand phases, handed in as text. `bytes`: allocated memory for each phase.
void HistorySize(benchmark::State& state) {
  const int phases = 10000;
  double bytes = 0;
  Measure measure(state);
  for (auto _ : state) {
    const auto before = static_cast<double>(mallinfo2().uordblks);
    const std::unique_ptr<Game> game = PlayedGame(phases);
    bytes = (static_cast<double>(mallinfo2().uordblks) - before) / game->phase_count();
    if (game->phase_count() < phases) return state.SkipWithError("the game ended too soon");
  }
  measure.Finish(phases, Allocations::kCounted);
  state.counters["bytes"] = bytes;
}

}  // namespace

void RegisterGameBenchmarks() {
  benchmark::RegisterBenchmark("BM_GameFork", Fork)->Arg(0)->Arg(100)->Arg(10000);
  benchmark::RegisterBenchmark("BM_GameUndoRedo", UndoRedo);
  benchmark::RegisterBenchmark("BM_GameSave", Save<GameToJson>);
  benchmark::RegisterBenchmark("BM_GameLoad", Load<GameToJson, GameFromJson>);
  benchmark::RegisterBenchmark("BM_Replay", Replay);
  benchmark::RegisterBenchmark("BM_GameSaveBinary", Save<GameToSnapshot>);
  benchmark::RegisterBenchmark("BM_GameLoadBinary", Load<GameToSnapshot, GameFromSnapshot>);
  benchmark::RegisterBenchmark("BM_GameHistory/10000", HistorySize)->Iterations(1);
}

}  // namespace entente::bench
