// Whole phases on every shipped map against second opinions. Usage: whole_phase_night [BOARDS [SEED]]: boards on each
// map (100,000) and the seed (ENTENTE_SEED). Prints a table; exit code 1 if anything differs.

#include <cstdio>
#include <cstdlib>

#include "datc_tests/properties/seed.h"
#include "datc_tests/properties/whole_phase.h"
#include "map_language/builtin.h"

namespace entente {
namespace {

int Run(int argc, char** argv) {
  const long boards = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 100000;
  const uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 0) : RunSeed();
  std::printf("seed %llu\n%-16s %10s %10s %10s %10s %10s %10s %10s\n", static_cast<unsigned long long>(seed), "map",
              "boards", "oracle", "procedure", "equations", "plain", "none", "differ");
  bool ok = true;
  for (const std::string_view name : BuiltinMapNames()) {
    WholePhaseCount count = WholePhases(BuiltinMap(name).value()).Try(boards, seed);
    std::printf("%-16s %10ld", std::string(name).c_str(), count.boards);
    for (const Judge judge : {Judge::kOracle, Judge::kProcedure, Judge::kEquations, Judge::kPlainRules, Judge::kNone}) {
      std::printf(" %10ld", count.judged_by[judge]);
    }
    std::printf(" %10ld  %s\n%s", count.differences, count.differences == 0 ? "ok" : "WRONG",
                count.first_difference.c_str());
    std::fflush(stdout);
    ok = ok && count.differences == 0;
  }
  return ok ? 0 : 1;
}

}  // namespace
}  // namespace entente

int main(int argc, char** argv) { return entente::Run(argc, argv); }
