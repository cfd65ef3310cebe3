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

namespace {

// Whether two of the assignments differ in an order for which counts(unit) is true.
template <typename Counts>
bool Differ(const Board& board, const std::vector<Assignment>& assignments, const Counts& counts) {
  for (size_t u = 0; u < board.units.size(); ++u) {
    if (!counts(static_cast<int>(u))) continue;
    for (const Assignment& a : assignments) {
      if (a[u] != assignments.front()[u]) return true;
    }
  }
  return false;
}

}  // namespace

bool DifferBySea(const Board& board, const std::vector<Assignment>& assignments) {
  const Equations equations(board);
  return Differ(board, assignments, [&](int u) {
    return (equations.IsMove(u) && board.orders[u].by_sea) || equations.IsMatchingConvoy(u);
  });
}

bool DifferInSupports(const Board& board, const std::vector<Assignment>& assignments) {
  const Equations equations(board);
  return Differ(board, assignments, [&](int u) { return equations.IsMatchingSupport(u); });
}

}  // namespace oracle
