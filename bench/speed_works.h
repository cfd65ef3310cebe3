// The works whose cost is bounded, each as one pass over a set of boards, for the table of speeds and for callgrind.
//   A work is used by one thread at a time.
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

  // Whether an item of so many ns, `ratio` times its yardstick, costs no more.
  bool IsMet(double ns, double ratio) const { return unit == Unit::kNone || (unit == Unit::kNs ? ns : ratio) <= most; }
};

struct SpeedWork {
  std::string name;            // "phase"
  std::string boards;          // "midgame": the set, or the map
  std::string what;            // "movement phase with the check of every order"
  SpeedTarget target;          // of an item
  size_t items;                // of one pass
  std::function<void()> pass;  // once over all boards; the set must outlive it
  bool allocates = false;      // or else it must not
};

// The judge that the others are compared with (yardstick.h).
SpeedWork YardstickWork(const BoardSet& set);

// What the engine does with boards. Of processor levels those below that of this machine; self-play, on the set's map,
// if they are openings.
std::vector<SpeedWork> EngineWorks(const BoardSet& set);
// A movement phase, counted by units: what boards that ask for much are compared by.
SpeedWork UnitWork(const BoardSet& set);

// Lines of JSON through the C interface, as `entente adjudicate --jsonl` and `entente legal --jsonl` answer them.
//   The set must be on the standard map.
std::vector<SpeedWork> LineWorks(const BoardSet& set);
// The set's order texts: in normal form by the fast reader, the same and other dialects by the reader of all dialects.
std::vector<SpeedWork> OrderTextWorks(const BoardSet& set);

// Positions of the standard map, the map itself, and the replay of a game on it.
std::vector<SpeedWork> StandardMapWorks();

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_SPEED_WORKS_H_
