// What follows a year on boards of the usual size, on rows of bytes: centers go to the power of the unit in them, and
// as they do, they and the units are counted.
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

// The centers of a map. Rows of a position are read and written this far, over any bytes that follow.
struct ByteCenters {
  static constexpr int kMost = 64;
  static constexpr int kProvinces = 128;

  alignas(64) uint8_t province[kMost] = {};          // where each is
  alignas(64) uint8_t is_center[kMost] = {};         // 255, and 0 beyond the last
  alignas(64) uint8_t is_province[kProvinces] = {};  // likewise
  Word homes[kMaxPowers] = {};  // by power: centers where it may build if it owns them and they are vacant
  int province_count = 0;
  int power_count = 0;
};

// The same compiled for a level. `codes` and `owners`: PositionView::unit_codes and owner_bytes.
using TakeByteCenters = CenterTally (*)(const ByteCenters& centers, const uint16_t* codes, uint8_t* owners);

}  // namespace entente

#endif  // ENTENTE_ENGINE_FAST_BYTE_CENTERS_H_
