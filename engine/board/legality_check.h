// Checks an order alone, with the answer that the phase of a board will give. For callers that choose among orders
// before adjudication.
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
