#include "votes/power_letter.h"

#include <string>

#include "base/text.h"

namespace entente {

std::optional<PowerIndex> PowerOfLetter(const Map& map, char32_t letter) {
  for (int p = 0; p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    const char32_t own = map.PowerLetter(power);
    if (own != 0 && CodePointOf(UpperCase(Utf8Of(own))) == letter) return power;
  }
  return std::nullopt;
}

std::optional<PowerIndex> FindPowerOrLetter(const Map& map, std::string_view word) {
  if (const std::optional<PowerIndex> power = map.FindPower(word)) return power;
  if (word.empty() || word.size() > 4 || !IsUtf8(word) || CodePointCount(word) != 1) return std::nullopt;
  return PowerOfLetter(map, CodePointOf(UpperCase(word)));
}

}  // namespace entente
