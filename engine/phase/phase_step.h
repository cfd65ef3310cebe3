// Adjudicates one phase without state: position + orders + rules -> result of every order, events, position after,
// next position.
//
// Games, batches, replay, the C ABI and benchmarks all call this. Only the constructor of PhaseScratch allocates (and
// what PhaseRecord names). Results lie in the scratch and are valid until its next use. One thread per scratch.
//   Source: maps/LANGUAGE.md (Phases and victory); DATC 4.D.3.
#ifndef ENTENTE_ENGINE_PHASE_PHASE_STEP_H_
#define ENTENTE_ENGINE_PHASE_PHASE_STEP_H_

#include <memory>
#include <span>
#include <vector>

#include "order/phase_orders.h"
#include "order/phase_record.h"
#include "phase/fast_forms.h"
#include "phase/movement_phase.h"
#include "position/position.h"
#include "retreat/retreat_phase.h"
#include "rules/rule_options.h"

namespace entente {

struct PhaseResult {
  // The results of the orders, in their sequence, then the implied ones: in a movement phase a hold for every unit
  // without a legal order, in a retreats phase a disbandment for every dislodged unit without a legal order.
  std::span<const OrderResult> results;
  size_t order_count;                  // number of given orders
  std::span<const PhaseEvent> events;  // of this phase and of the phases skipped after it
  PositionView after;  // right after this phase, under its name: center owners, units and dislodged units
  PositionView next;   // at the next phase that needs orders, or at the end of the game

  std::span<const OrderResult> given() const { return results.first(order_count); }
  std::span<const OrderResult> implied() const { return results.subspan(order_count); }
};

// Working memory for one map. Make it once; one thread at a time uses it.
class PhaseScratch {
 public:
  explicit PhaseScratch(const Map& map) : PhaseScratch(map, MakeFastForms(map)) {}
  // For tests: with other fast forms, or without (null).
  PhaseScratch(const Map& map, std::unique_ptr<FastForms> fast);

 private:
  friend PhaseResult AdjudicatePhase(const PositionView&, const RuleOptions&, const PhaseOrders&, PhaseScratch&);

  std::unique_ptr<FastForms> fast_;
  MovementPhase movement_;
  RetreatPhase retreat_;
  PhaseRecord record_;
  std::vector<uint64_t> next_block_;
  PositionRef next_;  // in next_block_
};

// Adjudicates the position's phase.
//   Shapes: results of movement and retreats do not depend on the sequence of the orders; adjustment orders count in
//           sequence, per power. The map is the map of the scratch.
//   Errors: none. Orders may be any bits. The position must be sound (CheckPositionBlock) and not finished.
PhaseResult AdjudicatePhase(const PositionView& position, const RuleOptions& rules, const PhaseOrders& given,
                            PhaseScratch& scratch);
inline PhaseResult AdjudicatePhase(const PositionView& position, const RuleOptions& rules,
                                   std::span<const Order> orders, PhaseScratch& scratch) {
  return AdjudicatePhase(position, rules, PhaseOrders{orders}, scratch);
}

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_PHASE_STEP_H_
