#include "game/losses.h"

#include "base/province_set.h"

namespace entente {
namespace {

bool IsLoss(const PhaseEvent& event) {
  return event.kind == EventKind::kDisbanded || event.kind == EventKind::kRemoved;
}

// Why the order cost its unit; kNone if it did not. An implied order comes with an event.
EventWhy WhyLost(const OrderResult& result) {
  if (result.implied) return EventWhy::kNone;
  const Reason reason = result.outcome.reason;
  if (result.order.kind() == OrderKind::kDisband && reason == Reason::kNone) return EventWhy::kOrdered;
  if (result.order.kind() == OrderKind::kRetreat && reason == Reason::kBounced) return EventWhy::kRetreatFailed;
  return EventWhy::kNone;
}

}  // namespace

std::vector<PhaseEvent> LossesOf(const PositionView& before, std::span<const OrderResult> results,
                                 std::span<const PhaseEvent> events) {
  std::vector<PhaseEvent> losses;
  for (const PhaseEvent& event : events) {
    if (IsLoss(event)) losses.push_back(event);
  }
  const bool removes = before.phase_type() == PhaseType::kAdjustments;
  ProvinceSet listed = {};  // the same order twice is one order
  for (const OrderResult& result : results) {
    const EventWhy why = WhyLost(result);
    if (why == EventWhy::kNone) continue;
    const Unit unit = result.order.unit();
    const ProvinceIndex province = before.map().ProvinceOf(unit.location);
    if (listed.Test(province)) continue;
    SetBit(listed.words, province);
    losses.push_back({removes ? EventKind::kRemoved : EventKind::kDisbanded, why, unit.power, unit});
  }
  return losses;
}

}  // namespace entente
