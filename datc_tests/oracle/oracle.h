// The oracle's answer for a board, and the kind of solution.
#ifndef ENTENTE_DATC_TESTS_ORACLE_ORACLE_H_
#define ENTENTE_DATC_TESTS_ORACLE_ORACLE_H_

#include "datc_tests/oracle/board.h"
#include "datc_tests/oracle/cores.h"

namespace oracle {

enum class Solutions {
  kUnique,             // one consistent assignment
  kCircular,           // several assignments that agree on every convoy: circular movement
  kSeveralWithConvoy,  // several that differ in a convoy or a move by sea: a paradox, or a circle with a convoy
  kNone,               // a contradictory paradox
};

struct Verdict {
  Solutions solutions = Solutions::kUnique;
  Assignment success;
};

// The answer under the preferred choices: the only consistent assignment; for circular movement the one with the most
// successful moves; with convoys, if supports differ, or if none is consistent, the result of the procedure of DATC 5.E
// with the Szykman rule.
Verdict Adjudicate(const Board& board);

// The answer under any choices: the only consistent assignment, else the result of ResolveByCores. The outcome is
// derived from its `board`.
CoreVerdict AdjudicateUnder(const Board& board);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_ORACLE_H_
