#include "datc_tests/properties/plain_rules.h"

#include <algorithm>
#include <cctype>
#include <tuple>

namespace entente {
namespace {

// By province: the provinces that a unit anywhere in it could move to directly.
std::vector<std::vector<ProvinceIndex>> NeighborProvinces(const PositionView& position) {
  const Map& map = position.map();
  std::vector<std::vector<ProvinceIndex>> neighbors(static_cast<size_t>(map.province_count()));
  for (int l = 0; l < map.location_count(); ++l) {
    const auto location = static_cast<LocationIndex>(l);
    for (const UnitType type : {UnitType::kArmy, UnitType::kFleet}) {
      for (const LocationIndex to : position.graph().Neighbors(type, location)) {
        neighbors[map.ProvinceOf(location)].push_back(map.ProvinceOf(to));
      }
    }
  }
  return neighbors;
}

bool OwnsCenterIn(const PositionView& position, ProvinceIndex province, PowerIndex power) {
  return position.map().IsCenter(province) && position.OwnerOf(position.map().CenterOf(province)) == power;
}

// Whether the order is a legal retreat or disband of its unit, judged by the position's own masks.
bool IsGoodRetreat(const PositionView& position, Order order) {
  for (int i = 0; i < position.dislodged_count(); ++i) {
    const DislodgedUnit lost = position.Dislodged(i);
    if (lost.unit.location != order.source() || lost.unit.power != order.power()) continue;
    if (order.kind() == OrderKind::kDisband) return true;
    const auto places = position.map().RetreatPlaces(lost.unit.type, lost.unit.location);
    for (size_t n = 0; n < places.size(); ++n) {
      if (places[n] == order.target() && MayRetreatTo(lost, static_cast<int>(n)))
        return order.kind() == OrderKind::kRetreat;
    }
  }
  return false;
}

// Whether `other` keeps `order` out of the province that both retreat to. A unit that arrives with less strength does
// not.
bool KeepsOut(const PositionView& position, Order other, Order order) {
  const ProvinceIndex to = position.map().ProvinceOf(order.target());
  if (other.kind() != OrderKind::kRetreat || position.map().ProvinceOf(other.target()) != to) return false;
  return position.graph().StrengthOf(other.source(), to) <= position.graph().StrengthOf(order.source(), to);
}

// The good orders. Two different orders for one unit are none (4.D.3).
std::vector<Order> GoodRetreats(const BoardCase& board) {
  std::vector<Order> good;
  for (const Order order : board.orders) {
    if (IsGoodRetreat(board.position, order)) good.push_back(order);
  }
  std::vector<Order> single;
  for (const Order order : good) {
    const bool twice = std::any_of(good.begin(), good.end(),
                                   [&](Order other) { return other.source() == order.source() && other != order; });
    if (!twice) single.push_back(order);
  }
  return single;
}

// The origins of the units that keep the unit out of the province it retreats to.
std::vector<ProvinceIndex> WhoKeepsOut(const PositionView& before, const std::vector<Order>& good, Order order) {
  std::vector<ProvinceIndex> origins;
  for (const Order other : good) {
    const bool meets = order.kind() == OrderKind::kRetreat && other.source() != order.source();
    if (meets && KeepsOut(before, other, order)) origins.push_back(before.map().ProvinceOf(other.source()));
  }
  return origins;
}

std::string RetreatResultDifference(const OrderResult& result, const std::vector<ProvinceIndex>& rivals) {
  const OrderOutcome& got = result.outcome;
  const bool named = std::find(rivals.begin(), rivals.end(), got.cause) != rivals.end();
  const bool fine = rivals.empty() ? got.reason == Reason::kNone && got.cause == kNoProvince
                                   : got.reason == Reason::kBounced && named;
  return fine && got.dislodged_by == kNoProvince ? "" : "another reason or cause of a retreat\n";
}

std::string RetreatDifference(const BoardCase& board, const Played& played) {
  const PositionView before = board.position;
  const std::vector<Order> good = GoodRetreats(board);
  Position wanted = Reduced(
      before, [](const Unit&) { return true; }, [](const Unit&) { return false; });
  std::string text;
  for (size_t i = 0; i < board.orders.size(); ++i) {
    const Order order = board.orders[i];
    if (std::find(good.begin(), good.end(), order) == good.end()) continue;
    const auto rivals = WhoKeepsOut(before, good, order);
    text += RetreatResultDifference(played.results[i], rivals);
    const bool moves = order.kind() == OrderKind::kRetreat && rivals.empty();
    if (moves && !wanted.view().HasUnit(board.map->ProvinceOf(order.target()))) {  // else the same order twice
      wanted.ref().PlaceUnit({order.power(), order.unit_type(), order.target()});
    }
  }
  if (wanted.view() == played.after.view()) return text;
  BoardCase shown(board.map);
  shown.position = wanted;
  return text + "by the plain rules, after: " + Show(shown);
}

// Units that a power may have for its partisan sites: one each, while it owns some but not all of its homes, and not in
// the first phase of the game.
int PartisanUnits(const PositionView& position, PowerIndex power) {
  const Map& map = position.map();
  const Word* sites = position.stage().Partisans(power);
  if (sites == nullptr || position.phase() == map.begin()) return 0;
  int count = 0, owned = 0, homes = 0;
  for (int p = 0; p < map.province_count(); ++p) {
    count += TestBit(sites, static_cast<size_t>(p));
    if (!TestBit(position.Homes(power), static_cast<size_t>(p))) continue;
    ++homes;
    owned += OwnsCenterIn(position, static_cast<ProvinceIndex>(p), power);
  }
  return owned > 0 && owned < homes ? count : 0;
}

// The number of units that a power has too many.
int RemovalsDue(const PositionView& position, PowerIndex power) {
  return position.UnitCountOf(power) - position.CenterCountOf(power) - PartisanUnits(position, power);
}

// Carries out the orders of one power: the first removals of units that it has, each unit once, as many as are due
// (4.D.6, 6.J.1, 6.J.2).
class PlainRemovals {
 public:
  PlainRemovals(const PositionView& before, PowerIndex power)
      : before_(before), power_(power), left_(std::max(0, RemovalsDue(before, power))) {}

