// Makes the random numbers of a power that orders nothing; the position fixes the seed.
#ifndef ENTENTE_ENGINE_POSITION_POWER_RANDOM_H_
#define ENTENTE_ENGINE_POSITION_POWER_RANDOM_H_

#include "base/random.h"
#include "position/position.h"

namespace entente {

// A generator with position and power as its seed, so a game replays and the sequence of the powers does not matter.
// Source: maps/LANGUAGE.md (RULE).
inline Random RandomOf(const PositionView& position, PowerIndex power) {
  Digest digest(position.Hash());
  digest.Add(power);
  return Random(digest.value());
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_POSITION_POWER_RANDOM_H_
