#include "datc_tests/properties/random_orders.h"

#include <algorithm>
#include <memory>

#include "datc_tests/properties/random_board.h"

namespace entente {
namespace {

// A lister of the map. Reuses the thread's last one if it is of the same map, because its tables take longer than a
// board.
LegalOrderLister& ListerOf(const Map& map) {
  struct Last {
    const Map* map;
    uint32_t fingerprint;
    LegalOrderLister lister;
  };
  thread_local std::unique_ptr<Last> last;
  if (last == nullptr || last->map != &map || last->fingerprint != map.fingerprint()) {
    last.reset(new Last{&map, map.fingerprint(), LegalOrderLister(map)});
  }
  return last->lister;
}

std::vector<Order> ListUnit(const LegalOrderLister& lister, ProvinceIndex province) {
  thread_local std::vector<Order> room(512);
  while (true) {
    OrderSink sink(room);
    lister.ListUnit(province, sink);
    if (!sink.overflowed()) return {room.data(), room.data() + sink.needed()};
    room.resize(sink.needed());
  }
}

std::vector<Order> OfKind(const std::vector<Order>& orders, OrderKind kind, bool via) {
  std::vector<Order> found;
  for (const Order order : orders) {
    if (order.kind() == kind && order.via_convoy() == via) found.push_back(order);
  }
  return found;
}

}  // namespace

std::vector<Order> LegalOrders(const PositionView& position, ProvinceIndex province) {
  const RuleOptions rules;
  LegalOrderLister& lister = ListerOf(position.map());
  lister.SetPosition(position, rules);
  return ListUnit(lister, province);
}

std::vector<std::vector<Order>> AllLegalOrders(const PositionView& position) {
  const RuleOptions rules;
  LegalOrderLister& lister = ListerOf(position.map());
  lister.SetPosition(position, rules);
  std::vector<std::vector<Order>> all;
  for (int p = 0; p < position.map().province_count(); ++p) {
    all.push_back(ListUnit(lister, static_cast<ProvinceIndex>(p)));
  }
  return all;
}

std::vector<Order> OrderWriter::Write() {
  legal_ = AllLegalOrders(position_);
  chosen_.assign(legal_.size(), Order());
  if (position_.phase_type() == PhaseType::kMovement) {
    WriteMoves();
    WriteHelp();
  } else {
    WriteFreely();
  }
  for (const Order order : chosen_) {
    if (order.kind() != OrderKind::kNone) orders_.push_back(order);
  }
  AddNoise();
  Shuffle(orders_, random_);
  return orders_;
}

void OrderWriter::WriteMoves() {
  for (size_t p = 0; p < legal_.size(); ++p) {
    if (legal_[p].empty() || !Chance(55, random_)) continue;
    const auto direct = OfKind(legal_[p], OrderKind::kMove, false), by_sea = OfKind(legal_[p], OrderKind::kMove, true);
    if (!by_sea.empty() && Chance(60, random_)) {
      chosen_[p] = Pick(by_sea, random_).WithViaConvoy(Chance(70, random_));
    } else if (!direct.empty()) {
      chosen_[p] = Pick(direct, random_);
    }
  }
}

// Writes supports and convoys of the written moves, usually; else any order.
void OrderWriter::WriteHelp() {
  for (size_t p = 0; p < legal_.size(); ++p) {
    if (legal_[p].empty() || chosen_[p].kind() != OrderKind::kNone || Chance(8, random_)) continue;
    std::vector<Order> convoys, supports;
    for (const Order order : legal_[p]) {
      if (!Matches(order)) continue;
      (order.kind() == OrderKind::kConvoy ? convoys : supports).push_back(order);
    }
    if (!convoys.empty() && Chance(65, random_)) {
      chosen_[p] = Pick(convoys, random_);
    } else if (!supports.empty() && Chance(80, random_)) {
      chosen_[p] = Pick(supports, random_);
    } else {
      chosen_[p] = Pick(legal_[p], random_);
    }
  }
}

bool OrderWriter::Matches(Order order) const {
  if (order.kind() < OrderKind::kSupportHold || order.kind() > OrderKind::kConvoy) return false;
  const Order third = chosen_[map_.ProvinceOf(order.third())];
  if (order.kind() == OrderKind::kSupportHold) return third.kind() != OrderKind::kMove;
  return third.kind() == OrderKind::kMove && map_.ProvinceOf(third.target()) == map_.ProvinceOf(order.target());
}

void OrderWriter::WriteFreely() {
  for (size_t p = 0; p < legal_.size(); ++p) {
    if (!legal_[p].empty() && Chance(75, random_)) chosen_[p] = Pick(legal_[p], random_);
  }
  if (position_.phase_type() == PhaseType::kAdjustments && Chance(30, random_)) {
    orders_.push_back(Order::Waive(static_cast<PowerIndex>(random_.Below(static_cast<uint32_t>(map_.power_count())))));
  }
}

void OrderWriter::AddNoise() {
  const auto add = [&](const Unit& unit) {
    if (!Chance(illegal_percent_, random_)) return;
    const ProvinceIndex province = map_.ProvinceOf(unit.location);
    // Replaces the unit's order or is added to it.
    if (Chance(70, random_)) {
      std::erase_if(orders_, [&](Order order) {
        return order.source() < map_.location_count() && map_.ProvinceOf(order.source()) == province;
      });
    }
    orders_.push_back(RandomOrder(unit));
  };
  position_.ForEachUnit(add);
  for (int i = 0; i < position_.dislodged_count(); ++i) add(position_.Dislodged(i).unit);
}

LocationIndex OrderWriter::RandomPlace() {
  return Chance(3, random_) ? kNoLocation
                            : static_cast<LocationIndex>(random_.Below(static_cast<uint32_t>(map_.location_count())));
}

Order OrderWriter::RandomOrder(const Unit& unit) {
  Order order = Order::Hold(unit).WithKind(static_cast<OrderKind>(random_.Below(10)));
  if (Chance(50, random_)) order = order.WithKind(static_cast<OrderKind>(2 + random_.Below(4)));
  if (Chance(20, random_)) order = order.WithSource(RandomPlace());
  if (Chance(15, random_)) {
    order = order.WithPower(static_cast<PowerIndex>(random_.Below(static_cast<uint32_t>(map_.power_count()))));
  }
  if (Chance(20, random_)) order = order.WithUnknownType();
  order = order.WithTarget(RandomPlace());
  std::vector<LocationIndex> occupied;
  position_.ForEachUnit([&](const Unit& other) { occupied.push_back(other.location); });
  order = order.WithThird(occupied.empty() || Chance(20, random_) ? RandomPlace() : Pick(occupied, random_));
  return order.WithViaConvoy(order.kind() == OrderKind::kMove && Chance(30, random_));
}

}  // namespace entente
