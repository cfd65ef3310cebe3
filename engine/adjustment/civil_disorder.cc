#include "adjustment/civil_disorder.h"

#include <algorithm>

namespace entente {
namespace {

// Finds the steps from every province to the nearest of `goals`. Every adjacency by land or sea counts: an army
// crosses water as if fleets were everywhere (6.J.10), and a fleet crosses land.
void ProvinceDistances(const Graph& graph, const ProvinceSet& goals, uint16_t* distances) {
  const int words = graph.province_words();
  ProvinceSet reached = CopyOf(goals, words), frontier = CopyOf(goals, words);
  std::fill_n(distances, graph.province_count(), kUnreachable);
  for (uint16_t step = 0;; ++step) {
    ProvinceSet next = NoProvinces(words);
    bool any = false;
    ForEachBit(frontier.words, words, [&](int p) {
      distances[p] = step;
      any = true;
      const Word* adjacent = graph.Adjacent(static_cast<ProvinceIndex>(p));
      for (int w = 0; w < words; ++w) next.words[w] |= adjacent[w];
    });
    if (!any) return;
    for (int w = 0; w < words; ++w) {
      next.words[w] &= ~reached.words[w];
      reached.words[w] |= next.words[w];
      frontier.words[w] = next.words[w];
    }
  }
}

// The moves that a fleet at `from` needs to reach the nearest of `goals`, on any coast. It starts from its own coast
// and may arrive on any (6.J.5, 6.J.9).
uint16_t FleetDistance(const Map& map, const Graph& graph, LocationIndex from, const ProvinceSet& goals) {
  const int words = graph.location_words();
  Word reached[WordsFor(kMaxLocations)], frontier[WordsFor(kMaxLocations)];
  std::fill_n(reached, words, Word{0});
  std::fill_n(frontier, words, Word{0});
  SetBit(reached, from);
  SetBit(frontier, from);
  for (uint16_t step = 0;; ++step) {
    Word next[WordsFor(kMaxLocations)];
    std::fill_n(next, words, Word{0});
    bool any = false, arrived = false;
    ForEachBit(frontier, words, [&](int at) {
      any = true;
      arrived |= goals.Test(map.ProvinceOf(static_cast<LocationIndex>(at)));
      const Word* moves = graph.FleetMoves(static_cast<LocationIndex>(at));
      for (int w = 0; w < words; ++w) next[w] |= moves[w];
    });
    if (arrived) return step;
    if (!any) return kUnreachable;
    for (int w = 0; w < words; ++w) {
      frontier[w] = next[w] & ~reached[w];
      reached[w] |= frontier[w];
    }
  }
}

}  // namespace

// The 2023 rule counts from the centers owned now (6.J.11), the older practice from the home centers.
ProvinceSet CountingCenters(const PositionView& position, const RuleOptions& rules, PowerIndex power) {
  ProvinceSet goals{};
  if (rules.civil_disorder == CivilDisorder::kOwnedDistance) {
    position.FindCentersOf(power, goals.words);
    return goals;
  }
  const Word* homes = position.Homes(power);
  const Word* counting = position.stage().centers();
  for (int w = 0; w < position.map().province_words(); ++w) goals.words[w] = homes[w] & counting[w];
  return goals;
}

PlaceWorth WorthOfPlace(const PositionView& position, PowerIndex power, ProvinceIndex province) {
  if (!TestBit(position.stage().centers(), province)) return PlaceWorth::kOffCenters;
  const bool is_home = TestBit(position.Homes(power), province);
  if (position.OwnerOf(position.map().CenterOf(province)) == power) {
    return is_home ? PlaceWorth::kOwnedHome : PlaceWorth::kOwnedCenter;
  }
  return is_home ? PlaceWorth::kHome : PlaceWorth::kCenter;
}

void UnitDistances(const PositionView& position, const RuleOptions& rules, PowerIndex power, uint16_t* distances) {
  const ProvinceSet goals = CountingCenters(position, rules, power);
  ProvinceDistances(position.graph(), goals, distances);
  if (rules.civil_disorder == CivilDisorder::kOwnedDistance) return;  // this rule treats armies and fleets alike
  position.ForEachUnit([&](const Unit& unit) {
    if (unit.power != power || unit.type != UnitType::kFleet) return;
    distances[position.map().ProvinceOf(unit.location)] =
        FleetDistance(position.map(), position.graph(), unit.location, goals);
  });
}

ProvinceSet NearestCenters(const PositionView& position, const RuleOptions& rules, const Unit& unit,
                           uint16_t distance) {
  const Map& map = position.map();
  const bool as_fleet = rules.civil_disorder == CivilDisorder::kHomeDistance && unit.type == UnitType::kFleet;
  const ProvinceSet goals = CountingCenters(position, rules, unit.power);
  ProvinceSet nearest{};
  ForEachBit(goals.words, map.province_words(), [&](int goal) {
    ProvinceSet alone{};
    SetBit(alone.words, goal);
    uint16_t steps[kMaxProvinces];
    const ProvinceIndex from = map.ProvinceOf(unit.location);
    if (!as_fleet) ProvinceDistances(position.graph(), alone, steps);
    const uint16_t away = as_fleet ? FleetDistance(map, position.graph(), unit.location, alone) : steps[from];
    if (away == distance) SetBit(nearest.words, goal);
  });
  return nearest;
}

ProvinceIndex NextRemovalByCenter(const PositionView& position, PowerIndex power, Random& random) {
  ProvinceIndex chosen = kNoProvince;
  uint32_t like = 0;  // number of units of the lowest worth so far
  int lowest = 0;
  position.ForEachUnit([&](const Unit& unit) {
    if (unit.power != power) return;
    const ProvinceIndex province = position.map().ProvinceOf(unit.location);
    const int worth =
        2 * static_cast<int>(WorthOfPlace(position, power, province)) + (unit.type == UnitType::kArmy ? 1 : 0);
    if (like > 0 && worth > lowest) return;
    if (worth < lowest) like = 0;
    lowest = worth;
    if (random.Below(++like) == 0) chosen = province;  // each of n equals has the chance 1/n
  });
  return chosen;
}

ProvinceIndex NextRemoval(const PositionView& position, const uint16_t* distances, PowerIndex power) {
  const Map& map = position.map();
  ProvinceIndex best = kNoProvince;
  uint64_t best_key = 0;
  position.ForEachUnit([&](const Unit& unit) {
    if (unit.power != power) return;
    const ProvinceIndex province = map.ProvinceOf(unit.location);
    // Distance decides (6.J.3, 6.J.8), then a fleet goes before an army (6.J.7), then the alphabet (6.J.4, 6.J.6).
    const uint64_t key = uint64_t{distances[province]} << 32 | uint64_t{unit.type == UnitType::kFleet} << 16 |
                         (0xffffu - map.NameRank(province));
    if (best == kNoProvince || key > best_key) {
      best = province;
      best_key = key;
    }
  });
  return best;
}

}  // namespace entente
