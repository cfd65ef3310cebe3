#include "position/passage.h"

#include <algorithm>

namespace entente {
namespace {

// The location of the fleet in a carrier province, or of a fleet that would come there.
LocationIndex CarrierLocation(const PositionView& position, ProvinceIndex carrier) {
  return position.HasUnit(carrier) ? position.UnitAt(carrier).location : carrier;
}

}  // namespace

bool MeetsConditions(const PositionView& position, const Graph& graph, const PassageRecord& passage, PowerIndex power) {
  if (passage.by_power != 0 && (passage.powers >> power & 1) == 0) return false;
  const auto centers = graph.CentersOf(passage);
  return std::all_of(centers.begin(), centers.end(),
                     [&](CenterIndex center) { return position.OwnerOf(center) == power; });
}

void FillOpenReach(const PositionView& position, const Graph& graph, const Unit& unit, bool for_support,
                   ProvinceSet& reach) {
  std::copy_n(graph.Reach(unit.type, unit.location), graph.province_words(), reach.words);
  for (const PassageRecord& passage : graph.PassagesFrom(unit.location)) {
    const bool weak = for_support && passage.strength != 0;
    if (weak || !MeetsConditions(position, graph, passage, unit.power)) ClearBit(reach.words, passage.to);
  }
}

ConvoyLegs FillOpenLegs(const PositionView& position, const Graph& graph, const Unit& army, ProvinceIndex to,
                        ConvoyLegsMemory& memory) {
  const ProvinceIndex from = position.map().ProvinceOf(army.location);
  std::copy_n(graph.Boarding(from), graph.province_words(), memory.boarding.words);
  for (const PassageRecord& passage : graph.PassagesFrom(army.location)) {
    if (!MeetsConditions(position, graph, passage, army.power)) ClearBit(memory.boarding.words, passage.to);
  }
  std::copy_n(graph.Landing(to), graph.province_words(), memory.landing.words);
  ForEachBit(graph.Landing(to), graph.province_words(), [&](int p) {
    const auto carrier = static_cast<ProvinceIndex>(p);
    const Unit ashore = {army.power, UnitType::kArmy, CarrierLocation(position, carrier)};
    if (!IsOpenTo(position, graph, ashore, to)) ClearBit(memory.landing.words, carrier);
  });
  return {from, to, memory.boarding.words, memory.landing.words};
}

void FillOpenShore(const PositionView& position, const Graph& graph, PowerIndex power, ProvinceIndex carrier,
                   ProvinceSet& shore) {
  std::copy_n(graph.Shore(carrier), graph.province_words(), shore.words);
  for (const PassageRecord& passage : graph.PassagesFrom(CarrierLocation(position, carrier))) {
    if (!MeetsConditions(position, graph, passage, power)) ClearBit(shore.words, passage.to);
  }
}

}  // namespace entente
