// Whole phases on every shipped map, and on small maps full of weak passages, against second opinions.
// Usage: whole_phase_night [BOARDS [SEED]]: boards on each map (100,000) and the seed (ENTENTE_SEED). Prints a table; exit code 1 if anything differs.

#include <cstdio>
#include <cstdlib>

#include "datc_tests/properties/seed.h"
#include "datc_tests/properties/weak_map.h"
#include "datc_tests/properties/whole_phase.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

constexpr uint64_t kWeakMaps = 4;

bool JudgeMap(const MapRef& map, long boards, uint64_t seed) {
  WholePhaseCount count = WholePhases(map).Try(boards, seed);
  std::printf("%-16s %10ld", std::string(map->name()).c_str(), count.boards);
  for (const Judge judge : {Judge::kOracle, Judge::kProcedure, Judge::kPlainRules}) {
    std::printf(" %10ld", count.judged_by[judge]);
  }
  std::printf(" %10ld  %s\n%s", count.differences, count.differences == 0 ? "ok" : "WRONG",
              count.first_difference.c_str());
  std::fflush(stdout);
  return count.differences == 0;
}

int Run(int argc, char** argv) {
  const long boards = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 100000;
  const uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 0) : RunSeed();
  std::printf("seed %llu\n%-16s %10s %10s %10s %10s %10s\n", static_cast<unsigned long long>(seed), "map", "boards",
              "oracle", "procedure", "plain", "differ");
  bool ok = true;
  for (const std::string_view name : BuiltinMapNames()) ok &= JudgeMap(BuiltinMap(name).value(), boards, seed);
  for (uint64_t n = 0; n < kWeakMaps; ++n) ok &= JudgeMap(MakeWeakMap(seed + n), boards, seed);
  return ok ? 0 : 1;
}

}  // namespace
}  // namespace entente

int main(int argc, char** argv) { return entente::Run(argc, argv); }
