#include "datc_tests/properties/random_board.h"

#include <algorithm>

#include "datc_tests/properties/random_orders.h"

namespace entente {
namespace {

bool MayHoldUnit(const Graph& graph, ProvinceIndex province) { return graph.terrain(province) != Terrain::kShut; }

std::vector<ProvinceIndex> OpenProvinces(const Map& map, const Graph& graph) {
  std::vector<ProvinceIndex> open;
  for (int p = 0; p < map.province_count(); ++p) {
    if (MayHoldUnit(graph, static_cast<ProvinceIndex>(p))) open.push_back(static_cast<ProvinceIndex>(p));
  }
  return open;
}

// Fills `count` more provinces, from `start` on, each next to a filled one.
void GrowCluster(PositionRef position, ProvinceIndex start, int count, Random& random) {
  const Graph& graph = position.graph();
  std::vector<ProvinceIndex> cluster{start};
  for (int tries = 0; count > 0 && tries < 2000; ++tries) {
    const ProvinceIndex at = cluster.back();
    if (!position.HasUnit(at)) {
      position.PlaceUnit(RandomUnit(position, at, random));
      --count;
    }
    std::vector<ProvinceIndex> next;
    const ProvinceIndex from = Pick(cluster, random);
    ForEachBit(graph.Adjacent(from), graph.province_words(), [&](int p) {
      if (MayHoldUnit(graph, static_cast<ProvinceIndex>(p))) next.push_back(static_cast<ProvinceIndex>(p));
    });
    cluster.push_back(next.empty() ? from : Pick(next, random));
  }
}

int RandomCount(const BoardMix& mix, int most, Random& random) {
  const int top = std::max(mix.fewest_units, std::min(mix.most_units, most));
  return mix.fewest_units + static_cast<int>(random.Below(static_cast<uint32_t>(top - mix.fewest_units + 1)));
}

void GiveCenters(PositionRef position, Random& random) {
  const Map& map = position.map();
  for (int c = 0; c < map.center_count(); ++c) {
    const auto power = static_cast<PowerIndex>(random.Below(static_cast<uint32_t>(map.power_count())));
    if (Chance(60, random)) position.SetOwner(static_cast<CenterIndex>(c), power);
  }
}

BoardCase EmptyBoard(const MapRef& map, PhaseType type, Random& random) {
  BoardCase board(map);
  board.position.ref().SetPhase(RandomPhase(*map, type, random));
  return board;
}

// Steps from `from` to every province, by any adjacency.
std::vector<int> Steps(const Graph& graph, ProvinceIndex from) {
  std::vector<int> steps(static_cast<size_t>(graph.province_count()), -1);
  std::vector<ProvinceIndex> queue{from};
  steps[from] = 0;
  for (size_t i = 0; i < queue.size(); ++i) {
    ForEachBit(graph.Adjacent(queue[i]), graph.province_words(), [&](int p) {
      if (steps[p] >= 0) return;
      steps[p] = steps[queue[i]] + 1;
      queue.push_back(static_cast<ProvinceIndex>(p));
    });
  }
  return steps;
}

}  // namespace

Phase RandomPhase(const Map& map, PhaseType type, Random& random) {
  std::vector<Phase> phases;
  Phase phase = map.begin();
  for (int i = 0; i < 12; ++i) {
    if (map.TypeOf(phase) == type) phases.push_back(phase);
    phase = map.NextPhase(phase);
  }
  return phases.empty() ? map.begin() : Pick(phases, random);
}

Unit RandomUnit(const PositionView& position, ProvinceIndex province, Random& random) {
  const Map& map = position.map();
  std::vector<Unit> units;
  const auto power = static_cast<PowerIndex>(random.Below(static_cast<uint32_t>(std::min(map.power_count(), 7))));
  if (position.graph().MayStand(UnitType::kArmy, province)) units.push_back({power, UnitType::kArmy, province});
  const bool army_alone = !units.empty() && Chance(40, random);
  for (int l = 0; l < map.location_count() && !army_alone; ++l) {
    const auto location = static_cast<LocationIndex>(l);
    if (map.ProvinceOf(location) == province && position.graph().MayStand(UnitType::kFleet, location)) {
      units.push_back({power, UnitType::kFleet, location});
    }
  }
  return Pick(units, random);
}

BoardCase RandomMovement(const MapRef& map, const BoardMix& mix, Random& random) {
  BoardCase board = EmptyBoard(map, PhaseType::kMovement, random);
  const auto open = OpenProvinces(*map, board.position.view().graph());
  const int count = RandomCount(mix, static_cast<int>(open.size()) * 2 / 3, random);
  GrowCluster(board.position.ref(), Pick(open, random), count, random);
  GiveCenters(board.position.ref(), random);
  board.orders = RandomOrders(board.position, mix.illegal_percent, random);
  return board;
}

BoardCase RandomTwoGroups(const MapRef& map, const BoardMix& mix, Random& random) {
  BoardCase board = EmptyBoard(map, PhaseType::kMovement, random);
  const Graph& graph = board.position.view().graph();
  const auto open = OpenProvinces(*map, graph);
  const ProvinceIndex here = Pick(open, random);
  const std::vector<int> steps = Steps(graph, here);
  const ProvinceIndex there = *std::max_element(open.begin(), open.end(),
                                                [&](ProvinceIndex a, ProvinceIndex b) { return steps[a] < steps[b]; });
  for (const ProvinceIndex start : {here, there}) {
    GrowCluster(board.position.ref(), start, RandomCount(mix, 9, random), random);
  }
  board.orders = RandomOrders(board.position, mix.illegal_percent, random);
  return board;
}

BoardCase RandomRetreats(const MapRef& map, const BoardMix& mix, Random& random) {
  BoardCase board = EmptyBoard(map, PhaseType::kRetreats, random);
  PositionRef position = board.position.ref();
  const Graph& graph = position.graph();
  const auto open = OpenProvinces(*map, graph);
  GrowCluster(position, Pick(open, random), RandomCount(mix, static_cast<int>(open.size()) / 2, random), random);
  GiveCenters(position, random);
  std::vector<ProvinceIndex> occupied;
  position.ForEachUnit([&](const Unit& unit) { occupied.push_back(map->ProvinceOf(unit.location)); });
  for (const ProvinceIndex province : occupied) {
    if (!Chance(30, random) || position.dislodged_count() >= map->province_count() / 3) continue;
    const Unit lost = RandomUnit(position, province, random);
    uint32_t* retreats = position.AddDislodged(lost);
    const auto places = map->RetreatPlaces(lost.type, lost.location);
    for (size_t n = 0; n < places.size(); ++n) {
      const bool vacant =
          !position.HasUnit(map->ProvinceOf(places[n])) && graph.IsMove(lost.type, lost.location, places[n]);
      if (vacant && Chance(70, random)) retreats[n / 32] |= 1u << (n % 32);
    }
  }
  board.orders = RandomOrders(board.position, mix.illegal_percent, random);
  return board;
}

BoardCase RandomAdjustments(const MapRef& map, const BoardMix& mix, Random& random) {
  BoardCase board = EmptyBoard(map, PhaseType::kAdjustments, random);
  const auto open = OpenProvinces(*map, board.position.view().graph());
  const int count = RandomCount(mix, static_cast<int>(open.size()) / 2, random);
  GrowCluster(board.position.ref(), Pick(open, random), count, random);
  PositionRef position = board.position.ref();
  GiveCenters(position, random);
  if (Chance(50, random)) {  // owners at home, to make builds possible
    const auto owners = map->start_owners();
    for (int c = 0; c < map->center_count(); ++c) {
      if (Chance(70, random)) position.SetOwner(static_cast<CenterIndex>(c), owners[c]);
    }
  }
  board.orders = RandomOrders(board.position, mix.illegal_percent, random);
  return board;
}

BoardCase RandomAnyPhase(const MapRef& map, const BoardMix& mix, Random& random) {
  const uint32_t choice = random.Below(4);
  if (choice == 0) return RandomRetreats(map, mix, random);
  if (choice == 1) return RandomAdjustments(map, mix, random);
  return RandomMovement(map, mix, random);
}

std::vector<Order> RandomOrders(const PositionView& position, int illegal_percent, Random& random) {
  return OrderWriter(position, illegal_percent, random).Write();
}

}  // namespace entente
