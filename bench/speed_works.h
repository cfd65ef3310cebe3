// The works whose cost has a target, each as one pass over a set of boards, for the table of speeds and for callgrind.
//   One thread at a time per work.
#ifndef ENTENTE_BENCH_SPEED_WORKS_H_
#define ENTENTE_BENCH_SPEED_WORKS_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bench/boards.h"

namespace entente::bench {

struct SpeedTarget {
  enum class Unit : uint8_t { kNone, kYardsticks, kNs, kMidgames };
  double most = 0;
  Unit unit = Unit::kNone;

  // Whether an item of `ns`, `ratio` times its yardstick, meets the target.
  bool IsMet(double ns, double ratio) const { return unit == Unit::kNone || (unit == Unit::kNs ? ns : ratio) <= most; }
};

struct SpeedWork {
  std::string name;            // "phase"
  std::string boards;          // "midgame": the set, or the map
  std::string what;            // "movement phase with the check of every order"
  SpeedTarget target;          // of an item
  size_t items;                // of one pass
  std::function<void()> pass;  // once over all boards; the set must outlive it
  bool allocates = false;      // false: it must not allocate
};

// The yardstick, to which the other works are compared (yardstick.h).
SpeedWork YardstickWork(const BoardSet& set);

// Works of the engine on boards. It includes resolvers for the processor levels below that of this machine, and
// self-play on the set's map if the boards are openings.
std::vector<SpeedWork> EngineWorks(const BoardSet& set);
// A movement phase with units as items, to compare hard boards.
SpeedWork UnitWork(const BoardSet& set);

// Lines of JSON through the C interface, as in `entente adjudicate --jsonl` and `entente legal --jsonl`.
//   The set must be on the standard map.
std::vector<SpeedWork> LineWorks(const BoardSet& set);
// Reads the set's order texts: in normal form with the fast reader; in normal form and other dialects with the reader
// of all dialects.
std::vector<SpeedWork> OrderTextWorks(const BoardSet& set);

// Positions of the standard map, the map itself, and the replay of a game on it.
std::vector<SpeedWork> StandardMapWorks();

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_SPEED_WORKS_H_
