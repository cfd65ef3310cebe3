// The byte kernel for processors of level v4; compiled with flags of its own (CMakeLists.txt).
#include <immintrin.h>

#include <cstddef>

#include "fast/byte_kernel.h"

#define ENTENTE_LEVEL v4
#define ENTENTE_BYTES_AT_ONCE 64
#define ENTENTE_BYTE_SHUFFLES 1
#include "fast/byte_kernel.inc"
// These files use byte_kernel.inc:
#include "fast/byte_centers.inc"
#include "fast/byte_reading.inc"

namespace entente {

// Writing uses level v3, because these vectors are longer than a result.
ByteKernel ByteKernelOfV4() { return {v4::Decide, {v4::Number, v4::Read}, v4::TakeCenters, ByteKernelOfV3().writing}; }

}  // namespace entente
