// The word that was meant by one that is none. Any threads.
#ifndef ENTENTE_CAPI_CLI_NEAREST_WORD_H_
#define ENTENTE_CAPI_CLI_NEAREST_WORD_H_

#include <cstddef>
#include <span>
#include <string_view>

namespace entente_cli {

// How many letters are wrong, missing or too many in one of two words.
size_t WordDistance(std::string_view a, std::string_view b);
// The candidate nearest to `word`, or "" if none is near.
std::string_view NearestWord(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace entente_cli

#endif  // ENTENTE_CAPI_CLI_NEAREST_WORD_H_
