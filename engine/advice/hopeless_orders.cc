#include <algorithm>

#include "advice/warning_list.h"
#include "advice/warnings.h"

namespace entente {
namespace {

class HopelessOrders {
 public:
  HopelessOrders(const Plan& alone, const Outlook& outlook)
      : plan_(alone), outlook_(outlook), map_(alone.map()), list_(alone) {}

  std::vector<Warning> Find() {
    for (size_t i = 0; i < plan_.given_count(); ++i) {
      const OrderResult& result = plan_.results()[i];
      if (result.why != Illegality::kNone || result.outcome.reason == Reason::kUnreadable) continue;
      if (result.order.kind() == OrderKind::kMove) WarnOfMove(i, result.order);
      if (result.order.kind() == OrderKind::kSupportMove) WarnOfSupport(i, result.order);
    }
    return list_.Take();
  }

 private:
  // Whether the unit in the province follows a move that fails.
  bool IsHopeless(ProvinceIndex province) const {
    const auto at = std::find_if(outlook_.units.begin(), outlook_.units.end(), [&](const UnitOutlook& unit) {
      return map_.ProvinceOf(unit.unit.location) == province;
    });
    return at != outlook_.units.end() && at->is_known && at->order.kind() == OrderKind::kMove && !at->may_succeed;
  }
  Argument UnitIn(ProvinceIndex province) const { return Argument::OfUnit(plan_.before().UnitAt(province)); }

  void WarnOfMove(size_t i, Order order) {
    const ProvinceIndex from = map_.ProvinceOf(order.source()), into = map_.ProvinceOf(order.target());
    if (!IsHopeless(from)) return;
    Warning& warning = list_.AddOrder(WarningKind::kCannotSucceed, Severity::kMistake, i);
    if (plan_.HasKnownUnit(into)) {
      warning.Say(MessageId::kCannotGetIn, {UnitIn(from), Argument::OfPlace(into), UnitIn(into)});
    } else {
      warning.Say(MessageId::kCannotSucceed, {Argument::OfOrder(order)});
    }
  }

  // It may still keep others out.
  void WarnOfSupport(size_t i, Order order) {
    const ProvinceIndex third = map_.ProvinceOf(order.third());
    const OrderResult* followed = plan_.Followed(third);
    const bool matches = followed != nullptr && followed->order.kind() == OrderKind::kMove &&
                         map_.ProvinceOf(followed->order.target()) == map_.ProvinceOf(order.target());
    if (!matches || !IsHopeless(third)) return;
    list_.AddOrder(WarningKind::kInVain, Severity::kHint, i).Say(MessageId::kInVainFailed, {UnitIn(third)});
  }

  const Plan& plan_;
  const Outlook& outlook_;
  const Map& map_;
  WarningList list_;
};

}  // namespace

std::vector<Warning> FindHopeless(const Plan& alone, const Outlook& outlook) {
  return HopelessOrders(alone, outlook).Find();
}

}  // namespace entente
