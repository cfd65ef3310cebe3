// The number of repetitions in tests with random numbers. If ENTENTE_TEST_PART is a number n > 1, tests do only the
// n-th part, which keeps slow builds, such as those with sanitizers, short. Any threads.
#ifndef ENTENTE_ENGINE_BASE_TEST_REPEATS_H_
#define ENTENTE_ENGINE_BASE_TEST_REPEATS_H_

#include <algorithm>
#include <concepts>
#include <cstdlib>

namespace entente {

// The part of `often` that the value of ENTENTE_TEST_PART asks for, at least 1; all of it if there is no value.
template <std::integral Number>
Number PartOf(Number often, const char* text) {
  const long long part = text == nullptr ? 1 : std::strtoll(text, nullptr, 10);
  return part > 1 ? static_cast<Number>(std::max(1LL, static_cast<long long>(often) / part)) : often;
}

template <std::integral Number>
Number Repeats(Number often) {
  static const char* const text = std::getenv("ENTENTE_TEST_PART");
  return PartOf(often, text);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_TEST_REPEATS_H_
