#include "phase/sheet_phase.h"

namespace entente {

PhaseResult SheetPhase::Adjudicate(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet) {
  choice_.Choose(sheet);
  PhaseResult result = AdjudicatePhase(position, rules, choice_.orders(), scratch_);
  if (result.order_count == sheet.size()) return result;
  SpreadOverLines(sheet, result);
  result.results = results_;
  result.order_count = sheet.size();
  return result;
}

void SheetPhase::SpreadOverLines(const OrderSheet& sheet, const PhaseResult& result) {
  results_.clear();
  for (size_t line = 0, next = 0; line < sheet.size(); ++line) {
    if (next < result.order_count && choice_.LineOf(next) == line) {
      results_.push_back(result.results[next++]);
      continue;
    }
    const Reason reason = sheet.IsReadable(line) ? Reason::kIllegal : Reason::kUnreadable;
    results_.push_back({sheet.orders()[line], choice_.WhyNot(line), false, {reason, kNoProvince, kNoProvince}});
  }
  results_.insert(results_.end(), result.implied().begin(), result.implied().end());
}

}  // namespace entente
