#include "sheet/sheet_rules.h"

#include <optional>

namespace entente {
namespace {

// A number for the unit or build site of an order. Lines with the same number compete.
uint64_t UnitOfLine(const Map& map, Order order) {
  const LocationIndex source = order.source();
  const LocationIndex place = source < map.location_count() ? map.ProvinceOf(source) : source;
  return uint64_t{order.power()} << 32 | place;
}

}  // namespace

bool TakesSets(OrderSets rule, LineKind says) {
  return rule != (says == LineKind::kSetContinues ? OrderSets::kLast : OrderSets::kMerged);
}

bool AcceptsProxies(const RuleOptions& rules) {
  return rules.proxy_orders == ProxyOrders::kInOrders || rules.foreign_orders == ForeignOrders::kByProxy;
}

bool HandsOver(const PositionView& position, PowerIndex power, const Proxy& proxy) {
  if (proxy.to == kNoPower || proxy.to == power || power >= position.map().power_count()) return false;
  return proxy.unit == kNoProvince || UnitMeant(position, proxy.unit).power == power;
}

void SheetRules::Choose(const OrderSheet& sheet, const PositionView& position, const RuleOptions& rules,
                        LegalityCheck& legality) {
  sheet_ = &sheet;
  orders_ = sheet.orders();
  whys_.clear();
  stated_.clear();
  const bool has_context = AsksForContext(rules);
  has_perpetual_ = HasPerpetual(rules);
  is_chosen_ = !sheet.has_plain_orders() || AsksOfOrders(rules) || has_perpetual_;
  if (!is_chosen_) return;
  kept_.clear();
  lines_.clear();
  whys_.assign(sheet.size(), Illegality::kNone);
  const bool are_merged = ChooseSets(rules);
  if (are_merged || has_perpetual_ || AsksHowWritten(rules)) SortByUnit(position, rules, legality);
  KeepTheRest();
  TakeStatements(position, rules);
  if (AcceptsProxies(rules)) TakeProxies(position, legality);
  if (has_context) ReadInContext(position, rules, legality, sheet, whys_, kept_);
  orders_ = kept_;
}

// ---- Sets of orders: 4.D.1, 4.D.2 ----

void SheetRules::FindSets() {
  marks_.clear();
  sets_.fill({});
  std::array<uint32_t, kMaxPowers + 1> lowest;
  lowest.fill(UINT32_MAX);
  for (size_t i = 0; i < sheet_->size(); ++i) {
    PowerSets& sets = sets_[SlotOf(i)];
    const uint32_t set = sheet_->SetOf(i);
    sets.last = std::max(sets.last, set + (sheet_->IsBeforeEmptySet(i) ? 1 : 0));
    lowest[SlotOf(i)] = std::min(lowest[SlotOf(i)], set);
    const LineKind says = sheet_->KindOf(i);
    if (IsStatement(says)) marks_.push_back({SlotOf(i), set, says});
    sets.is_unordered |= says == LineKind::kSetUnordered;
  }
  for (size_t slot = 0; slot < sets_.size(); ++slot) sets_[slot].is_unordered &= lowest[slot] < sets_[slot].last;
  std::sort(marks_.begin(), marks_.end());
}

bool SheetRules::Continues(uint32_t slot, uint32_t set) const {
  return std::binary_search(marks_.begin(), marks_.end(), SetMark{slot, set, LineKind::kSetContinues});
}

// Finds the first set that counts. A statement says that a set continues or replaces the earlier sets (statement.h); an
// empty set also replaces them.
void SheetRules::FindFirstSets(OrderSets rule) {
  for (PowerSets& sets : sets_) sets.first = rule == OrderSets::kMerged ? 0 : sets.last;
  if (rule == OrderSets::kLastOrContinued) {
    if (marks_.empty()) return;
    for (size_t i = sheet_->size(); i-- > 0;) {  // the sets of a power ascend
      uint32_t& first = sets_[SlotOf(i)].first;
      if (sheet_->SetOf(i) < first && Continues(SlotOf(i), first)) first = sheet_->SetOf(i);
    }
  } else if (rule == OrderSets::kMergedUnlessReplaced) {
    for (PowerSets& sets : sets_) sets.first = 0;
    for (size_t i = 0; i < sheet_->size(); ++i) {
      uint32_t& first = sets_[SlotOf(i)].first;
      if (sheet_->IsBeforeEmptySet(i)) first = std::max(first, sheet_->SetOf(i) + 1);
    }
    for (const SetMark& mark : marks_) {
      uint32_t& first = sets_[mark.slot].first;
      if (mark.says == LineKind::kSetReplaces) first = std::max(first, mark.set);
    }
  }
}

// Marks the lines of sets that do not count. Returns whether several sets of a power count together.
bool SheetRules::ChooseSets(const RuleOptions& rules) {
  FindSets();
  FindFirstSets(rules.order_sets);
  bool are_merged = false;
  for (PowerSets& sets : sets_) {
    if (sets.is_unordered) sets.first = 0;
    sets.has_several = sets.first < sets.last && !sets.is_unordered;
    are_merged |= sets.has_several;
  }
  for (size_t i = 0; i < sheet_->size(); ++i) {
    if (!sheet_->IsReadable(i)) continue;
    const PowerSets& sets = sets_[SlotOf(i)];
    if (sheet_->SetOf(i) < sets.first && !IsPerpetual(i)) whys_[i] = Illegality::kReplaced;
    if (sets.is_unordered && rules.unordered_sets == UnorderedSets::kAllHold) whys_[i] = Illegality::kSetsUnordered;
  }
  return are_merged;
}

// ---- Orders that stand: 4.E.4 ----

bool SheetRules::HasPerpetual(const RuleOptions& rules) const {
  for (size_t i = 0; rules.perpetual_orders == PerpetualOrders::kAccepted && i < sheet_->size(); ++i) {
    if (IsPerpetual(i)) return true;
  }
  return false;
}

// An order that stands is replaced by any later order for its unit, in its set or another one. A set that has none leaves
// it.
void SheetRules::SettlePerpetual(std::span<const UnitLine> of_unit) {
  bool is_ordered = false;
  for (size_t i = of_unit.size(); i-- > 0;) {
    Illegality& why = whys_[of_unit[i].line];
    if (!of_unit[i].checked.legal() || why != Illegality::kNone) continue;
    if (is_ordered && IsPerpetual(of_unit[i].line)) why = Illegality::kReplaced;
    is_ordered = true;
  }
}

// An order in a later set replaces earlier orders for the same unit. Waives have no unit, so they replace nothing.
void SheetRules::SettleSets(std::span<const UnitLine> of_unit) {
  if (of_unit.front().checked.order.kind() == OrderKind::kWaive || !sets_[SlotOf(of_unit.front().line)].has_several) {
    return;
  }
  uint32_t standing = 0;
  for (size_t i = of_unit.size(); i-- > 0;) {
    Illegality& why = whys_[of_unit[i].line];
    if (!of_unit[i].checked.legal() || why != Illegality::kNone) continue;
    standing = std::max(standing, sheet_->SetOf(of_unit[i].line));
    if (sheet_->SetOf(of_unit[i].line) < standing) why = Illegality::kReplaced;
  }
}

// ---- The lines for one unit ----

void SheetRules::SortByUnit(const PositionView& position, const RuleOptions& rules, LegalityCheck& legality) {
  const bool has_paths = rules.convoy_path != ConvoyPath::kIgnored && position.phase_type() == PhaseType::kMovement;
  std::optional<BoardView> board;
  if (has_paths) board.emplace(position, rules);
  by_unit_.clear();
  for (size_t i = 0; i < sheet_->size(); ++i) {
    if (!sheet_->IsReadable(i) || whys_[i] != Illegality::kNone) continue;
    const SheetLine line = (*sheet_)[i];
    UnitLine of_unit{UnitOfLine(position.map(), line.order), static_cast<uint32_t>(i), FaultsOf(position, rules, line),
                     legality.Check(line.order)};
    if (has_paths && of_unit.checked.legal())
      of_unit.faults.refused |= PathFaultOf(*board, line, of_unit.checked.order);
    by_unit_.push_back(of_unit);
  }
  std::stable_sort(by_unit_.begin(), by_unit_.end(),
                   [](const UnitLine& a, const UnitLine& b) { return a.unit < b.unit; });
  for (size_t first = 0, last = 0; first < by_unit_.size(); first = last) {
    while (last < by_unit_.size() && by_unit_[last].unit == by_unit_[first].unit) ++last;
    const auto of_unit = std::span(by_unit_).subspan(first, last - first);
    RefuseFaults(of_unit);
    SettleSets(of_unit);
    if (has_perpetual_) SettlePerpetual(of_unit);
    if (has_paths) SettlePaths(of_unit, rules.duplicate_order);
  }
}

// Applies 4.B.5, 4.B.6 and 4.C to the lines for one unit.
void SheetRules::RefuseFaults(std::span<const UnitLine> of_unit) {
  uint8_t avoidable = 0;  // faults that some order for the unit does not have
  for (const UnitLine& line : of_unit) {
    if (line.checked.legal() && line.faults.refused == 0) avoidable |= static_cast<uint8_t>(~line.faults.lesser);
  }
  for (const UnitLine& line : of_unit) {
    if (!line.checked.legal()) continue;
    whys_[line.line] = WhyRefused(line.faults.refused | (line.faults.lesser & avoidable));
  }
}

// Moves that differ only in their paths are different orders (4.D.3). The phase cannot see this, because the bits of an
// order have no path.
void SheetRules::SettlePaths(std::span<const UnitLine> of_unit, DuplicateOrder rule) {
  const auto counts = [&](const UnitLine& line) {
    return line.checked.legal() && whys_[line.line] == Illegality::kNone;
  };
  const auto is_same = [&](const UnitLine& a, const UnitLine& b) {
    const auto x = (*sheet_)[a.line].path, y = (*sheet_)[b.line].path;
    return a.checked.order == b.checked.order && std::equal(x.begin(), x.end(), y.begin(), y.end());
  };
  const UnitLine* standing = nullptr;
  bool differ = false;
  for (const UnitLine& line : of_unit) {
    if (!counts(line)) continue;
    if (standing != nullptr) differ |= !is_same(*standing, line);
    if (standing == nullptr || rule == DuplicateOrder::kLast) standing = &line;
  }
  if (!differ) return;
  const UnitLine chosen = *standing;
  for (const UnitLine& line : of_unit) {
    if (!counts(line)) continue;
    if (rule == DuplicateOrder::kAllVoid) {
      whys_[line.line] = Illegality::kOrderedTwice;
    } else if (!is_same(chosen, line)) {
      whys_[line.line] = Illegality::kAnotherCounts;
    }
  }
}

// ---- Proxies: 4.E.5 b ----

// Keeps which power got which units, and in which line. Of two proxies for a unit the later counts.
class SheetRules::Proxies {
 public:
  explicit Proxies(const PositionView& position) : position_(position), map_(position.map()) {
    std::fill_n(of_unit_, map_.province_count(), Handover{});
    std::fill_n(of_power_, map_.power_count(), Handover{});
    std::fill_n(taken_back_, map_.province_count(), uint32_t{0});
  }

