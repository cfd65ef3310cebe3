#include "advice/warnings.h"

#include "advice/warning_list.h"

namespace entente {
namespace {

// Whether the power chose by itself that the line does not count.
bool IsReplaced(Illegality why) {
  return why == Illegality::kReplaced || why == Illegality::kAnotherCounts || why == Illegality::kSetsUnordered;
}

void WarnOfLine(size_t i, WarningList& list) {
  const OrderResult& result = list.plan().results()[i];
  if (result.outcome.reason == Reason::kUnreadable) {
    list.AddOrder(WarningKind::kUnreadable, Severity::kMistake, i);
  } else if (IsReplaced(result.why)) {
    list.AddOrder(WarningKind::kNotCounted, Severity::kHint, i);
  } else if (result.why != Illegality::kNone && result.why != Illegality::kInDisorder) {
    list.AddOrder(WarningKind::kIllegal, Severity::kMistake, i);
  } else if (list.plan().before().phase_type() == PhaseType::kMovement) {
    WarnOfMovement(i, list);
  } else if (list.plan().before().phase_type() == PhaseType::kRetreats) {
    WarnOfRetreat(i, list);
  } else {
    WarnOfAdjustment(i, list);
  }
}

void WarnOfMissing(WarningList& list) {
  const Plan& plan = list.plan();
  const bool is_retreat = plan.before().phase_type() == PhaseType::kRetreats;
  for (PowerIndex power = 0; power < plan.map().power_count(); ++power) {
    if (!plan.IsKnown(power)) continue;
    for (const Unit& unit : plan.owed()[power].units) {
      Warning& warning = list.AddUnit(WarningKind::kNoOrder, Severity::kWarning, unit);
      warning.Say(is_retreat ? MessageId::kWillBeDisbanded : MessageId::kWillHold, {Argument::OfUnit(unit)});
    }
    WarnOfOwed(power, list);
  }
}

}  // namespace

std::vector<Warning> FindWarnings(const Plan& plan) {
  WarningList list(plan);
  for (size_t i = 0; i < plan.given_count(); ++i) WarnOfLine(i, list);
  WarnOfMissing(list);
  return list.Take();
}

}  // namespace entente
