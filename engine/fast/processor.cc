#include "fast/processor.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace entente {
namespace {

#if defined(__x86_64__)

// What cpuid says of the processor, and xgetbv of the registers that the system saves.
struct Features {
  Features() {
    uint32_t eax = 0, ebx = 0, edx = 0;
    __get_cpuid(1, &eax, &ebx, &basic, &edx);
    __get_cpuid_count(7, 0, &eax, &extended, &more, &edx);
    if ((basic >> 27 & 1) != 0) __asm__("xgetbv" : "=a"(saved), "=d"(edx) : "c"(0));
  }
  bool HasBasic(uint32_t bits) const { return (basic & bits) == bits; }
  bool HasExtended(uint32_t bits) const { return (extended & bits) == bits; }
  bool Saves(uint32_t bits) const { return (saved & bits) == bits; }

  uint32_t basic = 0, extended = 0, more = 0, saved = 0;
};

ProcessorLevel FindHostLevel() {
  constexpr uint32_t kPopcnt = 1u << 23, kSse41 = 1u << 19, kAvx = 1u << 28;
  constexpr uint32_t kBmi = 1u << 3, kAvx2 = 1u << 5, kBmi2 = 1u << 8;
  constexpr uint32_t kAvx512F = 1u << 16, kAvx512Bw = 1u << 30, kAvx512Vl = 1u << 31, kVbmi = 1u << 1, kVbmi2 = 1u << 6;
  constexpr uint32_t kVectors32 = 0x6, kVectors64 = 0xe6;
  const Features host;
  if (!host.HasBasic(kPopcnt | kSse41)) return ProcessorLevel::kBaseline;
  if (!host.HasBasic(kAvx) || !host.Saves(kVectors32) || !host.HasExtended(kBmi | kAvx2 | kBmi2)) {
    return ProcessorLevel::kV2;
  }
  const bool v4 = host.Saves(kVectors64) && host.HasExtended(kAvx512F | kAvx512Bw | kAvx512Vl) &&
                  (host.more & (kVbmi | kVbmi2)) == (kVbmi | kVbmi2);
  return v4 ? ProcessorLevel::kV4 : ProcessorLevel::kV3;
}

#else

ProcessorLevel FindHostLevel() { return ProcessorLevel::kBaseline; }

#endif

}  // namespace

ProcessorLevel HostLevel() {
  static const ProcessorLevel level = FindHostLevel();
  return level;
}

}  // namespace entente
