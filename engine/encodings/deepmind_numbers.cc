#include "encodings/deepmind_numbers.h"

#include <algorithm>

namespace entente {

namespace {

enum Kind : uint32_t {
  kConvoyedMove = 1,
  kConvoy = 2,
  kHold = 3,
  kMove = 4,
  kHoldSupport = 5,
  kMoveSupport = 6,
  kDisband = 8,
  kRetreat = 9,
  kBuildArmy = 10,
  kBuildFleet = 11,
  kRemove = 12,
  kWaive = 13,
};

uint32_t Pack(Kind kind, int ordered, int target = 0, int third = 0) {
  return kind | static_cast<uint32_t>(ordered) << 9 | static_cast<uint32_t>(target) << 17 |
         static_cast<uint32_t>(third) << 25;
}
uint32_t OrderedFlag(uint32_t flag) { return flag << 8; }
uint32_t TargetFlag(uint32_t flag) { return flag << 16; }

// Lists all actions.
class Lister {
 public:
  Lister(const Map& map, const PublishedPlaces& places, const ConvoyWaters& waters)
      : map_(map), graph_(map.stage(0).graph()), places_(places), waters_(waters) {}

  std::vector<uint32_t> All() {
    for (int id = 0; id < kPublishedProvinces; ++id) {
      const ProvinceIndex province = places_.ProvinceWithId(id);
      for (const Kind kind : {kHold, kDisband, kRemove}) actions_.push_back(Pack(kind, id));
      AddMoves(province);
      AddSupports(province);
      AddConvoyedMoves(province);
    }
    for (const PowerIndex power : map_.powers()) {
      for (const ProvinceIndex home : map_.Homes(power)) AddBuilds(home);
    }
    actions_.push_back(kWaive);
    std::sort(actions_.begin(), actions_.end());
    actions_.erase(std::unique(actions_.begin(), actions_.end()), actions_.end());
    return std::move(actions_);
  }

 private:
  // Calls visit(type, location) for every place of a province where a unit may stand.
  template <typename Visit>
  void ForEachPlace(ProvinceIndex province, const Visit& visit) const {
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) visit(type, province);
    for (const LocationIndex coast : map_.CoastsOf(province)) visit(UnitType::kFleet, coast);
  }
  // Whether some unit of `from` may go to `to` directly, of any type.
  bool Reaches(ProvinceIndex from, ProvinceIndex to) const {
    bool reaches = false;
    ForEachPlace(from, [&](UnitType type, LocationIndex l) { reaches |= TestBit(graph_.Reach(type, l), to); });
    return reaches;
  }

  void AddMoves(ProvinceIndex from) {
    ForEachPlace(from, [&](UnitType type, LocationIndex location) {
      for (const LocationIndex to : graph_.Neighbors(type, location)) {
        for (const Kind kind : {kMove, kRetreat})
          actions_.push_back(Pack(kind, places_.IdOf(from), places_.IdOf(to)) | TargetFlag(places_.FlagOf(to)));
      }
    });
  }

  void AddSupports(ProvinceIndex supporter) {
    SeaSet others = kAllSeas;  // the seas that may carry an army that it supports
    for (int sea = 0; sea < waters_.sea_count(); ++sea) {
      if (waters_.SeaAt(sea) == supporter) others &= ~SeaBit(sea);
    }
    for (int id = 0; id < kPublishedProvinces; ++id) {
      const ProvinceIndex target = places_.ProvinceWithId(id);
      if (!Reaches(supporter, target)) continue;
      actions_.push_back(Pack(kHoldSupport, places_.IdOf(supporter), id));
      for (int third = 0; third < kPublishedProvinces; ++third) {
        const ProvinceIndex from = places_.ProvinceWithId(third);
        if (from == supporter || from == target) continue;
        if (Reaches(from, target) || waters_.Join(from, target, others))
          actions_.push_back(Pack(kMoveSupport, places_.IdOf(supporter), id, third));
      }
    }
  }

  void AddConvoyedMoves(ProvinceIndex from) {
    for (int id = 0; id < kPublishedProvinces; ++id) {
      const ProvinceIndex to = places_.ProvinceWithId(id);
      if (to == from || !waters_.Join(from, to, kAllSeas)) continue;
      actions_.push_back(Pack(kConvoyedMove, places_.IdOf(from), id));
      for (int sea = 0; sea < waters_.sea_count(); ++sea) {
        if (waters_.LiesBetween(sea, from, to))
          actions_.push_back(Pack(kConvoy, places_.IdOf(waters_.SeaAt(sea)), id, places_.IdOf(from)));
      }
    }
  }

  void AddBuilds(ProvinceIndex home) {
    ForEachPlace(home, [&](UnitType type, LocationIndex location) {
      if (graph_.Neighbors(type, location).empty()) return;
      const Kind kind = type == UnitType::kArmy ? kBuildArmy : kBuildFleet;
      actions_.push_back(Pack(kind, places_.IdOf(home)) | OrderedFlag(places_.FlagOf(location)));
    });
  }

