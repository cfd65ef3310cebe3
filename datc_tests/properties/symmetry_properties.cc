// Checks changes that must not matter: the sequence of orders, the numbers of powers and places, orders without effect,
// and distant events.
// happens far away.

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/properties.h"
#include "datc_tests/properties/random_rules.h"

namespace entente {
namespace {

BoardCase MakeMovement(Workbench& bench, Random& random) {
  BoardCase board = RandomMovement(bench.AnyMap(random), {.fewest_units = 4}, random);
  if (Chance(50, random)) AttackOccupiedProvince(board, random);
  return board;
}
BoardCase MakeRetreats(Workbench& bench, Random& random) {
  BoardCase board = RandomRetreats(bench.AnyMap(random), {}, random);
  RetreatToOneProvince(board, random);
  return board;
}
BoardCase MakeTwoGroups(Workbench& bench, Random& random) {
  return RandomTwoGroups(bench.standard(), {.fewest_units = 5, .most_units = 9}, random);
}
BoardCase MakeOnStandard(Workbench& bench, Random& random) { return AimedAnyPhase(bench.standard(), {}, random); }
BoardCase MakeMovementOrRetreats(Workbench& bench, Random& random) {
  return Chance(70, random) ? MakeMovement(bench, random) : MakeRetreats(bench, random);
}
// Rules under which the sequence of several orders for one unit does not matter (4.D.3 c).
BoardCase UnderRandomRules(BoardCase board, Random& random) {
  board.rules = RandomRules(random);
  board.rules.duplicate_order = DuplicateOrder::kAllVoid;
  return board;
}
BoardCase MakeMovementUnderRules(Workbench& bench, Random& random) {
  return UnderRandomRules(MakeMovement(bench, random), random);
}
BoardCase MakeAnyUnderRules(Workbench& bench, Random& random) {
  return UnderRandomRules(MakeMovementOrRetreats(bench, random), random);
}
BoardCase MakeHold(Workbench& bench, Random& random) {
  BoardCase board = RandomMovement(bench.AnyMap(random), {.fewest_units = 4}, random);
  for (int i = 0; i < 3; ++i) OrderNamedUnitToHold(board, random);
  return board;
}
BoardCase MakeIllegal(Workbench& bench, Random& random) {
  BoardCase board = RandomMovement(bench.AnyMap(random), {.fewest_units = 4, .illegal_percent = 20}, random);
  for (int i = 0; i < 3; ++i) OrderNamedUnitIllegally(board, random);
  return board;
}

// ---- Sequence

Finding CheckShuffled(Workbench& bench, const BoardCase& board, uint64_t seed) {
  std::vector<size_t> place(board.orders.size());
  std::iota(place.begin(), place.end(), size_t{0});
  Random random(seed);
  Shuffle(place, random);
  BoardCase shuffled = board;
  for (size_t i = 0; i < place.size(); ++i) shuffled.orders[i] = board.orders[place[i]];
  const Played wanted = bench.Judge(board), got = bench.Judge(shuffled);
  std::string text = SamePosition("after", wanted.after, got.after) + SamePosition("next", wanted.next, got.next) +
                     SameEvents(*board.map, wanted.events, got.events);
  for (size_t i = 0; i < place.size(); ++i) {
    text += SameResult(*board.map, wanted.results[place[i]], got.results[i], Cause::kSame);
  }
  return FindingOf(IsEventful(board, wanted), text);
}

// ---- Names

// The homes decide whether a power may build, and so the next phase; they affect nothing else in the next position.
enum class Homes { kRenamed, kAsTheyWere };

Position NextWanted(const Played& original, const Position& got, const Map& map, const Renaming& renaming,
                    Homes homes) {
  Position next = Renamed(original.next, map, renaming);
  const auto is_adjustments = [](const PositionView& view) { return view.phase_type() == PhaseType::kAdjustments; };
  const bool phase_differs = is_adjustments(original.next) != is_adjustments(got);
  if (homes == Homes::kAsTheyWere && phase_differs) next.ref().SetPhase(got.view().phase());
  return next;
}

// The renamed board must give the renamed results.
std::string CheckRenamed(const Played& original, const Played& got, const Map& map, const Renaming& renaming,
                         Homes homes) {
  std::string text = SamePosition("after", Renamed(original.after, map, renaming), got.after);
  text += SamePosition("next", NextWanted(original, got.next, map, renaming, homes), got.next);
  std::vector<PhaseEvent> events = original.events;
  for (PhaseEvent& event : events) {
    event.power = renaming.Power(event.power);
    event.unit = renaming.To(event.unit);
  }
  text += SameEvents(map, events, got.events);
  for (size_t i = 0; i < original.results.size(); ++i) {
    OrderResult wanted = original.results[i];
    wanted.order = renaming.To(wanted.order);
    wanted.outcome.cause = renaming.To(wanted.outcome.cause);
    wanted.outcome.dislodged_by = renaming.To(wanted.outcome.dislodged_by);
    text += SameResult(map, wanted, got.results[i], Cause::kAnyUnit);
  }
  return text;
}

Finding CheckRenamed(Workbench& bench, const BoardCase& board, const MapRef& map, const Renaming& renaming,
                     Homes homes) {
  const Played original = bench.Judge(board), got = bench.Judge(Renamed(board, map, renaming));
  return FindingOf(IsEventful(board, original), CheckRenamed(original, got, *map, renaming, homes));
}

// On any map. The homes stay with the powers, so only the relabelled maps test adjustments.
Finding CheckPowersRenamed(Workbench& bench, const BoardCase& board, uint64_t seed) {
  Renaming renaming = Renaming::Identity(*board.map);
  Random random(seed);
  Shuffle(renaming.power, random);
  return CheckRenamed(bench, board, board.map, renaming, Homes::kAsTheyWere);
}

Finding CheckRelabelled(Workbench& bench, const BoardCase& board, uint64_t seed) {
  const RelabelledMap& relabelled = bench.Relabelled(seed);
  if (relabelled.map == nullptr) return relabelled.error;
  return CheckRenamed(bench, board, relabelled.map, relabelled.renaming, Homes::kRenamed);
}

// ---- Orders that do nothing

// Compares the results of the orders for which `kept` is true with the results of the other board, in sequence.
template <typename Kept>
std::string SameKeptResults(const Map& map, const Played& wanted, const Played& got, const Kept& kept) {
  std::string text;
  size_t next = 0;
  for (const OrderResult& result : wanted.results) {
    if (kept(result)) text += SameResult(map, result, got.results[next++], Cause::kSame);
  }
  return text;
}

std::string SameBoards(const Played& wanted, const Played& got) {
  return SamePosition("after", wanted.after, got.after) + SamePosition("next", wanted.next, got.next);
}

// Whether a legal order of another unit attacks, supports or convoys the unit in `province`.
bool IsNamed(const BoardCase& board, const Played& played, ProvinceIndex province) {
  return std::any_of(played.results.begin(), played.results.end(), [&](const OrderResult& result) {
    const Order order = result.order;
    if (result.why != Illegality::kNone || order.kind() == OrderKind::kHold) return false;
    const LocationIndex named = order.kind() == OrderKind::kMove ? order.target() : order.third();
    return board.map->ProvinceOf(named) == province && board.map->ProvinceOf(order.source()) != province;
  });
}

Finding CheckHoldIsNoOrder(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played wanted = bench.Judge(board);
  const auto kept = [](const OrderResult& result) {
    return result.order.kind() != OrderKind::kHold || result.why != Illegality::kNone;
  };
  BoardCase without = board;
  without.orders.clear();
  for (size_t i = 0; i < board.orders.size(); ++i) {
    if (kept(wanted.results[i])) without.orders.push_back(board.orders[i]);
  }
  const bool tells = std::any_of(wanted.results.begin(), wanted.results.end(), [&](const OrderResult& result) {
    return !kept(result) && IsNamed(board, wanted, board.map->ProvinceOf(result.order.source()));
  });
  const Played got = bench.Judge(without);
  return FindingOf(tells, SameBoards(wanted, got) + SameKeptResults(*board.map, wanted, got, kept));
}

bool IsLegal(const OrderResult& result) { return result.why == Illegality::kNone; }

// Whether an illegal order was given to this unit by its power.
bool IsOwnIllegal(const Map& map, const OrderResult& result, const Unit& unit) {
  const LocationIndex source = result.order.source();
  return !IsLegal(result) && result.why != Illegality::kForeignUnit && source < map.location_count() &&
         map.ProvinceOf(source) == map.ProvinceOf(unit.location);
}

// The units without a legal order.
std::vector<Unit> Unordered(const BoardCase& board, const Played& played) {
  std::vector<Unit> units;
  board.position.view().ForEachUnit([&](const Unit& unit) {
    const bool ordered = std::any_of(played.results.begin(), played.results.end(), [&](const OrderResult& result) {
      return IsLegal(result) && result.order.source() == unit.location;
    });
    if (!ordered) units.push_back(unit);
  });
  return units;
}

// The board without illegal orders; each of the units is ordered to hold.
BoardCase WithHolds(const BoardCase& board, const Played& played, const std::vector<Unit>& units) {
  BoardCase held = board;
  held.orders.clear();
  for (size_t i = 0; i < board.orders.size(); ++i) {
    if (IsLegal(played.results[i])) held.orders.push_back(board.orders[i]);
  }
  for (const Unit& unit : units) held.orders.push_back(Order::Hold(unit));
  return held;
}

Finding CheckIllegalIsHold(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played wanted = bench.Judge(board);
  const std::vector<Unit> units = Unordered(board, wanted);
  const BoardCase held = WithHolds(board, wanted, units);
  const Played got = bench.Judge(held);
  std::string text = SameBoards(wanted, got) + SameKeptResults(*board.map, wanted, got, IsLegal);
  bool tells = false;
  for (size_t i = 0; i < units.size(); ++i) {
    const OrderResult& hold = got.results[held.orders.size() - units.size() + i];
    if (hold.why != Illegality::kNone) text += "a hold is illegal\n";
    // The unit of the illegal order has the same outcome as a holding unit.
    for (const OrderResult& result : wanted.results) {
      if (!IsOwnIllegal(*board.map, result, units[i])) continue;
      tells = tells || IsNamed(board, wanted, board.map->ProvinceOf(units[i].location));
      if (result.outcome.dislodged_by != hold.outcome.dislodged_by) text += "another dislodger\n";
    }
  }
  return FindingOf(tells, text);
}

// ---- Far away

// Groups of units whose neighbourhoods touch: only units of one group can affect one another, directly or through
// others.
class Groups {
 public:
  explicit Groups(const PositionView& position) : map_(position.map()), group_(position.map().province_count(), -1) {
    const Graph& graph = position.graph();
    position.ForEachUnit([&](const Unit& unit) {
      if (group_[map_.ProvinceOf(unit.location)] < 0) Spread(position, graph, map_.ProvinceOf(unit.location), count_++);
    });
  }
  int count() const { return count_; }
  int Of(ProvinceIndex province) const { return group_[province]; }

