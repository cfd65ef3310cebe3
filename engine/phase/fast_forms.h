// The seam between a phase and second, faster forms of its parts (engine/fast). Each records the same bits as the text that it
// stands for, or leaves the board to that. Built with -DENTENTE_FAST=OFF there are none.
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
  bool is_due;  // some power has to remove a unit, or may build one
};

// Made once for a map; nothing allocates after that; one thread per object.
class FastForms {
 public:
  virtual ~FastForms() = default;

  // Records a movement phase as MovementPhase does. False if it leaves the phase to that: then the record has to begin anew.
  virtual bool Adjudicate(const PositionView& before, const RuleOptions& rules, const PhaseOrders& given,
                          PhaseRecord& record) = 0;
  // Resolves a movement phase as ResolveMovement does. False, and `result` as it was, if it leaves the board to that.
  virtual bool Resolve(const PositionView& position, const RuleOptions& rules, std::span<const Order> orders,
                       MovementResult& result) = 0;
  // Gives centers to the powers of the units in them, counts them and finds what is due. None, and the position as it was, if it leaves
  // that to Advance.
  virtual std::optional<CenterTally> TakeCenters(const RuleOptions& rules, PositionRef position) = 0;
};

#ifdef ENTENTE_FAST
// Those for the processor that this runs on.
std::unique_ptr<FastForms> MakeFastForms(const Map& map);
#else
inline std::unique_ptr<FastForms> MakeFastForms(const Map&) { return nullptr; }
#endif

}  // namespace entente

#endif  // ENTENTE_ENGINE_PHASE_FAST_FORMS_H_
