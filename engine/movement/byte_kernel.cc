#include "movement/byte_kernel.h"

#include <cstddef>

#include "board/convoy_reach.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// As the compiler was told.
#define ENTENTE_LEVEL baseline
#define ENTENTE_BYTES_AT_ONCE 16
#define ENTENTE_BYTE_SHUFFLES 0
#include "movement/byte_kernel.inc"
#undef ENTENTE_BYTE_SHUFFLES
#undef ENTENTE_LEVEL
#undef ENTENTE_BYTES_AT_ONCE

#if defined(__x86_64__)

#define ENTENTE_BYTE_SHUFFLES 1

namespace entente {
namespace {

// Of each byte the places of its bits, a byte each, from the lowest on.
struct BitsOfByte {
  constexpr BitsOfByte() {
    for (int byte = 0; byte < 256; ++byte) {
      int count = 0;
      for (uint64_t bit = 0; bit < 8; ++bit) {
        if ((byte >> bit & 1) != 0) places[byte] |= bit << (8 * count++);
      }
    }
  }
  uint64_t places[256] = {};
};
constexpr BitsOfByte kBitsOfByte;

}  // namespace
}  // namespace entente

// Everything between these is compiled for a level.
#if defined(__clang__)
#define ENTENTE_PRAGMA(text) _Pragma(#text)
#define ENTENTE_BEGIN_LEVEL(features) \
  ENTENTE_PRAGMA(clang attribute push(__attribute__((target(features))), apply_to = function))
#define ENTENTE_END_LEVEL ENTENTE_PRAGMA(clang attribute pop)
#else
#define ENTENTE_PRAGMA(text) _Pragma(#text)
#define ENTENTE_BEGIN_LEVEL(features) ENTENTE_PRAGMA(GCC push_options) ENTENTE_PRAGMA(GCC target(features))
#define ENTENTE_END_LEVEL ENTENTE_PRAGMA(GCC pop_options)
#endif

ENTENTE_BEGIN_LEVEL("popcnt,sse4.1")
#define ENTENTE_LEVEL v2
#define ENTENTE_BYTES_AT_ONCE 16
#include "movement/byte_kernel.inc"
// Behind it:
#include "movement/byte_centers.inc"
#include "movement/byte_reading.inc"
#include "movement/byte_writing.inc"
#undef ENTENTE_LEVEL
#undef ENTENTE_BYTES_AT_ONCE
ENTENTE_END_LEVEL

ENTENTE_BEGIN_LEVEL("popcnt,avx2,bmi,bmi2")
#define ENTENTE_LEVEL v3
#define ENTENTE_BYTES_AT_ONCE 32
#include "movement/byte_kernel.inc"
// Behind it:
#include "movement/byte_centers.inc"
#include "movement/byte_reading.inc"
#include "movement/byte_writing.inc"
#undef ENTENTE_LEVEL
#undef ENTENTE_BYTES_AT_ONCE
ENTENTE_END_LEVEL

#if !defined(__clang__)
// gcc 12 warns wrongly about the insides of its own functions for these vectors (GCC bug 105593).
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
ENTENTE_BEGIN_LEVEL("popcnt,avx2,bmi,bmi2,avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2")
#define ENTENTE_LEVEL v4
#define ENTENTE_BYTES_AT_ONCE 64
#include "movement/byte_kernel.inc"
// Behind it:
#include "movement/byte_centers.inc"
#include "movement/byte_reading.inc"
#undef ENTENTE_LEVEL
#undef ENTENTE_BYTES_AT_ONCE
ENTENTE_END_LEVEL
#if !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#undef ENTENTE_BYTE_SHUFFLES
#undef ENTENTE_PRAGMA
#undef ENTENTE_BEGIN_LEVEL
#undef ENTENTE_END_LEVEL
#endif  // __x86_64__

namespace entente {

ByteKernel ByteKernelOf(ProcessorLevel level) {
#if defined(__x86_64__)
  if (level == ProcessorLevel::kV4) {  // results are wider than their vectors
    return {
        v4::Decide, {v4::Number, v4::Read}, v4::TakeCenters, {v3::WriteOutcomes, v3::WriteSuccesses, v3::WriteUnits}};
  }
  if (level == ProcessorLevel::kV3) {
    return {
        v3::Decide, {v3::Number, v3::Read}, v3::TakeCenters, {v3::WriteOutcomes, v3::WriteSuccesses, v3::WriteUnits}};
  }
  if (level == ProcessorLevel::kV2) {
    return {
        v2::Decide, {v2::Number, v2::Read}, v2::TakeCenters, {v2::WriteOutcomes, v2::WriteSuccesses, v2::WriteUnits}};
  }
#endif
  static_cast<void>(level);
  return {baseline::Decide, {nullptr, nullptr}, nullptr, {nullptr, nullptr, nullptr}};
}

}  // namespace entente
