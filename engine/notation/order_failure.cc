#include "notation/order_failure.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.h"
#include "notation/loose_name.h"

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

// The bytes [begin, end) of the text.
Place PlaceOfBytes(uint32_t begin, uint32_t end) { return {1, begin + 1, begin, end - begin}; }

std::string Nearest(const std::vector<std::string>& words) {
  if (words.empty()) return "";
  std::string text = " (nearest: ";
  for (const auto& word : words) {
    if (text.back() != ' ') text += ", ";
    text += word;
  }
  return text + ")";
}

constexpr size_t kMostMeant = 6;  // places that a text could mean, as told

// "LVN or LVP", "BOT, LYO or NAF".
std::string OneOf(const std::vector<std::string>& places, bool has_more) {
  std::string text;
  for (size_t i = 0; i < places.size(); ++i) {
    if (i > 0) text += i + 1 == places.size() ? " or " : ", ";
    text += places[i];
  }
  return has_more ? text + " and others" : text;
}

std::vector<std::string> IdsOf(const Map& map, const std::vector<LocationIndex>& places) {
  std::vector<std::string> ids;
  for (size_t i = 0; i < std::min(places.size(), kMostMeant); ++i) ids.emplace_back(map.Id(places[i]));
  return ids;
}

std::vector<std::string> NearestPowers(const Map& map, std::string_view word) {
  std::vector<std::string_view> powers;
  for (const PowerIndex power : map.powers()) powers.push_back(map.PowerId(power));
  const std::vector<std::string_view> nearest = NearestWords(word, powers, kNearest);
  return {nearest.begin(), nearest.end()};
}

}  // namespace

std::string NoPlaceText(const Map& map, std::string_view text) {
  const std::string quoted = "'" + Excerpt(text) + "'";
  OrderTokens tokens;
  const bool is_text = tokens.Read(text).ok(), is_word = is_text && tokens[0].Is(OrderToken::Kind::kWord);
  const LooseName name = is_word ? LooseNameAt(map, tokens, 0) : LooseName{};
  if (name.places.size() > 1 && name.end == tokens.size()) {
    return quoted + " could be " + OneOf(IdsOf(map, name.places), name.places.size() > kMostMeant);
  }
  return quoted + " is no place" + Nearest(map.NearestPlaces(UpperCase(text), kNearest));
}

std::string UnreadText(const UnreadFacts& facts) {
  using Form = UnreadFacts::Form;
  const std::string at = " at " + std::to_string(facts.place.column), words = "'" + facts.words + "'" + at;
  const std::string expected = ": expected " + std::string(NameOf(facts.expected));
  switch (facts.form) {
    case Form::kEmpty:
      return "the text is empty" + expected;
    case Form::kEnds:
      return "the text ends" + at + expected;
    case Form::kBehindOrder:
      return "unexpected " + words + " after the order";
    case Form::kBehindUnit:
      return "unexpected " + words + " after the unit";
    case Form::kUnexpected:
      return "unexpected " + words + expected;
    case Form::kSeveral:
      return words + " could be " + OneOf(facts.nearest, facts.has_more) + expected;
    case Form::kNoPlace:
      return words + " is no place" + expected + Nearest(facts.nearest);
    case Form::kNoOrderWord:
      return words + " is no order word" + expected + Nearest(facts.nearest);
    case Form::kNotAPower:
      return words + " is no power" + expected + Nearest(facts.nearest);
    case Form::kNoOrder:
      break;
  }
  return words + " is no order: expected a unit";
}

// Where a place is expected: the words up to `last` are none, or several.
void OrderFailure::FindPlaces(const Map& map, const OrderTokens& tokens, size_t last, UnreadFacts& facts) const {
  facts.form = UnreadFacts::Form::kNoPlace;
  facts.nearest = map.NearestPlaces(tokens.Key(token_, last), kNearest);
  const LooseName name = LooseNameAt(map, tokens, token_);
  if (name.places.size() < 2 || (!facts.nearest.empty() && name.end < last)) return;
  facts.form = UnreadFacts::Form::kSeveral;
  facts.place = PlaceOfBytes(tokens[token_].begin, tokens[name.end - 1].end);
  facts.words = Excerpt(tokens.Source(token_, name.end));
  facts.nearest = IdsOf(map, name.places);
  facts.has_more = name.places.size() > kMostMeant;
}

UnreadFacts OrderFailure::Facts(const Map& map, const OrderTokens& tokens) const {
  using Form = UnreadFacts::Form;
  const OrderToken& token = tokens[token_];
  UnreadFacts facts;
  facts.expected = expected_;
  facts.place = PlaceOfBytes(token.begin, token.end);
  facts.form = tokens.size() == 0 ? Form::kEmpty : Form::kEnds;
  if (token.Is(OrderToken::Kind::kEnd)) return facts;
  const bool is_word = token.Is(OrderToken::Kind::kWord);
  const size_t last = is_word && IsPlace(expected_) ? EndOfName(tokens, token_) : token_ + 1;
  facts.place = PlaceOfBytes(token.begin, tokens[last - 1].end);
  facts.words = Excerpt(tokens.Source(token_, last));
  facts.form = expected_ == Expected::kEnd       ? Form::kBehindOrder
               : expected_ == Expected::kUnitEnd ? Form::kBehindUnit
                                                 : Form::kUnexpected;
  if (facts.form != Form::kUnexpected || !is_word) return facts;
  if (IsPlace(expected_)) {
    FindPlaces(map, tokens, last, facts);
  } else if (expected_ == Expected::kOrderWord) {
    facts.form = Form::kNoOrderWord;
    for (std::string_view word : NearestOrderWords(tokens.Key(token_, last), kNearest)) {
      facts.nearest.emplace_back(word);
    }
  } else if (expected_ == Expected::kPower && token_ == 1 && tokens[2].Is(OrderToken::Kind::kClose) &&
             tokens.size() == 3) {  // "(none)", "(NMR)"
    facts.form = Form::kNoOrder;
    facts.place = PlaceOfBytes(tokens[0].begin, tokens[2].end);
    facts.words = Excerpt(tokens.Source(0, 3));
  } else if (expected_ == Expected::kPower) {
    facts.form = Form::kNotAPower;
    facts.nearest = NearestPowers(map, tokens.Key(token_, last));
  }
  return facts;
}

}  // namespace entente
