// The byte kernel for processors of level v2; compiled with flags of its own (CMakeLists.txt).
#include <immintrin.h>

#include <cstddef>

#include "fast/byte_kernel.h"

#define ENTENTE_LEVEL v2
#define ENTENTE_BYTES_AT_ONCE 16
#define ENTENTE_BYTE_SHUFFLES 1
#include "fast/byte_kernel.inc"
// These files use byte_kernel.inc:
#include "fast/byte_centers.inc"
#include "fast/byte_reading.inc"
#include "fast/byte_writing.inc"

namespace entente {

ByteKernel ByteKernelOfV2() {
  return {v2::Decide, {v2::Number, v2::Read}, v2::TakeCenters, {v2::WriteOutcomes, v2::WriteSuccesses, v2::WriteUnits}};
}

}  // namespace entente
