// Packs and unpacks orders, and reads and writes them as text.
#include "order/order.h"

#include "arguments.h"
#include "notation/notation.h"
#include "sheet/sheet_reader.h"
#include "texts.h"

using namespace entente;        // NOLINT: a file of wrappers
using namespace entente::capi;  // NOLINT

namespace {

Outcome CheckFields(const entente_order_fields& fields) {
  if (fields.kind < ENTENTE_HOLD || fields.kind > ENTENTE_WAIVE) {
    return OutOfBounds("fields.kind", fields.kind, ENTENTE_HOLD, ENTENTE_WAIVE);
  }
  const struct {
    const char* name;
    uint32_t value;
    uint32_t most;
  } numbers[] = {
      {"fields.power", fields.power, kNoPower},
      {"fields.unit_type", fields.unit_type, 1},
      {"fields.unit_type_known", fields.unit_type_known, 1},
      {"fields.third_type", fields.third_type, 1},
      {"fields.third_type_known", fields.third_type_known, 1},
      {"fields.via_convoy", fields.via_convoy, 1},
      {"fields.written", fields.written, 0x7f},
      {"fields.source", fields.source, kNoLocation},
      {"fields.target", fields.target, kNoLocation},
      {"fields.third", fields.third, kNoLocation},
  };
  for (const auto& number : numbers) {
    if (number.value > number.most) return OutOfRange(number.name, number.value, number.most);
  }
  return {};
}

bool HasKind(Order order) { return order.kind() >= OrderKind::kHold && order.kind() <= OrderKind::kWaive; }

// A packed order whose kind is valid.
struct OrderIn {
  entente_order order;
  Outcome Check() const {
    if (HasKind(value())) return {};
    return OutOfBounds("the kind of order", static_cast<uint64_t>(value().kind()), ENTENTE_HOLD, ENTENTE_WAIVE,
                       "is none");
  }
  Order value() const { return Order::FromBits(order); }
};

Order Pack(const entente_order_fields& fields) {
  Order order = Order()
                    .WithKind(static_cast<OrderKind>(fields.kind))
                    .WithPower(static_cast<PowerIndex>(fields.power))
                    .WithSource(static_cast<LocationIndex>(fields.source))
                    .WithTarget(static_cast<LocationIndex>(fields.target))
                    .WithThird(static_cast<LocationIndex>(fields.third))
                    .WithViaConvoy(fields.via_convoy != 0)
                    .WithWritten(static_cast<uint8_t>(fields.written));
  if (fields.unit_type_known != 0) order = order.WithUnitType(static_cast<UnitType>(fields.unit_type));
  if (fields.third_type_known != 0) order = order.WithThirdType(static_cast<UnitType>(fields.third_type));
  return order;
}

entente_order_fields Unpack(Order order) {
  entente_order_fields fields{};
  fields.kind = static_cast<uint32_t>(order.kind());
  fields.power = order.power();
  fields.unit_type = static_cast<uint32_t>(order.unit_type());
  fields.unit_type_known = order.type_known() ? 1 : 0;
  fields.third_type = static_cast<uint32_t>(order.third_type());
  fields.third_type_known = order.third_type_known() ? 1 : 0;
  fields.via_convoy = order.via_convoy() ? 1 : 0;
  fields.written = order.written();
  fields.source = order.source();
  fields.target = order.target();
  fields.third = order.third();
  return fields;
}

}  // namespace

entente_status entente_order_pack(const entente_order_fields* fields, entente_order* order, entente_error* error) {
  return Guard(error, StructIn(fields, "fields"), Out(order, "order"),
               [&](const entente_order_fields& given) -> Outcome {
                 ENTENTE_RETURN_IF_BAD(CheckFields(given));
                 *order = Pack(given).bits();
                 return {};
               });
}

entente_status entente_order_unpack(entente_order order, entente_order_fields* fields, entente_error* error) {
  return Guard(error, StructOut(fields, "fields"), OrderIn{order}, [&](Order packed) -> Outcome {
    constexpr entente_order kBits = (uint64_t{1} << 60) - 1;
    if ((order & ~kBits) != 0) return UnknownBits("order", order, kBits, "has bits above 59");
    return Give(Unpack(packed), fields);
  });
}

entente_status entente_order_read(const entente_map* game_map, const entente_rules* rules,
                                  entente_phase_type phase_type, entente_power power, const char* text, size_t length,
                                  entente_order* order, entente_error* error) {
  return Guard(error, In(game_map), Out(order, "order"), TextIn{text, length, "text"},
               NumberIn{"phase_type", phase_type, ENTENTE_OTHER_PHASE}, PowerOrNone{game_map, power},
               RulesIn{game_map, rules},
               [&](std::string_view words, PowerIndex of, const RuleOptions& options) -> Outcome {
                 SheetReader reader(game_map->names, options, static_cast<PhaseType>(phase_type));
                 ENTENTE_ASSIGN(const ParsedOrder* parsed, reader.Read(of, words));
                 *order = (parsed)->order.bits();
                 return {};
               });
}

entente_status entente_order_write(const entente_map* game_map, entente_order order, char* text, size_t capacity,
                                   size_t* length, entente_error* error) {
  return Guard(error, In(game_map), Buffer(text, capacity, length), OrderIn{order},
               [&](auto& out, Order packed) -> Outcome {
                 const size_t size = FormatOrderTo(*game_map->map, packed, text, capacity);
                 ENTENTE_RETURN_IF_BAD(out.SetLength(size));
                 if (size < capacity) text[size] = '\0';
                 return {};
               });
}

entente_status entente_orders_write(const entente_map* game_map, const entente_order* orders, size_t order_count,
                                    entente_text** text, entente_error* error) {
  return Guard(error, HandleOut(text, "text"), In(game_map), Array(orders, order_count, "orders"),
               [&](std::span<const entente_order> packed) -> Outcome {
                 std::string lines;
                 for (size_t i = 0; i < packed.size(); ++i) {
                   const Order order = Order::FromBits(packed[i]);
                   if (!HasKind(order))
                     return InvalidError("orders[" + std::to_string(i) + "]: the kind of order is none");
                   lines.append(FormatOrder(*game_map->map, order)).append("\n");
                 }
                 return GiveText(std::move(lines), text);
               });
}
