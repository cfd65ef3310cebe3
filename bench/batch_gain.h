// Measures how much faster a C caller adjudicates a batch with a second thread.
#ifndef ENTENTE_BENCH_BATCH_GAIN_H_
#define ENTENTE_BENCH_BATCH_GAIN_H_

#include "bench/boards.h"

namespace entente::bench {

struct BatchTimes {
  double one_ns = 0;  // of a phase, with one thread
  double two_ns = 0;  // of a phase, with two threads that share the batch: until both are ready
};

// Measures through the C interface, one thread and two threads in turns, and keeps the least times of `rounds` rounds.
// It uses wall time, so the second core must be idle for some of the rounds.
//   Errors: invalid argument if the C interface refuses a board.
Result<BatchTimes> TimeBatches(const BoardSet& set, int rounds);

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_BATCH_GAIN_H_
