// Finds orders that count beyond their phase or their power: orders that stand until they are replaced (4.E.4), and
// orders by a proxy that was announced to the judge beforehand (4.E.5 a). One thread.
//   Source: DATC 4.E.4, 4.E.5.
#ifndef ENTENTE_ENGINE_GAME_STANDING_ORDERS_H_
#define ENTENTE_ENGINE_GAME_STANDING_ORDERS_H_

#include <vector>

#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

// Appends to `sheet` the power's standing orders from the last phase of the type: the orders for units that are still
// in their place and that `sheet` has no line for. They join the last set of `sheet`.
//   `before`: the lines of that phase, of all powers. Lines keep their texts, so they stand in the next phase, too.
OrderSheet WithStanding(const PositionView& position, PowerIndex power, OrderSheet sheet, const OrderSheet& before);

// Takes the lines for units of powers in `others` out of `sheet`, which `by` hands in, and gives them to their powers.
//   Shapes: by power; the result has one sheet a power of the map.
std::vector<OrderSheet> TakeProxyLines(const PositionView& position, PowerIndex by, PowerSet others, OrderSheet& sheet);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_STANDING_ORDERS_H_
