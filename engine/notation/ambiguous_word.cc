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
    // A place's own abbreviation means that place, though it may be an alias of another ("TYR", "tyr?").
    const std::string_view key = tokens.Key(at, place ? place->name_end : at + 1);
    if (place && map.IsAmbiguous(key) && key != Map::PlaceKey(map.Id(map.ProvinceOf(place->location)))) {
      const uint32_t begin = tokens[at].begin, length = tokens[place->name_end - 1].end - begin;
      return TextFault{TextFault::Kind::kAmbiguous, Expected::kUnit, false, begin, length, {}};
    }
    at = place ? place->end : at + 1;
  }
  return std::nullopt;
}

}  // namespace entente
