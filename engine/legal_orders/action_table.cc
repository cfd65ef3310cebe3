#include "legal_orders/action_table.h"

#include <algorithm>

namespace entente {

ActionTable::ActionTable(const Map& map)
    : provinces_(static_cast<size_t>(map.province_count())),
      locations_(static_cast<size_t>(map.location_count())),
      places_(map) {}

size_t ActionTable::bytes() const {
  size_t bytes = places_.bytes() + starts_.size() * sizeof starts_[0] + targets_.size() * sizeof targets_[0];
  for (const std::vector<uint32_t>& numbers : ready_) bytes += numbers.size() * sizeof numbers[0];
  return bytes;
}

size_t ActionTable::GroupInPlace(Order order) const {
  const auto third = [&](size_t groups) { return order.third_type_known() && order.third() < groups; };
  switch (order.kind()) {
    case OrderKind::kHold:
      return kHold;
    case OrderKind::kMove:
      return order.via_convoy() ? kVia : kMoves;
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove: {
      const uint16_t place = third(locations_) ? places_.Of(order.third_type(), order.third()) : UnitPlaces::kNone;
      return place == UnitPlaces::kNone ? kNoGroup : kSupports + place;
    }
    case OrderKind::kConvoy:
      return third(provinces_) && order.third_type() == UnitType::kArmy ? FirstConvoy() + order.third() : kNoGroup;
    case OrderKind::kRetreat:
      return Retreats();
    case OrderKind::kDisband:
      return Disband();
    case OrderKind::kBuild:
      return Build();
    case OrderKind::kNone:
    case OrderKind::kWaive:
      break;
  }
  return kNoGroup;
}

size_t ActionTable::GroupOf(Order order) const {
  if (order.source() >= locations_ || !order.type_known()) return kNoGroup;
  const uint16_t place = places_.Of(order.unit_type(), order.source());
  if (place == UnitPlaces::kNone) return kNoGroup;
  const size_t group = GroupInPlace(order);
  return group == kNoGroup ? kNoGroup : place * GroupsOfPlace() + group;
}

uint32_t ActionTable::NumberOf(Order order) const {
  if (order != order.WithoutUnusedFields()) return kNoAction;  // listed orders leave these fields empty
  if (order.kind() == OrderKind::kWaive) return starts_.back();
  const size_t group = GroupOf(order);
  if (group == kNoGroup) return kNoAction;
  const auto first = targets_.begin() + starts_[group], end = targets_.begin() + starts_[group + 1];
  if (first == end) return kNoAction;
  if (order.target() == kNoLocation) {
    const bool is_whole = *first == kNoLocation && order.kind() != OrderKind::kSupportMove;
    return is_whole ? starts_[group] : kNoAction;
  }
  const auto found = std::lower_bound(first + (*first == kNoLocation ? 1 : 0), end, order.target());
  return found == end || *found != order.target() ? kNoAction : static_cast<uint32_t>(found - targets_.begin());
}

Order ActionTable::OrderOf(const Unit& unit, size_t group, LocationIndex target) const {
  if (group == kHold) return Order::Hold(unit);
  if (group == kMoves || group == kVia) return Order::Move(unit, target, group == kVia);
  if (group < FirstConvoy()) {
    const Unit& supported = places_.At(group - kSupports);
    if (target == kNoLocation) return Order::SupportHold(unit, supported.type, supported.location);
    return Order::SupportMove(unit, supported.type, supported.location, target);
  }
  if (group < Retreats()) return Order::Convoy(unit, static_cast<LocationIndex>(group - FirstConvoy()), target);
  if (group == Retreats()) return Order::Retreat(unit, target);
  return group == Disband() ? Order::Disband(unit) : Order::Build(unit);
}

Order ActionTable::At(uint32_t number) const {
  if (number == starts_.back()) return Order::Waive(kNoPower);
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), number);
  const auto group = static_cast<size_t>(after - starts_.begin() - 1);
  const Unit& unit = places_.At(group / GroupsOfPlace());
  return OrderOf(unit, group % GroupsOfPlace(), targets_[number]).WithPower(kNoPower);
}

}  // namespace entente
