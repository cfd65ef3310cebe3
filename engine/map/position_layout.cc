#include "map/position_layout.h"

#include "map/map.h"

namespace entente {
namespace {

uint32_t RoundUp8(uint32_t bytes) { return (bytes + 7) & ~uint32_t{7}; }

}  // namespace

PositionLayout::PositionLayout(const Map& map) {
  const auto provinces = static_cast<uint32_t>(map.province_count());
  occupied_offset = 32;
  units_offset = occupied_offset + static_cast<uint32_t>(map.province_words()) * 8;
  owners_offset = RoundUp8(units_offset + provinces * 2);
  dislodged_offset = RoundUp8(owners_offset + static_cast<uint32_t>(map.center_count()));
  dislodged_stride = 4 + 4 * static_cast<uint32_t>(RetreatWords(map));
  // A dislodged unit, its attacker and a supporter stand in three provinces; over weak passages, where attacks may
  // dislodge each other's supporters in circles, two units may share them.
  dislodged_capacity = (map.has_weak_passages() ? provinces / 2 : provinces / 3) + 1;
  extras_offset = RoundUp8(dislodged_offset + dislodged_capacity * dislodged_stride);
  size = extras_offset;
  if (map.has_extra_state()) AddExtras(map);
}

void PositionLayout::AddExtras(const Map& map) {
  const auto powers = static_cast<uint32_t>(map.power_count());
  const uint32_t row = static_cast<uint32_t>(map.province_words()) * 8;
  const auto add = [this](uint32_t bytes) {
    const uint32_t offset = size;
    size = RoundUp8(size + bytes);
    return offset;
  };
  if (map.Has(MapTrait::kHomesChange)) {
    homes_offset = add(powers * row);
    claims_offset = add(powers);
  }
  if (map.Has(MapTrait::kTokens)) {
    seizing_offset = add(powers);
    guest_offset = add(powers);
  }
  if (map.Has(MapTrait::kHiddenBuilds)) hidden_offset = add(row);
  if (map.Has(MapTrait::kControl)) control_offset = add(powers);
  if (map.Has(MapTrait::kVassals)) vassals_offset = add(powers);
}

}  // namespace entente
