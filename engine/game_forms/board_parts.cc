#include "game_forms/board_parts.h"

#include <algorithm>

#include "base/text.h"

namespace entente {

void CopyOwners(const PositionView& from, PositionRef to) {
  std::copy_n(from.owner_bytes(), from.map().center_count(), to.mutable_owner_bytes());
}

bool HaveSameOwners(const PositionView& a, const PositionView& b) {
  return std::equal(a.owner_bytes(), a.owner_bytes() + a.map().center_count(), b.owner_bytes());
}

bool HasStartOwners(const PositionView& position) {
  const std::span<const PowerIndex> owners = position.map().start_owners();
  for (size_t c = 0; c < owners.size(); ++c) {
    if (position.OwnerOf(static_cast<CenterIndex>(c)) != owners[c]) return false;
  }
  return true;
}

void CopyUnits(const PositionView& from, PositionRef to) {
  from.ForEachUnit([&to](const Unit& unit) { to.PlaceUnit(unit); });
}

void RemoveUnits(PositionRef position) {
  for (int p = 0; p < position.map().province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    if (position.HasUnit(province)) position.RemoveUnit(province);
  }
}

bool HaveSameUnits(const PositionView& a, const PositionView& b) {
  return std::equal(a.unit_codes(), a.unit_codes() + a.map().province_count(), b.unit_codes());
}

Unit OrderedUnit(const PositionView& position, LocationIndex place) {
  if (place >= position.map().location_count()) return {};
  const ProvinceIndex province = position.map().ProvinceOf(place);
  const int dislodged = position.FindDislodged(province);
  return dislodged >= 0 ? position.Dislodged(dislodged).unit : position.UnitAt(province);
}

Order WithTypes(const PositionView& position, Order order) {
  const Unit unit = OrderedUnit(position, order.source()), third = OrderedUnit(position, order.third());
  if (!order.type_known() && unit.power != kNoPower) order = order.WithUnitType(unit.type);
  if (!order.third_type_known() && third.power != kNoPower) order = order.WithThirdType(third.type);
  return order;
}

std::optional<DislodgedUnit> SameDislodged(const PositionView& board, const Unit& unit) {
  const int index = board.FindDislodged(board.map().ProvinceOf(unit.location));
  if (index < 0 || board.Dislodged(index).unit != unit) return std::nullopt;
  return board.Dislodged(index);
}

std::vector<LocationIndex> OpenPlaces(const Map& map, const DislodgedUnit& dislodged) {
  std::vector<LocationIndex> places;
  int bit = 0;
  for (const LocationIndex place : map.RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    if (MayRetreatTo(dislodged, bit++)) places.push_back(place);
  }
  return places;
}

bool HaveSameRetreats(const Map& map, const DislodgedUnit& a, const DislodgedUnit& b) {
  return std::equal(a.retreats, a.retreats + RetreatWords(map), b.retreats);
}

bool OpenRetreat(PositionRef position, int index, LocationIndex place) {
  const Map& map = position.map();
  const Unit unit = position.Dislodged(index).unit;
  const bool any_coast = !position.graph().MayStand(unit.type, place);
  uint32_t* mask = position.MutableRetreats(index);
  bool found = false;
  uint32_t bit = 0;
  for (const LocationIndex near : map.RetreatPlaces(unit.type, unit.location)) {
    const bool same = any_coast ? map.ProvinceOf(near) == map.ProvinceOf(place) : near == place;
    const bool meant = same && position.graph().MayStand(unit.type, near);
    mask[bit >> 5] |= uint32_t{meant} << (bit & 31);
    found |= meant;
    ++bit;
  }
  return found;
}

std::string SeasonText(const Map& map, const Phase& phase) {
  std::string season = LowerAscii(map.Season(phase));
  if (!season.empty()) season.front() = map.Season(phase).front();
  return season;
}

std::string GameEndText(const PositionView& position) {
  std::string text(GameEndWord(position.end()));
  std::replace(text.begin(), text.end(), '_', ' ');
  std::string_view separator = " of ";
  const PowerSet winners = position.winners();
  ForEachBit(&winners, 1, [&](int power) {
    text.append(separator).append(position.map().PowerName(static_cast<PowerIndex>(power)));
    separator = ", ";
  });
  return text;
}

}  // namespace entente
