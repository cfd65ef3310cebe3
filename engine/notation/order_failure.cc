#include "notation/order_failure.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text.h"
#include "notation/loose_name.h"
#include "notation/order_place.h"
#include "notation/remark.h"

namespace entente {
namespace {

constexpr int kNearest = 3;  // the most words to offer

bool IsPlace(Expected expected) {
  return expected == Expected::kUnit || expected == Expected::kSupportedUnit || expected == Expected::kConvoyedUnit ||
         expected == Expected::kDestination || expected == Expected::kConvoyFleet || expected == Expected::kUnitPlace;
}

bool IsVerb(Expected expected) { return expected == Expected::kOrderWord || expected == Expected::kAdjustment; }

// The token after the words that the player may have meant as one place name: up to a sign or an order word.
size_t EndOfName(const OrderTokens& tokens, size_t first) {
  constexpr size_t kLongest = 4;
  size_t last = first + 1;
  if (tokens[first].word != OrderWord::kNone) return last;
  while (last < first + kLongest && tokens[last].Is(OrderWord::kNone)) ++last;
  return last;
}

void SetBytes(uint32_t begin, uint32_t end, TextFault& fault) {
  fault.offset = begin;
  fault.length = end - begin;
}

constexpr size_t kMostMeant = 6;  // the most places to name of those that a text could mean

void SetPlaces(const Map& map, const std::vector<LocationIndex>& places, TextFault& fault) {
  fault.kind = TextFault::Kind::kSeveral;
  fault.has_more = places.size() > kMostMeant;
  fault.nearest.clear();
  for (size_t i = 0; i < std::min(places.size(), kMostMeant); ++i) fault.nearest.emplace_back(map.Id(places[i]));
}

std::vector<std::string> NearestPowers(const Map& map, std::string_view word) {
  std::vector<std::string_view> powers;
  for (const PowerIndex power : map.powers()) powers.push_back(map.PowerId(power));
  const std::vector<std::string_view> nearest = NearestWords(word, powers, kNearest);
  return {nearest.begin(), nearest.end()};
}

}  // namespace

std::string NoPlaceText(const Map& map, std::string_view text) {
  TextFault fault;
  fault.kind = TextFault::Kind::kNoPlace;
  OrderTokens tokens;
  const bool is_word = !tokens.Read(text).has_value() && tokens[0].Is(OrderToken::Kind::kWord);
  const LooseName name = is_word ? LooseNames(map).At(tokens, 0, PlaceAt(map, tokens, 0)) : LooseName{};
  if (name.places.size() > 1 && name.end == tokens.size()) {
    SetPlaces(map, name.places, fault);
  } else {
    fault.nearest = map.NearestPlaces(UpperCase(text), kNearest);
  }
  return PlaceFaultText(fault, text);
}

// Makes the fault of the words up to `last`, where a place is expected: they name no place, or could name several.
void OrderFailure::FindPlaces(const Map& map, const OrderTokens& tokens, size_t last, TextFault& fault) const {
  fault.kind = TextFault::Kind::kNoPlace;
  fault.nearest = map.NearestPlaces(tokens.Key(token_, last), kNearest);
  const LooseName name = LooseNames(map).At(tokens, token_, std::nullopt);
  if (name.places.size() < 2 || (!fault.nearest.empty() && name.end < last)) return;
  SetBytes(tokens[token_].begin, tokens[name.end - 1].end, fault);
  SetPlaces(map, name.places, fault);
}

// Makes the fault of a second place or order behind what was read: "SER/RUM", "GAS - PAR", "GAS or PAR", "A PAR H; A
// MAR H".
bool OrderFailure::FindSecond(const Map& map, const OrderTokens& tokens, TextFault& fault) const {
  const OrderToken& token = tokens[token_];
  const bool is_slash = token.Is(OrderToken::Kind::kSlash);
  if (expected_ != Expected::kEnd && !(IsVerb(expected_) && is_slash)) return false;
  const bool is_unit = token.Is(OrderWord::kArmy) || token.Is(OrderWord::kFleet);
  const bool is_or = token.Is(OrderWord::kNone) && tokens.Key(token_, token_ + 1) == "OR";
  if (!is_slash && !is_unit && !is_or && !token.Is(OrderToken::Kind::kArrow)) return false;
  const std::optional<PlaceMatch> place = PlaceAt(map, tokens, token_ + 1);
  if (!place) return false;
  fault.kind = is_unit ? TextFault::Kind::kSecondOrder : TextFault::Kind::kSecondPlace;
  SetBytes(tokens[is_unit ? token_ : token_ + 1].begin, tokens[place->end - 1].end, fault);
  return true;
}

// Makes the fault of a bracket behind the order that takes it back.
bool OrderFailure::FindTakingBack(const Map& map, const OrderTokens& tokens, TextFault& fault) const {
  for (size_t at = token_; expected_ == Expected::kEnd && at < tokens.size(); ++at) {
    const size_t end = tokens[at].Is(OrderToken::Kind::kOpen) ? EndOfTakingBack(map, tokens, at) : at;
    if (end == at) continue;
    fault.kind = TextFault::Kind::kTakenBack;
    SetBytes(tokens[at].begin, tokens[end - 1].end, fault);
    return true;
  }
  return false;
}

TextFault OrderFailure::Fault(const Map& map, const OrderTokens& tokens) const {
  using FaultKind = TextFault::Kind;
  const OrderToken& token = tokens[token_];
  TextFault fault;
  fault.expected = expected_;
  fault.kind = tokens.size() == 0 ? FaultKind::kEmpty : FaultKind::kEnds;
  SetBytes(token.begin, token.end, fault);
  if (token.Is(OrderToken::Kind::kEnd)) return fault;
  if (token_ == 0 && IsCommentAt(map, tokens, 0)) {
    fault.kind = FaultKind::kOnlyComment;
    return fault;
  }
  const bool is_word = token.Is(OrderToken::Kind::kWord);
  const size_t last = is_word && IsPlace(expected_) ? EndOfName(tokens, token_) : token_ + 1;
  SetBytes(token.begin, tokens[last - 1].end, fault);
  if (FindSecond(map, tokens, fault) || FindTakingBack(map, tokens, fault)) return fault;
  fault.kind = expected_ == Expected::kEnd       ? FaultKind::kBehindOrder
               : expected_ == Expected::kUnitEnd ? FaultKind::kBehindUnit
                                                 : FaultKind::kUnexpected;
  if (fault.kind != FaultKind::kUnexpected || !is_word) return fault;
  if (IsPlace(expected_)) {
    if (PlaceAt(map, tokens, token_)) return fault;  // a place that does not belong here
    FindPlaces(map, tokens, last, fault);
  } else if (IsVerb(expected_)) {
    const std::vector<std::string_view> nearest = NearestOrderWords(tokens.Key(token_, last), kNearest);
    const bool is_known = !nearest.empty() && nearest.front() == tokens.Key(token_, last);
    if (is_known || token.word != OrderWord::kNone) return fault;  // it does not belong here
    fault.kind = FaultKind::kNoOrderWord;
    fault.nearest.assign(nearest.begin(), nearest.end());
  } else if (expected_ == Expected::kPower && token_ == 1 && tokens[2].Is(OrderToken::Kind::kClose) &&
             tokens.size() == 3) {  // "(none)", "(NMR)"
    fault.kind = FaultKind::kNoOrder;
    SetBytes(tokens[0].begin, tokens[2].end, fault);
  } else if (expected_ == Expected::kPower) {
    fault.kind = FaultKind::kNotAPower;
    fault.nearest = NearestPowers(map, tokens.Key(token_, last));
  }
  return fault;
}

}  // namespace entente
