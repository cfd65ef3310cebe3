#include "explain/statement_rules.h"

#include "sheet/written_flags.h"

namespace entente {
namespace {

// 4.E.5 b. Whether a proxy hands a unit of its power to another.
bool HandsOver(const PositionView& before, const SheetLine& line) {
  const Proxy proxy = line.proxy;
  if (proxy.to == kNoPower) return false;
  return proxy.unit == kNoProvince || UnitMeant(before, proxy.unit).power == line.power;
}

void SayTaken(const PhaseTold& phase, bool is_taken, RuleAsked rule, Explanation& into) {
  into.Say(is_taken ? MessageId::kRuleTakes : MessageId::kRuleTakesNot, {Argument::OfRule(rule, phase.rules)});
}

}  // namespace

void ExplainStatement(const PhaseTold& phase, Explanation& into) {
  const RuleOptions& rules = phase.rules;
  const SheetLine& line = *into.line;
  switch (line.kind) {
    case LineKind::kSetContinues:
      return SayTaken(phase, rules.order_sets == OrderSets::kLastOrContinued, RuleAsked::kOrderSets, into);
    case LineKind::kSetReplaces:
      return SayTaken(phase, rules.order_sets == OrderSets::kMergedUnlessReplaced, RuleAsked::kOrderSets, into);
    case LineKind::kSetUnordered:
      return SayTaken(phase, true, RuleAsked::kUnorderedSets, into);
    case LineKind::kProxy: {
      const bool by_map = rules.foreign_orders == ForeignOrders::kByProxy;
      const bool is_taken = (by_map || rules.proxy_orders == ProxyOrders::kInOrders) && HandsOver(phase.before, line);
      return SayTaken(phase, is_taken, by_map ? RuleAsked::kForeignOrders : RuleAsked::kProxyOrders, into);
    }
    case LineKind::kUnreadable:
      if (line.fault->kind == TextFault::Kind::kPerpetualRefused) into.SayRule(RuleAsked::kPerpetualOrders, rules);
      return;
    case LineKind::kOrder:
      return;
  }
}

}  // namespace entente