  const Map& map_;
  const Graph graph_;
  const PublishedPlaces& places_;
  const ConvoyWaters& waters_;
  std::vector<uint32_t> actions_;
};

// Reads an action against a board.
class Reader {
 public:
  Reader(const PositionView& position, const PublishedPlaces& places, PowerIndex power, uint32_t action)
      : position_(position), places_(places), power_(power), action_(action) {}

  Order Read() const {
    const uint32_t kind = action_ & 0xff;
    if (kind == kWaive) return Order::Waive(power_);
    if (kind == kBuildArmy) return Order::Build({power_, UnitType::kArmy, Ordered()});
    if (kind == kBuildFleet) return Order::Build(FleetIn(Ordered(), action_ >> 8 & 1));
    const Unit unit = OrderedUnit(kind);
    return unit.power == kNoPower ? Order() : OfUnit(kind, {power_, unit.type, unit.location});
  }

 private:
  ProvinceIndex Ordered() const { return places_.ProvinceWithId(static_cast<int>(action_ >> 9 & 0x7f)); }
  ProvinceIndex Target() const { return places_.ProvinceWithId(static_cast<int>(action_ >> 17 & 0x7f)); }
  ProvinceIndex Third() const { return places_.ProvinceWithId(static_cast<int>(action_ >> 25)); }
  Unit FleetIn(ProvinceIndex province, uint32_t flag) const {
    return {power_, UnitType::kFleet, places_.FleetPlace(position_.map(), province, flag)};
  }
  // Its power is kNoPower if it is not there.
  Unit OrderedUnit(uint32_t kind) const {
    if (kind != kDisband && kind != kRetreat) return position_.UnitAt(Ordered());
    const int found = position_.FindDislodged(Ordered());
    return found < 0 ? Unit() : position_.Dislodged(found).unit;
  }
  LocationIndex TargetOf(UnitType type) const {
    return type == UnitType::kArmy ? Target() : FleetIn(Target(), action_ >> 16 & 1).location;
  }
  // A support of the unit in a province; without its type if there is none.
  static Order WithThird(Order order, const Unit& third, ProvinceIndex province) {
    return third.power == kNoPower ? order.WithThird(province).WithUnknownThirdType()
                                   : order.WithThird(third.location).WithThirdType(third.type);
  }

  Order OfUnit(uint32_t kind, const Unit& unit) const {
    switch (kind) {
      case kConvoyedMove:
        return Order::Move(unit, Target(), true);
      case kConvoy:
        return Order::Convoy(unit, Third(), Target());
      case kHold:
        return Order::Hold(unit);
      case kMove:
        return Order::Move(unit, TargetOf(unit.type));
      case kHoldSupport:
        return WithThird(Order::SupportHold(unit, UnitType::kArmy, Target()), position_.UnitAt(Target()), Target());
      case kMoveSupport:
        return WithThird(Order::SupportMove(unit, UnitType::kArmy, Third(), Target()), position_.UnitAt(Third()),
                         Third());
      case kRetreat:
        return Order::Retreat(unit, TargetOf(unit.type));
      case kDisband:
      case kRemove:
        return Order::Disband(unit);
      default:
        return Order();
    }
  }

  const PositionView& position_;
  const PublishedPlaces& places_;
  PowerIndex power_;
  uint32_t action_;
};

}  // namespace

std::vector<uint32_t> DeepMindActions(const Map& map, const PublishedPlaces& places, const ConvoyWaters& waters) {
  return Lister(map, places, waters).All();
}

uint32_t DeepMindAction(const Map& map, const PublishedPlaces& places, Order order, bool is_removal) {
  if (order.kind() == OrderKind::kWaive) return kWaive;
  const int ordered = places.IdOf(order.source());
  const int target = order.has_target() ? places.IdOf(order.target()) : 0;
  const int third = order.has_third() ? places.IdOf(map.ProvinceOf(order.third())) : 0;
  if (ordered < 0 || target < 0 || third < 0) return 0;
  const uint32_t target_flag = order.has_target() ? TargetFlag(places.FlagOf(order.target())) : 0;
  switch (order.kind()) {
    case OrderKind::kHold:
      return Pack(kHold, ordered);
    case OrderKind::kMove:
      return order.via_convoy() ? Pack(kConvoyedMove, ordered, target) : Pack(kMove, ordered, target) | target_flag;
    case OrderKind::kSupportHold:
      return Pack(kHoldSupport, ordered, third);
    case OrderKind::kSupportMove:
      return Pack(kMoveSupport, ordered, target, third);
    case OrderKind::kConvoy:
      return Pack(kConvoy, ordered, target, third);
    case OrderKind::kRetreat:
      return Pack(kRetreat, ordered, target) | target_flag;
    case OrderKind::kDisband:
      return Pack(is_removal ? kRemove : kDisband, ordered);
    case OrderKind::kBuild:
      return order.unit_type() == UnitType::kArmy
                 ? Pack(kBuildArmy, ordered)
                 : Pack(kBuildFleet, ordered) | OrderedFlag(places.FlagOf(order.source()));
    default:
      return 0;
  }
}

Order DeepMindOrder(const PositionView& position, const PublishedPlaces& places, PowerIndex power, uint32_t action) {
  return Reader(position, places, power, action).Read();
}

}  // namespace entente
