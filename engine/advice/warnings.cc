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
  list.AddOrder(WarningKind::kRemark, Severity::kWarning, i)
      .Say(IsInFront(line.text, words) ? MessageId::kWrittenRemarkBefore : MessageId::kWrittenRemark,
           {Argument::OfText(words)});
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

namespace {

// The result of the order, given or made by a rule, for the unit dislodged from a province; null if there is none.
const OrderResult* RetreatFrom(const Plan& plan, ProvinceIndex province) {
  for (const OrderResult& result : plan.results()) {
    const bool is_retreat = result.why == Illegality::kNone && result.order.kind() == OrderKind::kRetreat;
    if (is_retreat && plan.map().ProvinceOf(result.order.source()) == province) return &result;
  }
  return nullptr;
}

}  // namespace

// Warns of every retreat that another one stops. Two units of one power share the warning of the first.
void WarnOfRetreat(size_t i, WarningList& list) {
  const Plan& plan = list.plan();
  const OrderResult& result = plan.results()[i];
  const Order order = result.order;
  if (order.kind() != OrderKind::kRetreat || result.outcome.reason != Reason::kBounced) return;
  const OrderResult* rival = RetreatFrom(plan, result.outcome.cause);
  if (rival == nullptr) return;
  const bool is_own = rival->order.power() == order.power();
  const bool names_each_other = rival->outcome.cause == plan.map().ProvinceOf(order.source());
  if (is_own && names_each_other && rival < &result) return;
  Warning& warning = list.AddOrder(WarningKind::kRetreatClash, is_own ? Severity::kMistake : Severity::kWarning, i);
  // Over passages of different strength one of two arrives.
  const bool is_beaten = rival->outcome.reason == Reason::kNone;
  warning.Say(is_beaten ? MessageId::kRetreatBeaten : MessageId::kRetreatClash,
              {Argument::OfUnit(order.unit()), Argument::OfUnit(rival->order.unit()),
               Argument::OfPlace(plan.map().ProvinceOf(order.target()))});
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
