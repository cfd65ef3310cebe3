// Random boards on which the fast and the general way through a movement phase must agree: the kernels with the general
// resolver, and a phase in byte rows with the same phase without them. Everything follows from the seed. One thread at
// a time.
#ifndef ENTENTE_DATC_TESTS_RESOLVERS_RANDOM_BOARDS_H_
#define ENTENTE_DATC_TESTS_RESOLVERS_RANDOM_BOARDS_H_

#include <span>
#include <string>
#include <vector>

#include "base/random.h"
#include "datc_tests/properties/board_case.h"
#include "datc_tests/resolvers/two_resolvers.h"
#include "phase/phase_step.h"

namespace entente {

struct Agreement {
  long boards = 0;
  long differences = 0;
  std::string first_difference;  // the difference, and the smallest board that shows it
};

// Boards with legal orders on which the kernels and the general resolver differ. Half of them have random rules, among
// those that the kernel decides differently.
Agreement CompareResolvers(const MapRef& map, long boards, Random& random);

// Runs a phase at every level of the processor, and without byte rows. Reuses the scratches for all boards.
class PhaseLevels {
 public:
  explicit PhaseLevels(const Map& map);
  // The first level with another record than the phase without byte rows; -1: none.
  int FirstOther(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders);

 private:
  PhaseScratch without_;
  std::vector<PhaseScratch> with_;
};

// Boards with illegal, doubled and missing orders on which a phase at some level of the processor differs from the
// phase without byte rows. Half of them have random rules, among those that affect a check.
Agreement ComparePhases(const MapRef& map, long boards, Random& random);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_RESOLVERS_RANDOM_BOARDS_H_
