#include "sheet/order_context.h"

#include <algorithm>

namespace entente {
namespace {

// Collects the places that some orders name, and gives the place if they agree.
class Agreed {
 public:
  void Add(LocationIndex place) {
    if (place == place_) return;
    place_ = place_ == kNoLocation ? place : kMaxLocations;
  }
  // kNoLocation if no order names a place, or if the orders disagree.
  LocationIndex place() const { return place_ == kMaxLocations ? kNoLocation : place_; }

 private:
  LocationIndex place_ = kNoLocation;
};

class Context {
 public:
  Context(const PositionView& position, LegalityCheck& legality, std::vector<Order>& kept)
      : position_(position), map_(position.map()), legality_(legality), kept_(kept) {
    std::fill_n(agreed_, map_.province_count(), Agreed());
  }

  // 4.E.2: completes coasts, first those of moves, then those of supports.
  void ExplainCoasts() {
    for (const Order order : kept_) {
      if (IsForCoast(order, OrderKind::kSupportMove) && IsOwn(order, order.third())) {
        Of(order.third()).Add(order.target());
      }
    }
    for (Order& order : kept_) {
      if (order.kind() != OrderKind::kMove || !IsPlace(order.source())) continue;
      const LocationIndex coast = Of(order.source()).place();
      if (coast == kNoLocation || legality_.Check(order).why != Illegality::kCoastNeeded) continue;
      const bool is_there = map_.ProvinceOf(coast) == map_.ProvinceOf(order.target());
      const Order explained = order.WithTarget(coast);
      if (is_there && IsOwn(order, order.source()) && legality_.Check(explained).legal()) order = explained;
    }
    std::fill_n(agreed_, map_.province_count(), Agreed());
    for (const Order order : kept_) {
      if (IsForCoast(order, OrderKind::kMove) && IsOwn(order, order.source())) Of(order.source()).Add(order.target());
    }
    for (Order& order : kept_) {
      if (order.kind() != OrderKind::kSupportMove || !IsPlace(order.third()) || !IsPlace(order.target())) continue;
      const LocationIndex coast = Of(order.third()).place();
      const bool is_open = !map_.IsCoast(order.target()) && coast != kNoLocation && IsOwn(order, order.third());
      if (is_open && map_.ProvinceOf(coast) == order.target()) order = order.WithTarget(coast);
    }
  }

  // 4.E.3: adds the moves that supports and convoys imply. `ordered`: the units with an order of their power.
  void DeduceMoves(const ProvinceSet& ordered) {
    std::fill_n(agreed_, map_.province_count(), Agreed());
    ProvinceSet by_sea{}, named{};
    for (const Order order : kept_) {
      if (order.kind() != OrderKind::kSupportMove && order.kind() != OrderKind::kConvoy) continue;
      if (!IsPlace(order.third()) || !IsPlace(order.target()) || !IsOwn(order, order.third())) continue;
      const CheckedOrder checked = legality_.Check(order);
      const ProvinceIndex from = map_.ProvinceOf(order.third());
      if (!checked.legal() || ordered.Test(from)) continue;
      Of(from).Add(checked.order.target());
      SetBit(named.words, from);
      if (order.kind() == OrderKind::kConvoy) SetBit(by_sea.words, from);
    }
    ForEachBit(named.words, map_.province_words(), [&](int p) {
      const auto from = static_cast<ProvinceIndex>(p);
      if (Of(from).place() == kNoLocation) return;
      const Order move = Order::Move(position_.UnitAt(from), Of(from).place(), by_sea.Test(from));
      if (legality_.Check(move).legal()) kept_.push_back(move);
    });
  }

  bool IsPlace(LocationIndex location) const { return location < map_.location_count(); }

 private:
  bool IsForCoast(Order order, OrderKind kind) const {
    const LocationIndex unit = kind == OrderKind::kMove ? order.source() : order.third();
    return order.kind() == kind && IsPlace(unit) && IsPlace(order.target()) && map_.IsCoast(order.target());
  }
  // Whether the unit at a place belongs to the power that gives the order.
  bool IsOwn(Order order, LocationIndex place) const {
    return position_.UnitAt(map_.ProvinceOf(place)).power == order.power() && order.power() != kNoPower;
  }
  Agreed& Of(LocationIndex place) { return agreed_[map_.ProvinceOf(place)]; }

  const PositionView& position_;
  const Map& map_;
  LegalityCheck& legality_;
  std::vector<Order>& kept_;
  Agreed agreed_[kMaxProvinces];
};

}  // namespace

void ReadInContext(const PositionView& position, const RuleOptions& rules, LegalityCheck& legality,
                   const OrderSheet& sheet, std::span<const Illegality> whys, std::vector<Order>& kept) {
  if (position.phase_type() != PhaseType::kMovement) return;
  Context context(position, legality, kept);
  if (rules.order_context == OrderContext::kTogether) context.ExplainCoasts();
  if (rules.implied_moves != ImpliedMoves::kDeduced) return;
  const Map& map = position.map();
  ProvinceSet ordered{};
  for (size_t i = 0; i < sheet.size(); ++i) {
    const Order order = sheet.orders()[i];
    if (!sheet.IsReadable(i) || IsWithdrawn(whys[i]) || order.source() >= map.location_count()) continue;
    const ProvinceIndex at = map.ProvinceOf(order.source());
    if (position.UnitAt(at).power == order.power()) SetBit(ordered.words, at);
  }
  context.DeduceMoves(ordered);
}

}  // namespace entente
