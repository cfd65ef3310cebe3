// A movement phase: positions and orders in, what became of them and the board with its dislodged units out. The kernel
// decides it where it knows the rules, else the general resolver.
//   Source: DATC chapter 5; 4.A.5, 4.D.3. No allocation after the constructor; one thread per object.
#ifndef ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_
#define ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_

#include "decisions/general_resolver.h"
#include "movement/resolver.h"
#include "order/phase_record.h"
#include "order/unit_orders.h"

namespace entente {

class MovementPhase {
 public:
  explicit MovementPhase(const Map& map) : orders_(map), kernel_(map), general_(map) {}

  // Records the phase of `before`: a result for each order, an implied hold for every unit without a legal one.
  void Adjudicate(const PositionView& before, const RuleOptions& rules, std::span<const Order> orders,
                  PhaseRecord& record);

 private:
  MovementResult Resolve(const PositionView& before, const RuleOptions& rules);
  void RefuseHoldSupports(const Map& map, std::span<const OrderResult> results);
  void TellRefused(const Map& map, std::span<OrderResult> results) const;

  UnitOrders orders_;
  MovementScratch kernel_;
  DecisionScratch general_;
  ProvinceSet refused_{};  // where units give hold supports that are void (4.E.1)
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_
