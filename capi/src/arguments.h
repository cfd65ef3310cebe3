// Checks the arguments of the C functions. Each kind of argument has a type: handles, indices, positions, rules,
// orders. Guard calls Check(), which returns the fault of the argument, and passes value() to the engine. An argument
// that uses a handle must follow the handle itself in the list of a Guard call. Text and arrays: buffers.h; structs:
// structs.h.
#ifndef ENTENTE_CAPI_SRC_ARGUMENTS_H_
#define ENTENTE_CAPI_SRC_ARGUMENTS_H_

#include <optional>
#include <span>

#include "buffers.h"
#include "guard.h"
#include "handles.h"
#include "order/order.h"
#include "position/position.h"
#include "structs.h"

namespace entente::capi {

// The name of a parameter of this type in the C header.
template <typename Handle>
inline constexpr const char* kNameOf = nullptr;
template <>
inline constexpr const char* kNameOf<entente_map> = "game_map";
template <>
inline constexpr const char* kNameOf<entente_scratch> = "scratch";
template <>
inline constexpr const char* kNameOf<entente_game> = "game";
template <>
inline constexpr const char* kNameOf<entente_exchange> = "exchange";
template <>
inline constexpr const char* kNameOf<entente_document> = "document";

// A pointer that must not be NULL: a handle, or the place for a number.
template <typename T>
class In {
 public:
  explicit In(const T* pointer, const char* name = kNameOf<T>) : pointer_(pointer), name_(name) {}
  Outcome Check() const {
    if (pointer_ == nullptr) return Invalid(name_, "is NULL");
    return {};
  }

 private:
  const T* pointer_;
  const char* name_;
};
template <typename T>
struct Out : In<T> {
  Out(const T* place, const char* name) : In<T>(place, name) {}
};

// The place for a handle that a call returns. It must be the first argument, so that the place is NULL after any
// failure.
template <typename Handle>
class HandleOut {
 public:
  HandleOut(Handle** place, const char* name, MayBeNull null = MayBeNull::kNo)
      : place_(place), name_(name), null_(null) {}
  Outcome Check() const {
    if (place_ == nullptr) return null_ == MayBeNull::kYes ? Outcome() : Invalid(name_, "is NULL");
    *place_ = nullptr;
    return {};
  }

 private:
  Handle** place_;
  const char* name_;
  MayBeNull null_;
};

// The map of a handle. The handle must not be NULL when the map is read.
class MapOf {
 public:
  MapOf(const entente_map* map)  // NOLINT: a handle stands for its map
      : handle_(map),
        map_([](const void* handle) -> const Map& { return *static_cast<const entente_map*>(handle)->map; }) {}
  template <typename Handle>
  MapOf(const Handle* of)  // NOLINT
      : handle_(of),
        map_([](const void* handle) -> const Map& { return *static_cast<const Handle*>(handle)->map->map; }) {}
  const Map& operator*() const { return map_(handle_); }
  const Map* operator->() const { return &map_(handle_); }

 private:
  const void* handle_;
  const Map& (*map_)(const void*);
};

// Checks an index below `count`, which is at least 1.
inline Outcome CheckIndex(const char* name, uint32_t index, int count) {
  if (index >= static_cast<uint32_t>(count)) return OutOfRange(name, index, static_cast<uint32_t>(count) - 1);
  return {};
}

struct ProvinceIn {
  MapOf of;
  uint32_t province;
  Outcome Check() const { return CheckIndex("province", province, of->province_count()); }
  ProvinceIndex value() const { return static_cast<ProvinceIndex>(province); }
};
struct LocationIn {
  MapOf of;
  uint32_t location;
  Outcome Check() const { return CheckIndex("location", location, of->location_count()); }
  LocationIndex value() const { return static_cast<LocationIndex>(location); }
};
// A province with a supply center. The value is the index of the center.
struct CenterIn {
  MapOf of;
  uint32_t province;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(ProvinceIn{of, province}.Check());
    const auto place = static_cast<ProvinceIndex>(province);
    if (of->CenterOf(place) != kNoCenter) return {};
    return InvalidError("province " + std::string(of->Id(place)) + " has no supply center");
  }
  CenterIndex value() const { return of->CenterOf(static_cast<ProvinceIndex>(province)); }
};
struct PowerIn {
  MapOf of;
  uint32_t power;
  Outcome Check() const { return CheckIndex("power", power, of->power_count()); }
  PowerIndex value() const { return static_cast<PowerIndex>(power); }
};
// A power, or ENTENTE_NO_POWER.
struct PowerOrNone {
  MapOf of;
  uint32_t power;
  const char* name = "power";
  Outcome Check() const {
    const auto count = static_cast<uint32_t>(of->power_count());
    if (power < count || power == ENTENTE_NO_POWER) return {};
    return OutOfRange(name, power, count - 1, "is out of range", "ENTENTE_NO_POWER (255)");
  }
  PowerIndex value() const { return static_cast<PowerIndex>(power); }
};
// A province, or ENTENTE_NO_PROVINCE.
struct ProvinceOrNone {
  MapOf of;
  uint32_t province;
  Outcome Check() const {
    const auto count = static_cast<uint32_t>(of->province_count());
    if (province < count || province == ENTENTE_NO_PROVINCE) return {};
    return OutOfRange("province", province, count - 1, "is out of range", "ENTENTE_NO_PROVINCE (4095)");
  }
  ProvinceIndex value() const { return static_cast<ProvinceIndex>(province); }
};

