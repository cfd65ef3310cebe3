// Statements about the rules by which a line counts or is refused.
#include "explain/statements.h"
#include "sheet/sheet_rules.h"
#include "sheet/written_flags.h"

namespace entente {
namespace {

// The rule accepts the statement or does not; a statement that it accepts may still not count.
void SayTaken(const PhaseTold& phase, bool is_accepted, RuleAsked rule, Explanation& into) {
  into.Say(is_accepted ? MessageId::kRuleTakes : MessageId::kRuleTakesNot, {Argument::OfRule(rule, phase.rules)});
  if (!is_accepted || into.result.outcome.reason == Reason::kStated) return;
  // The sentence of the line has the fault of a proxy.
  const SheetLine& line = *into.line;
  const bool is_faulty = line.kind == LineKind::kProxy && !HandsOver(phase.before, line.power, line.proxy);
  if (!is_faulty) into.Say(MessageId::kStatementReplaced);
}

}  // namespace

void ExplainStatement(const PhaseTold& phase, Explanation& into) {
  const RuleOptions& rules = phase.rules;
  const SheetLine& line = *into.line;
  switch (line.kind) {
    case LineKind::kSetContinues:
      return SayTaken(phase, TakesSets(rules.order_sets, line.kind), RuleAsked::kOrderSets, into);
    case LineKind::kSetReplaces:
      return SayTaken(phase, TakesSets(rules.order_sets, line.kind), RuleAsked::kOrderSets, into);
    case LineKind::kSetUnordered:
      return SayTaken(phase, true, RuleAsked::kUnorderedSets, into);
    case LineKind::kProxy: {
      const bool by_map = rules.foreign_orders == ForeignOrders::kByProxy;
      return SayTaken(phase, AcceptsProxies(rules), by_map ? RuleAsked::kForeignOrders : RuleAsked::kProxyOrders, into);
    }
    case LineKind::kUnreadable:
      if (line.fault->kind == TextFault::Kind::kPerpetualRefused) into.SayRule(RuleAsked::kPerpetualOrders, rules);
      return;
    case LineKind::kOrder:
      return;
  }
}

std::vector<RuleAsked> RulesOfWriting(const PositionView& before, const RuleOptions& rules, const SheetLine& line,
                                      const OrderResult& result) {
  const Order written = line.order, order = result.order;
  if (!line.is_readable() || result.why != Illegality::kNone || order.kind() == OrderKind::kWaive) return {};
  std::vector<RuleAsked> asked;
  const auto add = [&](bool is_odd, RuleAsked rule) {
    if (is_odd) asked.push_back(rule);
  };
  const bool is_build = order.kind() == OrderKind::kBuild;
  const bool has_third = written.has_third();
  const bool lacks_type = !written.type_known() || (has_third && !written.third_type_known());
  add(lacks_type, is_build ? RuleAsked::kBuildType : RuleAsked::kMissingType);
  add(is_build && written.type_known() && written.unit_type() != order.unit_type(), RuleAsked::kInlandFleetBuild);
  const uint8_t flags = WrittenFlagsOf(before, line);
  add((flags & kWrittenWrongType) != 0 && !is_build, RuleAsked::kWrongType);
  add((flags & kWrittenWrongNation) != 0, RuleAsked::kWrongNation);
  add((flags & kWrittenWrongCoast) != 0, RuleAsked::kWrongUnitCoast);
  add((flags & kWrittenNoSuchCoast) != 0, RuleAsked::kNeedlessCoast);
  const bool is_fleet_move = order.kind() == OrderKind::kMove && order.unit_type() == UnitType::kFleet;
  if (is_fleet_move && written.target() != order.target()) {
    asked.push_back(before.map().IsCoast(written.target()) ? RuleAsked::kWrongMoveCoast : RuleAsked::kMissingCoast);
  }
  add(!line.path.empty() && rules.convoy_path == ConvoyPath::kIgnored, RuleAsked::kConvoyPath);
  return asked;
}

}  // namespace entente
