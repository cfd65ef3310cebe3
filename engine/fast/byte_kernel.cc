#include "fast/byte_kernel.h"

#include <cstddef>

#include "board/convoy_reach.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// The kernel for processors without byte shuffles, compiled for the compiler's target.
#define ENTENTE_LEVEL baseline
#define ENTENTE_BYTES_AT_ONCE 16
#define ENTENTE_BYTE_SHUFFLES 0
#include "fast/byte_kernel.inc"

namespace entente {

bool IsAdjacentByLand(const Graph& graph, int from, int into) {
  return TestBit(graph.ArmyMoves(static_cast<ProvinceIndex>(from)), static_cast<size_t>(into));
}

bool CanConvoyArmy(const Graph& graph, const Word* fleets, int from, int into) {
  return CanConvoy(graph, fleets,
                   LegsBetween(graph, static_cast<ProvinceIndex>(from), static_cast<ProvinceIndex>(into)));
}

ByteKernel ByteKernelOf(ProcessorLevel level) {
#if defined(__x86_64__)
  if (level == ProcessorLevel::kV4) return ByteKernelOfV4();
  if (level == ProcessorLevel::kV3) return ByteKernelOfV3();
  if (level == ProcessorLevel::kV2) return ByteKernelOfV2();
#endif
  static_cast<void>(level);
  return {baseline::Decide, {nullptr, nullptr}, nullptr, {nullptr, nullptr, nullptr}};
}

}  // namespace entente
