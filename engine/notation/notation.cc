#include "notation/notation.h"

#include <string>

#include "base/plain_text.h"
#include "base/text.h"
#include "notation/loose_name.h"
#include "notation/order_reading.h"
#include "notation/raw_order.h"
#include "notation/usual_words.h"

namespace entente {
namespace {

using Kind = OrderToken::Kind;

// The coasts of a province for an error message: "STP/NC or STP/SC".
std::string CoastsOf(const Map& map, ProvinceIndex province) {
  std::string text;
  for (int i = 0; i < map.CoastCount(province); ++i) {
    if (i > 0) text += " or ";
    text += map.Id(static_cast<LocationIndex>(map.FirstCoast(province) + i));
  }
  return text;
}

Status UnitError(const OrderTokens& tokens, size_t first, size_t last, const std::string& message) {
  const uint32_t begin = tokens[first].begin;
  const uint32_t length = tokens[last - 1].end - begin;
  const int at = tokens.CharactersBefore(first) + 1;
  return ErrorAt({1, begin + 1, begin, length},
                 "'" + Excerpt(tokens.Source(first, last)) + "' at " + std::to_string(at) + ": " + message);
}

// Checks that the unit may stand at its place. `first` is the first token of the place.
Status CheckStands(const Map& map, const Graph& graph, UnitType type, const PlaceMatch& place,
                   const OrderTokens& tokens, size_t first) {
  const ProvinceIndex province = map.ProvinceOf(place.location);
  const std::string id(map.Id(province));
  if (place.no_such_coast) return UnitError(tokens, first, place.end, id + " has no such coast");
  if (graph.MayStand(type, place.location) || map.MayEverStand(type, place.location)) return OkStatus();
  if (type == UnitType::kFleet && !map.IsCoast(place.location) && map.CoastCount(province) > 0) {
    return UnitError(tokens, first, place.end,
                     "a fleet in " + id + " needs a coast: expected " + CoastsOf(map, province));
  }
  if (type == UnitType::kArmy && map.IsCoast(place.location)) {
    return UnitError(tokens, first, place.end, "an army has no coast: expected " + id);
  }
  const std::string who = type == UnitType::kArmy ? "an army" : "a fleet";
  return UnitError(tokens, first, place.end, who + " cannot stand in " + id);
}

// Clears details that the kind of order does not use: "VIA" of a retreat, and the route of a supported unit.
void ForgetWhatIsUnused(ParsedOrder* parsed) {
  uint8_t written = parsed->order.written();
  parsed->order = parsed->order.WithoutUnusedFields();
  if (parsed->order.kind() != OrderKind::kMove && parsed->order.kind() != OrderKind::kRetreat) {
    parsed->convoy_path.clear();
    written &= static_cast<uint8_t>(~kWrittenPath);
  }
  parsed->order = parsed->order.WithWritten(written);
}

// Reads the bits of an order that no words express. `power`, if known, becomes its power.
std::optional<Order> RawOrderIn(const OrderTokens& tokens, PowerIndex power) {
  if (tokens.size() != 1 || !tokens[0].Is(Kind::kWord)) return std::nullopt;
  const std::optional<Order> order = ReadRawOrder(tokens.Source(0, 1));
  return order && power != kNoPower ? order->WithPower(power) : order;
}

// Reads the tokens of `text` with `read`. If this fails, reads the plain form of the text with loose names.
template <typename Read>
std::optional<TextFault> ReadTwice(const Map& map, std::string_view text, OrderTokens& tokens, LooseNames& names,
                                   Read read) {
  OrderFailure failure;
  if (read(&failure)) return std::nullopt;
  const PlainText plain = PlainTextOf(text);
  const bool is_other_text = plain.text != text;
  // No fault is possible: the plain form is not longer than `text`, and has no refused characters.
  if (is_other_text) (void)tokens.Read(plain.text);
  const bool has_loose_names = names.Replace(tokens);
  tokens.MoveTo(text, plain.origin);
  if (!is_other_text && !has_loose_names) return failure.Fault(map, tokens);
  OrderFailure second;
  return read(&second) ? std::nullopt : std::optional(second.Fault(map, tokens));
}

// Reads a text in usual words that could not be read otherwise, with the fault `before`. Its own fault is returned if it
// is behind that one.
template <typename Read>
std::optional<TextFault> ReadInUsualWords(const Map& map, PhaseType phase_type, std::string_view text,
                                          const TextFault& before, OrderTokens& tokens, LooseNames& names, Read read) {
  const std::optional<PlainText> words = InUsualWords(map, phase_type, PlainTextOf(text), tokens);
  if (!words.has_value() || tokens.Read(words->text).has_value()) return before;
  (void)names.Replace(tokens);
  tokens.MoveTo(text, words->origin);
  OrderFailure failure;
  if (read(&failure)) return std::nullopt;
  const TextFault fault = failure.Fault(map, tokens);
  // The words of `before` may be several, of which the usual words explain the first ones.
  const bool is_inside = before.kind == TextFault::Kind::kNoPlace && fault.kind == TextFault::Kind::kNoPlace;
  const bool is_behind = is_inside || fault.offset >= before.offset + before.length;
  return is_behind && fault.offset > before.offset ? fault : before;
}

}  // namespace

Result<ParsedOrder> ParseOrder(const Map& map, PhaseType phase_type, PowerIndex power, std::string_view text) {
  OrderTokens tokens;
  ParsedOrder parsed;
  const std::optional<TextFault> fault = ReadOrder(map, phase_type, power, text, tokens, parsed);
  if (fault.has_value()) return FaultStatus(*fault, text);
  return parsed;
}

std::optional<TextFault> ReadOrder(const Map& map, PhaseType phase_type, PowerIndex power, std::string_view text,
                                   OrderTokens& tokens, ParsedOrder& parsed, bool coasts_carry) {
  parsed.Clear();
  if (std::optional<TextFault> fault = tokens.Read(text)) return fault;
  if (const std::optional<Order> raw = RawOrderIn(tokens, power)) {
    parsed.order = *raw;
    return std::nullopt;
  }
  const auto read = [&](OrderFailure* failure) {
    const OrderReading reading{map, phase_type, power, tokens, &parsed, failure, coasts_carry};
    return IsDaide(tokens) ? ReadDaide(reading) : ReadWords(reading);
  };
  LooseNames names(map);
  std::optional<TextFault> fault = ReadTwice(map, text, tokens, names, read);
  if (fault.has_value()) fault = ReadInUsualWords(map, phase_type, text, *fault, tokens, names, read);
  if (fault.has_value()) return fault;
  ForgetWhatIsUnused(&parsed);
  return std::nullopt;
}

namespace {

// A unit as tokens: "A PAR", "*F STP/SC".
struct UnitTokens {
  bool is_dislodged = false;
  UnitType type = UnitType::kArmy;
  size_t place_at = 0;
  PlaceMatch place;
};

bool ReadUnitTokens(const Map& map, const OrderTokens& tokens, UnitTokens& unit, OrderFailure* failure) {
  size_t at = 0;
  unit.is_dislodged = tokens[at].Is(Kind::kStar);
  if (unit.is_dislodged) ++at;
  const OrderToken& type = tokens[at];
  if (!type.Is(OrderWord::kArmy) && !type.Is(OrderWord::kFleet)) {
    failure->Note(at, Expected::kUnitType);
    return false;
  }
  unit.type = type.Is(OrderWord::kArmy) ? UnitType::kArmy : UnitType::kFleet;
  unit.place_at = ++at;
  const std::optional<PlaceMatch> place = PlaceAt(map, tokens, at);
  if (!place || place->end < tokens.size()) {
    failure->Note(place ? place->end : at, place ? Expected::kUnitEnd : Expected::kUnitPlace);
    return false;
  }
  unit.place = *place;
  return true;
}

}  // namespace

Result<Unit> ParseUnit(const Map& map, const Graph& graph, PowerIndex power, std::string_view text, bool* dislodged) {
  OrderTokens tokens;
  UnitTokens unit;
  std::optional<TextFault> fault = tokens.Read(text);
  const auto read = [&](OrderFailure* failure) { return ReadUnitTokens(map, tokens, unit, failure); };
  LooseNames names(map);
  if (!fault.has_value()) fault = ReadTwice(map, text, tokens, names, read);
  if (fault.has_value()) return FaultStatus(*fault, text);
  if (Status status = CheckStands(map, graph, unit.type, unit.place, tokens, unit.place_at); !status.ok()) {
    return status;
  }
  if (dislodged != nullptr) *dislodged = unit.is_dislodged;
  return Unit{power, unit.type, unit.place.location};
}

}  // namespace entente
