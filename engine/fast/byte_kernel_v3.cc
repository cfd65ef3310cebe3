// The byte kernel for processors of level v3; compiled with flags of its own (CMakeLists.txt).
#include <immintrin.h>

#include <cstddef>

#include "fast/byte_kernel.h"

#define ENTENTE_LEVEL v3
#define ENTENTE_BYTES_AT_ONCE 32
#define ENTENTE_BYTE_SHUFFLES 1
#include "fast/byte_kernel.inc"
// These files use byte_kernel.inc:
#include "fast/byte_centers.inc"
#include "fast/byte_reading.inc"
#include "fast/byte_writing.inc"

namespace entente {

ByteKernel ByteKernelOfV3() {
  return {v3::Decide, {v3::Number, v3::Read}, v3::TakeCenters, {v3::WriteOutcomes, v3::WriteSuccesses, v3::WriteUnits}};
}

}  // namespace entente
