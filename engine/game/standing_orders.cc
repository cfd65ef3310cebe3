#include "game/standing_orders.h"

#include "base/province_set.h"
#include "sheet/written_flags.h"

namespace entente {
namespace {

// The unit that a line orders; a unit of no power if the line orders none.
Unit UnitOf(const PositionView& position, const OrderSheet& sheet, size_t line) {
  const Order order = sheet.orders()[line];
  const bool is_for_unit = sheet.IsReadable(line) && order.kind() != OrderKind::kBuild;
  return is_for_unit ? UnitMeant(position, order.source()) : Unit{};
}

// Whether a later line of the power orders the unit of line `at`.
bool IsReplaced(const PositionView& position, const OrderSheet& sheet, size_t at) {
  const Unit unit = UnitOf(position, sheet, at);
  for (size_t i = at + 1; i < sheet.size(); ++i) {
    if (sheet.PowerOf(i) == sheet.PowerOf(at) && UnitOf(position, sheet, i) == unit) return true;
  }
  return false;
}

}  // namespace

OrderSheet WithStanding(const PositionView& position, PowerIndex power, OrderSheet sheet, const OrderSheet& before) {
  ProvinceSet ordered{};
  for (size_t i = 0; i < sheet.size(); ++i) {
    const Unit unit = UnitOf(position, sheet, i);
    if (unit.power == power) SetBit(ordered.words, position.map().ProvinceOf(unit.location));
  }
  const size_t last = sheet.size() - 1;
  const uint32_t set = sheet.empty() ? 0 : sheet.SetOf(last) + (sheet.IsBeforeEmptySet(last) ? 1 : 0);
  for (size_t i = 0; i < before.size(); ++i) {
    SheetLine line = before[i];
    if (line.power != power || (line.order.written() & kWrittenPerpetual) == 0) continue;
    const Unit unit = UnitOf(position, before, i);
    const bool is_there = unit.power == power && !ordered.Test(position.map().ProvinceOf(unit.location)) &&
                          !IsReplaced(position, before, i);
    if (!is_there) continue;
    line.set = set;
    line.is_before_empty_set = false;
    sheet.Add(line);
  }
  return sheet;
}

std::vector<OrderSheet> TakeProxyLines(const PositionView& position, PowerIndex by, PowerSet others,
                                       OrderSheet& sheet) {
  std::vector<OrderSheet> given(static_cast<size_t>(position.map().power_count()));
  OrderSheet own;
  for (size_t i = 0; i < sheet.size(); ++i) {
    const PowerIndex power = UnitOf(position, sheet, i).power;
    SheetLine line = sheet[i];
    if (power == kNoPower || power == by || (others >> power & 1) == 0) {
      own.Add(line);
      continue;
    }
    line.order = line.order.WithPower(power);
    line.set = 0;
    line.is_before_empty_set = false;
    given[power].Add(line);
  }
  sheet = std::move(own);
  return given;
}

}  // namespace entente
