// A played phase with its results. Any threads.
#ifndef ENTENTE_ENGINE_GAME_PLAYED_PHASE_H_
#define ENTENTE_ENGINE_GAME_PLAYED_PHASE_H_

#include <span>
#include <vector>

#include "order/outcome.h"
#include "phase/sheet_phase.h"
#include "position/position.h"
#include "sheet/order_sheet.h"

namespace entente {

struct PlayedPhase {
  explicit PlayedPhase(const PositionView& start) : before(start), after(start) {}

  Position before;
  OrderSheet sheet;                  // as handed in: sorted by power, each power's lines in their own sequence
  std::vector<size_t> first_line;    // by power, and one more: its lines are first_line[p] .. first_line[p + 1] - 1
  PowerSet by_default = 0;           // the powers that handed in nothing and played their default orders
  std::vector<OrderResult> results;  // one per line, then the implied ones
  std::vector<PhaseEvent> events;    // of the phase, and of the phases skipped after it
  Position after;                    // straight after the phase, before centers change hands

  std::span<const Order> OrdersOf(PowerIndex power) const {
    return sheet.orders().subspan(first_line[power], first_line[power + 1] - first_line[power]);
  }

  // Adds the orders of the next power. Call it for every power, in the map's sequence.
  void Append(const OrderSheet& of_next_power) {
    if (first_line.empty()) first_line.push_back(0);
    sheet.Append(of_next_power);
    first_line.push_back(sheet.size());
  }
  void Take(const PhaseResult& result) {
    results.assign(result.results.begin(), result.results.end());
    events.assign(result.events.begin(), result.events.end());
    after.ref().CopyFrom(result.after);
  }
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_GAME_PLAYED_PHASE_H_
