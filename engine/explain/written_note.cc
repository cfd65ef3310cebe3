#include "explain/written_note.h"

#include "base/text.h"
#include "explain/sentence.h"
#include "explain/sentence_parts.h"
#include "notation/order_place.h"
#include "notation/remark.h"
#include "sheet/line_text.h"
#include "sheet/sheet_rules.h"
#include "sheet/statement.h"
#include "sheet/written_flags.h"

namespace entente {
namespace {

Argument TypePhrase(UnitType type) {
  return Argument::OfPhrase(type == UnitType::kArmy ? MessageId::kAnArmy : MessageId::kAFleet);
}

// A build has no unit yet; the unit is the one that it makes.
Unit OrderedUnit(const PositionView& before, const OrderResult& result) {
  if (result.order.kind() != OrderKind::kBuild) return UnitNamed(before, result.order.source());
  return IsFollowed(result.outcome.reason) ? result.order.unit() : Unit{};
}

// A note follows another sentence.
void WriteNote(Sentence& s, MessageId message, std::initializer_list<Argument> arguments = {}) {
  s.Append(" ");
  s.Write(message, arguments);
}

void WriteWrongType(Sentence& s, UnitType written, const Unit& unit) {
  WriteNote(s, MessageId::kWrittenType,
            {Argument::OfPhrase(TypeWord(written)), Argument::OfUnit(unit), TypePhrase(unit.type)});
}

void WriteWrongNation(Sentence& s, PowerIndex written, const Unit& unit) {
  if (written == kNoPower || written == unit.power) return;
  WriteNote(s, MessageId::kWrittenNation,
            {Argument::OfPower(written), Argument::OfUnit(unit), Argument::OfPower(unit.power)});
}

// Writes the real coast of a fleet that the order places at another one (4.B.5).
void WriteWrongCoast(Sentence& s, LocationIndex written, const Unit& unit) {
  const bool is_coast = written < s.map().location_count() && s.map().IsCoast(written);
  if (unit.type != UnitType::kFleet || !is_coast || written == unit.location) return;
  WriteNote(s, MessageId::kWrittenCoast, {Argument::OfPlace(written), Argument::OfPlace(unit.location)});
}

// Writes the coast to which a fleet goes instead of the one in its order (4.B.3).
void WriteWrongTarget(Sentence& s, Order written, const OrderResult& result) {
  const Order order = result.order;
  const bool goes = order.kind() == OrderKind::kMove || order.kind() == OrderKind::kRetreat;
  const bool is_fleet = order.unit_type() == UnitType::kFleet && IsFollowed(result.outcome.reason);
  if (!goes || !is_fleet || written.target() == order.target() || !s.map().IsCoast(written.target())) return;
  WriteNote(s, MessageId::kWrittenTarget, {Argument::OfPlace(written.target()), Argument::OfPlace(order.target())});
}

// Whether a place in the text has a coast that does not exist: "BUL/NC".
bool NamesUnknownCoast(const Map& map, std::string_view text) {
  OrderTokens tokens;
  if (tokens.Read(text).has_value()) return false;
  for (size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PlaceMatch> place = PlaceAt(map, tokens, at);
    if (place && place->no_such_coast) return true;
  }
  return false;
}

// Writes that a coast was ignored (4.B.6), because no place has it or an army needs none. `has_army` and `has_fleet`:
// whether the order names such a unit.
void WriteIgnoredCoast(Sentence& s, std::string_view text, bool has_army, bool has_fleet) {
  const bool is_either = has_army && has_fleet;
  const bool is_of_army = is_either ? !text.empty() && !NamesUnknownCoast(s.map(), text) : has_army;
  WriteNote(s, is_of_army                  ? MessageId::kCoastOfArmy
               : is_either && text.empty() ? MessageId::kCoastUnknownOrOfArmy
                                           : MessageId::kCoastUnknown);
}

// Writes that words behind the order have no effect.
void WriteRemark(Sentence& s, const Map& map, const SheetLine& line) {
  if (!line.has_remark) return;
  const std::string_view words = UnreadRemark(map, line.text);
  if (words.empty()) return;
  WriteNote(s, IsInFront(line.text, words) ? MessageId::kWrittenRemarkBefore : MessageId::kWrittenRemark,
            {Argument::OfText(Excerpt(words))});
}

// Writes why a proxy hands nothing over, unless a rule refuses it.
void WriteProxyFault(Sentence& s, const SheetLine& line) {
  const Map& map = s.map();
  const Proxy& proxy = line.proxy;
  const ProxyWords words = WordsOfProxy(line.text);
  if (HandsOver(s.before(), line.power, proxy)) return;
  if (!map.FindPower(words.power).has_value()) {
    WriteNote(s, MessageId::kProxyNoPower, {Argument::OfText(words.power)});
  } else if (proxy.to == kNoPower) {
    WriteNote(s, MessageId::kProxyNoPlace, {Argument::OfText(words.unit)});
  } else if (proxy.to == line.power) {
    WriteNote(s, MessageId::kProxyOwnPower, {Argument::OfPower(line.power)});
  } else if (line.power < map.power_count()) {
    WriteNote(s, MessageId::kProxyNoUnit, {Argument::OfPower(line.power), Argument::OfPlace(proxy.unit)});
  }
}

// Whether the order may name an ignored coast: a quick test that saves the lookups.
bool MayNameCoast(const Map& map, Order order) {
  const auto is_coast = [&](LocationIndex place) { return place < map.location_count() && map.IsCoast(place); };
  return (order.written() & kWrittenNoSuchCoast) != 0 || is_coast(order.source()) || is_coast(order.target()) ||
         is_coast(order.third());
}

}  // namespace

std::string LineSentence(const PositionView& before, const SheetLine& line, const OrderResult& result,
                         std::span<const OrderResult> all, Voice voice) {
  std::string text;
  if (result.outcome.reason == Reason::kUnreadable) {
    return WhyNoOrder(line, voice.language);
  }
  if (IsNoOrder(result.outcome.reason)) {
    const bool counts = result.outcome.reason == Reason::kStated;
    text = WhyNoOrder(line, voice.language) + " ";
    Sentence s(before, all, voice, text);
    s.Write(counts ? MessageId::kStatementCounts : MessageId::kStatementIgnored);
    if (!counts && line.kind == LineKind::kProxy) WriteProxyFault(s, line);
    return text;
  }
  AppendResultSentence(before, result, all, text, voice);
  AppendWrittenNote(before, line, result, text, voice);
  return text;
}

void AppendWrittenText(const PositionView& before, const SheetLine& line, std::string& text, Voice voice) {
  if (!line.is_written || line.text.empty()) return;
  const std::string words = Excerpt(line.text);
  Sentence s(before, {}, voice, text);
  WriteNote(s, MessageId::kWrittenAs, {Argument::OfText(words)});
}

void AppendWrittenNote(const PositionView& before, const SheetLine& line, const OrderResult& result, std::string& text,
                       Voice voice) {
  const Order written = line.order;
  const bool is_refused = result.why == Illegality::kForeignUnit || result.why == Illegality::kWrongPhase ||
                          result.why == Illegality::kMalformed;
  if (!line.is_readable()) return;
  Sentence s(before, {}, voice, text);
  WriteRemark(s, before.map(), line);
  if ((written.written() & kWrittenPerpetual) != 0 && IsFollowed(result.outcome.reason))
    WriteNote(s, MessageId::kStandingOrder);
  if (is_refused || written.kind() == OrderKind::kWaive) return;
  const Unit unit = OrderedUnit(before, result);
  if (unit.power == kNoPower) return;
  if (!written.type_known()) {
    WriteNote(s, MessageId::kUnwrittenType, {Argument::OfUnit(unit), TypePhrase(unit.type)});
  } else if (written.unit_type() != unit.type) {
    WriteWrongType(s, written.unit_type(), unit);
  }
  WriteWrongNation(s, line.unit_nation, unit);
  const Unit third = written.has_third() ? UnitNamed(before, written.third()) : Unit{};
  const bool has_third = third.power != kNoPower;
  if (has_third && written.third_type_known() && written.third_type() != third.type) {
    WriteWrongType(s, written.third_type(), third);
  }
  if (has_third) WriteWrongNation(s, line.third_nation, third);
  if (result.why == Illegality::kNeedlessCoast || !MayNameCoast(before.map(), written)) return;
  WriteWrongCoast(s, written.source(), unit);
  if (has_third) WriteWrongCoast(s, written.third(), third);
  WriteWrongTarget(s, written, result);
  if ((WrittenFlagsOf(before, line) & kWrittenNoSuchCoast) == 0) return;
  const auto is_about = [&](UnitType type) { return unit.type == type || (has_third && third.type == type); };
  WriteIgnoredCoast(s, line.is_written ? line.text : std::string_view(), is_about(UnitType::kArmy),
                    is_about(UnitType::kFleet));
}

}  // namespace entente
