// The fast forms at every level of this machine's processor; none if they are not built (ENTENTE_FAST=OFF).
#ifndef ENTENTE_DATC_TESTS_RESOLVERS_FAST_LEVELS_H_
#define ENTENTE_DATC_TESTS_RESOLVERS_FAST_LEVELS_H_

#include <memory>
#include <vector>

#ifdef ENTENTE_FAST
#include "fast/fast_forms.h"
#else
#include "phase/fast_forms.h"
#endif

namespace entente {

inline std::vector<std::unique_ptr<FastForms>> FastFormsOfAllLevels(const Map& map) {
  std::vector<std::unique_ptr<FastForms>> levels;
#ifdef ENTENTE_FAST
  for (int level = 0; level <= static_cast<int>(HostLevel()); ++level) {
    levels.push_back(MakeFastForms(map, static_cast<ProcessorLevel>(level)));
  }
#else
  static_cast<void>(map);
#endif
  return levels;
}

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_RESOLVERS_FAST_LEVELS_H_
