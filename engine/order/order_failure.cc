#include "order/order_failure.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.h"
#include "order/loose_name.h"

namespace entente {
namespace {

constexpr int kNearest = 3;  // words offered

std::string_view NameOf(Expected expected) {
  switch (expected) {
    case Expected::kUnit:
      return "a unit (A or F and its place)";
    case Expected::kSupportedUnit:
      return "the supported unit";
    case Expected::kConvoyedUnit:
      return "the convoyed unit";
    case Expected::kDestination:
      return "a destination";
    case Expected::kConvoyFleet:
      return "the place of a convoying unit";
    case Expected::kOrderWord:
      return "an order (H, -, S, C, R, D or B)";
    case Expected::kArrow:
      return "'-' and a destination";
    case Expected::kEnd:
      return "the end of the order";
    case Expected::kPower:
      return "a power";
    case Expected::kUnitType:
      return "army or fleet";
    case Expected::kUnitPlace:
      return "the place of the unit";
    case Expected::kUnitEnd:
      return "the end of the unit";
    case Expected::kOpen:
      return "'('";
    case Expected::kClose:
      return "')'";
  }
  return "an order";
}

bool IsPlace(Expected expected) {
  return expected == Expected::kUnit || expected == Expected::kSupportedUnit || expected == Expected::kConvoyedUnit ||
         expected == Expected::kDestination || expected == Expected::kConvoyFleet || expected == Expected::kUnitPlace;
}

// The token after the words that someone may have meant as one place name: up to a sign or an order word.
size_t EndOfName(const OrderTokens& tokens, size_t first) {
  constexpr size_t kLongest = 4;
  size_t last = first + 1;
  if (tokens[first].word != OrderWord::kNone) return last;
  while (last < first + kLongest && tokens[last].Is(OrderWord::kNone)) ++last;
  return last;
}

template <typename Words>
std::string Nearest(const Words& words) {
  if (words.empty()) return "";
  std::string text = " (nearest: ";
  for (const auto& word : words) {
    if (text.back() != ' ') text += ", ";
    text += word;
  }
  return text + ")";
}

// "LVN or LVP", "BOT, LYO or NAF".
std::string OneOf(const Map& map, const std::vector<LocationIndex>& places) {
  constexpr size_t kMost = 6;
  std::string text;
  for (size_t i = 0; i < std::min(places.size(), kMost); ++i) {
    if (i > 0) text += i + 1 == places.size() ? " or " : ", ";
    text += map.Id(places[i]);
  }
  return places.size() > kMost ? text + " and others" : text;
}

std::string NearestPowers(const Map& map, std::string_view word) {
  std::vector<std::string_view> powers;
  for (int power = 0; power < map.power_count(); ++power) powers.push_back(map.PowerId(static_cast<PowerIndex>(power)));
  return Nearest(NearestWords(word, powers, kNearest));
}

}  // namespace

std::string NoPlaceText(const Map& map, std::string_view text) {
  const std::string quoted = "'" + Excerpt(text) + "'";
  OrderTokens tokens;
  const bool is_word = tokens.Read(text).ok() && tokens.size() > 0 && tokens[0].Is(OrderToken::Kind::kWord);
  const LooseName name = is_word ? LooseNameAt(map, tokens, 0) : LooseName{};
  if (name.places.size() > 1 && name.end == tokens.size()) return quoted + " could be " + OneOf(map, name.places);
  return quoted + " is no place" + Nearest(map.NearestPlaces(UpperCase(text), kNearest));
}

absl::Status OrderFailure::ToStatus(const Map& map, const OrderTokens& tokens) const {
  const OrderToken& token = tokens[token_];
  const std::string at = " at " + std::to_string(token.begin + 1);
  const std::string expected = ": expected " + std::string(NameOf(expected_));
  Place place{1, static_cast<uint32_t>(token.begin + 1), token.begin, static_cast<uint32_t>(token.end - token.begin)};
  if (token.Is(OrderToken::Kind::kEnd)) {
    return ErrorAt(place, (tokens.size() == 0 ? "the text is empty" : "the text ends" + at) + expected);
  }
  const bool is_word = token.Is(OrderToken::Kind::kWord);
  const size_t last = is_word && IsPlace(expected_) ? EndOfName(tokens, token_) : token_ + 1;
  place.length = static_cast<uint32_t>(tokens[last - 1].end - token.begin);
  const std::string quoted = "'" + Excerpt(tokens.Source(token_, last)) + "'";
  if (expected_ == Expected::kEnd) return ErrorAt(place, "unexpected " + quoted + at + " after the order");
  if (expected_ == Expected::kUnitEnd) return ErrorAt(place, "unexpected " + quoted + at + " after the unit");
  if (!is_word) return ErrorAt(place, "unexpected " + quoted + at + expected);
  const std::string_view key = tokens.Key(token_, last);
  if (IsPlace(expected_)) {
    const std::vector<std::string> nearest = map.NearestPlaces(key, kNearest);
    const LooseName name = LooseNameAt(map, tokens, token_);
    if (name.places.size() > 1 && (nearest.empty() || name.end >= last)) {
      place.length = static_cast<uint32_t>(tokens[name.end - 1].end - token.begin);
      const std::string words = "'" + Excerpt(tokens.Source(token_, name.end)) + "'";
      return ErrorAt(place, words + at + " could be " + OneOf(map, name.places) + expected);
    }
    return ErrorAt(place, quoted + at + " is no place" + expected + Nearest(nearest));
  }
  if (expected_ == Expected::kOrderWord) {
    return ErrorAt(place, quoted + at + " is no order word" + expected + Nearest(NearestOrderWords(key, kNearest)));
  }
  const bool is_alone = token_ == 1 && tokens[2].Is(OrderToken::Kind::kClose) && tokens.size() == 3;
  if (expected_ == Expected::kPower && is_alone) {  // "(none)", "(NMR)"
    const uint32_t begin = tokens[0].begin, length = tokens[2].end - begin;
    place = {1, begin + 1, begin, length};
    return ErrorAt(place, "'" + Excerpt(tokens.Source(0, 3)) + "' at " + std::to_string(place.column) +
                              " is no order: expected a unit");
  }
  if (expected_ == Expected::kPower) {
    return ErrorAt(place, quoted + at + " is no power" + expected + NearestPowers(map, key));
  }
  return ErrorAt(place, "unexpected " + quoted + at + expected);
}

}  // namespace entente
