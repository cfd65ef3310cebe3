// Counts every allocation of the process and refuses some by plan: operator new of any library, and malloc and its
// relatives in the linked program (the linker wraps them). For tests of missing memory. One thread.
#ifndef ENTENTE_DATC_TESTS_FAULTS_ALLOCATIONS_H_
#define ENTENTE_DATC_TESTS_FAULTS_ALLOCATIONS_H_

#include <cstdint>

namespace entente_faults {

enum class Refuse : uint8_t { kOnce, kFromThenOn };

// Until it is destroyed, lets n - 1 allocations succeed and refuses the n-th, or all from the n-th on.
class Shortage {
 public:
  Shortage(long n, Refuse refuse);
  ~Shortage() { End(); }
  Shortage(const Shortage&) = delete;
  Shortage& operator=(const Shortage&) = delete;

  static void End();
  static long refused();    // since the last one began
  static long requested();  // since the last one began
};

// Blocks that are allocated and not yet freed.
long LiveBlocks();

}  // namespace entente_faults

#endif  // ENTENTE_DATC_TESTS_FAULTS_ALLOCATIONS_H_