// A set of powers.
struct PowersIn {
  MapOf of;
  uint64_t powers;
  const char* name;
  Outcome Check() const {
    const PowerSet all = AllPowers(*of);
    if ((powers & ~all) != 0) return UnknownBits(name, powers, all, "has bits of no power of the map");
    return {};
  }
};

// A number of 0..most, such as the value of an enum of the header.
struct NumberIn {
  const char* name;
  uint64_t number, most;
  const char* what = "is out of range";
  Outcome Check() const {
    if (number > most) return OutOfRange(name, number, most, what);
    return {};
  }
};
// A form of an answer: for people, JSON, and so on up to `last`.
struct TextFormIn {
  entente_text_form form;
  entente_text_form last = ENTENTE_TEXT_JSON;
  Outcome Check() const { return NumberIn{"form", form, last, "is no form of this text"}.Check(); }
};
// Flags, each a bit of `known`.
struct FlagsIn {
  const char* name;
  uint32_t flags, known;
  Outcome Check() const {
    if ((flags & ~known) != 0) return UnknownBits(name, flags, known);
    return {};
  }
};

// Checks memory that holds a position or gets one: not NULL, and aligned.
Outcome CheckPositionMemory(const void* position, const char* name = "position");
// Reads a unit of the caller: its power and location must be of the map, and its type must be able to stand there.
Outcome ReadUnit(const Map& map, const entente_unit& given, Unit& unit);
inline entente_unit UnitOf(const Unit& unit) { return {unit.location, unit.power, static_cast<uint8_t>(unit.type)}; }

// A position of the map that the call only reads. It must be aligned, with every field in range. A position straight
// after a phase is allowed.
struct ShownPosition {
  const entente_map* map;
  const void* position;
  const char* name = "position";
  Outcome Check() const;
  PositionView value() const { return {*map->map, position}; }
};
// A position of the map that can be played: it must also be sound.
struct PositionIn {
  const entente_map* map;
  const void* position;
  Outcome Check() const;
  PositionView value() const { return {*map->map, position}; }
};
// The same for a position that the call changes.
struct PositionInOut {
  const entente_map* map;
  void* position;
  Outcome Check() const { return PositionIn{map, position}.Check(); }
  PositionRef value() const { return {*map->map, position}; }
};
// Checks a position for the map of a scratch. The position that the last call on the scratch reached is known to be
// sound.
Outcome CheckPosition(const entente_scratch& scratch, const void* position);
struct ScratchPosition {
  const entente_scratch* scratch;
  const void* position;
  Outcome Check() const { return CheckPosition(*scratch, position); }
  PositionView value() const { return {*scratch->map->map, position}; }
};
// Memory for a position.
struct PositionOut {
  MapOf of;
  void* position;
  size_t capacity;
  Outcome Check() const;
  PositionRef value() const { return {*of, position}; }
};

// Reads rules; NULL means the default with the map's RULE lines.
//   Errors: invalid argument for a number that is no value of its option; not supported for a value without an effect.
Outcome ReadRules(const entente_rules* rules, const entente_map& map, RuleOptions& options);
// Reads rules into the options of the scratch, which remembers the rules of its last call. Allocates only on failure.
Outcome ReadRules(const entente_rules* rules, entente_scratch& scratch);
// Converts rules whose struct was read.
//   Errors: as ReadRules.
Outcome OptionsFrom(const entente_rules& rules, RuleOptions& options);
entente_rules RulesOf(const RuleOptions& options);

struct RulesIn {
  const entente_map* map;
  const entente_rules* rules;
  RuleOptions options = {};
  Outcome Check() { return ReadRules(rules, *map, options); }
  const RuleOptions& value() const { return options; }
};
struct ScratchRules {
  entente_scratch* scratch;
  const entente_rules* rules;
  Outcome Check() const { return ReadRules(rules, *scratch); }
};
// Rules without a map, for inputs that may say something about rules. Without options for NULL.
struct RulesOrNone {
  const entente_rules* rules;
  const char* name = "rules";
  std::optional<RuleOptions> options = std::nullopt;
  bool replaces = false;
  Outcome Check();
  const RulesOrNone& value() const { return *this; }
};

// A phase by name. The value is empty for an empty name.
struct PhaseIn {
  MapOf of;
  TextIn name;
  std::optional<Phase> phase = std::nullopt;
  Outcome Check();
  const std::optional<Phase>& value() const { return phase; }
};

inline constexpr size_t kMaxOrders = size_t{1} << 20;  // of one phase

// An order of the C header has the same 64 bits as Order.
static_assert(sizeof(Order) == sizeof(entente_order) && alignof(Order) == alignof(entente_order));
struct OrdersIn {
  const entente_order* orders;
  size_t count;
  Outcome Check() const {
    ENTENTE_RETURN_IF_BAD(Array(orders, count, "orders").Check());
    if (count > kMaxOrders) return TooMany("order_count", count, kMaxOrders);
    return {};
  }
  std::span<const Order> value() const { return {reinterpret_cast<const Order*>(orders), count}; }
};

// Writes the orders that list(sink) lists into the caller's array; none if the game is over.
template <typename List>
Outcome ListOrders(const Buffer<entente_order>& out, bool goes_on, const List& list) {
  OrderSink sink({reinterpret_cast<Order*>(out.data()), out.capacity()});
  if (goes_on) list(sink);
  return out.SetLength(sink.needed());
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_ARGUMENTS_H_
