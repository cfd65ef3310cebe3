// Runs the situations and properties on many boards. Usage: properties_night [HITS [CASES]]; the defaults are 10,000
// and 1,000,000. Prints a table; exit code 1 if a situation occurred too rarely, or on any difference or failure.

#include <cstdio>

#include "datc_tests/properties/map_file.h"
#include "datc_tests/properties/properties.h"
#include "datc_tests/properties/seed.h"
#include "datc_tests/properties/situations.h"

namespace entente {
namespace {

bool CountSituations(long wanted) {
  bool ok = true;
  std::printf("%-44s %10s %10s %10s %10s\n", "situation", "hits", "boards", "judged", "differ");
  for (const Situation& situation : AllSituations()) {
    const SituationCount count = CountHits(situation, wanted, RunSeed());
    const bool good = count.hits >= wanted && count.differences == 0;
    ok = ok && good;
    std::printf("%-44s %10ld %10ld %10ld %10ld  %s\n", situation.name, count.hits, count.tries, count.judged,
                count.differences, good ? "ok" : "WRONG");
    std::printf("%s", count.first_difference.c_str());
    std::fflush(stdout);
  }
  return ok;
}

bool TryProperties(long cases) {
  bool ok = true;
  std::printf("%-44s %10s %10s\n", "property", "cases", "failures");
  Workbench bench(StandardMapText());
  for (const Property& property : AllProperties()) {
    const PropertyCount count = TryProperty(property, bench, cases, RunSeed());
    const bool good = count.cases == cases && count.failures == 0;
    ok = ok && good;
    std::printf("%-44s %10ld %10ld  %s\n", property.name, count.cases, count.failures, good ? "ok" : "WRONG");
    std::printf("%s", count.first_failure.c_str());
    std::fflush(stdout);
  }
  return ok;
}

int Run(int argc, char** argv) {
  const long hits = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 10000;
  const long cases = argc > 2 ? std::strtol(argv[2], nullptr, 10) : 1000000;
  std::printf("ENTENTE_SEED=%llu\n", static_cast<unsigned long long>(RunSeed()));
  const bool met = CountSituations(hits), held = TryProperties(cases);
  return met && held ? 0 : 1;
}

}  // namespace
}  // namespace entente

int main(int argc, char** argv) { return entente::Run(argc, argv); }
