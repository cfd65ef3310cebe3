#include "legal_orders/legal_orders.h"

#include <algorithm>
#include <array>

#include "adjustment/adjustment_due.h"
#include "legal_orders/order_visits.h"

namespace entente {
namespace {

constexpr size_t kPiece = 512;  // number of orders, where a list is made in pieces

}  // namespace

void LegalOrderLister::SetPosition(const PositionView& position, const RuleOptions& rules) {
  position_ = position;
  rules_ = &rules;
  if (IsMovement()) walk_.SetBoard(position_, rules);
}

void LegalOrderLister::ListUnit(ProvinceIndex province, OrderSink& sink, PowerIndex power) const {
  const auto is_asked = [power](const Unit& unit) { return power == kNoPower || unit.power == power; };
  switch (position_.phase_type()) {
    case PhaseType::kMovement:
      if (position_.HasUnit(province) && is_asked(position_.UnitAt(province))) {
        OrderAppender appender(walk_, sink);
        walk_.Walk(walk_.IndexOf(province), appender);
      }
      break;
    case PhaseType::kRetreats:
      if (const int i = position_.FindDislodged(province); i >= 0 && is_asked(position_.Dislodged(i).unit)) {
        ListRetreats(position_.Dislodged(i), sink);
      }
      break;
    case PhaseType::kAdjustments:
      ListAdjustments(province, sink, power);
      break;
    case PhaseType::kOther:
      break;
  }
}

template <typename Visit>
void LegalOrderLister::WalkPower(PowerIndex power, Visit& visit) const {
  for (size_t i = 0; i < walk_.unit_count(); ++i) {
    if (power == kNoPower || walk_.UnitAt(i).power == power) walk_.Walk(i, visit);
  }
}

void LegalOrderLister::ListPower(PowerIndex power, OrderSink& sink) const {
  const auto asked = [&](PowerIndex p) { return power == kNoPower || p == power; };
  switch (position_.phase_type()) {
    case PhaseType::kMovement: {
      OrderAppender appender(walk_, sink);
      WalkPower(power, appender);
      break;
    }
    case PhaseType::kRetreats:
      for (int i = 0; i < position_.dislodged_count(); ++i) {
        if (asked(position_.Dislodged(i).unit.power)) ListRetreats(position_.Dislodged(i), sink);
      }
      break;
    case PhaseType::kAdjustments:
      for (const PowerIndex each : map_->powers()) {
        if (asked(each)) ListAdjustmentsOf(each, sink);
      }
      break;
    case PhaseType::kOther:
      break;
  }
}

void LegalOrderLister::ListActions(PowerIndex power, const ActionTable& table, ActionSink& sink) const {
  if (IsMovement()) {
    ActionAppender appender(walk_, table, sink);
    return WalkPower(power, appender);
  }
  std::array<Order, kPiece> piece;
  for (size_t first = 0;; first += piece.size()) {
    OrderSink orders(piece, first);
    ListPower(power, orders);
    const size_t count = std::min(orders.needed() - std::min(first, orders.needed()), piece.size());
    for (size_t i = 0; i < count; ++i) sink.Add(table.NumberOf(piece[i]));
    if (!orders.overflowed()) return;
  }
}

size_t LegalOrderLister::CountUnit(ProvinceIndex province) const {
  if (IsMovement()) return position_.HasUnit(province) ? walk_.Count(walk_.IndexOf(province)) : 0;
  OrderSink counter({});
  ListUnit(province, counter);
  return counter.needed();
}

void LegalOrderLister::CountUnits(std::span<uint32_t> counts) const {
  if (IsMovement()) {
    std::fill(counts.begin(), counts.end(), 0u);
    for (size_t i = 0; i < walk_.unit_count(); ++i)
      counts[map_->ProvinceOf(walk_.UnitAt(i).location)] = static_cast<uint32_t>(walk_.Count(i));
    return;
  }
  for (size_t p = 0; p < counts.size(); ++p)
    counts[p] = static_cast<uint32_t>(CountUnit(static_cast<ProvinceIndex>(p)));
}

size_t LegalOrderLister::CountMoves(ProvinceIndex province) const {
  if (!IsMovement() || !position_.HasUnit(province)) return 0;
  return walk_.CountMoves(walk_.IndexOf(province));
}

Order LegalOrderLister::UnitOrder(ProvinceIndex province, size_t number) const {
  if (IsMovement()) {
    OrderPicker picker(walk_, number);
    if (position_.HasUnit(province)) walk_.Walk(walk_.IndexOf(province), picker);
    return picker.found();
  }
  Order order[1];
  OrderSink sink(order, number);
  ListUnit(province, sink);
  return order[0];
}

size_t LegalOrderLister::NumberOf(Order order) const {
  if (order.source() >= map_->location_count()) return kNotListed;
  const ProvinceIndex province = map_->ProvinceOf(order.source());
  if (IsMovement()) {
    OrderFinder finder(walk_, order);
    if (position_.HasUnit(province)) walk_.Walk(walk_.IndexOf(province), finder);
    return finder.found() ? finder.number() : kNotListed;
  }
  std::array<Order, kPiece> piece;
  for (size_t first = 0;; first += piece.size()) {
    OrderSink sink(piece, first);
    ListUnit(province, sink);
    const size_t count = std::min(sink.needed() - std::min(first, sink.needed()), piece.size());
    const auto found = std::find(piece.begin(), piece.begin() + static_cast<ptrdiff_t>(count), order);
    const auto number = static_cast<size_t>(found - piece.begin());
    if (number < count) return first + number;
    if (!sink.overflowed()) return kNotListed;
  }
}

void LegalOrderLister::ListRetreats(const DislodgedUnit& dislodged, OrderSink& sink) const {
  int bit = 0;
  for (const LocationIndex to : map_->RetreatPlaces(dislodged.unit.type, dislodged.unit.location)) {
    const bool open = MayRetreatTo(dislodged, bit++) && !position_.HasUnit(map_->ProvinceOf(to));
    if (open) sink.Add(Order::Retreat(dislodged.unit, to));
  }
  sink.Add(Order::Disband(dislodged.unit));
}

// Lists builds, or removals, or nothing if the power has nothing to do.
void LegalOrderLister::ListAdjustmentsOf(PowerIndex power, OrderSink& sink) const {
  const AdjustmentDue due = DueOf(position_, *rules_, power);
  if (due.removals > 0) {
    position_.ForEachUnit([&](const Unit& unit) {
      if (unit.power == power) sink.Add(Order::Disband(unit));
    });
  }
  if (due.builds == 0) return;
  ProvinceSet sites;
  FindBuildSites(position_, *rules_, power, sites);
  ForEachBit(sites.words, map_->province_words(),
             [&](int p) { ListBuilds(power, static_cast<ProvinceIndex>(p), sink); });
  if (rules_->waive == Waive::kAllowed) sink.Add(Order::Waive(power));
}

void LegalOrderLister::ListBuilds(PowerIndex power, ProvinceIndex site, OrderSink& sink) const {
  const Graph& graph = position_.stage().graph(*rules_);
  if (graph.MayStand(UnitType::kArmy, site)) sink.Add(Order::Build({power, UnitType::kArmy, site}));
  if (graph.MayStand(UnitType::kFleet, site)) sink.Add(Order::Build({power, UnitType::kFleet, site}));
  for (int c = 0; c < map_->CoastCount(site); ++c) {
    const auto coast = static_cast<LocationIndex>(map_->FirstCoast(site) + c);
    if (graph.MayStand(UnitType::kFleet, coast)) sink.Add(Order::Build({power, UnitType::kFleet, coast}));
  }
}

// Lists the removal of the unit in `province`, or the builds there by each power that may build there: those of `asked`,
// or of all powers for kNoPower.
void LegalOrderLister::ListAdjustments(ProvinceIndex province, OrderSink& sink, PowerIndex asked) const {
  const auto is_asked = [asked](PowerIndex power) { return asked == kNoPower || power == asked; };
  const Unit unit = position_.UnitAt(province);
  if (unit.power != kNoPower) {
    if (is_asked(unit.power) && DueOf(position_, *rules_, unit.power).removals > 0) sink.Add(Order::Disband(unit));
    return;
  }
  for (const PowerIndex power : map_->powers()) {
    if (!is_asked(power) || !IsBuildSite(position_, *rules_, power, province)) continue;
    if (DueOf(position_, *rules_, power).builds > 0) ListBuilds(power, province, sink);
  }
}

}  // namespace entente