 private:
  void Spread(const PositionView& position, const Graph& graph, ProvinceIndex start, int group) {
    std::vector<ProvinceIndex> queue{start};
    group_[start] = group;
    for (size_t i = 0; i < queue.size(); ++i) {
      const auto visit = [&](int p) {
        if (!position.HasUnit(static_cast<ProvinceIndex>(p)) || group_[p] >= 0) return;
        group_[p] = group;
        queue.push_back(static_cast<ProvinceIndex>(p));
      };
      ForEachBit(graph.Adjacent(queue[i]), graph.province_words(), [&](int p) {
        visit(p);
        ForEachBit(graph.Adjacent(static_cast<ProvinceIndex>(p)), graph.province_words(), visit);
      });
    }
  }

  const Map& map_;
  std::vector<int> group_;  // by province; -1 where no unit stands
  int count_ = 0;
};

// Groups in which a legal order fails.
int CountEventful(const Groups& groups, const BoardCase& board, const Played& played) {
  std::set<int> eventful;
  for (const OrderResult& result : played.results) {
    if (!IsLegal(result) || result.outcome.reason == Reason::kNone) continue;
    eventful.insert(groups.Of(board.map->ProvinceOf(result.order.source())));
  }
  return static_cast<int>(eventful.size());
}

Finding CheckGroupsApart(Workbench& bench, const BoardCase& board, uint64_t) {
  const Groups groups(board.position);
  const Played together = bench.Judge(board);
  std::string text;
  for (int g = 0; g < groups.count(); ++g) {
    const auto belongs = [&](LocationIndex at) {
      return at < board.map->location_count() && groups.Of(board.map->ProvinceOf(at)) == g;
    };
    const auto keep = [&](const Unit& unit) { return belongs(unit.location); };
    BoardCase alone(board.map);
    alone.position = Reduced(board.position, keep, keep);
    std::vector<size_t> index;
    for (size_t i = 0; i < board.orders.size(); ++i) {
      const Order order = board.orders[i];
      // Orders that name a unit of the other group are illegal in both, for different reasons.
      const bool across = order.third() < board.map->location_count() &&
                          groups.Of(board.map->ProvinceOf(order.third())) >= 0 && !belongs(order.third());
      if (!belongs(order.source())) continue;
      alone.orders.push_back(order);
      index.push_back(across ? board.orders.size() : i);
    }
    const Played apart = bench.Judge(alone);
    // Dislodged units keep the provinces they stood in, so `keep` finds those of this group.
    Position wanted(*board.map);
    wanted = Reduced(
        together.after,
        [&](const Unit& unit) { return apart.after.view().UnitAt(board.map->ProvinceOf(unit.location)) == unit; },
        keep);
    text += SamePosition("after", wanted, apart.after);
    for (size_t i = 0; i < index.size(); ++i) {
      if (index[i] == board.orders.size()) continue;
      text += SameResult(*board.map, together.results[index[i]], apart.results[i], Cause::kSame);
    }
  }
  return FindingOf(CountEventful(groups, board, together) >= 2, text);
}

constexpr auto kProperties = std::to_array<Property>({
    {"TheSequenceOfMovementOrdersDoesNotMatter", MakeMovement, CheckShuffled},
    {"TheSequenceOfRetreatOrdersDoesNotMatter", MakeRetreats, CheckShuffled},
    {"TheSequenceOfOrdersDoesNotMatterUnderAnyRules", MakeMovementUnderRules, CheckShuffled},
    {"PowersRenamedGiveTheSameBoardRenamedUnderAnyRules", MakeAnyUnderRules, CheckPowersRenamed},
    {"PowersRenamedGiveTheSameBoardRenamed", MakeMovementOrRetreats, CheckPowersRenamed},
    {"AMapRelabelledGivesTheSameBoardRelabelled", MakeOnStandard, CheckRelabelled},
    {"AHoldIsTheSameAsNoOrder", MakeHold, CheckHoldIsNoOrder},
    {"AnIllegalOrderIsTheSameAsAHold", MakeIllegal, CheckIllegalIsHold},
    {"TwoFarApartGroupsDoNotBearUponEachOther", MakeTwoGroups, CheckGroupsApart},
});

}  // namespace

std::span<const Property> SymmetryProperties() { return kProperties; }

}  // namespace entente
