// The number of centers of each power, counted once for several users.
#ifndef ENTENTE_ENGINE_POSITION_CENTER_COUNTS_H_
#define ENTENTE_ENGINE_POSITION_CENTER_COUNTS_H_

#include "base/ids.h"

namespace entente {

// Counts of a map of one stage, where all centers count. Plain data; set only for the powers of the map.
struct CenterCounts {
  int of[kMaxPowers + 1];  // by power + 1, as in owner bytes; 0: neutral
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_CENTER_COUNTS_H_
