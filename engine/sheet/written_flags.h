// Finds the as-written flags of a line in the position that the line is for. Any threads.
//   Source: DATC 4.A.6, 4.B.5, 4.B.6, 4.C.2, 4.C.5, 4.C.6.
#ifndef ENTENTE_ENGINE_SHEET_WRITTEN_FLAGS_H_
#define ENTENTE_ENGINE_SHEET_WRITTEN_FLAGS_H_

#include <cstdint>

#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// The WrittenFlag bits of a line. For a packed order, flags that its other bits do not show are taken from its own
// flags.
uint8_t WrittenFlagsOf(const PositionView& position, const SheetLine& line);

// The unit that an order of this phase means by a place; its power is kNoPower if there is no unit.
Unit UnitMeant(const PositionView& position, LocationIndex location);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_WRITTEN_FLAGS_H_
