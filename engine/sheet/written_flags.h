// Finds how a line was written, given the position that it was written for. Any threads.
//   Source: DATC 4.A.6, 4.B.5, 4.B.6, 4.C.2, 4.C.5, 4.C.6.
#ifndef ENTENTE_ENGINE_SHEET_WRITTEN_FLAGS_H_
#define ENTENTE_ENGINE_SHEET_WRITTEN_FLAGS_H_

#include <cstdint>

#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// WrittenFlag bits. A packed order keeps its own flags for what its other bits do not show.
uint8_t WrittenFlagsOf(const PositionView& position, const SheetLine& line);

// The unit that an order of the phase means by this place; power kNoPower if it is empty.
Unit UnitMeant(const PositionView& position, LocationIndex location);

}  // namespace entente

#endif  // ENTENTE_ENGINE_SHEET_WRITTEN_FLAGS_H_
