// The interface between a phase and the faster forms of its parts (engine/fast). Each form records the same bits as
// the normal code, or refuses the board. A build with -DENTENTE_FAST=OFF has no fast forms.
#ifndef ENTENTE_ENGINE_PHASE_FAST_FORMS_H_
#define ENTENTE_ENGINE_PHASE_FAST_FORMS_H_

#include <memory>
#include <optional>
#include <span>

#include "movement/movement_result.h"
#include "order/order.h"
#include "order/phase_orders.h"
#include "order/phase_record.h"
#include "position/position.h"
#include "rules/rule_options.h"

namespace entente {

struct CenterTally {
  int most;     // centers of the power that has most
  bool is_due;  // some power must remove a unit or may build one
};

// The fast forms for a map. Nothing allocates after construction; one thread per object.
class FastForms {
 public:
  virtual ~FastForms() = default;

  // Records a movement phase as MovementPhase does. Returns false if MovementPhase must do it; the caller then begins the
  // record anew.
  virtual bool Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given,
                          PhaseRecord& record) = 0;
  // Resolves a movement phase as ResolveMovement does. Returns false, and leaves `result` unchanged, if it refuses the
  // board.
  virtual bool Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                       MovementResult& result) = 0;
  // Gives each center to the power of the unit in it, counts centers and finds the adjustments due. Returns nothing,
  // and leaves the position unchanged, if Advance must do it.
  virtual std::optional<CenterTally> TakeCenters(const RuleOptions& rules, PositionRef position) = 0;
};

#ifdef ENTENTE_FAST
// The fast forms for the host processor.
std::unique_ptr<FastForms> MakeFastForms(const Map& map);
#else
inline std::unique_ptr<FastForms> MakeFastForms(const Map&) { return nullptr; }
#endif

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_FAST_FORMS_H_
