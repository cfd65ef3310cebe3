// Sets of code points as ranges. Any threads.
#ifndef ENTENTE_ENGINE_BASE_CODE_POINTS_H_
#define ENTENTE_ENGINE_BASE_CODE_POINTS_H_

#include <algorithm>
#include <iterator>

namespace entente {

struct CodePoints {
  char32_t first, last;
};

// Whether one of the ranges, which must ascend, contains the code point.
template <size_t kCount>
bool IsIn(const CodePoints (&ranges)[kCount], char32_t code_point) {
  const auto after = std::upper_bound(std::begin(ranges), std::end(ranges), code_point,
                                      [](char32_t c, const CodePoints& range) { return c < range.first; });
  return after != std::begin(ranges) && code_point <= std::prev(after)->last;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_BASE_CODE_POINTS_H_
