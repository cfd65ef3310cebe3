#include "map/phase_name.h"

#include <algorithm>

#include "base/text.h"

namespace entente {

std::string PlainPhaseName(std::string_view name) {
  constexpr size_t kYearDigits = 4;
  const std::string_view season = FirstCharacter(name);
  const std::string_view rest = name.substr(season.size());
  const size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
  const std::string_view type = rest.substr(digits);
  const bool is_filled = digits == kYearDigits && rest.front() == '0';
  if (!is_filled || type.empty() || type != FirstCharacter(type)) return std::string(name);
  const size_t zeros = std::min(rest.find_first_not_of('0'), kYearDigits - 1);
  return std::string(season).append(rest.substr(zeros));
}

}  // namespace entente
