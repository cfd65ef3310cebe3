#include "fast/byte_reading.h"

#include <algorithm>
#include <cstring>

namespace entente {

ByteWays::ByteWays(const Map& map)
    : province_count(map.province_count()), coast_count(map.location_count() - map.province_count()) {
  const Graph& graph = map.stage(0).graph();
  const size_t province_bytes = static_cast<size_t>(map.province_words()) * sizeof(Word);
  const size_t location_bytes = static_cast<size_t>(map.location_words()) * sizeof(Word);
  std::memset(province_of, ByteBoard::kNowhere, sizeof province_of);
  std::memset(coast_province, ByteBoard::kNowhere, sizeof coast_province);
  std::memset(before_coasts, 0, sizeof before_coasts);
  for (int p = 0; p < province_count; ++p) {
    provinces[p >> 5] |= uint32_t{1} << (p & 31);
    before_coasts[p] = static_cast<uint8_t>(map.FirstCoast(static_cast<ProvinceIndex>(p)) - 1);
  }
  for (int l = 0; l < map.location_count(); ++l) {
    const auto location = static_cast<LocationIndex>(l);
    const ProvinceIndex province = map.ProvinceOf(location);
    province_of[l] = static_cast<uint8_t>(province);
    if (l >= province_count && has_few_coasts()) coast_province[l - province_count] = static_cast<uint8_t>(province);
    Form& army = forms[l];
    Form& fleet = forms[l + 128];
    std::memcpy(&fleet.moves, graph.FleetMoves(location), location_bytes);
    std::memcpy(&fleet.reach, graph.FleetReach(location), province_bytes);
    if (l < province_count) {
      std::memcpy(&army.moves, graph.ArmyMoves(location), province_bytes);
      army.reach = army.moves;
    }
    for (Form* form : {&army, &fleet}) form->supported = form->moves;
    for (int p = 0; p < province_count; ++p) {
      if (fleet.reach.Has(p)) fleet.supported.Add(p);
    }
  }
}

}  // namespace entente
