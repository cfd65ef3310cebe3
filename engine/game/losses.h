// Lists the units that a phase cost, whether an event or an order says so. Any threads.
#ifndef ENTENTE_ENGINE_GAME_LOSSES_H_
#define ENTENTE_ENGINE_GAME_LOSSES_H_

#include <span>
#include <vector>

#include "order/outcome.h"
#include "position/position.h"

namespace entente {

// The events of units that were disbanded or removed; then, in the form of events, the units that orders disbanded
// (kOrdered) and those whose retreats failed (kRetreatFailed). A dislodged unit that may still retreat is not lost. Each
// unit is listed once.
//   Shapes: `before`, `results` and `events` are of one phase; the events also of the phases skipped after it.
std::vector<PhaseEvent> LossesOf(const PositionView& before, std::span<const OrderResult> results,
                                 std::span<const PhaseEvent> events);

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_LOSSES_H_
