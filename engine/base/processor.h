// What the processor offers beyond the baseline that the program is compiled for. Kernels that gain by it are compiled
// once for each level and chosen when their scratch is made (movement/byte_kernel.h); each gives the same bits.
#ifndef ENTENTE_ENGINE_BASE_PROCESSOR_H_
#define ENTENTE_ENGINE_BASE_PROCESSOR_H_

#include <cstdint>

namespace entente {

enum class ProcessorLevel : uint8_t {
  kBaseline = 0,  // what the compiler was set to; the only one on other processors than x86-64
  kV2 = 1,        // of x86-64-v2: population count, shuffles and choices of 16 bytes (SSE4.1)
  kV3 = 2,        // of x86-64-v3: AVX2 (32 bytes at once), BMI1, BMI2
  kV4 = 3,        // of x86-64-v4: AVX-512 (64 bytes at once); beyond it the shuffles of whole vectors (VBMI, VBMI2)
};

// The highest level of the processor that this runs on. Any threads.
ProcessorLevel HostLevel();

// Before a function: compiled for level v3, and so is what the compiler puts into it. To be called where HostLevel() is
// that level or a higher one; other processors have none.
#if defined(__x86_64__)
#define ENTENTE_V3 __attribute__((target("popcnt,bmi,bmi2,avx2")))
#else
#define ENTENTE_V3
#endif

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_PROCESSOR_H_
