#include "notation/order_place.h"

#include <algorithm>
#include <string>

#include "map/name_key.h"

namespace entente {
namespace {

using Kind = OrderToken::Kind;

// ---- Coasts ----

struct CoastMatch {
  std::string_view code;
  size_t end = 0;
};

// The coast code of one word. "NORTH COAST" is read as NORTH followed by COAST.
std::string_view CodeOf(std::string_view word) { return CoastCodeOf(word, CoastWords::kOfOrder); }

// The coast in an id: "NC" of "SPA/NC".
std::string_view CoastSuffix(std::string_view id) { return id.substr(id.find('/') + 1); }

// The coast of `province` with this code, also by an alias ("SPA/WC").
std::optional<LocationIndex> CoastOf(const Map& map, ProvinceIndex province, std::string_view code) {
  for (const LocationIndex coast : map.CoastsOf(province)) {
    if (CoastSuffix(map.Id(coast)) == code) return coast;
  }
  if (map.CoastCount(province) == 0) return std::nullopt;
  std::string key(map.Id(province));
  key += '/';
  key += code;
  const std::optional<LocationIndex> place = map.FindPlace(key);
  if (place && map.IsCoast(*place) && map.ProvinceOf(*place) == province) return place;
  return std::nullopt;
}

// Whether some coast of the map has this code: "OK" on a map with an Ostküste.
bool IsCodeOnMap(const Map& map, std::string_view code) {
  for (LocationIndex coast = map.province_count(); coast < map.location_count(); ++coast) {
    if (CoastSuffix(map.Id(coast)) == code) return true;
  }
  return false;
}

class CoastReader {
 public:
  CoastReader(const Map& map, const OrderTokens& tokens, ProvinceIndex province)
      : map_(map), tokens_(tokens), province_(province) {}

  // Reads a coast that begins with token `at`, directly behind the name of the province.
  std::optional<CoastMatch> Read(size_t at) const {
    const OrderToken& token = tokens_[at];
    if (token.Is(Kind::kSlash)) return Named(at + 1);
    if (token.Is(Kind::kOpen)) {
      std::optional<CoastMatch> coast = Named(at + 1);
      if (!coast || !tokens_[coast->end].Is(Kind::kClose)) return std::nullopt;
      ++coast->end;
      return coast;
    }
    if (token.Is(Kind::kArrow) && token.hyphen) return Bare(at + 1);
    return Bare(at);
  }

 private:
  // Reads a coast after a slash or bracket: a compass word, or a code of the map. Any other word is not dropped: it may
  // be a second place ("SER/RUM").
  std::optional<CoastMatch> Named(size_t at) const {
    if (!tokens_[at].Is(Kind::kWord)) return std::nullopt;
    const std::string_view word = tokens_.Key(at, at + 1);
    std::string_view code = CodeOf(word);
    if (code.empty() && (CoastOf(map_, province_, word) || IsCodeOnMap(map_, word))) code = word;
    if (code.empty()) return std::nullopt;
    return CoastMatch{code, AfterCoast(at + 1)};
  }

  // Reads a coast without a sign: only a compass word of two letters or more that is neither a place nor an order word.
  std::optional<CoastMatch> Bare(size_t at) const {
    const OrderToken& token = tokens_[at];
    if (!token.Is(OrderWord::kNone)) return std::nullopt;
    const std::string_view word = tokens_.Key(at, at + 1);
    const std::string_view code = CodeOf(word);
    if (code.empty() || word.size() < 2) return std::nullopt;
    const bool full_word = word.size() > 3;  // "NORTH" without "COAST" may begin a name
    if (full_word && AfterCoast(at + 1) == at + 1) return std::nullopt;
    if (!full_word && map_.FindPlace(word)) return std::nullopt;
    return CoastMatch{code, AfterCoast(at + 1)};
  }

  size_t AfterCoast(size_t at) const {
    return tokens_[at].Is(Kind::kWord) && tokens_.Key(at, at + 1) == "COAST" ? at + 1 : at;
  }

