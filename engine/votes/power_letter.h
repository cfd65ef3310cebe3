// Powers by the letters that mail judges give them. Any threads.
#ifndef ENTENTE_ENGINE_VOTES_POWER_LETTER_H_
#define ENTENTE_ENGINE_VOTES_POWER_LETTER_H_

#include <optional>
#include <string_view>

#include "map/map.h"

namespace entente {

// The power with a letter, which is in upper case.
std::optional<PowerIndex> PowerOfLetter(const Map& map, char32_t letter);
// By any name of the map (Map::FindPower), else by its letter, in any case.
std::optional<PowerIndex> FindPowerOrLetter(const Map& map, std::string_view word);

}  // namespace entente

#endif  // ENTENTE_ENGINE_VOTES_POWER_LETTER_H_
