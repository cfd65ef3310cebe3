// What the phase of a board will say of an order taken alone: for who chooses among orders before they are adjudicated.
#ifndef ENTENTE_ENGINE_BOARD_LEGALITY_CHECK_H_
#define ENTENTE_ENGINE_BOARD_LEGALITY_CHECK_H_

#include "board/legality.h"

namespace entente {

class LegalityCheck {
 public:
  virtual ~LegalityCheck() = default;
  virtual CheckedOrder Check(Order order) = 0;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_BOARD_LEGALITY_CHECK_H_
