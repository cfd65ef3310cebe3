// Works without boards: positions, the standard map, and a replay.
#include <benchmark/benchmark.h>

#include <fstream>
#include <iterator>
#include <memory>

#include "bench/played_game.h"
#include "bench/speed_works.h"
#include "map_language/builtin.h"
#include "map_language/read_map_text.h"
#include "phase_json/exchange.h"
#include "records/game_json.h"
#include "records/replay.h"

namespace entente::bench {
namespace {

constexpr size_t kTimes = 1000;  // repetitions in a pass of a work that takes some ns
constexpr int kReplayedPhases = 100;

SpeedTarget Ns(double most) { return {most, SpeedTarget::Unit::kNs}; }

std::function<void()> CopyPass() {
  const MapRef map = BuiltinMap("standard").value();
  const auto from = std::make_shared<Position>(*map), to = std::make_shared<Position>(*map);
  from->ref().SetStart();
  return [map, from, to] {
    for (size_t i = 0; i < kTimes; ++i) {
      to->ref().CopyFrom(*from);
      benchmark::DoNotOptimize(to->ref().block());
      benchmark::ClobberMemory();
    }
  };
}

void BuiltinPass() {
  for (size_t i = 0; i < kTimes; ++i) benchmark::DoNotOptimize(BuiltinMap("standard"));
}

std::function<void()> MapTextPass() {
  std::ifstream file(ENTENTE_MAPS "/standard.map", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return [text] { benchmark::DoNotOptimize(ReadMapText(text, "standard.map", {}).ok()); };
}

// Reads a saved game from its text and adjudicates it again.
std::function<void()> ReplayPass() {
  const std::unique_ptr<Game> game = PlayedGame(kReplayedPhases);
  const auto exchange = std::make_shared<Exchange>(ExchangeOptions{game->map_ref(), std::nullopt});
  return [exchange, text = GameToJson(*game).value()] {
    Document document;
    if (document.Read(text).ok()) benchmark::DoNotOptimize(ReplayGame(*exchange, document).ok());
  };
}

}  // namespace

std::vector<SpeedWork> StandardMapWorks() {
  const auto work = [](const char* name, const char* what, double most_ns, size_t items, std::function<void()> pass,
                       bool allocates) {
    return SpeedWork{name, "standard", what, Ns(most_ns), items, std::move(pass), allocates};
  };
  return {work("copy", "copy of a position", 10, kTimes, CopyPass(), false),
          work("builtin_map", "the map, built in", 1e6, kTimes, BuiltinPass, true),
          work("map_text", "the map, from its text", 1e6, 1, MapTextPass(), true),
          work("replay", "`replay`, a phase", 1e9 / 50000, kReplayedPhases, ReplayPass(), true)};
}

}  // namespace entente::bench
