#include "notation/ambiguous_word.h"

#include "notation/order_place.h"
#include "notation/order_tokens.h"

namespace entente {

std::optional<TextFault> AmbiguousWordIn(const Map& map, const RuleOptions& rules, std::string_view text) {
  if (rules.ambiguous_words == AmbiguousWords::kRead) return std::nullopt;
  OrderTokens tokens;
  if (tokens.Read(text).has_value()) return std::nullopt;
  for (size_t at = 0; at < tokens.size() && !IsCommentAt(map, tokens, at);) {
    const std::optional<PlaceMatch> place = PlaceAt(map, tokens, at);
    if (place && map.IsAmbiguous(tokens.Key(at, place->name_end))) {
      const uint32_t begin = tokens[at].begin, length = tokens[place->name_end - 1].end - begin;
      return TextFault{TextFault::Kind::kAmbiguous, Expected::kUnit, false, begin, length, {}};
    }
    at = place ? place->end : at + 1;
  }
  return std::nullopt;
}

}  // namespace entente
