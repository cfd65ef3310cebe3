#include "map/phase_name.h"

#include <algorithm>

#include "base/text.h"

namespace entente {

std::string PlainPhaseName(std::string_view name) {
  constexpr std::string_view kBetween = " \t", kDigits = "0123456789";
  const size_t word_end = name.find_first_of(kBetween);
  const size_t season_end = word_end == std::string_view::npos ? FirstCharacter(name).size() : word_end;
  const size_t year = std::min(name.find_first_not_of(kBetween, season_end), name.size());
  const size_t year_end = std::min(name.find_first_not_of(kDigits, year), name.size());
  const size_t significant = std::min(name.find_first_not_of('0', year), name.size());
  if (year == year_end) return std::string(name);
  return std::string(name.substr(0, year)).append(name.substr(std::min(significant, year_end - 1)));
}

}  // namespace entente
