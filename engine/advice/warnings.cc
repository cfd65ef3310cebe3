#include "advice/warnings.h"

#include <iterator>

#include "advice/warning.h"
#include "explain/sentence.h"
#include "notation/remark.h"

namespace entente {
namespace {

// Whether the line does not count by the power's own choice.
bool IsReplaced(Illegality why) {
  return IsWithdrawn(why) || why == Illegality::kAnotherCounts || why == Illegality::kSetsUnordered;
}

// Adds a warning about words behind the order that say something, but have no effect: "(if Germany agrees)".
void WarnOfRemark(size_t i, WarningList& list) {
  const SheetLine line = (*list.plan().told().sheet)[i];
  const std::string_view words = line.has_remark ? UnreadRemark(list.plan().map(), line.text) : std::string_view();
  if (words.empty()) return;
  list.AddOrder(WarningKind::kRemark, Severity::kWarning, i).Say(MessageId::kWrittenRemark, {Argument::OfText(words)});
}

void WarnOfLine(size_t i, WarningList& list) {
  WarnOfRemark(i, list);
  const OrderResult& result = list.plan().results()[i];
  if (result.outcome.reason == Reason::kStated) return;
  if (result.outcome.reason == Reason::kUnreadable) {
    list.AddOrder(WarningKind::kUnreadable, Severity::kMistake, i);
  } else if (result.outcome.reason == Reason::kIgnored) {
    list.AddOrder(WarningKind::kNotCounted, Severity::kMistake, i);
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
  for (const PowerIndex power : plan.map().powers()) {
    if (!plan.IsKnown(power)) continue;
    for (const Unit& unit : plan.owed()[power].units) {
      Warning& warning = list.AddUnit(WarningKind::kNoOrder, Severity::kWarning, unit);
      const bool may_be_ordered = MayHaveOrder(plan.map(), plan.results(), Order::Hold(unit));
      const MessageId holds = may_be_ordered ? MessageId::kWillHold : MessageId::kWillHoldUnordered;
      warning.Say(is_retreat ? MessageId::kWillBeDisbanded : holds, {Argument::OfUnit(unit)});
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

std::string_view WordOf(Severity severity) {
  constexpr std::string_view kWords[] = {"hint", "warning", "mistake"};
  return kWords[static_cast<size_t>(severity)];
}

std::string_view WordOf(WarningKind kind) {
  constexpr std::string_view kWords[] = {
      "unreadable",    "illegal",      "not_counted", "no_order",       "matches_nothing",   "unused_convoy",
      "no_convoy",     "own_standoff", "own_swap",    "own_unit_stays", "helps_against_own", "cut_by_own",
      "retreat_clash", "too_many",     "too_few",     "waive",          "cannot_succeed",    "in_vain",
      "remark"};
  static_assert(std::size(kWords) == static_cast<size_t>(WarningKind::kRemark) + 1);
  return kWords[static_cast<size_t>(kind)];
}

// Units that retreat to one province share the warning of the first of them.
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
    const Argument unit = Argument::OfUnit(order.unit()), rival = Argument::OfUnit(other.order.unit()),
                   place = Argument::OfPlace(into);
    // Over passages of different strength one of two arrives.
    if (other.outcome.reason == Reason::kNone) {
      warning.Say(MessageId::kRetreatBeaten, {unit, rival, place});
    } else if (plan.results()[i].outcome.reason == Reason::kNone) {
      warning.Say(MessageId::kRetreatBeaten, {rival, unit, place});
    } else {
      warning.Say(MessageId::kRetreatClash, {unit, rival, place});
    }
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
