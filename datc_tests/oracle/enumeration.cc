#include "datc_tests/oracle/enumeration.h"

#include "datc_tests/oracle/equations.h"

namespace oracle {

std::vector<Assignment> ConsistentAssignments(const Board& board) {
  const Equations equations(board);
  std::vector<int> decisions;
  for (size_t u = 0; u < board.units.size(); ++u) {
    if (equations.IsDecision(static_cast<int>(u))) decisions.push_back(static_cast<int>(u));
  }
  std::vector<Assignment> consistent;
  for (unsigned bits = 0; bits < 1u << decisions.size(); ++bits) {
    Assignment guess(board.units.size(), true);
    for (size_t d = 0; d < decisions.size(); ++d) guess[decisions[d]] = (bits >> d) & 1;
    bool all = true;
    for (size_t d = 0; all && d < decisions.size(); ++d) {
      all = equations.Evaluate(decisions[d], guess) == guess[decisions[d]];
    }
    if (all) consistent.push_back(guess);
  }
  return consistent;
}

bool DifferBySea(const Board& board, const std::vector<Assignment>& assignments) {
  const Equations equations(board);
  for (size_t u = 0; u < board.units.size(); ++u) {
    const bool by_sea = board.orders[u].kind == Kind::kMove && board.orders[u].by_sea;
    if (!by_sea && !equations.IsMatchingConvoy(static_cast<int>(u))) continue;
    for (const Assignment& a : assignments) {
      if (a[u] != assignments.front()[u]) return true;
    }
  }
  return false;
}

}  // namespace oracle
