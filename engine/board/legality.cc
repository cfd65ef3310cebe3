#include "board/legality.h"

namespace entente {
namespace {

bool IsLocation(const Map& map, LocationIndex location) { return location < map.location_count(); }

CheckedOrder Refuse(Order order, Illegality why) { return {order, why}; }

// The checks below are made twice: for boards on which passages, leagues and dummies can make an order illegal
// (BoardView::is_special), and for all others, which need not ask.

// Whether the unit could be convoyed back to its own province by the units on the board but `except`: an army under
// CONVOY_BACK, a fleet to another coast of it under PORTAGE_CONVOY.
Illegality WhyNoReturn(const BoardView& board, const Unit& unit, LocationIndex target, ProvinceIndex except) {
  const ProvinceIndex home = board.map().ProvinceOf(unit.location);
  const bool is_army = unit.type == UnitType::kArmy;
  const bool allowed = is_army ? board.rules().convoy_back == ConvoyBack::kAllowed
                               : board.AreFleetsConvoyed() && board.map().IsCoast(unit.location);
  if (!allowed || (!is_army && target == unit.location)) return Illegality::kOwnProvince;
  if (!board.CouldConvoy(unit.type, home, home, except)) return Illegality::kNoFleets;
  return is_army || target == home || board.graph().MayStand(unit.type, target) ? Illegality::kNone
                                                                                : Illegality::kCoastUnreachable;
}

// Whether the unit could make the move at all: directly, or convoyed by the units on the board but `except`.
// `target` may be a coast (of a fleet) or a province.
template <bool kSpecial>
Illegality WhyNoMove(const BoardView& board, const Unit& unit, LocationIndex target, ProvinceIndex except) {
  const Map& map = board.map();
  const ProvinceIndex from = map.ProvinceOf(unit.location), to = map.ProvinceOf(target);
  if (kSpecial && IsImmobile(map, board.rules(), unit.power)) {
    return from == to ? Illegality::kOwnProvince : Illegality::kImmobile;
  }
  if (from == to) return WhyNoReturn(board, unit, target, except);
  const bool open = !kSpecial || board.IsOpen(unit, to);
  if (unit.type == UnitType::kFleet) {
    if (board.CouldConvoy(UnitType::kFleet, from, to, except) &&
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
  return board.CouldConvoy(UnitType::kArmy, from, to, except) ? Illegality::kNone : Illegality::kNoFleets;
}

// The place that a fleet ordered to `target` means, of the `places` (a location row) in that province; kNoLocation with
// the reason in `why` if it is none of them, or if several could be meant. 4.B.1, 4.B.2, 4.B.3.
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

// Of a fleet that armies could carry to its target: every coast is within reach.
CheckedOrder CheckMoveOverLand(const BoardView& board, Order order) {
  Illegality why = Illegality::kNone;
  const LocationIndex arrival =
      PlaceMeant(board.graph().fleet_places(), board.map(), board.rules(), order.target(), why);
  if (arrival == kNoLocation) return Refuse(order, why);
  return {order.WithTarget(arrival)};
}

// To another coast of its own province, which it has to name.
CheckedOrder CheckReturnOverLand(const BoardView& board, Order order) {
  const Illegality why = WhyNoReturn(board, order.unit(), order.target(), kNoProvince);
  if (why != Illegality::kNone) return Refuse(order, why);
  return board.map().IsCoast(order.target()) ? CheckedOrder{order} : Refuse(order, Illegality::kCoastNeeded);
}

// What a fleet reaches by itself comes first: whether armies stand near its way does not change what an order means.
template <bool kSpecial>
CheckedOrder CheckFleetMove(const BoardView& board, Order order) {
  const Map& map = board.map();
  const ProvinceIndex from = map.ProvinceOf(order.source()), to = map.ProvinceOf(order.target());
  if (from == to) return CheckReturnOverLand(board, order);
  Illegality why = board.AreFleetsConvoyed() ? Illegality::kNoFleets : Illegality::kFleetNotConvoyed;
  if (!order.via_convoy()) {
    const LocationIndex arrival =
        FleetDestination(board.graph(), map, board.rules(), order.source(), order.target(), why);
    const bool open = !kSpecial || arrival == kNoLocation || board.IsOpen(order.unit(), to);
    if (arrival != kNoLocation && open) return {order.WithTarget(arrival)};
    if (!open) why = Illegality::kPassageClosed;
  }
  if (board.CouldConvoy(UnitType::kFleet, from, to, kNoProvince)) return CheckMoveOverLand(board, order);
  return Refuse(order, why);
}

template <bool kSpecial>
CheckedOrder CheckArmyMove(const BoardView& board, Order order) {
  const ProvinceIndex from = board.map().ProvinceOf(order.source()), to = board.map().ProvinceOf(order.target());
  const Order plain = order.WithTarget(to);  // a coast means nothing for an army (4.B.6)
  if (from == to) return {plain, WhyNoReturn(board, order.unit(), to, kNoProvince)};
  const bool adjacent = TestBit(board.graph().ArmyMoves(from), to);
  const bool by_land = adjacent && (!kSpecial || board.IsOpen(order.unit(), to));
  if (!by_land && !board.graph().MayStand(UnitType::kArmy, to)) return Refuse(plain, Illegality::kCannotStand);
  if ((!by_land || order.via_convoy()) && !board.CouldConvoy(UnitType::kArmy, from, to, kNoProvince)) {
    return Refuse(plain, by_land    ? Illegality::kNoFleets
                         : adjacent ? Illegality::kPassageClosed
                                    : Illegality::kNotAdjacent);
  }
  return {plain};
}

// Fills in the real unit of a support or convoy; false if nobody stands there.
bool FillThird(const BoardView& board, Order& order) {
  const Unit third = board.position().UnitAt(board.map().ProvinceOf(order.third()));
  if (third.power == kNoPower) return false;
  order = order.WithThird(third.location).WithThirdType(third.type);
  return true;
}

// Whether the ordered unit could go into `to` itself, with full strength.
template <bool kSpecial>
Illegality WhyNoSupport(const BoardView& board, Order order, ProvinceIndex to) {
  if (!TestBit(board.graph().Reach(order.unit_type(), order.source()), to)) return Illegality::kSupportUnreachable;
  if (!kSpecial) return Illegality::kNone;
  if (!board.IsOpen(order.unit(), to)) return Illegality::kPassageClosed;
  if (board.graph().StrengthOf(order.source(), to) != PassageStrength::kFull) return Illegality::kPassageWeak;
  return Illegality::kNone;
}

template <bool kSpecial>
CheckedOrder CheckSupportHold(const BoardView& board, Order order) {
  const Map& map = board.map();
  if (!FillThird(board, order)) return Refuse(order, Illegality::kSupportedAbsent);
  const ProvinceIndex to = map.ProvinceOf(order.third());
  if (to == map.ProvinceOf(order.source())) return Refuse(order, Illegality::kSupportsItself);
  if (const Illegality why = WhyNoSupport<kSpecial>(board, order, to); why != Illegality::kNone)
    return Refuse(order, why);
  if (kSpecial &&
      LeagueForbids(board.position(), board.rules(), order.power(), board.position().UnitAt(to), kNoProvince)) {
    return Refuse(order, Illegality::kLeague);
  }
  return {order};
}

template <bool kSpecial>
CheckedOrder CheckSupportMove(const BoardView& board, Order order) {
  const Map& map = board.map();
  if (!FillThird(board, order)) return Refuse(order, Illegality::kSupportedAbsent);
  const ProvinceIndex at = map.ProvinceOf(order.source()), to = map.ProvinceOf(order.target());
  // 4.B.6; 4.B.4 where that is the rule.
  const bool no_coast = order.third_type() == UnitType::kArmy || board.rules().support_coast == SupportCoast::kIgnored;
  if (no_coast) order = order.WithTarget(to);
  if (map.ProvinceOf(order.third()) == at || to == at) return Refuse(order, Illegality::kSupportsItself);
  if (const Illegality why = WhyNoSupport<kSpecial>(board, order, to); why != Illegality::kNone)
    return Refuse(order, why);
  const Unit mover = board.position().UnitAt(map.ProvinceOf(order.third()));
  if (WhyNoMove<kSpecial>(board, mover, order.target(), kNoProvince) != Illegality::kNone) {
    return Refuse(order, Illegality::kSupportedCannotMove);
  }
  const bool might_carry = mover.type == UnitType::kFleet || TestBit(board.carriers(UnitType::kArmy), at);
  if (might_carry && WhyNoMove<kSpecial>(board, mover, order.target(), at) != Illegality::kNone) {
    return Refuse(order, Illegality::kSupporterCarries);
  }
  if (kSpecial && LeagueForbids(board.position(), board.rules(), order.power(), mover, to))
    return Refuse(order, Illegality::kLeague);
  return {order};
}

template <bool kSpecial>
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
  const bool any_way = from == to || board.rules().convoy_back == ConvoyBack::kAllowed;
  if (any_way ? !board.IsOnAnyWay(carried, at, from, to) : !board.IsOnRoute(carried, at, from, to)) {
    return Refuse(order, Illegality::kCarrierNotNeeded);
  }
  if (carried == UnitType::kFleet && map.IsCoast(target)) {
    order = order.WithTarget(target);
    if (!board.graph().MayStand(carried, target)) return Refuse(order, Illegality::kCoastUnreachable);
  }
  if (kSpecial && IsImmobile(map, board.rules(), unit.power)) return Refuse(order, Illegality::kImmobile);
  if (kSpecial && LeagueForbids(board.position(), board.rules(), order.power(), unit, to))
    return Refuse(order, Illegality::kLeague);
  return {order};
}

// NO_CHECK.
bool NamesRefusedCoast(const BoardView& board, Order order) {
  return board.rules().second_coasts == SecondCoasts::kRefused && board.map().IsCoast(order.target());
}

bool NeedsTarget(OrderKind kind) {
  return kind == OrderKind::kMove || kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
}
bool NeedsThird(OrderKind kind) {
  return kind == OrderKind::kSupportHold || kind == OrderKind::kSupportMove || kind == OrderKind::kConvoy;
}

// Of a normalised order for a unit that is there.
template <bool kSpecial>
CheckedOrder CheckByKind(const BoardView& board, Order order) {
  switch (order.kind()) {
    case OrderKind::kMove:
      if (kSpecial && IsImmobile(board.map(), board.rules(), order.power()))
        return Refuse(order, Illegality::kImmobile);
      return order.unit_type() == UnitType::kFleet ? CheckFleetMove<kSpecial>(board, order)
                                                   : CheckArmyMove<kSpecial>(board, order);
    case OrderKind::kSupportHold:
      return CheckSupportHold<kSpecial>(board, order);
    case OrderKind::kSupportMove:
    case OrderKind::kConvoy:
      if (kSpecial && NamesRefusedCoast(board, order)) return Refuse(order, Illegality::kCoastRefused);
      return order.kind() == OrderKind::kConvoy ? CheckConvoy<kSpecial>(board, order)
                                                : CheckSupportMove<kSpecial>(board, order);
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
  return board.is_special() ? CheckByKind<true>(board, order) : CheckByKind<false>(board, order);
}

}  // namespace entente
