// The resolver of a movement phase: legal orders in, what becomes of every unit out. It serves boards of every size and
// every choice of RuleOptions, and can tell how it decided (decision_trace.h).
//
// The decisions of DATC 5.B are intervals between the best and the worst that is possible. One pass narrows them in a sequence
// in which most depend on what was decided before; a list of what may have changed does the rest (decision_solver.h). What is
// still open then are cycles, which a rule settles. Results do not depend on the sequence of the orders. Nothing allocates but
// the constructor of MovementScratch and a trace; no recursion. One thread per scratch.
//   Source: DATC 5.B, 5.E, with the choices of RuleOptions.
#ifndef ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESOLVER_H_
#define ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESOLVER_H_

#include <memory>
#include <span>

#include "map/map.h"
#include "movement/decision_trace.h"
#include "movement/movement_result.h"
#include "order/order.h"
#include "order/phase_orders.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

// Working memory for a map; made once, used by one thread at a time.
class MovementScratch {
 public:
  // `least_units`: as in ByUnitCount.
  explicit MovementScratch(const Map& map, int least_units = 0);
  ~MovementScratch();
  MovementScratch(MovementScratch&&) noexcept;
  MovementScratch& operator=(MovementScratch&&) noexcept;

 private:
  friend MovementResult ResolveMovement(const PositionView&, const RuleOptions&, std::span<const Order>,
                                        MovementScratch&, DecisionTrace*, std::span<const WrittenPath>);
  struct Resolvers;
  std::unique_ptr<Resolvers> resolvers_;
};

// Resolves a movement phase. The result lies in the scratch until its next use.
//   Shapes: `orders` are legal and normalised (legality.h), at most one per unit, in any sequence; a unit without one
//           holds. `trace`: null, or what receives how it was decided, in place of what it held. `paths`: written ones.
//   Errors: none.
MovementResult ResolveMovement(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                               MovementScratch& scratch, DecisionTrace* trace = nullptr,
                               std::span<const WrittenPath> paths = {});

// The rules as they decide which way armies go. 4.A.6 c: where a path is required, who names none, and says nothing of a
// convoy, goes by land, with or without convoys.
RuleOptions WithWaysAsWritten(const RuleOptions& rules);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESOLVER_H_
