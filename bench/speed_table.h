// The table of speeds: the cost of each work as a multiple of the yardstick in the same run, and its target.
#ifndef ENTENTE_BENCH_SPEED_TABLE_H_
#define ENTENTE_BENCH_SPEED_TABLE_H_

#include <ostream>
#include <span>
#include <string_view>

#include "base/status.h"

namespace entente::bench {

// The speed of a shared machine changes within a second. So work and yardstick take turns, and the result is the median
// ratio of this many pairs.
inline constexpr int kTableRounds = 81;

// Prints a row for each work (README.md, Method), in `rounds` rounds; a work that misses its target is marked MISSED.
//   Errors: internal, after all rows, if a work that must not allocate allocated; as StoredSet.
Status PrintSpeedTable(std::ostream& out, int rounds = kTableRounds);

// Runs some works once, for tools that count instructions (bench/instructions.sh). Prints the name and the number of
// items of each, in the same sequence.
//   `names`: work and set, "phase/midgame".
//   Errors: invalid argument if there is no such work or set.
Status DoWorksOnce(std::span<const char* const> names, std::ostream& out);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_SPEED_TABLE_H_
