#include "records/stated_result.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "base/text.h"

namespace entente {
namespace {

bool IsIn(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// How much a line says about its unit: an order that counts says more than an illegal one, that more than an implied hold.
int Weight(const PhaseResult& ours, size_t line) {
  const OrderResult& result = ours.results[line];
  if (result.order.source() >= ours.after.map().location_count() || result.order.kind() == OrderKind::kWaive) return 0;
  if (line >= ours.order_count) return 1;
  return IsFollowed(result.outcome.reason) ? 3 : result.outcome.reason == Reason::kIllegal ? 2 : 0;
}

}  // namespace

StatedResult StatedByWords(std::span<const std::string_view> words) {
  constexpr std::string_view kFailures[] = {"bounce", "cut", "no convoy", "disrupted"};
  constexpr std::string_view kDislodged[] = {"dislodged", "destroyed"};
  StatedResult stated{StatedOutcome::kSucceeds};
  for (const std::string_view word : words) {
    const std::string lower = LowerAscii(word);
    if (lower.empty()) continue;
    if (IsIn(lower, kDislodged)) stated.is_dislodged = true;
    if (IsIn(lower, kFailures)) {
      stated.outcome = StatedOutcome::kFails;
    } else if (stated.outcome == StatedOutcome::kSucceeds) {
      stated.outcome = StatedOutcome::kUnknown;
    }
  }
  return stated;
}

UnitResult ResultOfUnit(const PhaseResult& ours, ProvinceIndex province) {
  const Map& map = ours.after.map();
  UnitResult found;
  int best = 0;
  for (size_t line = 0; line < ours.results.size(); ++line) {
    const int weight = Weight(ours, line);
    if (weight == 0 || map.ProvinceOf(ours.results[line].order.source()) != province) continue;
    found.is_dislodged |= ours.results[line].outcome.dislodged_by != kNoProvince;
    if (weight <= best) continue;
    best = weight;
    found.order = &ours.results[line];
  }
  return found;
}

bool Contradicts(const StatedResult& stated, const PhaseResult& result, const UnitResult& ours) {
  if (ours.order == nullptr) return false;
  const bool is_movement = result.after.phase_type() == PhaseType::kMovement;
  if (is_movement && stated.is_dislodged != ours.is_dislodged) return true;
  if (stated.outcome == StatedOutcome::kUnknown) return false;
  const bool fails = stated.outcome == StatedOutcome::kFails;
  const Reason reason = ours.order->outcome.reason;
  switch (ours.order->order.kind()) {
    case OrderKind::kMove:
    case OrderKind::kRetreat:
      return fails != (reason != Reason::kNone);
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove:
      return fails ? reason == Reason::kNone : reason == Reason::kCut;
    default:
      return false;
  }
}

}  // namespace entente
