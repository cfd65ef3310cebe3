#include "board/legality.h"

namespace entente {
namespace {

bool IsLocation(const Map& map, LocationIndex location) { return location < map.location_count(); }

CheckedOrder Refuse(Order order, Illegality why) { return {order, why}; }

// ---- Orders that are legal as written ----

constexpr uint64_t kAnyTarget = uint64_t{kNoLocation} << 36,
                   kAnyThird = uint64_t{kNoLocation} << 48;  // also the value for no place
constexpr uint64_t kAnyThirdType = 1 << 7, kAnyWay = 1 << 6;
constexpr uint64_t kUnitFields = 15 | 1 << 4 | 0xff << 16 | uint64_t{kNoLocation} << 24;  // the kind, too

// Whether the order names nothing beyond its kind and its unit, the fields in `any` aside. `bits` are the bits of such
// an order.
constexpr uint64_t kNothingElse = 1 << 5 | kAnyTarget | kAnyThird;
constexpr uint64_t kOnlyThird = kNothingElse | 1 << 8 | kAnyThirdType;
bool Names(Order order, uint64_t any, uint64_t bits) { return ((order.bits() & ~kUnitFields) | any) == bits; }

// Whether an army could go to `to` by convoy; armies may stand where it lands.
bool CanGoBySea(const BoardView& board, const Unit& unit, LocationIndex to, ProvinceIndex except) {
  return unit.type == UnitType::kArmy && to < board.map().province_count() && to != unit.location &&
         board.CanBeCarried(UnitType::kArmy, unit.location, to, except) && !board.IsImmobile(unit);
}

bool IsLegalMove(const BoardView& board, Order order) {
  const Unit unit = order.unit();
  if (Names(order, kAnyTarget, kNothingElse) && board.CanMove(unit, order.target())) return true;
  return Names(order, kAnyTarget | kAnyWay, kNothingElse | kAnyWay) &&
         CanGoBySea(board, unit, order.target(), kNoProvince);
}

// The unit that the order names as its third; its power is kNoPower if the order describes the unit wrongly.
Unit ThirdAsWritten(const BoardView& board, Order order) {
  const LocationIndex location = order.third();
  if (!IsLocation(board.map(), location)) return {};
  const Unit third = board.position().UnitAt(board.map().ProvinceOf(location));
  return third.location == location && third.type == order.third_type() ? third : Unit{};
}

// The unit does not support its own convoy (6.D.31). If the supported unit could go by land, the convoy does not
// matter.
bool IsLegalSupport(const BoardView& board, Order order) {
  const Map& map = board.map();
  const bool holds = order.kind() == OrderKind::kSupportHold;
  if (!Names(order, (holds ? 0 : kAnyTarget) | kAnyThird | kAnyThirdType, kOnlyThird)) return false;
  const Unit third = ThirdAsWritten(board, order);
  if (third.power == kNoPower) return false;
  const ProvinceIndex at = map.ProvinceOf(order.source()), from = map.ProvinceOf(third.location);
  if (!holds && !board.CanMove(third, order.target())) {
    if (!CanGoBySea(board, third, order.target(), at)) return false;
  } else if (!holds && map.IsCoast(order.target()) && board.rules().support_coast == SupportCoast::kIgnored) {
    return false;
  }
  const ProvinceIndex to = holds ? from : map.ProvinceOf(order.target());
  return from != at && to != at && board.CanSupport(order.unit(), to);
}

// Checks the convoy of an army by a fleet at sea.
bool IsLegalConvoy(const BoardView& board, Order order) {
  const Map& map = board.map();
  const LocationIndex from = order.third(), to = order.target();
  if (!Names(order, kAnyTarget | kAnyThird | kAnyThirdType, kOnlyThird)) return false;
  if (from >= map.province_count() || to >= map.province_count() || from == to) return false;
  if (order.unit_type() != UnitType::kFleet || order.third_type() != UnitType::kArmy) return false;
  const Unit third = ThirdAsWritten(board, order);
  return third.power != kNoPower && !board.IsImmobile(third) &&
         board.CanConvoy(UnitType::kArmy, map.ProvinceOf(order.source()), from, to);
}

// Whether a league forbids the order, or its coast must not be written.
bool IsForbidden(const BoardView& board, Order order) {
  const OrderKind kind = order.kind();
  if (kind < OrderKind::kSupportHold) return false;
  const Map& map = board.map();
  const bool holds = kind == OrderKind::kSupportHold;
  const bool names_coast = !holds && map.IsCoast(order.target());
  if (names_coast && board.rules().second_coasts == SecondCoasts::kRefused) return true;
  const Unit third = board.position().UnitAt(map.ProvinceOf(order.third()));
  const ProvinceIndex to = holds ? kNoProvince : map.ProvinceOf(order.target());
  return LeagueForbids(board.position(), board.rules(), order.power(), third, to);
}

// ---- The reason why an order is illegal ----

// The reason why the units on the board except `except` cannot convoy the unit back to its own province: an army under
// CONVOY_BACK, a fleet to another coast under PORTAGE_CONVOY.
Illegality WhyNoReturn(const BoardView& board, const Unit& unit, LocationIndex target, ProvinceIndex except) {
  const ProvinceIndex home = board.map().ProvinceOf(unit.location);
  const bool is_army = unit.type == UnitType::kArmy;
  const bool allowed = is_army ? board.rules().convoy_back == ConvoyBack::kAllowed
                               : board.AreFleetsConvoyed() && board.map().IsCoast(unit.location);
  if (!allowed || (!is_army && target == unit.location)) return Illegality::kOwnProvince;
  if (!board.CanBeCarried(unit.type, home, home, except)) return Illegality::kNoFleets;
  return is_army || target == home || board.graph().MayStand(unit.type, target) ? Illegality::kNone
                                                                                : Illegality::kCoastUnreachable;
}

// The reason why the unit cannot make the move, neither directly nor convoyed by the units on the board except
// `except`. `target` may be a coast (of a fleet) or a province.
Illegality WhyNoMove(const BoardView& board, const Unit& unit, LocationIndex target, ProvinceIndex except) {
  const Map& map = board.map();
  const ProvinceIndex from = map.ProvinceOf(unit.location), to = map.ProvinceOf(target);
  if (board.IsImmobile(unit)) {
    return from == to ? Illegality::kOwnProvince : Illegality::kImmobile;
  }
  if (from == to) return WhyNoReturn(board, unit, target, except);
  const bool open = board.IsOpen(unit, to);
  if (unit.type == UnitType::kFleet) {
    if (board.CanBeCarried(UnitType::kFleet, from, to, except) &&
        (!map.IsCoast(target) || board.graph().MayStand(UnitType::kFleet, target))) {
      return Illegality::kNone;
    }
    if (!TestBit(board.graph().FleetReach(unit.location), to)) return Illegality::kNotAdjacent;
    if (!open) return Illegality::kPassageClosed;
    const bool arrives = !map.IsCoast(target) || TestBit(board.graph().FleetMoves(unit.location), target);
    return arrives ? Illegality::kNone : Illegality::kCoastUnreachable;
  }
  if (open && TestBit(board.graph().ArmyMoves(from), to)) return Illegality::kNone;
  if (!board.graph().MayStand(UnitType::kArmy, to)) return Illegality::kCannotStand;
  return board.CanBeCarried(UnitType::kArmy, from, to, except) ? Illegality::kNone : Illegality::kNoFleets;
}

// The place that a fleet ordered to `target` means, out of `places` (a location row) in that province. kNoLocation,
// with the reason in `why`, if it means none of them or may mean several. DATC 4.B.1, 4.B.2, 4.B.3.
LocationIndex PlaceMeant(const Word* places, const Map& map, const RuleOptions& rules, LocationIndex target,
                         Illegality& why) {
  if (TestBit(places, target)) return target;
  const ProvinceIndex province = map.ProvinceOf(target);
  if (map.IsCoast(target) && rules.wrong_move_coast == WrongMoveCoast::kIllegal) {
    why = Illegality::kCoastUnreachable;
    return kNoLocation;
  }
  LocationIndex only = TestBit(places, province) ? province : kNoLocation;
  for (int c = 0; c < map.CoastCount(province); ++c) {
    const auto coast = static_cast<LocationIndex>(map.FirstCoast(province) + c);
    if (!TestBit(places, coast)) continue;
    if (only != kNoLocation) only = kMaxLocations;  // more than one
    if (only == kNoLocation) only = coast;
  }
  const bool refused = !map.IsCoast(target) && rules.missing_coast == MissingCoast::kFails;
  if (only == kMaxLocations || refused) {
    why = Illegality::kCoastNeeded;
    return kNoLocation;
  }
  return only;
}

// Checks the move of a fleet that armies carry: it may arrive at every coast.
CheckedOrder CheckMoveOverLand(const BoardView& board, Order order) {
  Illegality why = Illegality::kNone;
  const LocationIndex arrival =
      PlaceMeant(board.graph().fleet_places(), board.map(), board.rules(), order.target(), why);
  if (arrival == kNoLocation) return Refuse(order, why);
  return {order.WithTarget(arrival)};
}

// Checks the move of a carried fleet to another coast of its own province; the order must name the coast.
CheckedOrder CheckReturnOverLand(const BoardView& board, Order order) {
  const Illegality why = WhyNoReturn(board, order.unit(), order.target(), kNoProvince);
  if (why != Illegality::kNone) return Refuse(order, why);
  return board.map().IsCoast(order.target()) ? CheckedOrder{order} : Refuse(order, Illegality::kCoastNeeded);
}

// Looks first at the places that the fleet reaches by itself, so that armies near its way do not change what an order
// means.
CheckedOrder CheckFleetMove(const BoardView& board, Order order) {
  const Map& map = board.map();
  const ProvinceIndex from = map.ProvinceOf(order.source()), to = map.ProvinceOf(order.target());
  if (from == to) return CheckReturnOverLand(board, order);
  Illegality why = board.AreFleetsConvoyed() ? Illegality::kNoFleets : Illegality::kFleetNotConvoyed;
  if (!order.via_convoy()) {
    const LocationIndex arrival =
        FleetDestination(board.graph(), map, board.rules(), order.source(), order.target(), why);
    const bool open = arrival == kNoLocation || board.IsOpen(order.unit(), to);
    if (arrival != kNoLocation && open) return {order.WithTarget(arrival)};
    if (!open) why = Illegality::kPassageClosed;
  }
  if (board.CanBeCarried(UnitType::kFleet, from, to)) return CheckMoveOverLand(board, order);
  return Refuse(order, why);
}

CheckedOrder CheckArmyMove(const BoardView& board, Order order) {
  const ProvinceIndex from = board.map().ProvinceOf(order.source()), to = board.map().ProvinceOf(order.target());
  const Order plain = order.WithTarget(to);  // an army ignores a coast (4.B.6)
  if (from == to) return {plain, WhyNoReturn(board, order.unit(), to, kNoProvince)};
  const bool adjacent = TestBit(board.graph().ArmyMoves(from), to);
  const bool by_land = adjacent && board.IsOpen(order.unit(), to);
  if (!by_land && !board.graph().MayStand(UnitType::kArmy, to)) return Refuse(plain, Illegality::kCannotStand);
  if ((!by_land || order.via_convoy()) && !board.CanBeCarried(UnitType::kArmy, from, to)) {
    return Refuse(plain, by_land    ? Illegality::kNoFleets
                         : adjacent ? Illegality::kPassageClosed
                                    : Illegality::kNotAdjacent);
  }
  return {plain};
}

// Fills in the real unit of a support or convoy. Returns false if no unit stands in that province.
bool FillThird(const BoardView& board, Order& order) {
  const Unit third = board.position().UnitAt(board.map().ProvinceOf(order.third()));
  if (third.power == kNoPower) return false;
  order = order.WithThird(third.location).WithThirdType(third.type);
  return true;
}

// The reason why the ordered unit could not go into `to` itself with full strength.
Illegality WhyNoSupport(const BoardView& board, Order order, ProvinceIndex to) {
  if (!TestBit(board.graph().Reach(order.unit_type(), order.source()), to)) return Illegality::kSupportUnreachable;
  if (!board.IsOpen(order.unit(), to)) return Illegality::kPassageClosed;
  if (board.graph().StrengthOf(order.source(), to) != PassageStrength::kFull) return Illegality::kPassageWeak;
  return Illegality::kNone;
}

CheckedOrder CheckSupportHold(const BoardView& board, Order order) {
  const Map& map = board.map();
  if (!FillThird(board, order)) return Refuse(order, Illegality::kSupportedAbsent);
  const ProvinceIndex to = map.ProvinceOf(order.third());
  if (to == map.ProvinceOf(order.source())) return Refuse(order, Illegality::kSupportsItself);
  if (const Illegality why = WhyNoSupport(board, order, to); why != Illegality::kNone) return Refuse(order, why);
  if (LeagueForbids(board.position(), board.rules(), order.power(), board.position().UnitAt(to), kNoProvince)) {
    return Refuse(order, Illegality::kLeague);
  }
  return {order};
}

CheckedOrder CheckSupportMove(const BoardView& board, Order order) {
  const Map& map = board.map();
  if (!FillThird(board, order)) return Refuse(order, Illegality::kSupportedAbsent);
  const ProvinceIndex at = map.ProvinceOf(order.source()), to = map.ProvinceOf(order.target());
  // DATC 4.B.6; 4.B.4 if the rules choose it.
  const bool no_coast = order.third_type() == UnitType::kArmy || board.rules().support_coast == SupportCoast::kIgnored;
  if (no_coast) order = order.WithTarget(to);
  if (map.ProvinceOf(order.third()) == at || to == at) return Refuse(order, Illegality::kSupportsItself);
  if (const Illegality why = WhyNoSupport(board, order, to); why != Illegality::kNone) return Refuse(order, why);
  const Unit mover = board.position().UnitAt(map.ProvinceOf(order.third()));
  if (WhyNoMove(board, mover, order.target(), kNoProvince) != Illegality::kNone) {
    return Refuse(order, Illegality::kSupportedCannotMove);
  }
  const bool might_carry = mover.type == UnitType::kFleet || TestBit(board.carriers(UnitType::kArmy), at);
  if (might_carry && WhyNoMove(board, mover, order.target(), at) != Illegality::kNone) {
    return Refuse(order, Illegality::kSupporterCarries);
  }
  if (LeagueForbids(board.position(), board.rules(), order.power(), mover, to))
    return Refuse(order, Illegality::kLeague);
  return {order};
}

CheckedOrder CheckConvoy(const BoardView& board, Order order) {
  const Map& map = board.map();
  const LocationIndex target = order.target();
  const ProvinceIndex at = map.ProvinceOf(order.source()), to = map.ProvinceOf(target);
  order = order.WithTarget(to);
  if (!FillThird(board, order)) return Refuse(order, Illegality::kConvoyedAbsent);
  const UnitType carried = order.third_type();
  const bool by_fleet = order.unit_type() == UnitType::kFleet;
  if (carried == UnitType::kFleet && (by_fleet || !board.AreFleetsConvoyed()))
    return Refuse(order, Illegality::kConvoyedAbsent);
  if (carried == UnitType::kArmy && (!by_fleet || !board.graph().IsCarrierProvince(at))) {
    return Refuse(order, Illegality::kCarrierNotAtSea);
  }
  const ProvinceIndex from = map.ProvinceOf(order.third());
  const Unit unit = board.position().UnitAt(from);
  if (from == to) {
    const Illegality why = WhyNoReturn(board, unit, target, kNoProvince);
    if (why != Illegality::kNone) return Refuse(order, why);
  }
  if (!board.CanConvoy(carried, at, from, to)) return Refuse(order, Illegality::kCarrierNotNeeded);
  if (carried == UnitType::kFleet && map.IsCoast(target)) {
    order = order.WithTarget(target);
    if (!board.graph().MayStand(carried, target)) return Refuse(order, Illegality::kCoastUnreachable);
  }
  if (board.IsImmobile(unit)) return Refuse(order, Illegality::kImmobile);
  if (LeagueForbids(board.position(), board.rules(), order.power(), unit, to))
    return Refuse(order, Illegality::kLeague);
  return {order};
}

// Whether the order names a coast although second coasts are refused (NO_CHECK).
bool NamesRefusedCoast(const BoardView& board, Order order) {
  return board.rules().second_coasts == SecondCoasts::kRefused && board.map().IsCoast(order.target());
}

bool NeedsTarget(OrderKind kind) {
  return kind == OrderKind::kMove || kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
}
bool NeedsThird(OrderKind kind) {
  return kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
}

// Checks a normalised order whose unit is on the board.
CheckedOrder CheckByKind(const BoardView& board, Order order) {
  switch (order.kind()) {
    case OrderKind::kMove:
      if (board.IsImmobile(order.unit())) return Refuse(order, Illegality::kImmobile);
      return order.unit_type() == UnitType::kFleet ? CheckFleetMove(board, order) : CheckArmyMove(board, order);
    case OrderKind::kSupportHold:
      return CheckSupportHold(board, order);
    case OrderKind::kSupportMove:
    case OrderKind::kConvoy:
      if (NamesRefusedCoast(board, order)) return Refuse(order, Illegality::kCoastRefused);
      return order.kind() == OrderKind::kConvoy ? CheckConvoy(board, order) : CheckSupportMove(board, order);
    default:
      return {order};
  }
}

}  // namespace

bool LeagueLineForbids(const PositionView& position, PowerIndex power, const Unit& unit, ProvinceIndex to) {
  const MapStage& stage = position.stage();
  const LeagueBehavior behavior = stage.BehaviorOf(power);
  if (behavior == LeagueBehavior::kNone) return false;
  const auto listed = [&](PowerIndex other) { return (stage.LeaguePowers(power) >> other & 1) != 0; };
  if (listed(unit.power)) return false;
  if (behavior == LeagueBehavior::kStrict) return true;
  const Unit holder = to == kNoProvince ? Unit{} : position.UnitAt(to);
  return holder.power != kNoPower && listed(holder.power);
}

LocationIndex FleetDestination(const Graph& graph, const Map& map, const RuleOptions& rules, LocationIndex from,
                               LocationIndex target, Illegality& why) {
  const Word* moves = graph.FleetMoves(from);
  if (TestBit(moves, target)) return target;
  const ProvinceIndex province = map.ProvinceOf(target);
  if (!TestBit(graph.FleetReach(from), province)) {
    why = graph.terrain(province) == Terrain::kLand ? Illegality::kCannotStand : Illegality::kNotAdjacent;
    return kNoLocation;
  }
  return PlaceMeant(moves, map, rules, target, why);
}

bool IsLegalAsWritten(const BoardView& board, Order order) {
  const Map& map = board.map();
  if (!IsLocation(map, order.source())) return false;
  const uint16_t code = board.position().unit_codes()[map.ProvinceOf(order.source())];
  if (code == 0 || code != UnitCode(map, order.unit())) return false;
  bool is_legal = false;
  switch (order.kind()) {
    case OrderKind::kHold:
      return Names(order, 0, kNothingElse);
    case OrderKind::kMove:
      return IsLegalMove(board, order);
    case OrderKind::kSupportHold:
    case OrderKind::kSupportMove:
      is_legal = IsLegalSupport(board, order);
      break;
    case OrderKind::kConvoy:
      is_legal = IsLegalConvoy(board, order);
      break;
    default:
      break;
  }
  return is_legal && !(board.is_special() && IsForbidden(board, order));
}

CheckedOrder CheckInFull(const BoardView& board, Order order) {
  const Map& map = board.map();
  const OrderKind kind = order.kind();
  if (kind < OrderKind::kHold || kind > OrderKind::kConvoy) {
    return Refuse(
        order, kind > OrderKind::kWaive || kind == OrderKind::kNone ? Illegality::kMalformed : Illegality::kWrongPhase);
  }
  if (!IsLocation(map, order.source()) || (NeedsTarget(kind) && !IsLocation(map, order.target())) ||
      (NeedsThird(kind) && !IsLocation(map, order.third()))) {
    return Refuse(order, Illegality::kMalformed);
  }
  const Unit unit = board.position().UnitAt(map.ProvinceOf(order.source()));
  if (unit.power == kNoPower) return Refuse(order, Illegality::kUnitAbsent);
  const bool foreign = order.power() != kNoPower && order.power() != unit.power;
  if (foreign && board.rules().foreign_orders != ForeignOrders::kAccepted) {
    return Refuse(order, Illegality::kForeignUnit);
  }
  order = order.WithPower(unit.power).WithSource(unit.location).WithUnitType(unit.type).WithoutUnusedFields();
  return CheckByKind(board, order);
}

}  // namespace entente
