#include "datc_tests/properties/aimed_board.h"

#include <algorithm>

#include "board/legality.h"

namespace entente {
namespace {

constexpr int kTries = 12;

ProvinceIndex ProvinceOf(const Map& map, LocationIndex location) {
  return location < map.location_count() ? map.ProvinceOf(location) : kNoProvince;
}

std::vector<Unit> UnitsOf(const PositionView& position) {
  std::vector<Unit> units;
  position.ForEachUnit([&](const Unit& unit) { units.push_back(unit); });
  return units;
}

void TakeOrdersOf(BoardCase& board, ProvinceIndex province) {
  std::erase_if(board.orders, [&](Order order) { return ProvinceOf(*board.map, order.source()) == province; });
}

// Replaces all other orders of the unit.
void GiveInstead(BoardCase& board, Order order, Random& random) {
  TakeOrdersOf(board, board.map->ProvinceOf(order.source()));
  board.orders.push_back(order);
  Shuffle(board.orders, random);
}

// Units that an order of another unit attacks, supports or convoys.
std::vector<Unit> NamedUnits(const BoardCase& board) {
  const PositionView position = board.position;
  std::vector<Unit> named;
  for (const Order order : board.orders) {
    if (order.kind() < OrderKind::kMove || order.kind() > OrderKind::kConvoy) continue;
    const LocationIndex place = order.kind() == OrderKind::kMove ? order.target() : order.third();
    const ProvinceIndex province = ProvinceOf(*board.map, place);
    const bool other = province != ProvinceOf(*board.map, order.source());
    if (province != kNoProvince && other && position.HasUnit(province)) named.push_back(position.UnitAt(province));
  }
  return named;
}

// Units that could move to the province directly.
std::vector<Unit> Neighbours(const PositionView& position, ProvinceIndex to) {
  std::vector<Unit> units = UnitsOf(position);
  std::erase_if(units,
                [&](const Unit& unit) { return !TestBit(position.graph().Reach(unit.type, unit.location), to); });
  return units;
}

// A move of the unit to a location of the province that it reaches.
Order MoveInto(const PositionView& position, const Unit& unit, ProvinceIndex province, Random& random) {
  std::vector<LocationIndex> arrivals;
  for (const LocationIndex to : position.graph().Neighbors(unit.type, unit.location)) {
    if (position.map().ProvinceOf(to) == province) arrivals.push_back(to);
  }
  return Order::Move(unit, Pick(arrivals, random));
}

void GivePower(PositionRef position, Unit* unit, PowerIndex power) {
  position.RemoveUnit(position.map().ProvinceOf(unit->location));
  unit->power = power;
  position.PlaceUnit(*unit);
}

PowerIndex AnyPower(const Map& map, Random& random) {
  return static_cast<PowerIndex>(random.Below(static_cast<uint32_t>(map.power_count())));
}

// Finds a unit with at least `count` others that could move to its province; returns the others in random sequence.
// Empty if there is no such unit.
std::vector<Unit> FindSurrounded(const PositionView& position, size_t count, Unit* surrounded, Random& random) {
  const std::vector<Unit> units = UnitsOf(position);
  for (int i = 0; i < kTries && !units.empty(); ++i) {
    *surrounded = Pick(units, random);
    std::vector<Unit> others = Neighbours(position, position.map().ProvinceOf(surrounded->location));
    Shuffle(others, random);
    if (others.size() >= count) return others;
  }
  return {};
}

// ---- Retreats

// Retreats from a province into `to`, by its dislodged unit, or if there is none by any unit that could be dislodged
// there.
std::vector<Order> RetreatsInto(const PositionView& position, ProvinceIndex from, ProvinceIndex to, Random& random) {
  const Map& map = position.map();
  const int index = position.FindDislodged(from);
  const Unit lost = index >= 0 ? position.Dislodged(index).unit : RandomUnit(position, from, random);
  std::vector<Order> retreats;
  for (const LocationIndex place : map.RetreatPlaces(lost.type, lost.location)) {
    const bool goes = position.graph().IsMove(lost.type, lost.location, place);
    if (goes && map.ProvinceOf(place) == to) retreats.push_back(Order::Retreat(lost, place));
  }
  return retreats;
}

// Makes the unit of a retreat a dislodged one that may go there.
void OpenRetreat(PositionRef position, Order retreat) {
  const Unit lost = retreat.unit();
  const ProvinceIndex province = position.map().ProvinceOf(lost.location);
  if (position.FindDislodged(province) < 0) position.AddDislodged(lost);
  uint32_t* retreats = position.MutableRetreats(position.FindDislodged(province));
  const auto places = position.map().RetreatPlaces(lost.type, lost.location);
  const size_t n = static_cast<size_t>(std::find(places.begin(), places.end(), retreat.target()) - places.begin());
  retreats[n / 32] |= 1u << (n % 32);
}

std::vector<ProvinceIndex> VacantNeighbours(const PositionView& position, ProvinceIndex of) {
  std::vector<ProvinceIndex> vacant;
  ForEachBit(position.graph().Adjacent(of), position.graph().province_words(), [&](int p) {
    if (!position.HasUnit(static_cast<ProvinceIndex>(p))) vacant.push_back(static_cast<ProvinceIndex>(p));
  });
  return vacant;
}

// For each occupied neighbour of the province, one retreat from it into the province, if possible.
std::vector<Order> RetreatsFromAround(const PositionView& position, ProvinceIndex to, Random& random) {
  std::vector<Order> retreats;
  for (const Unit& dislodger : UnitsOf(position)) {
    const auto choices = RetreatsInto(position, position.map().ProvinceOf(dislodger.location), to, random);
    if (!choices.empty()) retreats.push_back(Pick(choices, random));
  }
  Shuffle(retreats, random);
  return retreats;
}

// ---- Adjustments

void OwnSomeCenters(PositionRef position, PowerIndex power, int count, Random& random) {
  const Map& map = position.map();
  std::vector<CenterIndex> centers;
  for (int c = 0; c < map.center_count(); ++c) {
    centers.push_back(static_cast<CenterIndex>(c));
    if (position.OwnerOf(centers.back()) == power) position.SetOwner(centers.back(), kNoPower);
  }
  Shuffle(centers, random);
  for (size_t i = 0; i < centers.size() && static_cast<int>(i) < count; ++i) position.SetOwner(centers[i], power);
}

// At most `count` removals, some of them twice.
void OrderRemovals(BoardCase& board, std::vector<Unit> units, int count, Random& random) {
  Shuffle(units, random);
  for (int i = 0; i < count; ++i) {
    board.orders.push_back(Order::Disband(units[static_cast<size_t>(i)]));
    if (Chance(20, random)) board.orders.push_back(board.orders.back());
  }
}

}  // namespace

void OrderNamedUnitToHold(BoardCase& board, Random& random) {
  const std::vector<Unit> named = NamedUnits(board);
  if (!named.empty()) GiveInstead(board, Order::Hold(Pick(named, random)), random);
}

void OrderNamedUnitIllegally(BoardCase& board, Random& random) {
  const std::vector<Unit> named = NamedUnits(board);
  if (named.empty()) return;
  const Unit unit = Pick(named, random);
  const RuleOptions rules;
  const BoardView view(board.position, rules);
  const auto any_place = [&] {
    return static_cast<LocationIndex>(random.Below(static_cast<uint32_t>(board.map->location_count())));
  };
  for (int i = 0; i < kTries; ++i) {
    Order order = Order::Hold(unit).WithKind(static_cast<OrderKind>(2 + random.Below(4)));  // move, support or convoy
    order = order.WithTarget(any_place()).WithThird(Pick(UnitsOf(board.position), random).location);
    order = order.WithViaConvoy(order.kind() == OrderKind::kMove && Chance(30, random));
    if (CheckMovementOrder(view, order).legal()) continue;
    GiveInstead(board, order, random);
    return;
  }
}

void AttackOwnUnit(BoardCase& board, Random& random) {
  Unit held;
  std::vector<Unit> others = FindSurrounded(board.position, 2, &held, random);
  if (others.empty()) return;
  Unit &attacker = others[0], &supporter = others[1];
  const ProvinceIndex province = board.map->ProvinceOf(held.location);
  const bool own_attack = Chance(50, random);
  const PowerIndex other = AnyPower(*board.map, random);
  GivePower(board.position.ref(), &attacker, own_attack ? held.power : other);
  GivePower(board.position.ref(), &supporter, own_attack && Chance(50, random) ? other : held.power);
  const Order move = MoveInto(board.position, attacker, province, random);
  GiveInstead(board, Order::Hold(held), random);
  GiveInstead(board, move, random);
  GiveInstead(board, Order::SupportMove(supporter, attacker.type, attacker.location, move.target()), random);
  if (Chance(50, random)) TakeOrdersOf(board, province);  // having no order is the same as holding
}

void AttackOccupiedProvince(BoardCase& board, Random& random) {
  Unit held;
  const std::vector<Unit> others = FindSurrounded(board.position, 2, &held, random);
  for (size_t i = 0; i < others.size() && i < 2; ++i) {
    const ProvinceIndex province = board.map->ProvinceOf(held.location);
    GiveInstead(board, MoveInto(board.position, others[i], province, random), random);
  }
}

void RetreatToOneProvince(BoardCase& board, Random& random) {
  PositionRef position = board.position.ref();
  const std::vector<Unit> units = UnitsOf(position);
  for (int i = 0; i < kTries && !units.empty(); ++i) {
    const auto vacant = VacantNeighbours(position, board.map->ProvinceOf(Pick(units, random).location));
    if (vacant.empty()) continue;
    std::vector<Order> retreats = RetreatsFromAround(position, Pick(vacant, random), random);
    const size_t wanted = Chance(70, random) ? 2 : 3;
    const bool full = position.dislodged_count() + 3 > board.map->province_count() / 3;
    if (retreats.size() < wanted || full) continue;
    retreats.resize(wanted);
    for (const Order retreat : retreats) {
      OpenRetreat(position, retreat);
      GiveInstead(board, retreat, random);
    }
    return;
  }
}

void LeaveRemovalsToDisorder(BoardCase& board, Random& random) {
  PositionRef position = board.position.ref();
  std::vector<Unit> units = UnitsOf(position);
  for (int i = 0; i < kTries && !units.empty(); ++i) {
    const PowerIndex power = Pick(units, random).power;
    const int count = position.UnitCountOf(power);
    if (count < 2) continue;
    const int centers = 1 + static_cast<int>(random.Below(static_cast<uint32_t>(count - 1))), due = count - centers;
    OwnSomeCenters(position, power, centers, random);
    std::erase_if(board.orders, [&](Order order) { return order.power() == power; });
    std::erase_if(units, [&](const Unit& unit) { return unit.power != power; });
    if (Chance(60, random))
      OrderRemovals(board, units, static_cast<int>(random.Below(static_cast<uint32_t>(due))), random);
    break;
  }
  Shuffle(board.orders, random);
}

BoardCase AimedAnyPhase(const MapRef& map, const BoardMix& mix, Random& random) {
  BoardCase board = RandomAnyPhase(map, mix, random);
  if (Chance(20, random)) return board;
  switch (board.position.view().phase_type()) {
    case PhaseType::kMovement:
      AttackOccupiedProvince(board, random);
      break;
    case PhaseType::kRetreats:
      RetreatToOneProvince(board, random);
      break;
    case PhaseType::kAdjustments:
      LeaveRemovalsToDisorder(board, random);
      break;
    default:
      break;
  }
  return board;
}

}  // namespace entente
