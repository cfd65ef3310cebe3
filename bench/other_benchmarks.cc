// Maps, positions, and whole games.
#include <fstream>
#include <iterator>
#include <string>

#include "bench/benchmarks.h"
#include "bench/measure.h"
#include "game/self_play.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"

namespace entente::bench {
namespace {

constexpr uint32_t kPhasesPerGame = 200;

// Makes a map from the text of a shipped map that includes no other map.
void LoadMap(benchmark::State& state, const char* file_name) {
  std::ifstream file(std::string(ENTENTE_MAPS "/") + file_name, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  Measure measure(state);
  for (auto _ : state) {
    const MapReadResult result = ReadMapText(text, file_name, {});
    if (!result.ok()) return state.SkipWithError("the map was refused");
    benchmark::DoNotOptimize(result.map.get());
  }
  measure.Finish(1, Allocations::kCounted);
}

// Makes a shipped map, without parsing.
void ShippedMap(benchmark::State& state) {
  Measure measure(state);
  for (auto _ : state) benchmark::DoNotOptimize(BuiltinMap("standard"));
  measure.Finish(1, Allocations::kCounted);
}

void CopyPosition(benchmark::State& state) {
  const Result<MapRef> map = BuiltinMap("standard");
  Position from(**map);
  Position to(**map);
  from.ref().SetStart();
  PositionRef target = to.ref();
  const PositionView source = from;
  Measure measure(state);
  for (auto _ : state) {
    target.CopyFrom(source);
    benchmark::DoNotOptimize(target.block());
    benchmark::ClobberMemory();
  }
  measure.Finish(1, Allocations::kForbidden);
}

// Games of random legal orders: list, choose, adjudicate, retreat, adjust. One phase an iteration.
void RandomGames(benchmark::State& state) {
  const Result<MapRef> map = BuiltinMap("standard");
  SelfPlay play(**map, RuleOptions());
  uint64_t seed = 1;
  play.Restart(seed);
  Measure measure(state);
  for (auto _ : state) {
    if (play.phase_count() >= kPhasesPerGame || !play.PlayPhase()) play.Restart(++seed);
  }
  measure.Finish(1, Allocations::kCounted);
}

}  // namespace

void RegisterOtherBenchmarks() {
  benchmark::RegisterBenchmark("BM_SelfPlay", RandomGames);
  benchmark::RegisterBenchmark("BM_LoadMap/standard", LoadMap, "standard.map")->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("BM_LoadMap/youngstown", LoadMap, "youngstown.map")->Unit(benchmark::kMicrosecond);
  benchmark::RegisterBenchmark("BM_BuiltinMap", ShippedMap);
  benchmark::RegisterBenchmark("BM_CopyPosition", CopyPosition);
}

}  // namespace entente::bench