  void Add(PowerIndex from, const Proxy& proxy, uint32_t line) {
    const Handover handover{proxy.to, line + 1};
    if (proxy.unit == kNoProvince) {
      of_power_[from] = handover;
    } else {
      of_unit_[proxy.unit] = handover;
    }
  }
  void TakeBack(const Unit& unit, uint32_t line) { taken_back_[map_.ProvinceOf(unit.location)] = line + 1; }

  // The unit that an order is for; its power is kNoPower if there is no unit.
  Unit UnitOf(Order order) const {
    return order.source() < map_.location_count() ? UnitMeant(position_, order.source()) : Unit{};
  }
  // The power that orders a unit by proxy; kNoPower if there is no proxy.
  PowerIndex HolderOf(const Unit& unit) const {
    if (unit.power >= map_.power_count()) return kNoPower;
    const ProvinceIndex province = map_.ProvinceOf(unit.location);
    const Handover &alone = of_unit_[province], &with_all = of_power_[unit.power];
    const Handover& last = alone.since > with_all.since ? alone : with_all;
    return last.since > taken_back_[province] ? last.to : kNoPower;
  }

 private:
  struct Handover {
    PowerIndex to = kNoPower;
    uint32_t since = 0;  // the line of the proxy, counted from 1; 0: no proxy
  };

