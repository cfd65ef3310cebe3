// Runs outlook_check_test on many boards. Usage: outlook_night [BOARDS]; the default is 100,000. Exit code 1 if an
// outlook was wrong.
#include <cstdio>

#include "datc_tests/advice/outlook_check.h"
#include "datc_tests/properties/seed.h"
#include "map_language/builtin.h"

int main(int argc, char** argv) {
  const long boards = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 100000;
  const entente::MapRef map = entente::BuiltinMap("standard").value();
  std::printf("ENTENTE_SEED=%llu\n", static_cast<unsigned long long>(entente::RunSeed()));
  const entente::OutlookCount count = entente::CheckOutlooks(*map, boards, entente::RunSeed());
  std::printf("boards %ld exact %ld order sets %ld sure %ld found by bounds %ld wrong %ld\n", count.boards, count.exact,
              count.order_sets, count.sure, count.found, count.faults);
  if (count.faults > 0) std::printf("%s\n", count.first_fault.c_str());
  return count.boards == boards && count.faults == 0 ? 0 : 1;
}
