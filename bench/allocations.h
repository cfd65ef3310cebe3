// Counts calls of `operator new` by replacing it in the program that links this.
#ifndef ENTENTE_BENCH_ALLOCATIONS_H_
#define ENTENTE_BENCH_ALLOCATIONS_H_

#include <cstdint>

namespace entente::bench {

// Calls of operator new in this thread since it started.
uint64_t AllocationCount();

}  // namespace entente::bench

#endif  // ENTENTE_BENCH_ALLOCATIONS_H_
