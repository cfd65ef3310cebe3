#include "retreat/retreat_options.h"

namespace entente {

void FillRetreats(const Map& map, const Graph& graph, const Unit& dislodged, const Word* occupied,
                  const Word* contested, ProvinceIndex attacker, uint32_t* retreats) {
  uint32_t bit = 0;
  for (const LocationIndex to : graph.Neighbors(dislodged.type, dislodged.location)) {
    const ProvinceIndex province = map.ProvinceOf(to);
    const bool open = !TestBit(occupied, province) && !TestBit(contested, province) && province != attacker;
    retreats[bit >> 5] |= uint32_t{open} << (bit & 31);
    ++bit;
  }
}

bool HasRetreat(const Map& map, const DislodgedUnit& dislodged) {
  uint32_t any = 0;
  for (int w = 0; w < RetreatWords(map); ++w) any |= dislodged.retreats[w];
  return any != 0;
}

}  // namespace entente
