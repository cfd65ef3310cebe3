#include "fast/processor.h"

namespace entente {
namespace {

ProcessorLevel FindHostLevel() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("popcnt") || !__builtin_cpu_supports("sse4.1")) return ProcessorLevel::kBaseline;
  const bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
  if (!v3) return ProcessorLevel::kV2;
  const bool v4 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                  __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi") &&
                  __builtin_cpu_supports("avx512vbmi2");
  return v4 ? ProcessorLevel::kV4 : ProcessorLevel::kV3;
#else
  return ProcessorLevel::kBaseline;
#endif
}

}  // namespace

ProcessorLevel HostLevel() {
  static const ProcessorLevel level = FindHostLevel();
  return level;
}

}  // namespace entente
