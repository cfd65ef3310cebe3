// The table of speeds: what each work costs, as a multiple of the yardstick in the same run, and what it is to cost.
#ifndef ENTENTE_BENCH_SPEED_TABLE_H_
#define ENTENTE_BENCH_SPEED_TABLE_H_

#include <ostream>
#include <span>
#include <string_view>

#include "base/status.h"

namespace entente::bench {

// A machine that is shared has two speeds within a second: so work and yardstick take turns, and the ratio is the middle
// one of so many pairs.
inline constexpr int kTableRounds = 81;

// Prints a row for each work (README.md, Method), in `rounds` rounds; one that misses its target is marked MISSED.
//   Errors: internal if a work that must not allocate did, after all rows; as StoredSet.
Status PrintSpeedTable(std::ostream& out, int rounds = kTableRounds);

// Does some works once, for tools that count instructions: bench/instructions.sh. Prints the name and the number of items of
// each, in the same sequence.
//   `names`: work and set, "phase/midgame".
//   Errors: invalid argument if there is no such work or set.
Status DoWorksOnce(std::span<const char* const> names, std::ostream& out);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_SPEED_TABLE_H_
