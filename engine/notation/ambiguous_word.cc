#include "notation/ambiguous_word.h"

#include <string>

#include "base/text.h"
#include "notation/order_place.h"
#include "notation/order_tokens.h"

namespace entente {

Status CheckWords(const Map& map, const RuleOptions& rules, std::string_view text) {
  if (rules.ambiguous_words == AmbiguousWords::kRead) return OkStatus();
  OrderTokens tokens;
  if (!tokens.Read(text).ok()) return OkStatus();
  for (size_t at = 0; at < tokens.size() && !IsCommentAt(map, tokens, at);) {
    const std::optional<PlaceMatch> place = PlaceAt(map, tokens, at);
    if (place && map.IsAmbiguous(tokens.Key(at, place->name_end))) {
      const uint32_t begin = tokens[at].begin, length = tokens[place->name_end - 1].end - begin;
      return ErrorAt({1, begin + 1, begin, length},
                     "'" + Excerpt(tokens.Source(at, place->name_end)) + "' at " + std::to_string(begin + 1) +
                         " may mean more than one thing: expected an abbreviation or a name of the place");
    }
    at = place ? place->end : at + 1;
  }
  return OkStatus();
}

}  // namespace entente
