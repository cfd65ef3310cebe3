// What a second thread gains a caller that shares a batch with it.
#ifndef ENTENTE_BENCH_BATCH_GAIN_H_
#define ENTENTE_BENCH_BATCH_GAIN_H_

#include "bench/boards.h"

namespace entente::bench {

struct BatchTimes {
  double one_ns = 0;  // of a phase, by one thread
  double two_ns = 0;  // ... by two that share the batch: the time until both are ready
};

// The least times of so many rounds over the C interface, one thread and two in turns. In wall time: the second core
// must be idle for a part of them at least.
//   Errors: invalid argument if the C interface refuses a board.
Result<BatchTimes> TimeBatches(const BoardSet& set, int rounds);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BATCH_GAIN_H_
