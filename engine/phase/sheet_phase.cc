#include "phase/sheet_phase.h"

#include <algorithm>

#include "phase/sheet_legality.h"

namespace entente {

namespace {

// 4.D.9: a power that handed in orders is not absent, even if none of them counts.
PowerSet PowersOf(const OrderSheet& sheet) {
  PowerSet powers = 0;
  for (const Order order : sheet.orders()) {
    if (order.power() < kMaxPowers) powers |= SetOf(order.power());
  }
  return powers;
}

}  // namespace

PhaseResult SheetPhase::Adjudicate(const PositionView& position, const RuleOptions& rules, const OrderSheet& sheet) {
  SheetLegality legality(position, rules);
  choice_.Choose(sheet, position, rules, legality);
  PhaseOrders given{choice_.orders()};
  if (rules.absent_hold_support != AbsentHoldSupport::kWorks) given.present = PowersOf(sheet);
  if (rules.convoy_path != ConvoyPath::kIgnored) {
    FindPaths(position.map(), sheet);
    given.paths = paths_;
  }
  PhaseResult result = AdjudicatePhase(position, rules, given, scratch_);
  if (result.order_count == sheet.size() && !choice_.has_deduced()) return result;
  SpreadOverLines(position, sheet, result);
  result.results = results_;
  result.order_count = sheet.size();
  return result;
}

PhaseResult SheetPhase::Adjudicate(const PositionView& position, const RuleOptions& rules,
                                   std::span<const Order> orders) {
  if (!AsksOfOrders(rules)) return AdjudicatePhase(position, rules, orders, scratch_);
  packed_.Clear();
  for (const Order order : orders) packed_.Add(order);
  return Adjudicate(position, rules, packed_);
}

// 4.A.6. Places in an illegal order mean nothing, so its path does not count either.
void SheetPhase::FindPaths(const Map& map, const OrderSheet& sheet) {
  paths_.clear();
  for (size_t i = 0; i < choice_.orders().size(); ++i) {
    const Order order = choice_.orders()[i];
    if (choice_.LineOf(i) == SheetRules::kNoLine) return;
    const SheetLine line = sheet[choice_.LineOf(i)];
    if (line.path.empty() || order.kind() != OrderKind::kMove || order.source() >= map.location_count()) continue;
    paths_.push_back({map.ProvinceOf(order.source()), line.path});
  }
}

// The reason of a line that was not adjudicated.
Reason SheetPhase::ReasonOf(LineKind kind, size_t line) const {
  if (IsStatement(kind)) return choice_.IsStated(line) ? Reason::kStated : Reason::kIgnored;
  if (kind != LineKind::kOrder) return Reason::kUnreadable;
  return IsWithdrawn(choice_.WhyNot(line)) ? Reason::kReplaced : Reason::kIllegal;
}

// A line that was not adjudicated has the dislodger of its unit, if any.
void SheetPhase::SpreadOverLines(const PositionView& before, const OrderSheet& sheet, const PhaseResult& result) {
  const Map& map = before.map();
  ProvinceIndex dislodged_by[kMaxProvinces];
  std::fill_n(dislodged_by, map.province_count(), kNoProvince);
  for (const OrderResult& one : result.results) {
    const LocationIndex source = one.order.source();
    if (source < map.location_count() && one.outcome.dislodged_by != kNoProvince)
      dislodged_by[map.ProvinceOf(source)] = one.outcome.dislodged_by;
  }
  results_.clear();
  size_t next = 0;
  for (size_t line = 0; line < sheet.size(); ++line) {
    if (next < result.order_count && choice_.LineOf(next) == line) {
      results_.push_back(result.results[next++]);
      continue;
    }
    const Order order = sheet.orders()[line];
    results_.push_back(
        {order, choice_.WhyNot(line), false, {ReasonOf(sheet.KindOf(line), line), kNoProvince, kNoProvince}});
    const bool is_own =
        order.source() < map.location_count() && before.UnitAt(map.ProvinceOf(order.source())).power == order.power();
    if (is_own) results_.back().outcome.dislodged_by = dislodged_by[map.ProvinceOf(order.source())];
  }
  for (; next < result.order_count; ++next) {  // the sheet deduced these orders
    results_.push_back(result.results[next]);
    results_.back().implied = true;
  }
  results_.insert(results_.end(), result.implied().begin(), result.implied().end());
}

}  // namespace entente
