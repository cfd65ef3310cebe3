// A movement phase: positions and orders in, what became of them and the board with its dislodged units out. The kernel
// decides it where it knows the rules and nobody keeps to a written path, else the general resolver. Boards of the usual
// size under the usual rules go through byte_phase.h as a whole.
//   Source: DATC chapter 5; 4.A.5, 4.A.6, 4.D.3. No allocation after the constructor; one thread per object.
#ifndef ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_
#define ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_

#include <memory>
#include <optional>

#include "decisions/general_resolver.h"
#include "movement/resolver.h"
#include "order/phase_orders.h"
#include "order/phase_record.h"
#include "order/unit_orders.h"
#include "phase/byte_phase.h"
#include "phase/void_supports.h"

namespace entente {

class MovementPhase {
 public:
  // `bytes`: the level for which byte_phase.h is made; none: it is left out, to hold the two against each other.
  explicit MovementPhase(const Map& map, std::optional<ProcessorLevel> bytes = HostLevel());

  // Records the phase of `before`: a result for each order, an implied one for every unit without a legal one: a
  // hold, or (CD_SUPPORTS) a support.
  void Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given, PhaseRecord& record);

 private:
  void AddDefaults(const PositionView& before, const RuleOptions& rules, std::span<const OrderResult> results);
  void TellOthers(const Map& map, const MovementResult& movement, size_t ordered, PhaseRecord& record);
  MovementResult Resolve(const PositionView& before, const RuleOptions& rules, std::span<const WrittenPath> paths);

  std::unique_ptr<BytePhase> bytes_;  // null: the map does not fit
  UnitOrders orders_;
  MovementScratch kernel_;
  DecisionScratch general_;
  VoidSupports void_;
};

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_MOVEMENT_PHASE_H_
