// Adjudicates a retreats phase: every dislodged unit retreats or is lost.
//   Source: DATC 6.H; 4.D.3; CD_RETREATS: maps/LANGUAGE.md (RULE). No allocation after the constructor; one thread per
//   object.
#ifndef ENTENTE_ENGINE_RETREAT_RETREAT_PHASE_H_
#define ENTENTE_ENGINE_RETREAT_RETREAT_PHASE_H_

#include <vector>

#include "order/phase_record.h"
#include "order/unit_orders.h"
#include "rules/rule_options.h"

namespace entente {

class RetreatPhase {
 public:
  explicit RetreatPhase(const Map& map)
      : orders_(map), outcomes_(map.province_count()), random_orders_(map.province_count()) {}

  // Records the phase of `before`: a result for each order, and an implied one for every dislodged unit without a
  // legal order: its disbandment, or under CD_RETREATS a random retreat. An event gives the reason.
  void Adjudicate(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                  PhaseRecord& record);

 private:
  UnitOrders orders_;
  std::vector<OrderOutcome> outcomes_;  // of orders_
  std::vector<Order> random_orders_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_RETREAT_RETREAT_PHASE_H_
