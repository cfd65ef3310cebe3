#include "notation/order_reading.h"

#include "notation/remark.h"

namespace entente {

bool OrderReader::ReadEnd() {
  if (Token().Is(Kind::kEnd)) return true;
  parsed_.has_remark = IsRemarkAt(map_, tokens_, at_);
  return parsed_.has_remark || Fail(Expected::kEnd);
}

bool OrderReader::ReadUnitType(UnitText* unit) {
  const auto is_type = [this](size_t at) {
    return tokens_[at].Is(OrderWord::kArmy) || tokens_[at].Is(OrderWord::kFleet);
  };
  if (!is_type(at_)) return false;
  const bool is_article =
      is_type(at_ + 1) && tokens_.Key(at_, at_ + 1) == "A" && tokens_.Key(at_ + 1, at_ + 2).size() > 1;
  if (is_article) ++at_;  // "a fleet"
  unit->type_known = true;
  unit->type = Token().Is(OrderWord::kArmy) ? UnitType::kArmy : UnitType::kFleet;
  ++at_;
  return true;
}

void OrderReader::AddWritten(uint8_t flags) {
  parsed_.order = parsed_.order.WithWritten(static_cast<uint8_t>(parsed_.order.written() | flags));
}

// The location of a unit at a place. An army has no coast: a coast written for it is dropped and flagged (4.B.6).
LocationIndex OrderReader::PlaceFor(const UnitText& unit, LocationIndex location, uint8_t* written) const {
  if (!unit.type_known || unit.type != UnitType::kArmy || !map_.IsCoast(location)) return location;
  *written |= kWrittenNoSuchCoast;
  return map_.ProvinceOf(location);
}

bool OrderReader::MayCarry(const UnitText& mover, LocationIndex place) const {
  RuleOptions rules;
  if (coasts_carry_) rules.convoying_fleets = ConvoyingFleets::kOnCoasts;
  const UnitType carried = mover.type_known ? mover.type : UnitType::kArmy;
  for (int i = 0; i < map_.stage_count(); ++i) {
    if (TestBit(map_.stage(i).ConvoyGraph(rules, carried).carriers(), map_.ProvinceOf(place))) return true;
  }
  return false;
}

void OrderReader::SetPlace(const PlaceMatch& place, UnitText* unit) {
  unit->location = place.location;
  unit->no_such_coast = place.no_such_coast;
}

void OrderReader::SetOrderedUnit(PowerIndex giver, const UnitText& unit) {
  uint8_t written = unit.no_such_coast ? kWrittenNoSuchCoast : 0;
  Order& order = parsed_.order;
  order = order.WithSource(PlaceFor(unit, unit.location, &written)).WithPower(giver);
  if (unit.type_known) order = order.WithUnitType(unit.type);
  parsed_.unit_nation = unit.nation;
  AddWritten(written);
}

void OrderReader::SetThirdUnit(const UnitText& unit) {
  uint8_t written = unit.no_such_coast ? kWrittenNoSuchCoast : 0;
  Order& order = parsed_.order;
  order = order.WithThird(PlaceFor(unit, unit.location, &written));
  if (unit.type_known) order = order.WithThirdType(unit.type);
  parsed_.third_nation = unit.nation;
  if (unit.nation != kNoPower) written |= kWrittenNation;
  AddWritten(written);
}

void OrderReader::SetTarget(const UnitText& mover, const PlaceMatch& place) {
  uint8_t written = place.no_such_coast ? kWrittenNoSuchCoast : 0;
  parsed_.order = parsed_.order.WithTarget(PlaceFor(mover, place.location, &written));
  AddWritten(written);
}

void OrderReader::SetWaive(PowerIndex nation) {
  parsed_.unit_nation = nation;
  parsed_.order = Order::Waive(power_ != kNoPower ? power_ : nation);
}

}  // namespace entente
