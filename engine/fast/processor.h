// Finds the features of the processor beyond the baseline that the program is compiled for. The byte kernel is
// compiled once for each level. The program chooses the highest level when it makes scratch memory (byte_kernel.h);
// all levels give the same bits.
#ifndef ENTENTE_ENGINE_FAST_PROCESSOR_H_
#define ENTENTE_ENGINE_FAST_PROCESSOR_H_

#include <cstdint>

namespace entente {

enum class ProcessorLevel : uint8_t {
  kBaseline = 0,  // the compiler's target; the only level of processors other than x86-64
  kV2 = 1,        // x86-64-v2: population count, shuffles and choices of 16 bytes (SSE4.1)
  kV3 = 2,        // x86-64-v3: AVX2 (32 bytes at once), BMI1, BMI2
  kV4 = 3,        // x86-64-v4: AVX-512 (64 bytes at once), plus shuffles of whole vectors (VBMI, VBMI2)
};

// The highest level of the host processor. Any threads.
ProcessorLevel HostLevel();

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_PROCESSOR_H_
