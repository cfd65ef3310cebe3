// The number of centers of each power, counted once and passed on.
#ifndef ENTENTE_ENGINE_POSITION_CENTER_COUNTS_H_
#define ENTENTE_ENGINE_POSITION_CENTER_COUNTS_H_

#include "base/ids.h"

namespace entente {

// Of a map of one stage, where all centers count. Plain data; filled for its powers.
struct CenterCounts {
  int of[kMaxPowers + 1];  // by power + 1, as in owner bytes; 0: neutral
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_CENTER_COUNTS_H_
