// The recursive procedure of DATC 5.E: best and worst still possible outcome of each order, a low-link to find the root
// of a cycle of dependencies, and the backup rules at that root: a cycle of moves succeeds, convoys in a cycle fail
// (Szykman). It knows the preferred choices alone.
#ifndef ENTENTE_DATC_TESTS_ORACLE_PARTIAL_INFORMATION_H_
#define ENTENTE_DATC_TESTS_ORACLE_PARTIAL_INFORMATION_H_

#include "datc_tests/oracle/board.h"

namespace oracle {

// The outcome of every order. Always an answer, also for paradoxes.
Assignment ResolveByPartialInformation(const Board& board);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_PARTIAL_INFORMATION_H_
