// Reads phase names as other programs write them. Any threads.
#ifndef ENTENTE_ENGINE_MAP_PHASE_NAME_H_
#define ENTENTE_ENGINE_MAP_PHASE_NAME_H_

#include <string>
#include <string_view>

namespace entente {

// A phase name without the zeros in front of its year: "S0001M" and "S01M" become "S1M", "SPRING 0001 MOVEMENT" becomes
// "SPRING 1 MOVEMENT". Any other text stays unchanged: "S1901M", "S0M", "S-01M".
std::string PlainPhaseName(std::string_view name);

// "S1901M" for "SPRING 1901 MOVEMENT", as reports print a phase's name: the first characters of season and type. Any other
// text stays unchanged. Where two phases of a map have the same short name, the one that comes later in the year is named by
// the long form alone.
std::string ShortPhaseName(std::string_view name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_PHASE_NAME_H_
