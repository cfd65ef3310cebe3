#include "datc_tests/properties/plain_rules.h"

#include <algorithm>
#include <cctype>
#include <tuple>

namespace entente {
namespace {

// By province: the provinces that some unit somewhere in it could go to directly.
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

// Whether `other` keeps `order` out of the province that both retreat to: who arrives with less strength does not.
bool KeepsOut(const PositionView& position, Order other, Order order) {
  const ProvinceIndex to = position.map().ProvinceOf(order.target());
  if (other.kind() != OrderKind::kRetreat || position.map().ProvinceOf(other.target()) != to) return false;
  return position.graph().StrengthOf(other.source(), to) <= position.graph().StrengthOf(order.source(), to);
}

std::string RetreatDifference(const BoardCase& board, const Played& played) {
  const PositionView before = board.position;
  std::vector<Order> good;
  for (const Order order : board.orders) {
    if (IsGoodRetreat(before, order)) good.push_back(order);
  }
  Position wanted = Reduced(
      before, [](const Unit&) { return true; }, [](const Unit&) { return false; });
  for (const Order order : good) {
    const auto meets = [&](Order other) {
      if (other.source() == order.source()) return other != order;  // ordered twice
      return KeepsOut(before, other, order);
    };
    if (order.kind() == OrderKind::kRetreat && std::none_of(good.begin(), good.end(), meets)) {
      wanted.ref().PlaceUnit({order.power(), order.unit_type(), order.target()});
    }
  }
  if (wanted.view() == played.after.view()) return "";
  BoardCase shown(board.map);
  shown.position = wanted;
  return "by the plain rules, after: " + Show(shown);
}

// Units that a power may have for its partisan sites: one each, while it owns some of its homes but not all, and not in
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

std::string DisorderDifference(const BoardCase& board, const Played& played) {
  const PositionView before = board.position;
  std::string text;
  for (int p = 0; p < board.map->power_count(); ++p) {
    const auto power = static_cast<PowerIndex>(p);
    if (std::any_of(board.orders.begin(), board.orders.end(), [&](Order o) { return o.power() == power; })) continue;
    const std::vector<Unit> sequence = RemovalSequence(before, power);
    const int due = before.UnitCountOf(power) - before.CenterCountOf(power) - PartisanUnits(before, power);
    for (size_t i = 0; i < sequence.size(); ++i) {
      const bool stays = played.after.view().UnitAt(board.map->ProvinceOf(sequence[i].location)) == sequence[i];
      const bool should_stay = static_cast<int>(i) >= due;
      if (stays != should_stay) text += ShowUnit(*board.map, sequence[i]) + (stays ? " stays\n" : " goes\n");
    }
  }
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
