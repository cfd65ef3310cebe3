// A movement phase: positions and orders in, what became of them and the board with its dislodged units out.
//   Source: DATC chapter 5; 4.A.5, 4.D.3. No allocation after the constructor; one thread per object.
#ifndef ENTENTE_ENGINE_MOVEMENT_MOVEMENT_PHASE_H_
#define ENTENTE_ENGINE_MOVEMENT_MOVEMENT_PHASE_H_

#include "movement/resolver.h"
#include "order/phase_record.h"
#include "order/unit_orders.h"

namespace entente {

class MovementPhase {
 public:
  explicit MovementPhase(const Map& map) : orders_(map), resolver_(map) {}

  // Records the phase of `before`: a result for each order, an implied hold for every unit without a legal one.
  void Adjudicate(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                  PhaseRecord& record);

 private:
  UnitOrders orders_;
  MovementScratch resolver_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MOVEMENT_MOVEMENT_PHASE_H_
