// The table of speeds: what each work costs, as a multiple of the yardstick in the same run.
#ifndef ENTENTE_BENCH_SPEED_TABLE_H_
#define ENTENTE_BENCH_SPEED_TABLE_H_

#include <ostream>
#include <string_view>
#include <vector>

#include "bench/boards.h"

namespace entente::bench {

// Prints the table of the sets `opening` and `midgame` (README.md, Speed).
//   Errors: as StoredSet.
absl::Status PrintSpeedTable(std::ostream& out);

// Does one work of a stored set once, for tools that count instructions: bench/instructions.sh. Prints how many items.
//   `name`: work and set, "phase/midgame".
//   Errors: invalid argument if there is no such work or set.
absl::Status DoWorkOnce(std::string_view name, std::ostream& out);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_SPEED_TABLE_H_
