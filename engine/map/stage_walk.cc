#include "map/stage_walk.h"

#include <algorithm>
#include <charconv>

#include "base/text.h"

namespace entente {
namespace {

// Compares the front of `pattern` with `word` and removes it. False if they differ.
bool TakeFront(std::string_view& pattern, std::string_view word) {
  const size_t length = std::min(pattern.size(), word.size());
  if (pattern.substr(0, length) != word.substr(0, length)) return false;
  pattern.remove_prefix(length);
  return true;
}

}  // namespace

bool PatternNames(std::string_view pattern, std::string_view season, int32_t year, std::string_view type_name) {
  char digits[12];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, year);
  const std::string_view number(digits, static_cast<size_t>(end - digits));
  std::string_view rest = pattern;
  const bool leads = TakeFront(rest, season) && TakeFront(rest, " ") && TakeFront(rest, number) &&
                     TakeFront(rest, " ") && TakeFront(rest, type_name) && rest.empty();
  if (leads) return true;
  const std::string_view first = FirstCharacter(season), last = FirstCharacter(type_name);
  return pattern.size() == first.size() + number.size() + last.size() && pattern.starts_with(first) &&
         pattern.substr(first.size()).starts_with(number) && pattern.ends_with(last);
}

size_t FindStage(std::span<const StageRecord> stages, const StageSignature& signature) {
  size_t from_alone = 0;
  for (size_t i = 0; i < stages.size(); ++i) {
    if (stages[i].froms != signature.froms) continue;
    if (stages[i].patterns == signature.patterns) return i;
    if (stages[i].patterns == 0) from_alone = i;
  }
  return from_alone;
}

}  // namespace entente
