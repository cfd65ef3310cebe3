#include "notation/unit_text.h"

namespace entente {

void AddWritten(uint8_t flags, ParsedOrder* parsed) {
  parsed->order = parsed->order.WithWritten(static_cast<uint8_t>(parsed->order.written() | flags));
}

LocationIndex PlaceFor(const Map& map, const UnitText& unit, LocationIndex location, uint8_t* written) {
  if (!unit.type_known || unit.type != UnitType::kArmy || !map.IsCoast(location)) return location;
  *written |= kWrittenNoSuchCoast;
  return map.ProvinceOf(location);
}

void SetOrderedUnit(const Map& map, PowerIndex giver, const UnitText& unit, ParsedOrder* parsed) {
  uint8_t written = unit.no_such_coast ? kWrittenNoSuchCoast : 0;
  Order& order = parsed->order;
  order = order.WithSource(PlaceFor(map, unit, unit.location, &written));
  order = order.WithPower(giver);
  if (unit.type_known) order = order.WithUnitType(unit.type);
  parsed->unit_nation = unit.nation;
  AddWritten(written, parsed);
}

void SetThirdUnit(const Map& map, const UnitText& unit, ParsedOrder* parsed) {
  uint8_t written = unit.no_such_coast ? kWrittenNoSuchCoast : 0;
  Order& order = parsed->order;
  order = order.WithThird(PlaceFor(map, unit, unit.location, &written));
  if (unit.type_known) order = order.WithThirdType(unit.type);
  parsed->third_nation = unit.nation;
  if (unit.nation != kNoPower) written |= kWrittenNation;
  AddWritten(written, parsed);
}

}  // namespace entente
