// A second opinion on builds and waives, at home or under BUILD_ANY, written straight from the rules. Stateless; any
// threads.
//   Source: DATC 6.I; 4.C.3 c, 4.C.4 a, 4.D.4 b, 4.D.7 a.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_BUILDS_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_BUILDS_H_

#include <string>

#include "datc_tests/properties/board_case.h"

namespace entente {

// Whether these rules cover the map: no alternatives, factories, partisans, claims and tokens, and it never changes.
bool HasPlainBuilds(const BoardCase& board);

// The differences between the engine and the plain rules in an adjustments phase of such a map, under the default rules or BUILD_ANY:
// reasons of builds and waives, and new units; empty if there are none.
std::string BuildDifference(const BoardCase& board, const Played& played);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_BUILDS_H_
