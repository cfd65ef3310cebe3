// Second opinions on random boards, which mix the situations that other tests separate.

#include <array>

#include "datc_tests/properties/aimed_board.h"
#include "datc_tests/properties/oracle_adapter.h"
#include "datc_tests/properties/plain_rules.h"
#include "datc_tests/properties/properties.h"

namespace entente {
namespace {

BoardCase MakeSmallMovement(Workbench& bench, Random& random) {
  BoardCase board = RandomMovement(bench.AnyMap(random), {.fewest_units = 4, .most_units = 13}, random);
  if (Chance(60, random)) AttackOccupiedProvince(board, random);
  return board;
}
BoardCase MakeWeakMovement(Workbench& bench, Random& random) {
  BoardCase board = RandomMovement(bench.WeakMap(random), {.fewest_units = 4, .most_units = 9}, random);
  if (Chance(20, random)) board.rules.dummy_moves = DummyMoves::kForbidden;
  return board;
}
BoardCase MakeLegalRetreats(Workbench& bench, Random& random) {
  const MapRef& map = Chance(15, random) ? bench.WeakMap(random) : bench.AnyMap(random);
  BoardCase board = RandomRetreats(map, {.illegal_percent = 0}, random);
  RetreatToOneProvince(board, random);
  const PositionView position = board.position;
  for (int i = 0; i < position.dislodged_count(); ++i) {  // two such orders for one unit: neither counts
    if (Chance(5, random)) board.orders.push_back(Order::Disband(position.Dislodged(i).unit));
  }
  return board;
}
BoardCase MakeDisorder(Workbench& bench, Random& random) {
  BoardCase board = RandomAdjustments(bench.AnyMap(random), {.fewest_units = 5}, random);
  LeaveRemovalsToDisorder(board, random);
  return board;
}

Finding CheckOracle(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played played = bench.Judge(board);
  const OracleAdapter oracle(*board.map, board.position.view().graph());
  const auto answer = oracle.Ask(board, played);
  if (!answer) return {};
  return FindingOf(IsEventful(board, played), oracle.Difference(board, played, *answer));
}

Finding CheckPlainRules(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played played = bench.Judge(board);
  return FindingOf(IsEventful(board, played), PlainDifference(board, played));
}

constexpr auto kProperties = std::to_array<Property>({
    {"MovementIsWhatTheOracleSays", MakeSmallMovement, CheckOracle},
    {"MovementOverWeakPassagesIsWhatTheOracleSays", MakeWeakMovement, CheckOracle},
    {"RetreatsAreWhatThePlainRulesSay", MakeLegalRetreats, CheckPlainRules},
    {"CivilDisorderIsWhatThePlainRulesSay", MakeDisorder, CheckPlainRules},
});

}  // namespace

std::span<const Property> AgreementProperties() { return kProperties; }

}  // namespace entente
