// Finds builds that are hidden from the other powers (maps/LANGUAGE.md, Powers; rule hidden_builds).
#ifndef ENTENTE_ENGINE_ADJUSTMENT_HIDDEN_BUILD_H_
#define ENTENTE_ENGINE_ADJUSTMENT_HIDDEN_BUILD_H_

#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// Whether an order built a unit that stays hidden until the next movement results. `after`: straight after the phase.
inline bool IsHiddenBuild(const PositionView& after, const OrderResult& result) {
  const Word* hidden = after.HiddenRow();
  return hidden != nullptr && result.order.kind() == OrderKind::kBuild && result.outcome.reason == Reason::kNone &&
         TestBit(hidden, after.map().ProvinceOf(result.order.source()));
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_ADJUSTMENT_HIDDEN_BUILD_H_
