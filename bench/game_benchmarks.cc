// What hosts do with games beside playing them: fork, undo, save, load; and how large a history is.
#include <malloc.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "exchange/exchange.h"
#include "exchange/game_json.h"
#include "exchange/game_snapshot.h"
#include "exchange/replay.h"
#include "game/game.h"
#include "game/random_orders.h"
#include "map_build/read_map_text.h"
#include "order/sheet_reader.h"

namespace entente::bench {
namespace {

// The standard map without an end: nobody gets forty centers.
MapRef EndlessMap() {
  const auto include = [](std::string_view name, std::string_view) -> absl::StatusOr<std::string> {
    std::ifstream file(std::string(ENTENTE_MAPS "/").append(name), std::ios::binary);
    return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  };
  return ReadMapText("USE standard.map\nVICTORY 40\n", "endless.map", include).map;
}

// A game of random legal orders, handed in as texts, as players do.
std::unique_ptr<Game> PlayedGame(int phases) {
  const MapRef map = EndlessMap();
  auto game = std::make_unique<Game>(map, RuleOptions());
  const NormalForm names(*map);
  RandomOrders chooser(*map);
  Random random(1);
  while (game->phase_count() < phases && !game->is_over()) {
    SheetReader reader(names, game->rules(), game->position().phase_type());
    const std::span<const Order> orders = chooser.Choose(game->position(), game->rules(), random);
    std::vector<OrderSheet> sheets(static_cast<size_t>(map->power_count()));
    for (const Order order : orders) {
      reader.ReadLine(order.power(), FormatOrder(*map, order), sheets[order.power()]);
    }
    for (size_t p = 0; p < sheets.size(); ++p) {
      if (!game->Submit(static_cast<PowerIndex>(p), std::move(sheets[p])).ok()) std::abort();
    }
    if (!game->Process().ok()) std::abort();
  }
  return game;
}

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

using Writer = absl::StatusOr<std::string> (*)(const Game&);
using Reader = absl::StatusOr<std::unique_ptr<Game>> (*)(std::string_view, MapRef);

// `bytes`: of a phase.
template <Writer Write>
void Save(benchmark::State& state) {
  const std::unique_ptr<Game> game = PlayedGame(100);
  size_t bytes = 0;
  Measure measure(state);
  for (auto _ : state) {
    const absl::StatusOr<std::string> text = Write(*game);
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

// A saved game adjudicated again, from its text.
void Replay(benchmark::State& state) {
  const std::unique_ptr<Game> game = PlayedGame(100);
  const std::string text = *GameToJson(*game);
  Exchange exchange({game->map_ref(), std::nullopt});
  Measure measure(state);
  for (auto _ : state) {
    Document document;
    if (!document.Read(text).ok()) return state.SkipWithError("not read");
    const absl::StatusOr<ReplayResult> result = ReplayGame(exchange, document);
    if (!result.ok() || !result->differences.empty()) return state.SkipWithError("replayed otherwise");
  }
  measure.Finish(static_cast<size_t>(game->phase_count()), Allocations::kCounted);
}

// Ten thousand phases, handed in as text: `bytes` is what a phase of them keeps from the allocator.
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
