// Resolves a movement phase: takes legal orders, returns the outcome of every unit. It serves boards of every size and
// every choice of RuleOptions, and can record how it decided (decision_trace.h).
//
// The decisions of DATC 5.B are intervals between the best and the worst possible result. One pass narrows them in a
// sequence in which most decisions depend on earlier ones; a list of decisions that may have changed does the rest
// (decision_solver.h). The decisions still open then form cycles, which a rule settles. Results do not depend on the
// sequence of the orders. Only the constructor of MovementScratch and a trace allocate; no recursion. One thread per
// scratch.
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

// Working memory for a map. Make it once; one thread at a time uses it.
class MovementScratch {
 public:
  // `least_units`: see ByUnitCount.
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
//   Shapes: `orders` are legal and normalised (legality.h), at most one per unit, in any sequence; a unit without an
//           order holds. `trace` receives the record of the decisions and loses its old content; it may be null.
//           `paths`: the written paths.
//   Errors: none.
MovementResult ResolveMovement(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                               MovementScratch& scratch, DecisionTrace* trace = nullptr,
                               std::span<const WrittenPath> paths = {});

// The rules that decide which way armies go. 4.A.6 c: if the rules require a written path, an order that has neither a
// path nor "via convoy" goes by land, even if fleets convoy.
RuleOptions WithWaysAsWritten(const RuleOptions& rules);

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_MOVEMENT_RESOLVER_H_
