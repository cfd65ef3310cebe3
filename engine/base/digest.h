// Computes a 64-bit digest of words, the same on every platform, compiler and build, for comparing positions, outcomes
// and self-play signatures. Not cryptographic. Any threads.
#ifndef ENTENTE_ENGINE_BASE_DIGEST_H_
#define ENTENTE_ENGINE_BASE_DIGEST_H_

#include <cstdint>

namespace entente {

// Mixes one word so that every input bit can change every output bit (a bijection).
constexpr uint64_t MixWord(uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9u;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebu;
  x ^= x >> 31;
  return x;
}

// The digest of a sequence of words; the sequence of the calls of Add matters.
class Digest {
 public:
  constexpr explicit Digest(uint64_t seed = 0) : state_(MixWord(seed + 0x9e3779b97f4a7c15u)) {}
  constexpr void Add(uint64_t word) { state_ = MixWord((state_ ^ word) + 0x9e3779b97f4a7c15u); }
  constexpr uint64_t value() const { return state_; }

 private:
  uint64_t state_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_DIGEST_H_
