// Warnings about retreats, builds and removals.
//   Source: DATC 6.H.7, 6.I, 6.J.
#include "advice/warning_list.h"

namespace entente {

// Units that retreat to one place share the warning of the first of them.
void WarnOfRetreat(size_t i, WarningList& list) {
  const Plan& plan = list.plan();
  const Order order = plan.results()[i].order;
  if (order.kind() != OrderKind::kRetreat) return;
  const ProvinceIndex into = plan.map().ProvinceOf(order.target());
  for (size_t k = i + 1; k < plan.given_count(); ++k) {
    const OrderResult& other = plan.results()[k];
    const bool is_rival = other.why == Illegality::kNone && other.order.kind() == OrderKind::kRetreat &&
                          other.order.source() != order.source() && plan.map().ProvinceOf(other.order.target()) == into;
    if (!is_rival) continue;
    const bool is_own = other.order.power() == order.power();
    Warning& warning = list.AddOrder(WarningKind::kRetreatClash, is_own ? Severity::kMistake : Severity::kWarning, i);
    warning.Say(MessageId::kRetreatClash,
                {Argument::OfUnit(order.unit()), Argument::OfUnit(other.order.unit()), Argument::OfPlace(into)});
  }
}

void WarnOfAdjustment(size_t i, WarningList& list) {
  const OrderResult& result = list.plan().results()[i];
  if (result.outcome.reason == Reason::kExcess) {
    list.AddOrder(WarningKind::kTooMany, Severity::kMistake, i);
  } else if (result.order.kind() == OrderKind::kWaive) {
    list.AddOrder(WarningKind::kWaive, Severity::kHint, i);
  }
}

void WarnOfOwed(PowerIndex power, WarningList& list) {
  const Plan& plan = list.plan();
  const Owed& owed = plan.owed()[power];
  const auto say = [&](MessageId message, int count) -> Warning& {
    Warning& warning = list.Add(WarningKind::kTooFew, Severity::kWarning, power);
    warning.Say(message, {Argument::OfPower(power), Argument::OfNumber(count)});
    return warning;
  };
  if (owed.builds > 0) say(MessageId::kBuildsMissing, owed.builds);
  if (owed.removals == 0) return;
  Warning& warning = say(MessageId::kRemovalsMissing, owed.removals);
  for (const PhaseEvent& event : plan.told().events) {
    const bool is_own = event.kind == EventKind::kRemoved && event.power == power;
    if (is_own && event.why == EventWhy::kCivilDisorder) {
      warning.Say(MessageId::kWillBeRemoved, {Argument::OfUnit(event.unit)});
    }
  }
}

}  // namespace entente
