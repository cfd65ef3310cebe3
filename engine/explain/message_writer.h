// Writes messages: fills units, places and powers into their texts. Internal to explain/ and to the writers of
// explanations. Only the text allocates. One thread.
#ifndef ENTENTE_ENGINE_EXPLAIN_MESSAGE_WRITER_H_
#define ENTENTE_ENGINE_EXPLAIN_MESSAGE_WRITER_H_

#include <cassert>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "explain/names.h"
#include "explain/rule_told.h"
#include "map/map.h"
#include "messages/catalogue.h"
#include "order/order.h"
#include "position/position.h"

namespace entente {

// One argument of a message. Lists and texts are views: the caller keeps their content as long as the argument.
class Argument {
 public:
  enum class Kind : uint8_t {
    kUnit,
    kPlace,
    kPower,
    kOrder,
    kNumber,
    kStrength,
    kPhrase,
    kUnits,
    kPlaces,
    kAnyUnits,
    kAnyPlaces,
    kText,
    kRule,
    kPowers
  };

  static Argument OfUnit(UnitType type, LocationIndex location) { return {Kind::kUnit, type, location, 0}; }
  // A unit of no power is named by its place.
  static Argument OfUnit(const Unit& unit) {
    return unit.power == kNoPower ? OfPlace(unit.location) : OfUnit(unit.type, unit.location);
  }
  static Argument OfPlace(LocationIndex location) { return {Kind::kPlace, UnitType::kArmy, location, 0}; }
  static Argument OfPower(PowerIndex power) { return {Kind::kPower, UnitType::kArmy, 0, power}; }
  static Argument OfPowers(PowerSet powers) { return {Kind::kPowers, UnitType::kArmy, 0, powers}; }
  static Argument OfOrder(Order order) { return {Kind::kOrder, UnitType::kArmy, 0, order.bits()}; }
  static Argument OfNumber(int number) { return {Kind::kNumber, UnitType::kArmy, 0, static_cast<uint64_t>(number)}; }
  // `strength` is in the units of movement/strength.h; the text shows those of the rulebook.
  static Argument OfStrength(int strength) {
    return {Kind::kStrength, UnitType::kArmy, 0, static_cast<uint64_t>(strength)};
  }
  static Argument OfPhrase(MessageId message) {
    return {Kind::kPhrase, UnitType::kArmy, 0, static_cast<uint64_t>(message)};
  }
  // A text that is the same in every language.
  static Argument OfText(std::string_view text) {
    Argument words{Kind::kText, UnitType::kArmy, 0, text.size()};
    words.list_ = text.data();
    return words;
  }
  // An option with one of its values; the same in every language.
  static Argument OfRule(RuleAsked option, uint8_t value) {
    return {Kind::kRule, UnitType::kArmy, static_cast<LocationIndex>(option), value};
  }
  static Argument OfRule(RuleAsked option, const RuleOptions& rules) { return OfRule(option, ValueOf(option, rules)); }
  static Argument OfUnits(std::span<const Unit> units) { return OfList(Kind::kUnits, units); }
  static Argument OfPlaces(std::span<const LocationIndex> places) { return OfList(Kind::kPlaces, places); }
  // One of a list: "A PAR, A MAR or F BRE".
  static Argument OfAnyUnits(std::span<const Unit> units) { return OfList(Kind::kAnyUnits, units); }
  static Argument OfAnyPlaces(std::span<const LocationIndex> places) { return OfList(Kind::kAnyPlaces, places); }

  Kind kind() const { return kind_; }
  UnitType type() const { return type_; }
  LocationIndex location() const { return location_; }
  PowerIndex power() const { return static_cast<PowerIndex>(value_); }
  PowerSet powers() const { return value_; }
  Order order() const { return Order::FromBits(value_); }
  int number() const { return static_cast<int>(value_); }
  MessageId phrase() const { return static_cast<MessageId>(value_); }
  RuleAsked rule() const { return static_cast<RuleAsked>(location_); }
  std::string_view text() const { return {static_cast<const char*>(list_), length()}; }
  std::span<const Unit> units() const { return {static_cast<const Unit*>(list_), length()}; }
  std::span<const LocationIndex> places() const { return {static_cast<const LocationIndex*>(list_), length()}; }

 private:
  template <typename Item>
  static Argument OfList(Kind kind, std::span<const Item> items) {
    Argument list{kind, UnitType::kArmy, 0, items.size()};
    list.list_ = items.data();
    return list;
  }
  size_t length() const { return static_cast<size_t>(value_); }
  Argument(Kind kind, UnitType type, LocationIndex location, uint64_t value)
      : kind_(kind), type_(type), location_(location), value_(value) {}

  Kind kind_;
  UnitType type_;
  LocationIndex location_;
  uint64_t value_;
  const void* list_ = nullptr;
};

using Arguments = std::span<const Argument>;

// Whether the arguments have the kinds that messages.def lists.
bool AreArgumentsOf(MessageId message, Arguments arguments);

class MessageWriter {
 public:
  // `map` and `stage` give the names of places and powers; both must outlive the writer.
  MessageWriter(const Map& map, const MapStage& stage, Voice voice, std::string& text)
      : map_(map), stage_(stage), voice_(voice), text_(text) {}

  const Map& map() const { return map_; }

  // Appends the message.
  void Write(MessageId message, Arguments arguments);
  void Write(MessageId message, std::initializer_list<Argument> arguments = {}) {
    Write(message, Arguments(arguments.begin(), arguments.size()));
  }
  void Append(std::string_view text) { text_ += text; }
  // Appends an order: in normal form, or with full names in the language; the bits of an order that has no text.
  void WriteOrder(Order order);
  void WriteUnit(UnitType type, LocationIndex location);
  // Appends a phrase, capitalized, as the beginning of a sentence.
  void WriteCapitalized(MessageId phrase);

 private:
  bool AreIds(Arguments arguments) const;
  void WriteIds(std::string_view text, const TextSlots& slots, Arguments arguments);
  void WriteArgument(const Argument& argument);
  void WritePower(PowerIndex power);
  void WritePowers(PowerSet powers);
  void WritePlace(LocationIndex location);
  void WriteStrength(int strength);
  template <typename List, typename WriteOne>
  void WriteList(const List& list, MessageId last, const WriteOne& write);

  const Map& map_;
  const MapStage& stage_;
  const Voice voice_;
  std::string& text_;
};

// A message as a text of its own.
inline std::string Written(const Map& map, const MapStage& stage, Voice voice, MessageId message,
                           std::initializer_list<Argument> arguments = {}) {
  std::string text;
  MessageWriter(map, stage, voice, text).Write(message, arguments);
  return text;
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_EXPLAIN_MESSAGE_WRITER_H_
