// Reads phase names as other programs write them, and checks their years. Any threads.
#ifndef ENTENTE_ENGINE_MAP_PHASE_NAME_H_
#define ENTENTE_ENGINE_MAP_PHASE_NAME_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"
#include "map/map.h"

namespace entente {

inline constexpr int32_t kMostYears = 1'000'000;  // a year, a step or a divisor lies within this of zero

// A limit error if the year of the phase is beyond kMostYears, so that no name of the phase can be read.
Status CheckYear(const Map& map, const Phase& phase);

// A phase name without the zeros in front of its year: "S0001M" and "S01M" become "S1M", "SPRING 0001 MOVEMENT" becomes
// "SPRING 1 MOVEMENT". Any other text stays unchanged: "S1901M", "S0M", "S-01M".
std::string PlainPhaseName(std::string_view name);

// "S1901M" for "SPRING 1901 MOVEMENT", as reports print a phase's name: the first characters of season and type. Any other
// text stays unchanged. Where two phases of a map have the same short name, the one that comes later in the year is named by
// the long form alone.
std::string ShortPhaseName(std::string_view name);

// The first of `count` phases that a name means, in any form of it; `name_of`: index -> name. No value if there is none.
template <typename NameOf>
std::optional<size_t> FindPhaseName(std::string_view name, size_t count, const NameOf& name_of) {
  const std::string plain = PlainPhaseName(UpperCase(name));
  for (const std::string& wanted : {plain, ShortPhaseName(plain)}) {
    for (size_t i = 0; i < count; ++i) {
      if (PlainPhaseName(UpperCase(name_of(i))) == wanted) return i;
    }
  }
  return std::nullopt;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_PHASE_NAME_H_
