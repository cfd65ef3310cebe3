// Adjudicates a movement phase: takes a position and orders, records the outcomes and the board with its dislodged
// units.
//   Source: DATC chapter 5; 4.A.5, 4.A.6, 4.D.3. No allocation after the constructor; one thread per object.
#ifndef ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_
#define ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_

#include <span>

#include "movement/movement_resolver.h"
#include "order/phase_orders.h"
#include "order/phase_record.h"
#include "order/unit_orders.h"
#include "phase/fast_forms.h"
#include "phase/void_supports.h"

namespace entente {

class MovementPhase {
 public:
  // `fast`: the fast forms, tried first; null: none.
  MovementPhase(const Map& map, FastForms* fast);

  // Records the phase of `before`: a result for each order, and an implied one for every unit without a legal order,
  // either a hold or (CD_SUPPORTS) a support.
  void Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given, PhaseRecord& record);

 private:
  void AddDefaults(const PositionView& before, const RuleOptions& rules, std::span<const OrderResult> results);
  void RecordOthers(const Map& map, const MovementResult& movement, size_t ordered, PhaseRecord& record);
  MovementResult Resolve(const PositionView& before, const RuleOptions& rules, std::span<const WrittenPath> paths);

  FastForms* fast_;
  UnitOrders orders_;
  MovementScratch scratch_;
  VoidSupports void_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_
