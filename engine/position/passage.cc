#include "position/passage.h"

#include <algorithm>

namespace entente {
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

}  // namespace entente
