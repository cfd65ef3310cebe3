#include "phase_json/legal_json.h"

#include <algorithm>
#include <span>
#include <string>

#include "map/each_power.h"
#include "notation/notation.h"
#include "phase_json/name_cursor.h"

namespace entente {
namespace {

// Calls `list` with more memory until its orders fit.
template <typename List>
std::span<const Order> ListInto(std::vector<Order>& memory, const List& list) {
  if (memory.empty()) memory.resize(256);
  while (true) {
    OrderSink sink(memory);
    list(sink);
    if (!sink.overflowed()) return {memory.data(), sink.needed()};
    memory.resize(sink.needed());
  }
}

// The key of an order in an adjustments phase.
std::string AdjustmentKey(const Map& map, Order order) {
  if (order.kind() == OrderKind::kWaive) return std::string(map.PowerId(order.power()));
  if (order.kind() == OrderKind::kBuild) return std::string(map.Id(map.ProvinceOf(order.source())));
  return FormatUnit(map, order.unit_type(), order.source());
}

void AppendList(const Map& map, std::span<const Order> orders, JsonWriter& out) {
  out.RawInto(2 + orders.size() * (NameCursor::MostOfOrder(map) + 3), [&](TextCursor& to) {
    NameCursor names(map, to);
    to.Put("[");
    for (const Order order : orders) {
      to.Put("\"");
      names.PutOrder(order);
      to.Put("\",");
    }
    if (!orders.empty()) to.Drop();
    to.Put("]");
  });
}

void AppendAdjustments(const Map& map, PowerIndex power, std::span<const Order> orders, LegalMemory& memory,
                       JsonWriter& out) {
  while (!orders.empty()) {
    const std::string key = AdjustmentKey(map, orders.front());
    memory.names.emplace_back(power, key);
    const auto next = std::find_if(orders.begin(), orders.end(), [&](Order o) { return AdjustmentKey(map, o) != key; });
    const auto count = static_cast<size_t>(next - orders.begin());
    out.TextKey(key);
    AppendList(map, orders.first(count), out);
    orders = orders.subspan(count);
  }
}

}  // namespace

void AppendLegal(const LegalOrderLister& lister, const PositionView& position, LegalMemory& memory, JsonWriter& out) {
  const Map& map = position.map();
  memory.names.clear();
  if (position.is_over()) return;
  const auto append_unit = [&](const Unit& unit) {
    const std::string& name = memory.names.emplace_back(unit.power, FormatUnit(map, unit.type, unit.location)).second;
    out.TextKey(name);
    const ProvinceIndex province = map.ProvinceOf(unit.location);
    AppendList(map, ListInto(memory.orders, [&](OrderSink& sink) { lister.ListUnit(province, sink); }), out);
  };
  switch (position.phase_type()) {
    case PhaseType::kMovement:
      position.ForEachUnit(append_unit);
      return;
    case PhaseType::kRetreats:
      for (int i = 0; i < position.dislodged_count(); ++i) append_unit(position.Dislodged(i).unit);
      return;
    case PhaseType::kAdjustments:
      ForEachPower(map, [&](PowerIndex power) {
        const auto list = [&](OrderSink& sink) { lister.ListPower(power, sink); };
        AppendAdjustments(map, power, ListInto(memory.orders, list), memory, out);
      });
      return;
    case PhaseType::kOther:
      return;
  }
}

void AppendLegalPowers(const LegalMemory& memory, const Map& map, JsonWriter& out) {
  for (int p = 0; p < map.power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    bool has_names = false;
    for (const auto& [owner, name] : memory.names) {
      if (owner != power) continue;
      if (!has_names) {
        out.TextKey(map.PowerId(power));
        out.BeginArray();
      }
      has_names = true;
      out.String(name);
    }
    if (has_names) out.EndArray();
  }
}

}  // namespace entente