  const Map& map_;
  const OrderTokens& tokens_;
  ProvinceIndex province_;
};

// ---- Names ----

// Whether tokens first..last-1 could be one name: words, joined by hyphens and slashes, with balanced brackets. A
// single letter at the end is an order word ("STP S ...").
//   Shapes: the only arrows among the tokens are hyphens.
bool CouldBeName(const OrderTokens& tokens, size_t first, size_t last) {
  int open = 0;
  for (size_t i = first; i < last; ++i) {
    const OrderToken& token = tokens[i];
    open += token.Is(Kind::kOpen) ? 1 : token.Is(Kind::kClose) ? -1 : 0;
    if (open < 0) return false;
  }
  const OrderToken& tail = tokens[last - 1];
  if (tail.Is(Kind::kClose)) return open == 0;
  if (!tail.Is(Kind::kWord) || open != 0) return false;
  const bool glued = tokens[last - 2].Is(Kind::kSlash) || tokens[last - 2].Is(Kind::kArrow);
  return tail.word == OrderWord::kNone || tail.key_end - tail.key_begin > 1 || glued;
}

// The number of tokens from `first` on that a name could have, at most `most`: up to an arrow that is no hyphen or a
// star, or to words that begin no key and follow no province with coasts. The first token is one.
size_t LongestName(const Map& map, const OrderTokens& tokens, size_t first, size_t most) {
  // A slash may cut a word of a key, and a hyphen may stand between two words. So a name has at most twice as many
  // tokens as words, and one more for a slash in the last word.
  const size_t bound = std::min<size_t>(most, static_cast<size_t>(std::max(1, map.longest_place_words())) * 2 + 1);
  bool has_coasts = false;
  for (size_t count = 0; count < bound && first + count < tokens.size(); ++count) {
    const OrderToken& token = tokens[first + count];
    if ((token.Is(Kind::kArrow) && !token.hyphen) || token.Is(Kind::kStar)) return count;
    if (has_coasts) continue;
    const std::string_view key = tokens.Key(first, first + count + 1);
    const std::span<const KeyRecord> keys = map.PlaceKeysFrom(key);
    if (keys.empty() || !map.KeyText(keys.front()).starts_with(key)) return count;
    const LocationIndex place = keys.front().index;
    has_coasts = map.KeyText(keys.front()) == key && !map.IsCoast(place) && map.CoastCount(map.ProvinceOf(place)) > 0;
  }
  return std::min(bound, tokens.size() - first);
}

// The place that one word names by itself, and whether the name may go on behind it: a longer name begins with the
// word, or the word is a province with coasts.
struct WordMeaning {
  std::optional<LocationIndex> place;
  bool may_go_on = false;
};

WordMeaning MeaningOf(const Map& map, std::string_view word) {
  WordMeaning meaning;
  for (const KeyRecord& key : map.PlaceKeysFrom(word)) {
    const std::string_view text = map.KeyText(key);
    if (!text.starts_with(word)) break;
    if (text.size() == word.size()) {
      meaning.place = key.index;
      meaning.may_go_on = !map.IsCoast(key.index) && map.CoastCount(key.index) > 0;
    } else {
      const char next = text[word.size()];
      meaning.may_go_on |= next == ' ' || next == '/';
      if (static_cast<unsigned char>(next) > '/') break;  // keys are sorted
    }
    if (meaning.may_go_on) break;
  }
  return meaning;
}

}  // namespace

std::optional<PlaceMatch> PlaceAt(const Map& map, const OrderTokens& tokens, size_t first, size_t most) {
  if (!tokens[first].Is(Kind::kWord)) return std::nullopt;
  const WordMeaning word = MeaningOf(map, tokens.Key(first, first + 1));
  for (size_t count = word.may_go_on ? LongestName(map, tokens, first, most) : std::min<size_t>(most, 1); count > 0;
       --count) {
    if (count > 1 && !CouldBeName(tokens, first, first + count)) continue;
    const std::optional<LocationIndex> place = count > 1 ? map.FindPlace(tokens.Key(first, first + count)) : word.place;
    if (!place) continue;
    PlaceMatch match{*place, false, first + count, first + count};
    if (map.IsCoast(*place)) return match;
    const auto province = static_cast<ProvinceIndex>(*place);
    if (const std::optional<CoastMatch> coast = CoastReader(map, tokens, province).Read(match.end)) {
      const std::optional<LocationIndex> location = CoastOf(map, province, coast->code);
      match.no_such_coast = !location.has_value();
      match.location = location.value_or(province);
      match.end = coast->end;
    }
    return match;
  }
  return std::nullopt;
}

bool IsCommentAt(const Map& map, const OrderTokens& tokens, size_t at) {
  const bool is_slash = tokens[at].Is(Kind::kSlash);
  if (is_slash) return tokens[at + 1].Is(Kind::kSlash) && tokens[at + 1].begin == tokens[at].end;
  const bool is_sign = tokens[at].Is(Kind::kWord) && tokens.Source(at, at + 1).starts_with('#');
  return is_sign && !PlaceAt(map, tokens, at);
}

std::optional<PowerMatch> PowerAt(const Map& map, const OrderTokens& tokens, size_t first) {
  constexpr size_t kLongestPower = 4;  // words
  if (!tokens[first].Is(Kind::kWord)) return std::nullopt;
  size_t count = 1;
  while (count < kLongestPower && tokens[first + count].Is(Kind::kWord) && !tokens[first + count - 1].colon_after)
    ++count;
  for (; count > 0; --count) {
    std::string_view key = tokens.Key(first, first + count);
    for (std::string_view genitive : {std::string_view("'S"), std::string_view("\xE2\x80\x99S")}) {
      if (key.ends_with(genitive)) key.remove_suffix(genitive.size());
    }
    if (key.size() == 1 && !tokens[first + count - 1].colon_after) continue;
    if (const std::optional<PowerIndex> power = map.FindPower(key)) return PowerMatch{*power, first + count};
  }
  return std::nullopt;
}

}  // namespace entente
