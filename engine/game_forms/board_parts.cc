#include "game_forms/board_parts.h"

#include <algorithm>

#include "base/text.h"

namespace entente {

void CopyOwners(const PositionView& from, PositionRef to) {
  for (int c = 0; c < from.map().center_count(); ++c) {
    to.SetOwner(static_cast<CenterIndex>(c), from.OwnerOf(static_cast<CenterIndex>(c)));
  }
}

bool HaveSameOwners(const PositionView& a, const PositionView& b) {
  for (int c = 0; c < a.map().center_count(); ++c) {
    if (a.OwnerOf(static_cast<CenterIndex>(c)) != b.OwnerOf(static_cast<CenterIndex>(c))) return false;
  }
  return true;
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
  for (int p = 0; p < a.map().province_count(); ++p) {
    if (a.UnitAt(static_cast<ProvinceIndex>(p)) != b.UnitAt(static_cast<ProvinceIndex>(p))) return false;
  }
  return true;
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

}  // namespace entente
