// Phase names as other programs write them. Any threads.
#ifndef ENTENTE_ENGINE_MAP_PHASE_NAME_H_
#define ENTENTE_ENGINE_MAP_PHASE_NAME_H_

#include <string>
#include <string_view>

namespace entente {

// A short phase name whose year is filled up with zeros to four digits, without these: "S0001M" is "S1M". Every other
// text stays as it is: "S1901M", "S01M", "SPRING 0001 MOVEMENT".
std::string PlainPhaseName(std::string_view name);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_PHASE_NAME_H_
