// The paradox rules of DATC 4.A.2 by brute force, for any choice of rules: what every completion of the undecided agrees
// on is decided; what is left is open because of cycles; a cycle that nothing else open bears on is a core, and gets its
// only solution, or what the rule makes of it.
#ifndef ENTENTE_DATC_TESTS_ORACLE_CORES_H_
#define ENTENTE_DATC_TESTS_ORACLE_CORES_H_

#include <vector>

#include "datc_tests/oracle/board.h"

namespace oracle {

struct CoreVerdict {
  Assignment success;
  std::vector<bool> held;        // moves that the rule made fail (d)
  std::vector<bool> unresolved;  // convoys of paradoxes that the rule leaves open (a to c), and the moves they convoy
  Board board;                   // as it was in the end: with the moves by sea that were stopped
  bool is_unique = false;        // one assignment alone satisfies all equations
};

// Boards with few open decisions: 2^n completions are tried for n of them.
CoreVerdict ResolveByCores(const Board& board);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_CORES_H_