  Reason Carry(Order order) {
    if (order.source() >= before_.map().location_count()) return Reason::kIllegal;
    const ProvinceIndex province = before_.map().ProvinceOf(order.source());
    if (before_.UnitAt(province).power != power_ || IsGone(province)) return Reason::kIllegal;
    if (left_ == 0) return Reason::kExcess;
    --left_;
    gone_.push_back(province);
    return Reason::kNone;
  }

  // Civil disorder removes the rest from the remaining units (4.D.8, 6.J.2).
  std::vector<ProvinceIndex> Complete() {
    for (const Unit& unit : RemovalSequence(before_, power_)) {
      const ProvinceIndex province = before_.map().ProvinceOf(unit.location);
      if (left_ == 0) break;
      if (IsGone(province)) continue;
      --left_;
      gone_.push_back(province);
    }
    return gone_;
  }

 private:
  bool IsGone(ProvinceIndex province) const { return std::find(gone_.begin(), gone_.end(), province) != gone_.end(); }

  const PositionView before_;
  const PowerIndex power_;
  int left_;
  std::vector<ProvinceIndex> gone_;
};

std::string DisorderOf(const BoardCase& board, const Played& played, PowerIndex power) {
  const PositionView before = board.position, after = played.after;
  PlainRemovals removals(before, power);
  std::string text;
  for (size_t i = 0; i < board.orders.size(); ++i) {
    if (board.orders[i].kind() != OrderKind::kDisband || board.orders[i].power() != power) continue;
    const Reason wanted = removals.Carry(board.orders[i]);
    if (played.results[i].outcome.reason != wanted) text += "another reason of a removal\n";
  }
  const std::vector<ProvinceIndex> gone = removals.Complete();
  before.ForEachUnit([&](const Unit& unit) {
    if (unit.power != power) return;
    const ProvinceIndex province = board.map->ProvinceOf(unit.location);
    const bool stays = after.UnitAt(province) == unit;
    const bool should_stay = std::find(gone.begin(), gone.end(), province) == gone.end();
    if (stays != should_stay) text += ShowUnit(*board.map, unit) + (stays ? " stays\n" : " goes\n");
  });
  return text;
}

std::string DisorderDifference(const BoardCase& board, const Played& played) {
  std::string text;
  for (const PowerIndex p : board.map->powers()) text += DisorderOf(board, played, p);
  return text;
}

}  // namespace

std::vector<int> StepsToOwnCenters(const PositionView& position, PowerIndex power) {
  constexpr int kNever = 1000;
  const auto neighbors = NeighborProvinces(position);
  std::vector<int> steps(neighbors.size(), kNever);
  std::vector<ProvinceIndex> queue;
  for (size_t p = 0; p < steps.size(); ++p) {
    if (!OwnsCenterIn(position, static_cast<ProvinceIndex>(p), power)) continue;
    steps[p] = 0;
    queue.push_back(static_cast<ProvinceIndex>(p));
  }
  for (size_t i = 0; i < queue.size(); ++i) {
    for (const ProvinceIndex next : neighbors[queue[i]]) {
      if (steps[next] != kNever) continue;
      steps[next] = steps[queue[i]] + 1;
      queue.push_back(next);
    }
  }
  return steps;
}

std::string PlainName(const Map& map, ProvinceIndex province) {
  std::string name;
  for (const char c : map.LongName(province)) {
    if (std::isalpha(static_cast<unsigned char>(c))) {
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
  }
  return name;
}

std::vector<Unit> RemovalSequence(const PositionView& position, PowerIndex power) {
  const std::vector<int> steps = StepsToOwnCenters(position, power);
  std::vector<std::tuple<int, int, std::string, Unit>> ranked;
  position.ForEachUnit([&](const Unit& unit) {
    if (unit.power != power) return;
    ranked.emplace_back(-steps[position.map().ProvinceOf(unit.location)], unit.type == UnitType::kFleet ? 0 : 1,
                        PlainName(position.map(), position.map().ProvinceOf(unit.location)), unit);
  });
  std::sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
    return std::tie(std::get<0>(a), std::get<1>(a), std::get<2>(a)) <
           std::tie(std::get<0>(b), std::get<1>(b), std::get<2>(b));
  });
  std::vector<Unit> sequence;
  for (const auto& entry : ranked) sequence.push_back(std::get<3>(entry));
  return sequence;
}

std::string PlainDifference(const BoardCase& board, const Played& played) {
  return board.position.view().phase_type() == PhaseType::kRetreats ? RetreatDifference(board, played)
                                                                    : DisorderDifference(board, played);
}

}  // namespace entente
