// Plays games through the C interface and computes digests that must be the same everywhere. Any threads.
#ifndef ENTENTE_DATC_TESTS_DETERMINISM_PLAY_DIGEST_H_
#define ENTENTE_DATC_TESTS_DETERMINISM_PLAY_DIGEST_H_

#include <cstdint>
#include <string>

#include "entente/entente.h"

namespace entente_determinism {

// Games of random legal orders, seeds 1, 2, ..., on one map.
struct Plan {
  std::string map;
  uint32_t games = 0;
  uint32_t phases = 0;  // at most, of one game
};

struct Digests {
  uint64_t signature = 0;  // of every order, outcome and position
  uint64_t text = 0;       // of the saved text of the first game, and of the reports of its phases
  bool operator==(const Digests&) const = default;
};

// Plays on `map`, which other threads may use at the same time. Zeros if a call fails.
Digests PlayOn(const entente_map* map, const Plan& plan);

}  // namespace entente_determinism

#endif  // ENTENTE_DATC_TESTS_DETERMINISM_PLAY_DIGEST_H_
