// The seed of a test run: ENTENTE_SEED from the environment, else a fixed one, so that a failure can be repeated.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_SEED_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_SEED_H_

#include <cstdint>
#include <cstdlib>

namespace entente {

inline uint64_t RunSeed() {
  const char* text = std::getenv("ENTENTE_SEED");
  return text == nullptr ? 1901 : std::strtoull(text, nullptr, 0);
}

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_SEED_H_
