// Finds orders that reach beyond the phase or the power that they are handed in for: those that stand until they are
// replaced (4.E.4), and those by a proxy that was announced to the judge beforehand (4.E.5 a). One thread.
//   Source: DATC 4.E.4, 4.E.5.
#ifndef ENTENTE_ENGINE_GAME_STANDING_ORDERS_H_
#define ENTENTE_ENGINE_GAME_STANDING_ORDERS_H_

#include <vector>

#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// What a power hands in, and behind it its standing orders from the last phase of the type: those for units that still
// stand where they stood and that `sheet` has no line for. They belong to the last set of `sheet`.
//   `before`: the lines of that phase, of all powers. Lines keep their texts, so they stand in the next phase, too.
OrderSheet WithStanding(const PositionView& position, PowerIndex power, OrderSheet sheet, const OrderSheet& before);

// The lines of `sheet`, which `by` hands in, for units of powers in `others`: taken out of it and given to their
// powers.
//   Shapes: by power; the result has one sheet a power of the map.
std::vector<OrderSheet> TakeProxyLines(const PositionView& position, PowerIndex by, PowerSet others, OrderSheet& sheet);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_STANDING_ORDERS_H_
