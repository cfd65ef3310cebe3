// Finds the likely meaning of a misspelt word. Any threads.
#ifndef ENTENTE_CAPI_CLI_NEAREST_WORD_H_
#define ENTENTE_CAPI_CLI_NEAREST_WORD_H_

#include <cstddef>
#include <span>
#include <string>

#include "absl/strings/string_view.h"

namespace entente_cli {

// The number of letters that are wrong, missing, surplus or swapped in one of two words.
size_t WordDistance(absl::string_view a, absl::string_view b);
// The most letters that may be wrong in a word: about a third, at most three.
size_t MostWrong(absl::string_view word);
// The candidate nearest to `word`, else the first that contains it; "" if none is near.
std::string NearestWord(absl::string_view word, std::span<const std::string> candidates);
// "; did you mean --map?", or "" if no candidate is near.
std::string DidYouMean(absl::string_view word, std::span<const std::string> candidates);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_NEAREST_WORD_H_
