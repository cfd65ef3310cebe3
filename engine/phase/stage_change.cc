#include "phase/stage_change.h"

#include "position/passage.h"

namespace entente {
namespace {

bool MayStand(const MapStage& stage, const Unit& unit) { return stage.graph().MayStand(unit.type, unit.location); }

// Rule 2: in a SHUT province, or a fleet on land.
bool Hibernates(const Graph& graph, const Unit& unit, ProvinceIndex province) {
  const Terrain terrain = graph.terrain(province);
  return terrain == Terrain::kShut || (terrain == Terrain::kLand && unit.type == UnitType::kFleet);
}

// Rule 3: gives the unit the only type that the terrain allows.
Unit Adapted(const Graph& graph, Unit unit, ProvinceIndex province) {
  const Terrain terrain = graph.terrain(province);
  if (terrain == Terrain::kLand) unit = {unit.power, UnitType::kArmy, province};
  if (terrain == Terrain::kWater) unit = {unit.power, UnitType::kFleet, province};
  return unit;
}

// Rule 4: moves a fleet to the right coast when its province got or lost coasts.
Unit OnNewCoast(const Map& map, size_t stage, Unit unit, ProvinceIndex province) {
  const LocationIndex coast = map.LastCoast(stage, province);
  if (unit.type == UnitType::kFleet) unit.location = coast == kNoLocation ? province : coast;
  return unit;
}

}  // namespace

UnitChange ChangeOf(const Map& map, const RuleOptions& rules, size_t before, size_t after, const Unit& unit) {
  const MapStage& stage = map.stage(static_cast<int>(after));
  const ProvinceIndex province = map.ProvinceOf(unit.location);
  const bool was_caught = !MayStand(map.stage(static_cast<int>(before)), unit);
  if (MayStand(stage, unit)) return {was_caught ? UnitChange::Kind::kFreed : UnitChange::Kind::kNone, unit};
  if (rules.frozen_units == FrozenUnits::kHibernate && Hibernates(stage.graph(), unit, province)) {
    return {was_caught ? UnitChange::Kind::kNone : UnitChange::Kind::kCaught, unit};
  }
  const Unit adapted = Adapted(stage.graph(), unit, province);
  if (rules.unit_types == UnitTypes::kAdapt && MayStand(stage, adapted)) return {UnitChange::Kind::kAdapted, adapted};
  const Unit moored = OnNewCoast(map, after, unit, province);
  if (MayStand(stage, moored)) return {UnitChange::Kind::kAdapted, moored};
  return {UnitChange::Kind::kLost, unit};
}

void CloseRetreats(PositionRef position) {
  const Map& map = position.map();
  const Graph& graph = position.graph();
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const Unit unit = position.Dislodged(i).unit;
    uint32_t* retreats = position.MutableRetreats(i);
    uint32_t bit = 0;
    for (const LocationIndex to : map.RetreatPlaces(unit.type, unit.location)) {
      const bool open =
          graph.IsMove(unit.type, unit.location, to) && IsOpenTo(position, graph, unit, map.ProvinceOf(to));
      if (!open) retreats[bit >> 5] &= ~(uint32_t{1} << (bit & 31));
      ++bit;
    }
  }
}

}  // namespace entente
