#include "advice/possible_orders.h"

#include <algorithm>

#include "sheet/order_sheet.h"

namespace entente {
namespace {

// Powers with at least one line that counts for one of their units.
PowerSet PowersThatOrder(const Plan& plan) {
  PowerSet powers = 0;
  for (size_t i = 0; i < plan.given_count(); ++i) {
    const PowerIndex power = plan.results()[i].order.power();
    if (power < kMaxPowers) powers |= SetOf(power);
  }
  return powers;
}

// Powers that let others order their units (4.E.5).
PowerSet PowersWithProxies(const Plan& plan) {
  PowerSet powers = 0;
  const OrderSheet& sheet = *plan.told().sheet;
  for (size_t i = 0; i < sheet.size(); ++i) {
    const bool is_proxy = sheet.KindOf(i) == LineKind::kProxy;
    if (is_proxy && sheet.PowerOf(i) < kMaxPowers) powers |= SetOf(sheet.PowerOf(i));
  }
  return powers;
}

// The order of the unit in the province that a rule made void (phase/void_supports.h); null if there is none.
const OrderResult* VoidByRule(const Plan& plan, ProvinceIndex province) {
  for (const OrderResult& result : plan.results()) {
    const bool is_void = result.outcome.reason == Reason::kVoid && result.why != Illegality::kNone;
    if (is_void && plan.map().ProvinceOf(result.order.source()) == province) return &result;
  }
  return nullptr;
}

// The first rule under which the phase depends on more than possible orders.
std::optional<RuleAsked> RuleThatAsksMore(const RuleOptions& rules) {
  if (rules.convoy_path != ConvoyPath::kIgnored) return RuleAsked::kConvoyPath;
  if (rules.absent_hold_support != AbsentHoldSupport::kWorks) return RuleAsked::kAbsentHoldSupport;
  if (rules.impossible_orders != ImpossibleOrders::kIgnored) return RuleAsked::kImpossibleOrders;
  if (rules.missing_moves != MissingMoves::kHold) return RuleAsked::kMissingMoves;
  return std::nullopt;
}

}  // namespace

bool IsHelpFor(const Map& map, Order help, Order other) {
  if (help.kind() == OrderKind::kSupportHold) return other.kind() != OrderKind::kMove;
  return other.kind() == OrderKind::kMove && map.ProvinceOf(other.target()) == map.ProvinceOf(help.target()) &&
         (!map.IsCoast(help.target()) || help.target() == other.target());
}

void PossibleOrders::Find(const Plan& plan) {
  plan_ = &plan;
  const RuleOptions& rules = plan.rules();
  known_ = AllPowers(plan.map()) & ~plan.unknown();
  asks_more_ = RuleThatAsksMore(rules);
  if (plan.unknown() != 0) {
    const PowerSet known = known_;
    // A power that may order foreign units may also order units of known powers.
    if (rules.foreign_orders == ForeignOrders::kAccepted) known_ = 0;
    const bool by_map = rules.foreign_orders == ForeignOrders::kByProxy;
    if (known_ != known) asks_more_ = RuleAsked::kForeignOrders;
    const PowerSet without_foreign = known_;
    if (by_map || rules.proxy_orders == ProxyOrders::kInOrders) known_ &= ~PowersWithProxies(plan);
    if (known_ != without_foreign) asks_more_ = by_map ? RuleAsked::kForeignOrders : RuleAsked::kProxyOrders;
  }
  // The default supports of a power depend on the orders of others.
  if (rules.missing_moves != MissingMoves::kHold) known_ &= PowersThatOrder(plan);
  lister_.SetPosition(plan.before(), rules);
  units_.clear();
  unit_at_.fill(kNoUnit);
  plan.before().ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex province = plan.map().ProvinceOf(unit.location);
    unit_at_[province] = count();
    UnitChoices choices{unit, province, IsKnown(unit.power), {}, nullptr};
    if (choices.is_known) {
      choices.followed = plan.explainer().movement().Followed(province);
      const bool is_void = choices.followed == nullptr;
      if (is_void) choices.followed = VoidByRule(plan, province);
      const bool counts = !is_void || (choices.followed != nullptr && MayCount(*choices.followed));
      choices.orders.push_back(counts ? choices.followed->order : Order::Hold(unit));
    } else {
      choices.orders = LegalOrders(province);
    }
    units_.push_back(std::move(choices));
  });
}

// Whether a void support may still count: it is void because a power handed in nothing (4.D.9), but that power is
// unknown.
bool PossibleOrders::MayCount(const OrderResult& voided) const {
  const Unit third = plan_->before().UnitAt(plan_->map().ProvinceOf(voided.order.third()));
  return voided.why == Illegality::kInDisorder && !IsKnown(third.power);
}

bool PossibleOrders::IsKnown(PowerIndex power) const { return (known_ >> power & 1) != 0; }

std::vector<Order> PossibleOrders::LegalOrders(ProvinceIndex province) {
  OrderSink sink(memory_);
  lister_.ListUnit(province, sink);
  if (sink.overflowed()) {
    memory_.resize(sink.needed());
    OrderSink again(memory_);
    lister_.ListUnit(province, again);
    return memory_;
  }
  return {memory_.begin(), memory_.begin() + static_cast<std::ptrdiff_t>(sink.needed())};
}

}  // namespace entente
