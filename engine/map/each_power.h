// Visits the powers of a map.
#ifndef ENTENTE_ENGINE_MAP_EACH_POWER_H_
#define ENTENTE_ENGINE_MAP_EACH_POWER_H_

#include "map/map.h"

namespace entente {

// Calls visit(power) for every power, ascending.
template <typename Visit>
void ForEachPower(const Map& map, const Visit& visit) {
  for (int p = 0; p < map.power_count(); ++p) visit(static_cast<PowerIndex>(p));
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_EACH_POWER_H_
