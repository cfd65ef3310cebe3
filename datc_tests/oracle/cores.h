// Resolves the paradox rules of DATC 4.A.2 by brute force, for any choice of rules. An order is decided if all
// completions of the undecided orders agree on it. The remaining orders are open because of cycles. A cycle that
// depends on no other open order is a core: it gets its only solution, or the result of the rule.
#ifndef ENTENTE_DATC_TESTS_ORACLE_CORES_H_
#define ENTENTE_DATC_TESTS_ORACLE_CORES_H_

#include <vector>

#include "datc_tests/oracle/board.h"

namespace oracle {

struct CoreVerdict {
  Assignment success;
  std::vector<bool> held;        // moves that fail by the rule (d)
  std::vector<bool> unresolved;  // convoys of paradoxes that the rule leaves open (a to c), and the moves they convoy
  Board board;                   // the final board, with the moves by sea that were stopped
  bool is_unique = false;        // exactly one assignment satisfies all equations
};

// For boards with few open decisions: for n of them it tries 2^n completions.
CoreVerdict ResolveByCores(const Board& board);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_CORES_H_
