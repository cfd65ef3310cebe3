// The general resolver of a movement phase: the decisions of DATC 5.B as intervals between the best and the worst that
// is possible, narrowed until nothing changes; what is left are cycles, which a rule settles.
//
// It knows every choice of DATC 4.A and the RULE names of maps that change strengths or convoys. Where movement/resolver.h knows the rules, too, it answers the same by another way,
// several times slower: the second opinion on that one. And it tells how it decided (decision_trace.h).
// Results do not depend on the sequence of the orders. Nothing allocates but the constructor of DecisionScratch and a
// trace; no recursion. One thread per scratch.
//   Source: DATC 5.B, 5.E, with the choices of RuleOptions.
#ifndef ENTENTE_ENGINE_DECISIONS_GENERAL_RESOLVER_H_
#define ENTENTE_ENGINE_DECISIONS_GENERAL_RESOLVER_H_

#include <memory>
#include <span>

#include "decisions/decision_trace.h"
#include "movement/resolver.h"
#include "order/phase_orders.h"

namespace entente {

// Working memory for a map; made once, used by one thread at a time.
class DecisionScratch {
 public:
  explicit DecisionScratch(const Map& map);
  ~DecisionScratch();
  DecisionScratch(DecisionScratch&&) noexcept;
  DecisionScratch& operator=(DecisionScratch&&) noexcept;

 private:
  friend MovementResult ResolveByDecisions(const PositionView&, const RuleOptions&, std::span<const Order>,
                                           DecisionScratch&, DecisionTrace*, std::span<const WrittenPath>);
  struct Resolvers;
  std::unique_ptr<Resolvers> resolvers_;
};

// Resolves a movement phase. The result lies in the scratch until its next use.
//   Shapes: as ResolveMovement, under any rules. `trace`: null, or what receives how it was decided, in place of what
//           it held.
//   Errors: none.
MovementResult ResolveByDecisions(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                                  DecisionScratch& scratch, DecisionTrace* trace = nullptr,
                                  std::span<const WrittenPath> paths = {});

// The rules as they decide which way armies go. 4.A.6 c: where a path is required, who names none, and says nothing of a
// convoy, goes by land whatever fleets do.
RuleOptions WithWaysAsWritten(const RuleOptions& rules);

}  // namespace entente

#endif  // ENTENTE_ENGINE_DECISIONS_GENERAL_RESOLVER_H_
