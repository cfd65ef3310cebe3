// The works whose cost DESIGN tells, each as one pass over a set of boards, for the table of speeds and for callgrind.
#ifndef ENTENTE_BENCH_SPEED_WORKS_H_
#define ENTENTE_BENCH_SPEED_WORKS_H_

#include <functional>
#include <string>
#include <vector>

#include "bench/boards.h"

namespace entente::bench {

struct SpeedWork {
  std::string name;            // "phase"
  std::string what;            // "movement phase with the check of every order"
  double target;               // the goal, as a multiple of the yardstick; 0: none
  size_t items;                // of one pass
  std::function<void()> pass;  // once over all boards; the set must outlive it
};

// The works on a set, the yardstick first.
std::vector<SpeedWork> SpeedWorks(const BoardSet& set);
// Those of them that the engine does, on any set.
std::vector<SpeedWork> EngineWorks(const BoardSet& set);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_SPEED_WORKS_H_
