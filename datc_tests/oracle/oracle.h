// The oracle's answer for a board, and how it came about.
#ifndef ENTENTE_DATC_TESTS_ORACLE_ORACLE_H_
#define ENTENTE_DATC_TESTS_ORACLE_ORACLE_H_

#include "datc_tests/oracle/board.h"
#include "datc_tests/oracle/cores.h"

namespace oracle {

enum class Solutions {
  kUnique,             // one consistent assignment
  kCircular,           // several, which agree on every convoy: circular movement
  kSeveralWithConvoy,  // several that differ in a convoy or a move by sea: a paradox, or a circle with a convoy
  kNone,               // a contradictory paradox
};

struct Verdict {
  Solutions solutions = Solutions::kUnique;
  Assignment success;
};

// Under the preferred choices. The only consistent assignment; for circular movement the one in which most moves
// succeed; with convoys, and where none is consistent, what the procedure of DATC 5.E with the Szykman rule makes of it.
Verdict Adjudicate(const Board& board);

// Under any choices: the only consistent assignment; else what ResolveByCores makes of it. Its `board` is what the
// outcome follows from.
CoreVerdict AdjudicateUnder(const Board& board);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_ORACLE_H_
