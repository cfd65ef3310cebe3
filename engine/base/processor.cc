#include "base/processor.h"

namespace entente {

ProcessorLevel HostLevel() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("popcnt") || !__builtin_cpu_supports("sse4.1")) return ProcessorLevel::kBaseline;
  const bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
  return v3 ? ProcessorLevel::kV3 : ProcessorLevel::kV2;
#else
  return ProcessorLevel::kBaseline;
#endif
}

}  // namespace entente
