// Compares the fast and the general way on very many random boards. Usage: resolvers_night [BOARDS [THREADS [SEED
// [COMPARISON]]]]: boards of each comparison on the standard map (10,000,000), shared by the threads (2), the seed
// (ENTENTE_SEED), and one comparison only, "resolvers" or "phases". Prints a table; exit code 1 on any difference.

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>

#include "datc_tests/properties/seed.h"
#include "datc_tests/resolvers/random_boards.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

using Comparison = Agreement (*)(const MapRef&, long, Random&);

bool Compare(const char* name, Comparison compare, long boards, long threads, uint64_t seed) {
  const MapRef map = BuiltinMap("standard").value();
  std::vector<Agreement> found(static_cast<size_t>(threads));
  std::vector<std::thread> running;
  for (long t = 0; t < threads; ++t) {
    running.emplace_back([&, t] {
      Random random(seed + static_cast<uint64_t>(t));
      found[static_cast<size_t>(t)] = compare(map, boards / threads + (t < boards % threads), random);
    });
  }
  for (std::thread& thread : running) thread.join();
  Agreement all;
  for (const Agreement& share : found) {
    all.boards += share.boards;
    all.differences += share.differences;
    if (all.first_difference.empty()) all.first_difference = share.first_difference;
  }
  std::printf("%-12s %12ld %10ld  %s\n%s", name, all.boards, all.differences, all.differences == 0 ? "ok" : "WRONG",
              all.first_difference.c_str());
  std::fflush(stdout);
  return all.differences == 0;
}

int Run(int argc, char** argv) {
  const long boards = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 10000000;
  const long threads = argc > 2 ? std::strtol(argv[2], nullptr, 10) : 2;
  const uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 0) : RunSeed();
  const std::string_view only = argc > 4 ? argv[4] : "";
  const bool is_known = only.empty() || only == "resolvers" || only == "phases";
  if (boards < 1 || threads < 1 || !is_known || argc > 5) {
    std::fprintf(stderr, "usage: resolvers_night [BOARDS [THREADS [SEED [resolvers | phases]]]]\n");
    return 2;
  }
  std::printf("seed %llu\n%-12s %12s %10s\n", static_cast<unsigned long long>(seed), "comparison", "boards", "differ");
  bool agree = true;
  if (only != "phases") agree = Compare("resolvers", CompareResolvers, boards, threads, seed);
  if (only != "resolvers") agree = Compare("phases", ComparePhases, boards, threads, seed) && agree;
  return agree ? 0 : 1;
}

}  // namespace
}  // namespace entente

int main(int argc, char** argv) { return entente::Run(argc, argv); }
