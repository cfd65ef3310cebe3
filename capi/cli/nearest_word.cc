#include "nearest_word.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace entente_cli {

size_t WordDistance(absl::string_view a, absl::string_view b) {
  std::vector<size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    std::swap(before, last);
    std::swap(last, row);
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      const bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_swap) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row.back();
}

size_t MostWrong(absl::string_view word) {
  constexpr size_t kLongest = 64;  // longer words are near nothing, which saves the time
  return word.size() > kLongest ? 0 : std::min<size_t>(3, (word.size() + 1) / 3);
}

std::string NearestWord(absl::string_view word, std::span<const std::string> candidates) {
  std::string nearest;
  size_t best = MostWrong(word) + 1;
  for (const std::string& candidate : candidates) {
    if (best == 1) break;  // none may be wrong
    const size_t distance = WordDistance(word, candidate);
    if (distance >= best) continue;
    best = distance;
    nearest = candidate;
  }
  constexpr size_t kPart = 3;  // shorter words are part of too many others
  for (const std::string& candidate : candidates) {
    const bool has_it = nearest.empty() && word.size() >= kPart && absl::StrContains(candidate, word);
    if (has_it) nearest = candidate;
  }
  return nearest;
}

std::string DidYouMean(absl::string_view word, std::span<const std::string> candidates) {
  const std::string nearest = NearestWord(word, candidates);
  return nearest.empty() ? "" : absl::StrCat("; did you mean ", nearest, "?");
}

}  // namespace entente_cli