  const PositionView& position_;
  const Map& map_;
  Handover of_unit_[kMaxProvinces], of_power_[kMaxPowers];
  uint32_t taken_back_[kMaxProvinces];  // the line, counted from 1; 0: no line
};

// An order by the holder of a proxy counts as an order of the unit's own power. An order of the own power takes the
// unit back if it stands behind the proxy, and is replaced if it stands before the proxy.
void SheetRules::TakeProxies(const PositionView& position, LegalityCheck& legality) {
  Proxies proxies(position);
  bool any = false;
  for (size_t i = 0; i < sheet_->size(); ++i) {
    if (sheet_->KindOf(i) != LineKind::kProxy || !IsStated(i)) continue;
    proxies.Add(sheet_->PowerOf(i), (*sheet_)[i].proxy, static_cast<uint32_t>(i));
    any = true;
  }
  if (!any) return;
  for (size_t i = 0; i < kept_.size(); ++i) {
    const Unit unit = proxies.UnitOf(kept_[i]);
    const bool is_own = unit.power != kNoPower && unit.power == kept_[i].power();
    if (is_own && legality.Check(kept_[i]).legal()) proxies.TakeBack(unit, lines_[i]);
  }
  size_t kept = 0;
  for (size_t i = 0; i < kept_.size(); ++i) {
    const Unit unit = proxies.UnitOf(kept_[i]);
    const PowerIndex holder = proxies.HolderOf(unit);
    if (holder != kNoPower && unit.power == kept_[i].power()) {
      whys_[lines_[i]] = Illegality::kHandedOver;
      continue;
    }
    kept_[kept] = holder != kNoPower && holder == kept_[i].power() ? kept_[i].WithPower(unit.power) : kept_[i];
    lines_[kept++] = lines_[i];
  }
  kept_.resize(kept);
  lines_.resize(kept);
}

// ---- Statements ----

bool SheetRules::Accepts(size_t line, const PositionView& position, const RuleOptions& rules) const {
  switch (sheet_->KindOf(line)) {
    case LineKind::kSetContinues:
      return TakesSets(rules.order_sets, LineKind::kSetContinues);
    case LineKind::kSetReplaces:  // a set that also says that it continues may replace nothing
      return TakesSets(rules.order_sets, LineKind::kSetReplaces) && sheet_->SetOf(line) == sets_[SlotOf(line)].first;
    case LineKind::kSetUnordered:
      return true;
    case LineKind::kProxy:
      return AcceptsProxies(rules) && HandsOver(position, sheet_->PowerOf(line), (*sheet_)[line].proxy);
    default:
      return false;
  }
}

// A statement counts if the set that it stands in counts.
void SheetRules::TakeStatements(const PositionView& position, const RuleOptions& rules) {
  for (size_t i = 0; !marks_.empty() && i < sheet_->size(); ++i) {
    const bool counts = sheet_->SetOf(i) >= sets_[SlotOf(i)].first && Accepts(i, position, rules);
    if (counts) stated_.push_back(i);
  }
}

void SheetRules::KeepTheRest() {
  for (size_t i = 0; i < sheet_->size(); ++i) {
    if (!sheet_->IsReadable(i) || whys_[i] != Illegality::kNone) continue;
    kept_.push_back(orders_[i]);
    lines_.push_back(static_cast<uint32_t>(i));
  }
}

}  // namespace entente
