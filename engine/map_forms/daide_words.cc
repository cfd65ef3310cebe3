#include "map_forms/daide_words.h"

#include <algorithm>
#include <array>

namespace entente {
namespace {

constexpr std::string_view kTable[] = {
#define DAIDE_TOKEN(word, Category, low) #word,
#include "map_forms/daide_tokens.def"
    // Words of 0.178, whose numbers are in dispute.
    "CCL",
    "NAR",
};

constexpr auto kSorted = [] {
  std::array<std::string_view, std::size(kTable)> words{};
  std::copy(std::begin(kTable), std::end(kTable), words.begin());
  std::sort(words.begin(), words.end());
  return words;
}();

}  // namespace

bool IsDaideWord(std::string_view token) { return std::binary_search(kSorted.begin(), kSorted.end(), token); }

}  // namespace entente
