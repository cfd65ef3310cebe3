// Second opinions on random boards, which mix what the situations keep apart.

#include <array>

#include "datc_tests/properties/oracle_adapter.h"
#include "datc_tests/properties/plain_rules.h"
#include "datc_tests/properties/properties.h"

namespace entente {
namespace {

BoardCase MakeSmallMovement(Workbench& bench, Random& random) {
  return RandomMovement(bench.AnyMap(random), {.most_units = 14}, random);
}
BoardCase MakeWeakMovement(Workbench& bench, Random& random) {
  return RandomMovement(bench.WeakMap(random), {.most_units = 9}, random);
}
BoardCase MakeLegalRetreats(Workbench& bench, Random& random) {
  return RandomRetreats(bench.AnyMap(random), {.illegal_percent = 0}, random);
}
BoardCase MakeAdjustments(Workbench& bench, Random& random) {
  return RandomAdjustments(bench.AnyMap(random), {}, random);
}

// Boards with weak passages (`~`, `*`) are judged only where exactly one assignment is consistent: the oracle's backup
// rules do not know halves.
Finding CheckOracle(Workbench& bench, const BoardCase& board, uint64_t) {
  const Played played = bench.Judge(board);
  const Graph& graph = board.position.view().graph();
  const OracleAdapter oracle(*board.map, graph);
  const auto answer = oracle.Ask(board, played);
  if (!answer || (graph.has_weak_passages() && answer->verdict.solutions != oracle::Solutions::kUnique)) return {};
  return oracle.Difference(board, played, *answer);
}

Finding CheckPlainRules(Workbench& bench, const BoardCase& board, uint64_t) {
  return PlainDifference(board, bench.Judge(board));
}

constexpr auto kProperties = std::to_array<Property>({
    {"MovementIsWhatTheOracleSays", MakeSmallMovement, CheckOracle},
    {"MovementOverWeakPassagesIsWhatTheOracleSays", MakeWeakMovement, CheckOracle},
    {"RetreatsAreWhatThePlainRulesSay", MakeLegalRetreats, CheckPlainRules},
    {"CivilDisorderIsWhatThePlainRulesSay", MakeAdjustments, CheckPlainRules},
});

}  // namespace

std::span<const Property> AgreementProperties() { return kProperties; }

}  // namespace entente
