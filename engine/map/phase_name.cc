#include "map/phase_name.h"

#include <algorithm>
#include <vector>

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

std::string ShortPhaseName(std::string_view name) {
  std::vector<std::string_view> words;
  for (size_t i = name.find_first_not_of(' '); i < name.size(); i = name.find_first_not_of(' ', i)) {
    words.push_back(name.substr(i, name.find(' ', i) - i));
    i += words.back().size();
  }
  const bool is_long = words.size() == 3 &&
                       words[1].find_first_not_of("0123456789", words[1].starts_with('-')) == std::string_view::npos;
  if (!is_long) return std::string(name);
  return std::string(FirstCharacter(words[0])).append(words[1]).append(FirstCharacter(words[2]));
}

}  // namespace entente
