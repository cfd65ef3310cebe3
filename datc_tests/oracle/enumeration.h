// Finds every assignment that satisfies all equations, by brute force.
#ifndef ENTENTE_DATC_TESTS_ORACLE_ENUMERATION_H_
#define ENTENTE_DATC_TESTS_ORACLE_ENUMERATION_H_

#include <vector>

#include "datc_tests/oracle/board.h"

namespace oracle {

// All consistent assignments. Boards of up to 16 units.
std::vector<Assignment> ConsistentAssignments(const Board& board);

// Whether two of the assignments differ in a convoy, or in a move by sea.
bool DifferBySea(const Board& board, const std::vector<Assignment>& assignments);
// Whether two of the assignments differ in a support.
bool DifferInSupports(const Board& board, const std::vector<Assignment>& assignments);

}  // namespace oracle

#endif  // ENTENTE_DATC_TESTS_ORACLE_ENUMERATION_H_
