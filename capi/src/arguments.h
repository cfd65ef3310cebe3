// Arguments of the C functions, checked and as the engine wants them.
#ifndef ENTENTE_CAPI_SRC_ARGUMENTS_H_
#define ENTENTE_CAPI_SRC_ARGUMENTS_H_

#include <optional>
#include <span>

#include "buffers.h"
#include "guard.h"
#include "handles.h"
#include "order/order.h"
#include "position/position.h"

namespace entente::capi {

// Rules from outside; NULL means the default with the map's RULE lines.
//   Errors: a number that is no value of its option; not supported for a value that does not act.
Outcome ReadRules(const entente_rules* rules, const entente_map& map, RuleOptions& options);
// The same through the scratch, which remembers what it checked last. No allocation unless it fails.
Outcome ReadRules(const entente_rules* rules, entente_scratch& scratch);
// Rules that Load has read. Errors: as ReadRules.
Outcome OptionsFrom(const entente_rules& rules, RuleOptions& options);
entente_rules RulesOf(const RuleOptions& options);

// A position from outside: aligned, made for the map, every field in range, and sound.
Outcome CheckPosition(const entente_map& map, const void* position);
// The same for one that is only looked at: also as it is straight after a phase.
Outcome CheckShownPosition(const entente_map& map, const void* position);
// The same through a scratch, which knows the last position it led to.
Outcome CheckPosition(const entente_scratch& scratch, const void* position);
// Memory that holds a position, or may be written to.
Outcome CheckPositionMemory(const void* position);
// The same, large enough for one of the map.
Outcome CheckPositionRoom(const Map& map, const void* position, size_t capacity);
Outcome CopyPosition(const PositionView& from, void* position, size_t capacity);

// A phase by name; none for an empty name.
Outcome ReadPhase(const Map& map, const char* name, size_t length, std::optional<Phase>& phase);

// A unit from outside: power and location of the map, a type that may stand there in the phase of `position`.
Outcome ReadUnit(const PositionView& position, const entente_unit* given, Unit& unit);
inline entente_unit UnitOf(const Unit& unit) { return {unit.location, unit.power, static_cast<uint8_t>(unit.type)}; }

// An index of one of `count` things, at least one.
inline Outcome CheckIndex(const char* name, uint32_t index, int count) {
  if (index >= static_cast<uint32_t>(count)) return OutOfRange(name, index, static_cast<uint32_t>(count) - 1);
  return {};
}
inline Outcome CheckProvince(const Map& map, uint32_t province) {
  return CheckIndex("province", province, map.province_count());
}
inline Outcome CheckUnitType(uint32_t type) {
  if (type > ENTENTE_FLEET) return OutOfRange("unit_type", type, ENTENTE_FLEET, "is neither an army nor a fleet");
  return {};
}
inline Outcome CheckPower(const Map& map, uint32_t power) { return CheckIndex("power", power, map.power_count()); }
inline Outcome CheckPowerOrNone(const Map& map, uint32_t power, const char* name) {
  const auto count = static_cast<uint32_t>(map.power_count());
  if (power < count || power == ENTENTE_NO_POWER) return {};
  return OutOfRange(name, power, count - 1, "is out of range", "ENTENTE_NO_POWER (255)");
}

inline constexpr size_t kMaxOrders = size_t{1} << 20;  // of one phase

// Orders of the C header are the same 64 bits.
static_assert(sizeof(Order) == sizeof(entente_order) && alignof(Order) == alignof(entente_order));
inline Outcome CheckOrders(const entente_order* orders, size_t count) {
  ENTENTE_RETURN_IF_BAD(CheckArray(orders, count, "orders"));
  if (count > kMaxOrders) return TooMany("order_count", count, kMaxOrders);
  return {};
}
inline std::span<const Order> OrdersOf(const entente_order* orders, size_t count) {
  return {reinterpret_cast<const Order*>(orders), count};
}

}  // namespace entente::capi

#endif  // ENTENTE_CAPI_SRC_ARGUMENTS_H_
