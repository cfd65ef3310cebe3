#include "datc_tests/oracle/oracle.h"

#include <algorithm>

#include "datc_tests/oracle/enumeration.h"
#include "datc_tests/oracle/partial_information.h"

namespace oracle {

Verdict Adjudicate(const Board& board) {
  const std::vector<Assignment> consistent = ConsistentAssignments(board);
  if (consistent.empty()) return {Solutions::kNone, ResolveByPartialInformation(board)};
  if (consistent.size() == 1) return {Solutions::kUnique, consistent.front()};
  if (DifferBySea(board, consistent)) return {Solutions::kSeveralWithConvoy, ResolveByPartialInformation(board)};
  if (DifferInSupports(board, consistent)) return {Solutions::kCircular, ResolveByPartialInformation(board)};
  const auto successes = [](const Assignment& a) { return std::count(a.begin(), a.end(), true); };
  return {Solutions::kCircular,
          *std::max_element(consistent.begin(), consistent.end(),
                            [&](const Assignment& a, const Assignment& b) { return successes(a) < successes(b); })};
}

CoreVerdict AdjudicateUnder(const Board& board) {
  const std::vector<Assignment> consistent = ConsistentAssignments(board);
  if (consistent.size() != 1) return ResolveByCores(board);
  const std::vector<bool> none(board.units.size(), false);
  return {consistent.front(), none, none, board, true};
}

}  // namespace oracle
