// Small maps full of weak passages, for boards on which every attack may be of half strength or over a strait.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_WEAK_MAP_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_WEAK_MAP_H_

#include <cstdint>

#include "map/map.h"

namespace entente {

// Six coasts, every two adjacent, and three seas that touch each other and four coasts each. Each direction of an
// adjacency is `~`, `*` or ordinary. The third power is a dummy.
MapRef MakeWeakMap(uint64_t seed);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_WEAK_MAP_H_
