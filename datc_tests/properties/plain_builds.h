// A second opinion on builds and waives, written straight from the rules. Stateless; any threads.
//   Source: DATC 6.I; 4.C.3 c, 4.C.4 a, 4.D.4 b, 4.D.7 a.
#ifndef ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_BUILDS_H_
#define ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_BUILDS_H_

#include <string>

#include "datc_tests/properties/board_case.h"

namespace entente {

// Whether the rules are here: a map without alternatives, factories, partisans, claims and tokens, which never changes.
bool HasPlainBuilds(const PositionView& position);

// What the engine's answer and the plain rules differ in, of an adjustments phase of such a map under the default rules:
// the reasons of builds and waives, and the units that are new on the board; empty if nothing.
std::string BuildDifference(const BoardCase& board, const Played& played);

}  // namespace entente

#endif  // ENTENTE_DATC_TESTS_PROPERTIES_PLAIN_BUILDS_H_
