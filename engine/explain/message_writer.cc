#include "explain/message_writer.h"

#include <algorithm>
#include <vector>

#include "json/text_cursor.h"
#include "notation/notation.h"
#include "notation/order_words.h"

namespace entente {
namespace {

constexpr std::string_view kKinds[] = {"unit",  "place",  "power",     "order",      "number", "strength", "phrase",
                                       "units", "places", "any_units", "any_places", "text",   "rule",     "powers"};

bool IsKind(std::string_view wanted, Argument::Kind kind) {
  if (wanted == "unit" && kind == Argument::Kind::kPlace) return true;  // there is no known unit in the place
  return wanted == kKinds[static_cast<size_t>(kind)];
}

// The message before the last item of a list.
MessageId LastOf(Argument::Kind list) {
  const bool is_any = list == Argument::Kind::kAnyUnits || list == Argument::Kind::kAnyPlaces;
  return is_any ? MessageId::kListLastOfAny : MessageId::kListLast;
}

Argument UnitOr(bool is_known, UnitType type, LocationIndex location) {
  return is_known ? Argument::OfUnit(type, location) : Argument::OfPlace(location);
}

}  // namespace

bool AreArgumentsOf(MessageId message, Arguments arguments) {
  std::string_view rest = MessageArguments(message);
  for (const Argument& argument : arguments) {
    const std::string_view wanted = rest.substr(0, rest.find(' '));
    if (!IsKind(wanted, argument.kind())) return false;
    rest.remove_prefix(std::min(wanted.size() + 1, rest.size()));
  }
  return rest.empty();
}

void MessageWriter::Write(MessageId message, Arguments arguments) {
  assert(AreArgumentsOf(message, arguments));
  const std::string_view text = MessageText(voice_.language, message);
  const TextSlots& slots = MessageSlots(voice_.language, message);
  if (AreIds(arguments)) return WriteIds(text, slots, arguments);
  size_t from = 0;
  for (int i = 0; i < slots.count; ++i) {
    const auto [at, argument] = slots.slots[i];
    text_ += text.substr(from, at - from);
    if (argument < arguments.size()) WriteArgument(arguments[argument]);
    from = at + TextSlots::kBytes;
  }
  text_ += text.substr(from);
}

// Whether all arguments are units and places that are named by ids.
bool MessageWriter::AreIds(Arguments arguments) const {
  return voice_.naming == Naming::kIds &&
         std::all_of(arguments.begin(), arguments.end(), [&](const Argument& argument) {
           return argument.kind() <= Argument::Kind::kPlace && argument.location() < map_.location_count();
         });
}

// Writes a message with ids, the usual case, without a call for each argument.
void MessageWriter::WriteIds(std::string_view text, const TextSlots& slots, Arguments arguments) {
  const ReadyTexts& ids = map_.ready_texts();
  const size_t size = text_.size();
  text_.resize(size + text.size() + slots.count * ids.longest() + ReadyTexts::kBlock);
  TextCursor to(text_.data() + size);
  size_t from = 0;
  for (int i = 0; i < slots.count; ++i) {
    const auto [at, index] = slots.slots[i];
    to.PutPlain(text.substr(from, at - from));
    from = at + TextSlots::kBytes;
    if (index >= arguments.size()) continue;
    const Argument& argument = arguments[index];
    to.PutBlocks(argument.kind() == Argument::Kind::kPlace ? ids.Place(argument.location())
                                                           : ids.Unit(argument.type(), argument.location()));
  }
  to.PutPlain(text.substr(from));
  text_.resize(static_cast<size_t>(to.at() - text_.data()));
}

void MessageWriter::WriteCapitalized(MessageId phrase) {
  const size_t start = text_.size();
  Write(phrase);
  // Phrases begin with ASCII letters.
  if (start < text_.size() && text_[start] >= 'a' && text_[start] <= 'z') {
    text_[start] = static_cast<char>(text_[start] - 'a' + 'A');
  }
}

void MessageWriter::WriteArgument(const Argument& argument) {
  switch (argument.kind()) {
    case Argument::Kind::kUnit:
      return WriteUnit(argument.type(), argument.location());
    case Argument::Kind::kPlace:
      return WritePlace(argument.location());
    case Argument::Kind::kPower:
      return WritePower(argument.power());
    case Argument::Kind::kOrder:
      return WriteOrder(argument.order());
    case Argument::Kind::kNumber:
      return Append(std::to_string(argument.number()));
    case Argument::Kind::kStrength:
      return WriteStrength(argument.number());
    case Argument::Kind::kPhrase:
      return Write(argument.phrase());
    case Argument::Kind::kUnits:
    case Argument::Kind::kAnyUnits:
      return WriteList(argument.units(), LastOf(argument.kind()),
                       [&](const Unit& unit) { WriteUnit(unit.type, unit.location); });
    case Argument::Kind::kPowers:
      return WritePowers(argument.powers());
    case Argument::Kind::kText:
      return Append(argument.text());
    case Argument::Kind::kRule:
      return Append(RuleText(argument.rule(), static_cast<uint8_t>(argument.number())));
    case Argument::Kind::kPlaces:
    case Argument::Kind::kAnyPlaces:
      return WriteList(argument.places(), LastOf(argument.kind()), [&](LocationIndex place) { WritePlace(place); });
  }
}

void MessageWriter::WriteOrder(Order order) {
  const std::string normal = FormatOrder(map_, order);
  if (voice_.naming == Naming::kIds || !HasNormalForm(map_, order)) return Append(normal);
  const Argument unit = UnitOr(order.type_known(), order.unit_type(), order.source()),
                 third = UnitOr(order.third_type_known(), order.third_type(), order.third()),
                 target = Argument::OfPlace(order.target());
  switch (order.kind()) {
    case OrderKind::kHold:
      return Write(MessageId::kOrderHolds, {unit});
    case OrderKind::kMove:
      return Write(order.via_convoy() ? MessageId::kOrderMovesVia : MessageId::kOrderMoves, {unit, target});
    case OrderKind::kSupportHold:
      return Write(MessageId::kOrderSupports, {unit, third});
    case OrderKind::kSupportMove:
      return Write(MessageId::kOrderSupportsMove, {unit, third, target});
    case OrderKind::kConvoy:
      return Write(MessageId::kOrderConvoys, {unit, third, target});
    case OrderKind::kRetreat:
      return Write(MessageId::kOrderRetreats, {unit, target});
    case OrderKind::kDisband:
      return Write(MessageId::kOrderDisbands, {unit});
    case OrderKind::kBuild:
      return Write(MessageId::kOrderBuilds, {unit});
    default:
      return Write(MessageId::kOrderWaives);
  }
}

void MessageWriter::WritePower(PowerIndex power) {
  if (power >= map_.power_count()) return Write(MessageId::kNoPowerName);
  Append(stage_.PowerName(power));
}

void MessageWriter::WritePowers(PowerSet powers) {
  std::vector<PowerIndex> list;
  ForEachBit(&powers, 1, [&](int power) { list.push_back(static_cast<PowerIndex>(power)); });
  WriteList(list, MessageId::kListLast, [&](PowerIndex power) { WritePower(power); });
}

void MessageWriter::WritePlace(LocationIndex location) {
  if (location >= map_.location_count()) return Append("?");
  Append(voice_.naming == Naming::kIds ? map_.Id(location) : stage_.LongName(location));
}

void MessageWriter::WriteUnit(UnitType type, LocationIndex location) {
  if (voice_.naming == Naming::kFull) {
    return Write(type == UnitType::kArmy ? MessageId::kArmyOf : MessageId::kFleetOf, {Argument::OfPlace(location)});
  }
  text_ += UnitLetter(type);
  text_ += ' ';
  WritePlace(location);
}

// A unit alone (3) is the rulebook's 1, and each support (2) adds 1 there (movement/strength.h).
void MessageWriter::WriteStrength(int strength) {
  const int doubled = strength == 0 ? 0 : strength - 1;
  text_ += std::to_string(doubled / 2);
  if (doubled % 2 != 0) Write(MessageId::kAndAHalf);
}

template <typename List, typename WriteOne>
void MessageWriter::WriteList(const List& list, MessageId last, const WriteOne& write) {
  if (list.empty()) return Write(MessageId::kNothing);
  for (size_t i = 0; i < list.size(); ++i) {
    if (i > 0) Write(i + 1 == list.size() ? last : MessageId::kListBetween);
    write(list[i]);
  }
}

}  // namespace entente
