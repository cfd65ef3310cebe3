// Most orders say all that they should: what they name is there, and nothing is to be filled in. Of these a few bits of the
// tables tell whether they are legal.
//
// Gives the answers of CheckInFull (legality.h), or none, and is asked first: in full a check takes thrice as long.
#ifndef ENTENTE_ENGINE_BOARD_PLAIN_ORDER_H_
#define ENTENTE_ENGINE_BOARD_PLAIN_ORDER_H_

#include "board/board_view.h"
#include "order/order.h"

namespace entente {

enum class Plainly : uint8_t {
  kUnknown,    // look in full
  kLegal,      // and normalised as it stands
  kNotNeeded,  // the convoy of an army by a fleet that is not needed: Illegality::kCarrierNotNeeded
};

// Knows holds, moves, supports, and convoys of armies, on boards that are not special.
Plainly LookAtPlainOrder(const BoardView& board, Order order);

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_PLAIN_ORDER_H_
