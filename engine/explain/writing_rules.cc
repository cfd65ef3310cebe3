#include "explain/writing_rules.h"

#include "sheet/written_flags.h"

namespace entente {

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
