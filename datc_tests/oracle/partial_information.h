// The recursive procedure of DATC 5.E. It finds the best and worst still possible outcome of each order, the root of a
// cycle of dependencies by a low-link, and applies the backup rules at the root: a cycle of moves succeeds, convoys in
// a cycle fail (Szykman). Preferred choices only.
#ifndef ENTENTE_DATC_TESTS_ORACLE_PARTIAL_INFORMATION_H_
#define ENTENTE_DATC_TESTS_ORACLE_PARTIAL_INFORMATION_H_

#include "datc_tests/oracle/board.h"

namespace oracle {

// The outcome of every order. It always finds one, also for paradoxes.
Assignment ResolveByPartialInformation(const Board& board);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_PARTIAL_INFORMATION_H_
