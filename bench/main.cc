// entente_bench: runs the benchmarks over the stored boards, or over a file of JSON phases named by
// ENTENTE_BENCH_CORPUS. `--table` prints the table of speeds instead; `--once WORK/SET ..` runs these works once
// (speed_table.h).
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <deque>
#include <iostream>
#include <span>
#include <string_view>

#include "bench/benchmarks.h"
#include "bench/speed_table.h"

namespace entente::bench {
namespace {

// A deque keeps the sets in place: the benchmarks point to them.
using BoardSets = std::deque<BoardSet>;

Status ReadSets(const char* corpus, BoardSets& sets) {
  if (corpus != nullptr && *corpus != '\0') {
    Result<BoardSet> set = ReadBoards(corpus, "corpus");
    if (!set.ok()) return set.status();
    sets.push_back(*std::move(set));
    return OkStatus();
  }
  for (const auto& names : {StoredSetNames(), WorstSetNames()}) {
    for (const std::string& name : names) {
      Result<BoardSet> set = StoredSet(name);
      if (!set.ok()) return set.status();
      sets.push_back(*std::move(set));
    }
  }
  return OkStatus();
}

void Register(const BoardSets& sets) {
  for (const BoardSet& set : sets) RegisterBoardBenchmarks(set);
  if (sets.size() == 1) return;  // the sets of a corpus
  RegisterThreadBenchmarks(sets[1]);
  RegisterTextBenchmarks(sets[1]);
  RegisterCApiBenchmarks(sets[1]);
  for (const BoardSet* set : {&sets[0], &sets[1]}) RegisterLineBenchmarks(*set);
  RegisterOtherBenchmarks();
  RegisterGameBenchmarks();
#ifdef ENTENTE_HAS_DRAWING
  RegisterDrawingBenchmarks(sets[1]);
#endif
#ifdef ENTENTE_HAS_PRESS
  RegisterPressBenchmarks();
#endif
  RegisterGrowthBenchmarks();
}

int Report(const Status& status) {
  if (status.ok()) return 0;
  std::cerr << "entente_bench: " << status.message() << '\n';
  return 2;
}

int Main(int argc, char** argv) {
  const std::span<char*> arguments(argv + 1, static_cast<size_t>(argc - 1));
  const std::string_view first = arguments.empty() ? "" : arguments[0];
  if (first == "--table") {
    if (arguments.size() > 1) return Report(InvalidError("expected nothing after --table"));
    return Report(PrintSpeedTable(std::cout));
  }
  if (first == "--once") {
    if (arguments.size() < 2) return Report(InvalidError("expected WORK/SET after --once, such as phase/midgame"));
    return Report(DoWorksOnce(arguments.subspan(1), std::cout));
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  BoardSets sets;
  const Status status = ReadSets(std::getenv("ENTENTE_BENCH_CORPUS"), sets);
  if (!status.ok()) return Report(status);
  Register(sets);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}

}  // namespace
}  // namespace entente::bench

int main(int argc, char** argv) { return entente::bench::Main(argc, argv); }
