#include "datc_tests/properties/whole_phase.h"

#include <algorithm>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/plain_builds.h"
#include "datc_tests/properties/plain_rules.h"
#include "datc_tests/properties/random_board.h"
#include "rules/map_rules.h"

namespace entente {
namespace {

constexpr int kOddPercent = 12;  // units with a random order of any bits

// Units all over the map, from a few to almost every province.
BoardCase ScatteredMovement(const MapRef& map, Random& random) {
  BoardCase board(map);
  PositionRef position = board.position.ref();
  position.SetPhase(RandomPhase(*map, PhaseType::kMovement, random));
  const int percent = 5 + static_cast<int>(random.Below(80));
  for (int p = 0; p < map->province_count(); ++p) {
    const auto province = static_cast<ProvinceIndex>(p);
    if (position.graph().terrain(province) == Terrain::kShut || !Chance(percent, random)) continue;
    position.PlaceUnit(RandomUnit(position, province, random));
  }
  board.orders = RandomOrders(position, kOddPercent, random);
  return board;
}

BoardCase AnyMovement(const MapRef& map, Random& random) {
  if (Chance(20, random)) return ScatteredMovement(map, random);
  const int most = Chance(75, random) ? 13 : 60;
  BoardCase board = RandomMovement(map, {.most_units = most, .illegal_percent = kOddPercent}, random);
  if (Chance(40, random)) AttackOccupiedProvince(board, random);
  if (Chance(30, random)) board.rules.convoy_retreat = ConvoyRetreat::kNever;
  return board;
}

BoardCase AnyRetreats(const MapRef& map, Random& random) {
  BoardCase board = RandomRetreats(map, {.illegal_percent = kOddPercent}, random);
  if (Chance(70, random)) RetreatToOneProvince(board, random);
  return board;
}

// Removes a unit on a home of another power and orders its owner to build there: illegal in any sequence.
void BuildWhereUnitsAreRemoved(BoardCase& board, Random& random) {
  const PositionView position = board.position;
  position.ForEachUnit([&](const Unit& unit) {
    const ProvinceIndex province = board.map->ProvinceOf(unit.location);
    if (!board.map->IsCenter(province)) return;
    const PowerIndex owner = position.OwnerOf(board.map->CenterOf(province));
    if (owner == kNoPower || owner == unit.power) return;
    board.orders.push_back(Order::Disband(unit));
    board.orders.push_back(Order::Build({owner, unit.type, unit.location}));
  });
  Shuffle(board.orders, random);
}

BoardCase AnyAdjustments(const MapRef& map, Random& random) {
  BoardCase board = RandomAdjustments(map, {.illegal_percent = kOddPercent}, random);
  if (Chance(50, random)) LeaveRemovalsToDisorder(board, random);
  if (Chance(15, random)) BuildWhereUnitsAreRemoved(board, random);
  return board;
}

// The rules of maps that the second opinions know: dummies that do not move, and builds on every owned center
// (BUILD_ANY). A map that has the rule has it in three phases of four, other maps in one of eight.
void AddMapRules(BoardCase& board, Random& random) {
  const RuleOptions of_map = WithMapRules(board.map->RuleNames()).value();
  const auto takes = [&](bool map_has_it) { return Chance(map_has_it ? 75 : 12, random); };
  if (takes(of_map.dummy_moves == DummyMoves::kForbidden)) board.rules.dummy_moves = DummyMoves::kForbidden;
  if (takes(of_map.build_sites == BuildSites::kAnyOwned)) board.rules.build_sites = BuildSites::kAnyOwned;
}

// Orders builds on vacant owned centers, at home or not.
void BuildOnOwnedCenters(BoardCase& board, Random& random) {
  const PositionView position = board.position;
  for (int c = 0; c < board.map->center_count(); ++c) {
    const ProvinceIndex province = board.map->CenterProvince(static_cast<CenterIndex>(c));
    const PowerIndex owner = position.OwnerOf(static_cast<CenterIndex>(c));
    if (owner == kNoPower || position.HasUnit(province) || !Chance(30, random)) continue;
    board.orders.push_back(Order::Build({owner, Chance(60, random) ? UnitType::kArmy : UnitType::kFleet, province}));
  }
  Shuffle(board.orders, random);
}

// Keeps the orders as the engine understood them, without those it refused. Legality is the engine's.
void KeepUnderstood(BoardCase& board, Played& played) {
  board.orders.clear();
  std::erase_if(played.results, [](const OrderResult& result) {
    return result.why != Illegality::kNone && result.why != Illegality::kOrderedTwice;
  });
  for (const OrderResult& result : played.results) board.orders.push_back(result.order);
}

// On entering an adjustments phase centers go to the power whose unit stands there.
std::string OwnersDifference(const Played& played) {
  const PositionView after = played.after, next = played.next;
  const Map& map = after.map();
  bool entered = false;
  for (Phase phase = after.phase(); !(phase == next.phase()) && !entered;) {
    phase = map.NextPhase(phase);
    entered = map.TypeOf(phase) == PhaseType::kAdjustments;
  }
  std::string text;
  for (int c = 0; c < map.center_count(); ++c) {
    const auto center = static_cast<CenterIndex>(c);
    const ProvinceIndex province = map.CenterProvince(center);
    const PowerIndex unit = entered ? next.UnitAt(province).power : PowerIndex{kNoPower};
    const PowerIndex due = unit == kNoPower ? after.OwnerOf(center) : unit;
    if (next.OwnerOf(center) != due) text += "another owner of " + std::string(map.Id(province)) + "\n";
  }
  return text;
}

}  // namespace

WholePhases::WholePhases(MapRef map) : map_(std::move(map)), scratch_(*map_) {}

BoardCase WholePhases::MakeBoard(Random& random) const {
  const uint32_t choice = random.Below(4);
  BoardCase board = choice == 0   ? AnyRetreats(map_, random)
                    : choice == 1 ? AnyAdjustments(map_, random)
                                  : AnyMovement(map_, random);
  AddMapRules(board, random);
  if (choice == 1 && Chance(50, random)) BuildOnOwnedCenters(board, random);
  return board;
}

const OracleAdapter& WholePhases::OracleOf(const Graph& graph) {
  return oracles_.try_emplace(&graph, *map_, graph).first->second;
}

WholePhases::Verdict WholePhases::JudgeMovement(const BoardCase& board, const Played& played) {
  const OracleAdapter& oracle = OracleOf(board.position.view().graph());
  if (const auto answer = oracle.Ask(board, played)) {
    return {Judge::kOracle, oracle.Difference(board, played, *answer)};
  }
  return {Judge::kProcedure, oracle.Difference(board, played, oracle.AskProcedure(board, played))};
}

WholePhases::Verdict WholePhases::JudgeLater(const BoardCase& board, const Played& played) {
  if (board.position.view().phase_type() == PhaseType::kAdjustments) {
    std::string difference = PlainDifference(board, played);
    if (HasPlainBuilds(board)) difference += BuildDifference(board, played);
    return {Judge::kPlainRules, std::move(difference)};
  }
  BoardCase understood = board;
  Played results = played;
  KeepUnderstood(understood, results);
  return {Judge::kPlainRules, PlainDifference(understood, results)};
}

WholePhases::Verdict WholePhases::JudgePhase(const BoardCase& board) {
  const Played played = Play(board, scratch_);
  const bool movement = board.position.view().phase_type() == PhaseType::kMovement;
  Verdict verdict = movement ? JudgeMovement(board, played) : JudgeLater(board, played);
  verdict.difference += OwnersDifference(played);
  return verdict;
}

WholePhaseCount WholePhases::Try(long boards, uint64_t seed) {
  WholePhaseCount count;
  Random seeds(seed ^ map_->fingerprint());  // gives maps with the same provinces different boards
  while (count.boards < boards) {
    ++count.boards;
    const uint64_t board_seed = seeds.Next();
    Random random(board_seed);
    const BoardCase board = MakeBoard(random);
    const Verdict verdict = JudgePhase(board);
    ++count.judged_by[verdict.judge];
    if (verdict.difference.empty() || count.differences++ != 0) continue;
    const BoardCase smallest =
        Smallest(board, [&](const BoardCase& candidate) { return !JudgePhase(candidate).difference.empty(); });
    count.first_difference = "board " + std::to_string(count.boards) + " of seed " + std::to_string(seed) + " on " +
                             std::string(map_->name()) + "\n" + JudgePhase(smallest).difference +
                             Show(smallest, Play(smallest, scratch_));
  }
  return count;
}

}  // namespace entente
