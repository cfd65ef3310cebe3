// Generates all random numbers of the engine. The caller gives the seed, so every game replays. One thread at a time.
#ifndef ENTENTE_ENGINE_BASE_RANDOM_H_
#define ENTENTE_ENGINE_BASE_RANDOM_H_

#include <cstdint>

#include "base/digest.h"

namespace entente {

class Random {
 public:
  explicit constexpr Random(uint64_t seed) : state_(seed) {}

  constexpr uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15u;
    return MixWord(state_);
  }
  // A number in 0..bound-1; bound > 0. The bias is below bound / 2^32.
  constexpr uint32_t Below(uint32_t bound) { return static_cast<uint32_t>(((Next() >> 32) * bound) >> 32); }
  // A generator with this seed goes on where this one is.
  constexpr uint64_t state() const { return state_; }

 private:
  uint64_t state_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_RANDOM_H_
