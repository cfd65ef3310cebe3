// Takes the centers at the end of a year, on boards of the usual size, with rows of bytes. Each center goes to the
// power of the unit in it; the same pass counts centers and units.
//
// Made once for a map; plain data; the functions run in any thread.
//   Source: maps/LANGUAGE.md (Phases and victory; Homes).
#ifndef ENTENTE_ENGINE_FAST_BYTE_CENTERS_H_
#define ENTENTE_ENGINE_FAST_BYTE_CENTERS_H_

#include <cstdint>

#include "base/bitset.h"
#include "base/ids.h"
#include "phase/fast_forms.h"

namespace entente {

// The centers of a map. The functions read and write rows of a position up to these sizes, over any bytes that follow.
struct ByteCenters {
  static constexpr int kMost = 64;
  static constexpr int kProvinces = 128;

  alignas(64) uint8_t province[kMost] = {};          // the province of each center
  alignas(64) uint8_t is_center[kMost] = {};         // 255; 0 after the last center
  alignas(64) uint8_t is_province[kProvinces] = {};  // 255; 0 after the last province
  Word homes[kMaxPowers] = {};  // by power: centers where it may build if it owns them and they are vacant
  int province_count = 0;
  int power_count = 0;
};

// Takes the centers; compiled for a level. `codes` and `owners`: PositionView::unit_codes and owner_bytes.
using TakeByteCenters = CenterTally (*)(const ByteCenters& centers, const uint16_t* codes, uint8_t* owners);

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_CENTERS_H_
