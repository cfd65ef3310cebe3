// The layout of a map's position block (position/position.h). A Map computes it once; any threads.
#ifndef ENTENTE_ENGINE_MAP_POSITION_LAYOUT_H_
#define ENTENTE_ENGINE_MAP_POSITION_LAYOUT_H_

#include <cstdint>

namespace entente {

class Map;

// Offsets in bytes from the start of the block.
struct PositionLayout {
  PositionLayout() = default;
  explicit PositionLayout(const Map& map);

  uint32_t occupied_offset = 0;
  uint32_t units_offset = 0;
  uint32_t owners_offset = 0;
  uint32_t dislodged_offset = 0;
  uint32_t dislodged_stride = 0;
  uint32_t dislodged_capacity = 0;
  uint32_t extras_offset = 0;
  uint32_t size = 0;  // bytes, a multiple of 8
  // Extras. An offset of 0: the map does not need this part.
  uint32_t homes_offset = 0;  // MapTrait::kHomesChange, also for the next offset
  uint32_t claims_offset = 0;
  uint32_t seizing_offset = 0;  // MapTrait::kTokens, also for the next offset
  uint32_t guest_offset = 0;
  uint32_t hidden_offset = 0;   // MapTrait::kHiddenBuilds
  uint32_t control_offset = 0;  // MapTrait::kControl
  uint32_t vassals_offset = 0;  // MapTrait::kVassals

 private:
  void AddExtras(const Map& map);
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_POSITION_LAYOUT_H_
